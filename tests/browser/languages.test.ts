/** Every language on the page: whole games without a foreign word, the switch, and texts that fit where they stand. */
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "../../web/browser/kit";
import { describe, expect, isOver, it, kit, myTurn, play, sideways } from "../../web/browser/kit";

const web = kit();
const LOCALES = new URL("../../src/terramara/locales/", import.meta.url);
const RECORD = new URL("../golden/4-players-full.record", import.meta.url).pathname;
const LANGUAGES = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map((entry) => entry.name);

const SIZES = {
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 720 } },
};
/** A step of the record in the third round. */
const MIDDLE = 150;

/** The message files of the page in a language. */
const files = (language: string) =>
  readdirSync(new URL(`${language}/`, LOCALES))
    .filter((name) => name.endsWith(".ftl") && !["cli.ftl", "serve.ftl"].includes(name))
    .map((name) => readFileSync(new URL(`${language}/${name}`, LOCALES), "utf8"))
    .join("\n");
/** Words, but for the ids of rules. */
const wordsOf = (text: string) => text.replaceAll(/\b[A-Z]{1,3}-\d+/g, "").toLowerCase().match(/\p{L}{2,}/gu) ?? [];
/** What can be read in a message file: without comments, ids, placeables and names of variants. */
const texts = (language: string) =>
  files(language)
    .replaceAll(/^#.*$/gm, "")
    .replaceAll(/^ *\.?[a-zA-Z][\w-]* *=/gm, "")
    .replaceAll(/^ *\*?\[[\w-]+\]/gm, "")
    .replaceAll(/\{ *(\$[\w-]+|FORM\([^)]*\)|[a-z][\w-]*)( *->)? *\}?/g, " ");
const idsOf = (language: string) => new Set([...files(language).matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] as string));

/** Words that English has and this language hasn't. */
function onlyEnglish(language: string): Set<string> {
  const own = new Set(wordsOf(texts(language)));
  return new Set(wordsOf(texts("en")).filter((word) => !own.has(word)));
}

/** Everything a reader or listener gets from the page now, but for the names of the other languages. */
const saidHere = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node instanceof Element) {
        for (const name of ["aria-label", "data-tip", "title", "placeholder", "alt"]) said.push(node.getAttribute(name) ?? "");
      } else if (!node.parentElement?.closest("script, style, option[lang]")) said.push(node.textContent ?? "");
    }
    return [...new Set(said.map((text) => text.trim()).filter(Boolean))];
  });

async function begin(page: Page, players: number): Promise<void> {
  await page.locator(`input[name="players"][value="${players}"]`).check({ force: true });
  await page.locator("button.go").click();
  await page.locator("[data-target]").first().waitFor();
}

/** Texts that do not fit: cut off by what they stand in, or sticking out of their button, their panel or the window. */
const cut = (page: Page) =>
  page.evaluate(async () => {
    // A typeface that is still on its way has a broader one in its place.
    await Promise.all([...document.querySelectorAll("select")].map((list) => document.fonts.load(getComputedStyle(list).font)));
    await document.fonts.ready;
    const found: string[] = [];
    const walk = document.createTreeWalker(document.querySelector("dialog[open]") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !/\p{L}{2}/u.test(node.textContent ?? "") || parent.closest(".hidden, option, script, style, [inert]")) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        const across = box.left < frame.left - 2 || box.right > frame.right + 2;
        const down = box.top < frame.top - 4 || box.bottom > frame.bottom + 4;
        // What scrolls is not cut; a name that somebody typed may be.
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
        if (style.textOverflow === "ellipsis" && around.scrollWidth <= around.clientWidth + 1) continue;
        const hides = /hidden|clip/.test(style.overflowX + style.overflowY);
        const holds = around.matches("button, .button, .field, label, .card, dialog, text");
        const beyond = around === parent && (box.left < -1 || box.right > innerWidth + 1);
        if ((hides && (across || down)) || (holds && across) || beyond) {
          found.push(`${node.textContent?.trim()} in ${around.tagName.toLowerCase()}.${around.getAttribute("class")}`);
          break;
        }
      }
    }
    // A list shows the option that is chosen, beside its arrow.
    const arrow = 18;
    const pen = document.createElement("canvas").getContext("2d");
    for (const list of document.querySelectorAll<HTMLSelectElement>("select")) {
      if (!pen || !list.checkVisibility() || list.closest("[inert]")) continue;
      const style = getComputedStyle(list);
      pen.font = style.font;
      const room = list.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - arrow;
      for (const option of list.options)
        if (pen.measureText(option.label).width > room) found.push(`${option.label} in a list`);
    }
    return [...new Set(found)];
  });

