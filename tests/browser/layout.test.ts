/** What must be in sight is in sight: long names, the chat and what is new in it, low windows, the part chosen by hand. */

import type { Page } from "../../web/browser/kit";
import { describe, expect, it, kit, myTurn, play, quickGame, sideways } from "../../web/browser/kit";

const web = kit();
const RECORD = new URL("../golden/4-players-full.record", import.meta.url).pathname;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const LONG = "Maximiliane von Hohenstein zu Terramarago";

/** A game of two people, the second of them on a phone. */
async function twoPeople(name: string) {
  const anna = await web.visit();
  const form = anna.locator("form.create");
  await form.getByText("2 players", { exact: true }).click();
  await form.getByLabel("Name for seat 1").fill(name);
  await form.getByLabel("Who plays seat 2").selectOption("human");
  await form.getByRole("button", { name: "Create table" }).click();
  const invite = await anna.getByLabel("Invitation to a seat").inputValue();
  const bruno = await web.visit(invite.replace(web.url, ""), PHONE);
  await bruno.getByLabel("Your name").fill("Bruno");
  await bruno.getByRole("button", { name: "Sit down" }).click();
  const start = anna.getByRole("button", { name: "Start now" });
  await anna.getByText("Bruno").first().waitFor();
  if (await start.isVisible()) await start.click().catch(() => undefined);
  for (const page of [anna, bruno]) await page.locator("[data-target]").first().waitFor();
  return { anna, bruno };
}

const side = (page: Page, name: RegExp) => page.locator(".sidepanel .heads").getByRole("button", { name });
const part = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name });

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.locator(".chat .lines").getByText(text, { exact: true }).waitFor();
}

/** How far the chat is from its newest line. */
const fromEnd = (page: Page) =>
  page.locator(".chat .lines").evaluate((e) => Math.round(e.scrollHeight - e.scrollTop - e.clientHeight));

/** Whether a click on the middle of it would reach it. */
const reached = (page: Page, selector: string) =>
  page.locator(selector).evaluate((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    const there = (down: number) => e.contains(document.elementFromPoint(x + width / 2, y + down));
    return there(2) && there(height - 2);
  });

