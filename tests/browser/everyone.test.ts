/** For everyone: phone sizes without sideways scrolling, light and dark, names for screen readers, axe-core. */
import type { Page } from "../../web/browser/kit";
import { axe, describe, emptySpace, expect, it, kit, myTurn, play, quickGame, sendExplorer, sideways } from "../../web/browser/kit";

const web = kit();

describe("on every size of screen", () => {
  it("nothing scrolls sideways", async () => {
    const page = await web.visit();
    const fits = async () => {
      for (const width of [360, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sideways(page), `${width} pixels`).toBe(0);
      }
    };
    await page.getByText("New table").waitFor();
    await fits();
    await quickGame(page);
    await myTurn(page);
    await fits();
    await page.getByRole("button", { name: "Replay" }).click();
    await page.locator(".scrubber").waitFor();
    await fits();
  });
});

describe("on a phone", () => {
  it("a round is played by touch, in the dark, and then looked at again", async () => {
    const page = await web.visit("/", {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      colorScheme: "dark",
    });
    expect(await axe(page)).toEqual([]);
    await quickGame(page);
    await myTurn(page);
    await play(page, async () => (await page.locator(".rounds .now b").textContent()) === "2");
    expect(await sideways(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    for (const tab of ["Players", "Log"]) {
      await page.getByRole("navigation").getByRole("button", { name: tab, exact: true }).click();
      expect(await sideways(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
    }
    const moment = page.locator(".log .line").nth(3);
    await moment.click();
    await expect.poll(() => page.url()).toMatch(/\?at=\d+$/);
    await page.locator(".log .line.now").waitFor();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Score sheet" }).click();
    await page.locator("path.curve").first().waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
  });
});

describe("axe-core finds nothing", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    it(`in ${colorScheme}`, async () => {
      const page = await web.visit("/", { colorScheme });
      await page.getByText("New table").waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole("link", { name: "Rules" }).click();
      await page.getByText("TRN-7").first().waitFor();
      expect(await axe(page)).toEqual([]);
      await page.goto(web.url);
      await quickGame(page);
      await myTurn(page);
      expect(await axe(page)).toEqual([]);
      await emptySpace(page).click();
      await page.locator(".popover").waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Chat" }).click();
      await page.getByLabel("Say something").waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole("button", { name: "Replay" }).click();
      await page.locator(".scrubber").waitFor();
      expect(await axe(page)).toEqual([]);
      for (const name of ["Score sheet", "Rules", "Links and record", "Settings"]) {
        await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name }).click();
        await page.getByRole("dialog").waitFor();
        expect(await axe(page)).toEqual([]);
        await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      }
    });
  }
});

describe("axe-core finds nothing in a full game", () => {
  const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  for (const [where, options] of [["with more contrast", { contrast: "more" }], ["on a phone", PHONE]] as const)
    it(`${where}: the draft, the guide, the windows of its keys, the list of all choices`, async () => {
      const page = await web.visit("/", { ...options, newcomer: true });
      await quickGame(page, 4, false);
      await page.locator(".draft").waitFor();
      expect(await axe(page)).toEqual([]);
      await play(page, async () => (await page.locator(".draft").count()) === 0);
      await myTurn(page);
      await page.locator(".guide").waitFor();
      expect(await axe(page)).toEqual([]);
      for (const key of ["i", "h", "t"]) {
        await page.keyboard.press(key);
        await page.locator("dialog[open] :is(section, article, .who, li)").first().waitFor();
        expect(await axe(page), key).toEqual([]);
        await page.keyboard.press("Escape");
      }
      await page.keyboard.press("l");
      await page.locator(".bar .long").waitFor();
      expect(await axe(page)).toEqual([]);
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    });
});

/** All that explains itself; signs on a part belong to it. */
const PARTS = "[data-target], :is(.board, .panel, .rounds) [data-tip]:not([data-tip] *, [data-target] *)";

