/** On a phone: four parts a swipe apart, room for a finger, and a tap that asks before it sends. */
import type { Page } from "../../web/browser/kit";
import { axe, describe, expect, it, kit, myTurn, play, quickGame, sideways } from "../../web/browser/kit";

const web = kit();
const UPRIGHT = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SIDEWAYS = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
const part = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name });

/** Draws a finger over the table. */
const draw = (page: Page, by: number) =>
  page.locator(".table").evaluate((e, by) => {
    const touch = (x: number) => [new Touch({ identifier: 1, target: e, clientX: x, clientY: 400 })];
    e.dispatchEvent(new TouchEvent("touchstart", { touches: touch(200), changedTouches: touch(200), bubbles: true }));
    e.dispatchEvent(new TouchEvent("touchend", { changedTouches: touch(200 + by), bubbles: true }));
  }, by);

describe("a phone", () => {
  for (const [how, options] of [["upright", UPRIGHT], ["sideways", SIDEWAYS]] as const)
    it(`shows the artefacts one swipe from the board, ${how}`, async () => {
      const page = await web.visit("/", options);
      await quickGame(page);
      await myTurn(page);
      // The valley opens at the row of this round, and is found again where it was left.
      const row = async () => (await page.locator(".row.now").boundingBox())!.y;
      const opened = await row();
      expect(opened).toBeGreaterThan(0);
      expect(opened).toBeLessThan(options.viewport.height);
      const [card, space] = [page.locator('[data-target="row:1"]'), page.locator('[data-target="space:1L1"]')];
      expect(await card.isVisible()).toBe(false);
      expect(await space.isVisible()).toBe(true);
      await draw(page, -120);
      await card.waitFor();
      expect(await space.isVisible()).toBe(false);
      expect(await part(page, /Artefacts/).getAttribute("aria-pressed")).toBe("true");
      expect(await axe(page)).toEqual([]);
      await draw(page, 30);
      expect(await card.isVisible()).toBe(true);
      await draw(page, 120);
      await space.waitFor();
      await expect.poll(row).toBeCloseTo(opened, 0);
      expect(await sideways(page)).toBe(0);
    });

  it("counts the cards that can be chosen, where they are out of sight", async () => {
    const page = await web.visit("/", UPRIGHT);
    await quickGame(page);
    const cards = '.target.glow:is([data-target^="row:"], [data-target^="reserved:"])';
    // Both at one moment: a busy machine may answer the last click between two looks.
    const counted = () =>
      part(page, /Artefacts/).evaluate(
        (e, cards) => ({
          told: Number(/(\d+) you can choose/.exec(e.textContent)?.[1] ?? 0),
          there: document.querySelectorAll(cards).length,
        }),
        cards,
      );
    await play(page, async () => {
      const { told, there } = await counted();
      expect(told).toBe(there);
      return told > 0;
    });
  });

  it("asks after a tap on any space, and sends on the second", async () => {
    const page = await web.visit("/", UPRIGHT);
    await quickGame(page);
    await myTurn(page);
    const before = await page.locator(".log .line").count();
    const space = page.locator('.target.glow[data-target^="space:"]').first();
    await space.tap();
    await page.locator(".popover.placed").waitFor();
    expect(await page.locator(".log .line").count()).toBe(before);
    await page.locator(".popover [data-action]").first().tap();
    await page.locator(".popover").waitFor({ state: "detached" });
    await expect.poll(() => page.locator(".log .line").count()).toBeGreaterThan(before);
  });

  it("gives everything that can be chosen room for a finger", async () => {
    const page = await web.visit("/", UPRIGHT);
    await quickGame(page, 4, false);
    let looked = 0;
    await play(page, async () => {
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>(".target.glow, .bar button, .tabs button, .rivals button")]
          .filter((e) => e.getBoundingClientRect().width > 0)
          .filter((e) => {
            const { width, height } = e.getBoundingClientRect();
            const room = e.matches(".glow") ? getComputedStyle(e, "::before") : { width: `${width}`, height: `${height}` };
            return Number.parseFloat(room.width) < 39.5 || Number.parseFloat(room.height) < 39.5;
          })
          .map((e) => `${e.dataset.target ?? e.className} ${e.getBoundingClientRect().width}x${e.getBoundingClientRect().height}`),
      );
      expect(small).toEqual([]);
      return ++looked > 25;
    });
  });

  it("asks at each place of the road, tells where the caravan stands, and keeps help and close at the corner", async () => {
    const page = await web.visit("/", UPRIGHT);
    await quickGame(page);
    const road = page.locator('.target.glow[data-target^="road:"]');
    await play(page, async () => (await road.count()) > 0);
    await road.first().tap();
    const caravans = page.locator('.popover.placed [data-action^="caravan"]');
    await caravans.first().waitFor();
    for (const words of await caravans.allTextContents()) expect(words.trim()).toMatch(/^Caravan [AB].*now: /);
    const [box, close, first] = await Promise.all(
      [page.locator(".popover"), page.getByRole("button", { name: "Cancel" }), caravans.first()].map((e) => e.boundingBox()),
    );
    expect(close!.y + close!.height).toBeLessThanOrEqual(first!.y + 1);
    expect(box!.x + box!.width - (close!.x + close!.width)).toBeLessThan(12);
  });

  it("on its side, keeps the whole village in sight, and your own cards apart from the row", async () => {
    const page = await web.visit("/", { ...SIDEWAYS, viewport: { width: 740, height: 360 } });
    await quickGame(page);
    await myTurn(page);
    const inSight = () =>
      page.evaluate(() => {
        const { top, bottom } = document.querySelector(".centre")!.getBoundingClientRect();
        const spaces = [...document.querySelectorAll(".home .platform")].map((e) => e.getBoundingClientRect());
        return spaces.filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1).length;
      });
    for (const down of [0, 60, 9999]) {
      await page.locator(".centre").evaluate((e, down) => e.scrollTo(0, down), down);
      await expect.poll(inSight, { message: `scrolled to ${down}` }).toBe(5);
    }
    await part(page, /Artefacts/).click();
    const card = await page.locator('[data-target="row:1"]').boundingBox();
    expect((await page.locator(".mine .things").boundingBox())!.y).toBeGreaterThanOrEqual(card!.y + card!.height);
  });

  it("gives every button beside the board room for a finger, too", async () => {
    const page = await web.visit("/", UPRIGHT);
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("button:not(.target), a, select, summary")]
          .filter((e) => e.checkVisibility() && !e.closest(".hidden, p") && !e.matches(".right"))
          .filter((e) => {
            const [box, reach] = [e.getBoundingClientRect(), getComputedStyle(e, "::before")];
            const most = (drawn: number, more: string) => Math.max(drawn, Number.parseFloat(more) || 0);
            return box.width && (most(box.width, reach.width) < 39.5 || most(box.height, reach.height) < 39.5);
          })
          .map((e) => `${e.className} ${e.textContent?.trim().slice(0, 20)}`),
      );
    expect(await small()).toEqual([]);
    await page.goto(`${web.url}/learn/craft`);
    await page.locator(".lesson footer button").first().waitFor();
    expect(await small()).toEqual([]);
    await page.goto(web.url);
    await quickGame(page);
    await myTurn(page);
    for (const name of [/Board/, /Artefacts/, /Players/, /Log/]) {
      await part(page, name).click();
      expect(await small(), String(name)).toEqual([]);
    }
  });
});
