/** A round that turns is seen turning, goods travel to their owner; and nothing of it where it isn't wanted. */
import type { Page } from "../../web/browser/kit";
import { describe, expect, it, kit, play, quickGame } from "../../web/browser/kit";

const web = kit();

/** Counts what comes over the board, from now on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen = { goods: 0, moments: [] as string[], sounds: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(node instanceof Element)) continue;
        if (node.matches(".good")) seen.goods++;
        if (node.matches(".ceremony")) seen.moments.push(node.textContent?.trim() ?? "");
      }
    }).observe(document.body, { subtree: true, childList: true });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      seen.sounds++;
      start.call(this, at);
    };
  });
const counted = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { goods: number; moments: string[]; sounds: number } }).seen);
const round = (page: Page) => page.locator(".rounds .now b").textContent();

describe("a moment with ceremony", () => {
  it("is shown when a round turns, goods travel, and both leave nothing behind", async () => {
    const page = await web.visit("/", { reducedMotion: "no-preference" });
    await page.evaluate(() => localStorage.setItem("terramara", JSON.stringify({ tips: false, speed: "fast", sounds: true })));
    await page.reload();
    await quickGame(page, 2);
    await watch(page);
    await play(page, async () => (await round(page)) === "2");
    await expect.poll(async () => (await counted(page)).moments).toContain("Round 2 begins.");
    const { goods, sounds } = await counted(page);
    expect(goods).toBeGreaterThan(3);
    expect(sounds).toBeGreaterThan(3);
    await expect.poll(() => page.locator(".good, .ceremony").count()).toBe(0);
  });

  it("is left out with reduced motion, and no sound is loaded unless wanted", async () => {
    const page = await web.visit();
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await quickGame(page, 2);
    await watch(page);
    await play(page, async () => (await round(page)) === "2");
    expect(await counted(page)).toEqual({ goods: 0, moments: [], sounds: 0 });
    expect(loaded.filter((url) => /\/sound-/.test(url))).toEqual([]);
  });
});

describe("pieces and goods that set off together", () => {
  it("are all measured before the first of them flies, so that the page is laid out once", async () => {
    const page = await web.visit("/", { reducedMotion: "no-preference" });
    await quickGame(page, 2);
    await page.evaluate(() => {
      const seen = { flights: 0, measured: 0 };
      Object.assign(globalThis, { seen });
      let flying = false;
      const { animate, getBoundingClientRect } = Element.prototype;
      Element.prototype.animate = function (...how) {
        seen.flights++;
        flying = true;
        queueMicrotask(() => (flying = false));
        return animate.apply(this, how);
      };
      Element.prototype.getBoundingClientRect = function () {
        if (flying) seen.measured++;
        return getBoundingClientRect.call(this);
      };
    });
    await play(page, async () => (await round(page)) === "2");
    const { flights, measured } = await page.evaluate(
      () => (globalThis as unknown as { seen: { flights: number; measured: number } }).seen,
    );
    expect(flights).toBeGreaterThan(10);
    expect(measured).toBe(0);
  });
});

describe("the size of the board", () => {
  it("is a setting; a larger one scrolls, and the page does not", async () => {
    const page = await web.visit();
    await quickGame(page);
    const width = async () => (await page.locator(".board").boundingBox())!.width;
    const before = await width();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Size of the board").selectOption({ label: "130%" });
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await width()) / before).toBeCloseTo(1.3, 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.locator('[data-target="row:8"]').scrollIntoViewIfNeeded();
    expect(await page.locator(".centre").evaluate((e) => e.scrollTop + e.scrollLeft)).toBeGreaterThan(50);
  });
});