describe.each(LANGUAGES)("in %s", (language) => {
  it("a whole game is played without an id, a gap or an English word on the page", async () => {
    const foreign = language === "en" ? new Set<string>() : onlyEnglish(language);
    const ids = idsOf("en");
    expect(ids.size).toBeGreaterThan(1000);
    const wrong = new Set<string>();
    const page = await web.visit("/", { locale: language });
    const look = async () => {
      for (const text of await saidHere(page)) {
        const known = [...text.matchAll(/[a-z]+(?:-[\w]+)+/g)].filter(([id]) => ids.has(id));
        if (/\{\s*\$|\$\w|undefined|\bNaN\b/.test(text) || known.length) wrong.add(text);
        if (wordsOf(text).some((word) => foreign.has(word))) wrong.add(text);
      }
    };
    await look();
    await begin(page, 2);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    const clicks = await play(page, async () => {
      await look();
      return isOver(page);
    });
    expect(clicks).toBeGreaterThan(25);
    await page.locator(".sheet tfoot td").first().waitFor();
    await look();
    expect([...wrong]).toEqual([]);
  });

  it("every text fits where it stands, on a phone and beside a keyboard", async () => {
    const start = await web.visit("/", { locale: language });
    await start.locator('input[type="file"]').setInputFiles(RECORD);
    await start.locator(".scrubber").waitFor();
    const table = new URL(start.url()).pathname;
    const wrong: string[] = [];
    const fits = async (page: Page, what: string, size: string) => {
      await page.mouse.move(0, 0); // under a pointer, text is as long as there is room for
      wrong.push(...(await cut(page)).map((text) => `${what}, ${size}: ${text}`));
      if ((await sideways(page)) > 0) wrong.push(`${what}, ${size}: the page scrolls sideways`);
    };
    for (const [size, options] of Object.entries(SIZES)) {
      const page = await web.visit("/", { locale: language, ...options });
      await page.locator("button.go").waitFor();
      await fits(page, "start", size);
      await page.goto(`${web.url}${table}?at=${MIDDLE}`);
      await page.locator("[data-target]").first().waitFor();
      await fits(page, "replay", size);
      await page.locator("header.top nav button").last().click();
      await page.locator("dialog form.settings").waitFor();
      await fits(page, "settings", size);
      await page.keyboard.press("Escape");
      await page.locator("header.top nav button").first().click();
      await page.locator(".sheet tfoot td").first().waitFor();
      await fits(page, "score sheet", size);
      await page.goto(`${web.url}/learn/craft`);
      await page.locator("section.lesson").waitFor();
      await fits(page, "lesson", size);
      await page.goto(`${web.url}/rules`);
      await page.locator("dt .id").first().waitFor();
      await fits(page, "rules", size);
      await page.goto(web.url);
      await page.locator('input[name="first"][value="false"]').check({ force: true });
      await begin(page, 4);
      await page.locator(".draft").waitFor();
      await fits(page, "draft", size);
      await play(page, async () => (await page.locator(".draft").count()) === 0);
      await myTurn(page);
      await fits(page, "turn", size);
    }
    expect(wrong).toEqual([]);
  });

  it("fetches no words or letters of another language", async () => {
    const page = await web.visit("/", { locale: language });
    await page.locator("button.go").waitFor();
    await page.evaluate(() => document.fonts.ready);
    const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
    const words = fetched.flatMap((name) => /\/([a-z]{2})-[\w-]+\.js$/.exec(name)?.[1] ?? []);
    expect(words).toEqual([language]);
    expect(fetched.some((name) => /latin.*\.woff2$/.test(name))).toBe(true);
    expect(fetched.some((name) => /cyrillic.*\.woff2$/.test(name))).toBe(/\p{Script=Cyrillic}/u.test(texts(language)));
  });

  it("is switched to at once, remembered, and asked for in an address", async () => {
    const page = await web.visit("/", { locale: language === "en" ? "de" : "en" });
    const spoken = () => page.evaluate(() => document.documentElement.lang);
    const go = page.locator("button.go");
    const before = await go.textContent();
    await page.locator(".language select").selectOption(language);
    await expect.poll(() => go.textContent()).not.toBe(before);
    expect(await spoken()).toBe(language);
    const now = await go.textContent();
    await page.reload();
    expect(await go.textContent()).toBe(now);
    const guest = await web.visit(`/?lang=${language}`, { locale: "es" });
    expect(await guest.locator("button.go").textContent()).toBe(now);
    expect(guest.url()).not.toContain("lang=");
    await guest.goto(`${web.url}/rules`);
    expect(await guest.evaluate(() => document.documentElement.lang)).toBe(language);
  });
});

describe("at one table", () => {
  it("everybody reads their own language", async () => {
    const host = await web.visit("/", { locale: "de" });
    const form = host.locator("form.create");
    await form.locator('input[type="radio"][value="2"]').check({ force: true });
    await form.locator(".seat-1 select").first().selectOption("human");
    await form.locator('button[type="submit"]').click();
    const invite = await host.locator("main.room input[readonly]").first().inputValue();
    const guest = await web.visit(invite.replace(web.url, ""), { locale: "ru" });
    await guest.locator("main.room form input").first().fill("Борис");
    await guest.locator("main.room form button").first().click();
    await guest.locator("[data-target]").first().waitFor();
    const watcher = await web.visit(new URL(guest.url()).pathname, { locale: "fr" });
    const words = { de: "Runde 1 beginnt.", ru: "Начинается раунд 1.", fr: "La manche 1 commence." };
    const pages = { de: host, ru: guest, fr: watcher };
    for (const [language, page] of Object.entries(pages)) {
      const said = words[language as keyof typeof words];
      await expect.poll(() => page.locator(".log").textContent()).toContain(said);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    }
    await host.locator("header.top nav button").last().click();
    await host.locator('dialog select:has(option[value="nl"])').selectOption("nl");
    await expect.poll(() => host.locator(".log").textContent()).toContain("Ronde 1 begint.");
    expect(await guest.locator(".log").textContent()).toContain(words.ru);
  });
});