describe("for screen readers", () => {
  it("every part of the board has a name, and what happens is announced", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    // The name of a part: its own words for screen readers, or what it says to all.
    const nameless = () =>
      page.evaluate((parts) => {
        const name = (e: Element) =>
          e.matches("[data-target]") ? e.querySelector(".hidden")?.textContent : (e.getAttribute("aria-label") ?? e.textContent);
        const said = (e: Element) => name(e)?.includes(e.getAttribute("data-tip")?.split("\n")[0] ?? "?");
        return [...document.querySelectorAll(parts)].filter((e) => !said(e)).map((e) => e.outerHTML.slice(0, 200));
      }, PARTS);
    await expect.poll(nameless).toEqual([]);
    const told = async () => (await page.locator('[role="log"][aria-live="polite"]').textContent()) ?? "";
    await sendExplorer(page);
    await expect.poll(told).toMatch(/Red sends an explorer to/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(told).toMatch(/Red sends an explorer to.*undoes a move/s);
    // The turns of the others, which come within moments, are all told.
    const others = /Blue sends.*Yellow sends.*Green sends/s;
    await play(page, async () => others.test(await told()));
  });

  it("a tile is named and explained as a whole, wherever it is pointed at", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    const bonus = page.locator('.river [data-target^="bonus:"] .hidden').first();
    await expect.poll(() => bonus.textContent()).toMatch(/^Bonus tile, level \d\. ./);
    expect(await page.getByRole("img", { name: /^Left in the deck: \d+ of level 1/ }).count()).toBe(1);
    const tip = page.locator(".tip");
    for (const [sign, whole] of [
      [".river .mark .icon", /^From here you can reserve/],
      [".track .badge b", /^Power level 1/],
    ] as const) {
      await page.mouse.move(0, 0);
      await expect.poll(() => tip.count()).toBe(0);
      await page.locator(sign).first().hover();
      await expect.poll(() => tip.textContent()).toMatch(whole);
    }
    // A card or a bonus tile is enlarged instead, over the players.
    for (const [sign, whole] of [
      [".artefacts .artefact .icon", /Level 1/i],
      [".river .bonus .unit", /^Bonus tile, level 1/],
    ] as const) {
      await page.locator(sign).first().hover();
      await expect.poll(() => page.locator(".big").textContent()).toMatch(whole);
      await expect.poll(() => tip.count()).toBe(0);
    }
  });
});

describe("without motion", () => {
  it("nothing pulses or turns, by choice of the player or of the device", async () => {
    const page = await web.visit("/", { reducedMotion: "no-preference" });
    await quickGame(page);
    await myTurn(page);
    await page.locator(".panel .bump").first().waitFor();
    const moving = () =>
      page.evaluate(() => {
        const moves = (e: Element) => ["", "::before", "::after"].some((part) => getComputedStyle(e, part).animationName !== "none");
        return [...document.querySelectorAll("body *")].filter(moves).length;
      });
    expect(await moving()).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await moving()).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Move pieces across the board").uncheck();
    expect(await moving()).toBe(0);
    await page.reload();
    await page.locator(".panel .bump").first().waitFor();
    expect(await moving()).toBe(0);
  });
});

describe("by keyboard", () => {
  it("arrows come to all that explains itself, which takes no stops of the Tab key", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    await expect.poll(() => page.locator(".panel").count()).toBe(4);
    const missed = await page.evaluate((parts) => {
      const press = (from: HTMLElement | SVGElement, key: string) => {
        from.focus();
        from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        return document.activeElement as HTMLElement;
      };
      const board = document.querySelector<HTMLElement>(".board")!;
      const reached = new Set<Element>([board]);
      const way: (HTMLElement | SVGElement)[] = [board];
      for (const here of way) {
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
          const next = press(here, key);
          if (!reached.has(next)) way.push(next);
          reached.add(next);
        }
      }
      return [...document.querySelectorAll(parts)].filter((e) => !reached.has(e)).map((e) => e.getAttribute("data-tip"));
    }, PARTS);
    expect(missed).toEqual([]);
    expect(await page.locator('.board [tabindex="0"]:not(.target)').count()).toBe(0);
    await page.locator(".board").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.locator(".tip").textContent()).toMatch(/^Row 6, round 5/);
  });
});

describe("with more contrast", () => {
  const looks = (page: Page) =>
    page.evaluate(() => {
      const ground = (part: string) => getComputedStyle(document.querySelector(part)!).backgroundColor;
      const signs = document.querySelector(".asked .space:not(.glow) .stand .strip");
      return { row: ground(".row.now .label"), plate: ground(".plate"), faint: signs && getComputedStyle(signs).opacity };
    });

  it("what is refused is drawn in full, and forced colours leave the board its own", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    await emptySpace(page).waitFor();
    const plain = await looks(page);
    expect(Number(plain.faint)).toBeLessThan(1);
    await page.emulateMedia({ forcedColors: "active" });
    const forced = await looks(page);
    expect(forced.row).toBe(plain.row);
    expect(forced.faint).toBe("1");
    expect(forced.plate).not.toBe(plain.plate);
    expect(await axe(page)).toEqual([]);
  });
});