describe("the chat", () => {
  it("tells what is new, on a phone too, goes on to it, and leaves alone who reads what was before", async () => {
    const { anna, bruno } = await twoPeople("Anna");
    await side(anna, /Chat/).click();
    for (let i = 1; i <= 20; i++) await say(anna, `Number ${i}`);
    await expect.poll(() => fromEnd(anna)).toBeLessThan(2);
    expect(await side(anna, /Chat/).textContent()).not.toMatch(/\d/);

    await expect.poll(() => part(bruno, /Log/).textContent()).toMatch(/20 new messages/);
    await part(bruno, /Log/).click();
    await expect.poll(() => side(bruno, /Chat/).textContent()).toMatch(/20 new messages/);
    await side(bruno, /Chat/).click();
    await expect.poll(() => part(bruno, /Log/).textContent()).not.toMatch(/\d/);
    await expect.poll(() => fromEnd(bruno)).toBeLessThan(2);

    await bruno.locator(".chat .lines").evaluate((e) => e.scrollTo(0, 0));
    await say(anna, "One more");
    await expect.poll(() => part(bruno, /Log/).textContent()).toMatch(/1 new message/);
    expect(await bruno.locator(".chat .lines").evaluate((e) => e.scrollTop)).toBe(0);
    await say(bruno, "I was reading");
    await expect.poll(() => fromEnd(bruno)).toBeLessThan(2);
    await expect.poll(() => part(bruno, /Log/).textContent()).not.toMatch(/\d/);

    // Read messages stay read.
    await bruno.reload();
    await bruno.locator("[data-target]").first().waitFor();
    await part(bruno, /Log/).click();
    await side(bruno, /Chat/).click();
    await bruno.getByText("One more").waitFor();
    expect(await part(bruno, /Log/).textContent()).not.toMatch(/\d/);
  });

  it("can be written in, whatever lies over the question", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    await side(page, /Chat/).click();
    for (const replay of [false, true]) {
      if (replay) await page.getByRole("button", { name: "Replay" }).click();
      for (const [width, height] of [[1440, 900], [1280, 720], [1100, 600], [1024, 768], [844, 390], [390, 844], [360, 640]] as const) {
        await page.setViewportSize({ width, height });
        if (width < 1241) await part(page, /Log/).click();
        await expect.poll(() => reached(page, '[aria-label="Say something"]'), { message: `${width}x${height}` }).toBe(true);
        expect(await reached(page, ".sidepanel .heads")).toBe(true);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
});

describe("the players", () => {
  it("keep their numbers in sight beside a long name, and leave the question its size", async () => {
    const { anna, bruno } = await twoPeople(LONG.slice(0, 40));
    for (const width of [1920, 1440, 1100, 1024, 800, 390, 320]) {
      await anna.setViewportSize({ width, height: 800 });
      if (width < 1241) await part(anna, /Players/).click();
      await anna.locator(".panel").first().waitFor();
      const cut = await anna.locator(".panel").evaluateAll((panels) =>
        panels.filter((e) => e.scrollWidth > e.clientWidth || e.getBoundingClientRect().right > innerWidth).length,
      );
      expect(cut, `${width} pixels`).toBe(0);
      expect(await sideways(anna)).toBe(0);
    }
    await part(bruno, /Players/).click();
    const dock = await bruno.locator(".dock").boundingBox();
    expect(dock?.height).toBeLessThan(200);
  });
});

describe("a full game of four at its end", () => {
  it("shows all that every player has, beside the board and above the log", async () => {
    const page = await web.visit();
    await page.locator('input[type="file"]').setInputFiles(RECORD);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await page.locator(".scrubber").waitFor({ state: "detached" });
    for (const [width, height] of [[1920, 1080], [1440, 900], [1366, 768], [1280, 720]] as const) {
      await page.setViewportSize({ width, height });
      const hidden = () =>
        page.evaluate(() => {
          const log = document.querySelector(".sidepanel")!.getBoundingClientRect().top;
          const panels = [...document.querySelectorAll(".panel")];
          const parts = panels.flatMap((panel) => [panel, ...panel.querySelectorAll("[data-target], [data-tip]:not([data-tip] *)")]);
          const cut = parts.filter((e) => {
            const box = e.getBoundingClientRect();
            const own = e.closest(".panel")!.getBoundingClientRect();
            return box.top < 0 || box.bottom > log || box.left < own.left - 1 || box.right > own.right + 1;
          });
          return [panels.length, ...cut.map((e) => e.getAttribute("data-tip") ?? e.className)];
        });
      await expect.poll(hidden, { message: `${width}x${height}` }).toEqual([4]);
    }
  });
});

describe("tiles that are still to be turned", () => {
  it("tell what is on their backs, and show it while one looks", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    const back = (row: number, what: string) => page.getByRole("button", { name: new RegExp(`back: ${what}.* round ${row} is over`) });
    for (const row of [1, 2, 3, 4]) {
      expect(await back(row, "an outpost").getAttribute("data-tip")).toMatch(/2 VP: .*\n5 VP: .*\n10 VP: /);
      expect(await back(row, "a crossroads space").count()).toBe(1);
    }
    await back(2, "an outpost").click();
    await page.getByRole("img", { name: /^Outpost of row 2/ }).waitFor();
    expect(await page.locator('[data-target="space:2L1"]').count()).toBe(0);
    await back(3, "a crossroads space").click();
    await page.locator('[data-target="space:X3"]').waitFor();
    await page.locator('[data-target="space:2L1"]').waitFor();
    await page.keyboard.press("Enter");
    await page.locator('[data-target="space:3R1"]').waitFor();
  });
});

describe("the part beside the board", () => {
  it("stays as it was chosen when one looks back, and is the recap when the next turn begins", async () => {
    const page = await web.visit();
    await quickGame(page);
    const recap = side(page, /Recap/);
    // A turn may begin with a question at which the switch isn't offered.
    const ask = page.locator('[data-target^="careful:"].glow');
    await play(page, async () => (await recap.isVisible()) && (await ask.isVisible()));
    expect(await recap.getAttribute("aria-pressed")).toBe("true");
    await side(page, /Log/).click();
    await page.locator(".log .line").first().click();
    await page.getByRole("button", { name: "Back to the game" }).click();
    await recap.waitFor();
    expect(await side(page, /Log/).getAttribute("aria-pressed")).toBe("true");
    // It stays through the turn, and comes to the front with the next.
    await ask.click();
    await page.locator(".panel.me .careful.on").waitFor();
    expect(await recap.isVisible()).toBe(true);
    await play(page, async () => (await recap.isVisible()) && (await recap.getAttribute("aria-pressed")) === "true");
  });

  it("is not there on a phone: there the recap tells how much it holds, and opens", async () => {
    const page = await web.visit("/", PHONE);
    await quickGame(page);
    const recap = page.getByRole("button", { name: /^Since your last turn/ });
    await play(page, () => recap.isVisible());
    expect(await recap.textContent()).toMatch(/\d turns?/);
    expect(await page.locator(".recap li").count()).toBe(0);
    await recap.click();
    expect(await page.locator(".recap li").count()).toBeGreaterThan(0);
  });
});

describe("the board", () => {
  it("lies whole above the question at every size, and the page does not scroll", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    const sizes = [[1024, 768], [1280, 720], [1366, 768], [1440, 900], [1920, 1080], [2560, 1440]] as const;
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const outside = () =>
        page.evaluate(() => {
          const bar = document.querySelector(".dock")!.getBoundingClientRect().top;
          const right = document.querySelector(".frame")!.getBoundingClientRect().right;
          const parts = [...document.querySelectorAll(".board :is([data-target], [data-tip], .piece)")];
          const cut = parts.filter((e) => {
            const box = e.getBoundingClientRect();
            return box.width && (box.top < 0 || box.left < -1 || box.bottom > bar + 1 || box.right > right + 1);
          });
          const { scrollHeight, scrollWidth } = document.documentElement;
          return [scrollHeight - innerHeight, scrollWidth - innerWidth, ...cut.map((e) => e.outerHTML.slice(0, 90))];
        });
      await expect.poll(outside, { message: `${width}x${height}` }).toEqual([0, 0]);
    }
  });

  it("is turned round for those used to the printed board, and caravans then come down", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    const heights = (...parts: string[]) =>
      page.evaluate((all) => all.map((key) => document.querySelector(`[data-target="${key}"]`)!.getBoundingClientRect().top), parts);
    const along = ["road:top", "space:1L1", "space:2L1", "space:6L1", "road:end"];
    const rising = (await heights(...along)).toReversed();
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel(/Flip the valley/).check();
    await page.keyboard.press("Escape");
    for (const [width, height] of [[1280, 720], [844, 390], [390, 844]] as const) {
      await page.setViewportSize({ width, height });
      const falling = await heights(...along);
      expect(falling, `${width}x${height}`).toEqual(falling.toSorted((a, b) => a - b));
    }
    expect(await page.locator(".columns").count()).toBe(1);
  });

  it("has the columns' names over their spaces, and the village beside the rows", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    for (const [width, height] of [[1280, 720], [2560, 1440], [844, 390]] as const) {
      await page.setViewportSize({ width, height });
      const astray = () =>
        page.evaluate(() => {
          const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
          const names = [...document.querySelectorAll<HTMLElement>(".columns i")];
          const wrong = names.filter((name) => {
            const [at, space] = [name.getBoundingClientRect(), box(`[data-target="space:6${name.textContent}"]`)];
            return at.left < space.left || at.right > space.right;
          });
          const flag = box(".row.now .label").left;
          const houses = [...document.querySelectorAll(".home-space .platform")];
          const over = houses.filter((house) => house.getBoundingClientRect().right > flag + 1);
          return [names.length, wrong.length, over.length];
        });
      await expect.poll(astray, { message: `${width}x${height}` }).toEqual([6, 0, 0]);
    }
  });

  it("shows the points of the last card alone in a fan of many, and cuts nothing that lies beside it", async () => {
    const page = await web.visit("/", { viewport: { width: 1280, height: 720 } });
    await page.locator('input[type="file"]').setInputFiles(RECORD);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await page.locator(".panel .things").first().waitFor();
    const fans = page.locator(".things.brief:has(> :nth-child(6))");
    expect(await fans.count()).toBeGreaterThan(0);
    const cut = () => page.locator(".things.brief .chip").evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1).length);
    expect(await cut()).toBe(0);
    for (const fan of await fans.all()) expect(await fan.locator(".vp:visible").count()).toBeLessThan(2);
  });

  it("has nothing to read in less than 12 pixels from 1280 by 720 on", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    const small = () =>
      page.evaluate(() => {
        const said = (e: Element) => [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent?.trim());
        return [...document.querySelectorAll<HTMLElement>(".board *")]
          .filter((e) => said(e) && !e.closest(".hidden") && Number.parseFloat(getComputedStyle(e).fontSize) < 11.95)
          .map((e) => `${e.textContent} ${getComputedStyle(e).fontSize} in ${e.parentElement?.className}`);
      });
    await expect.poll(small).toEqual([]);
  });
});
