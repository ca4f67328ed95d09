/** Going back in a game: slow and lost answers, undone moves, records, and moments that are skipped. */
import { describe, expect, it, kit, myTurn, type Page, play, quickGame, sendExplorer } from "../../web/browser/kit";

const web = kit();
const RECORD = new URL("../golden/2-players-first.record", import.meta.url).pathname;

const button = (page: Page, name: string) => page.locator(".scrubber").getByRole("button", { name });
const counter = (page: Page) => page.locator(".scrubber .at").textContent();

/** A finished game as a record has it, opened from the start page. */
async function opened(page: Page): Promise<number> {
  await page.locator('input[type="file"]').setInputFiles(RECORD);
  await page.locator(".log .line").first().waitFor();
  return Number((await counter(page))?.split("/")[1]);
}

describe("a record", () => {
  it("is opened at its beginning, played to its end, and from there once more", async () => {
    const page = await web.visit();
    const all = await opened(page);
    expect(all).toBeGreaterThan(50);
    expect(await counter(page)).toBe(`0/${all}`);
    await page.goto(page.url().replace("at=0", `at=${all - 2}`));
    await button(page, "Play").click();
    await expect.poll(() => counter(page)).toBe(`${all}/${all}`);
    await expect.poll(() => page.url()).not.toContain("at=");
    await button(page, "Play").click();
    await expect.poll(async () => Number.parseInt((await counter(page)) ?? "", 10)).toBeLessThan(all);
    await expect.poll(async () => Number.parseInt((await counter(page)) ?? "", 10)).toBeGreaterThan(1);
    await button(page, "Pause").click();
  });
});

describe("a moment that is slow to come", () => {
  it("does not push away what was asked for later", async () => {
    const page = await web.visit();
    const all = await opened(page);
    let answer = () => {};
    await page.route(/state\?at=5&/, async (route) => {
      await new Promise<void>((done) => (answer = done));
      await route.continue();
    });
    const late = async () => {
      const arrived = page.waitForResponse(/state\?at=5&/);
      answer();
      await (await arrived).finished();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    };
    const slider = page.locator(".scrubber input");
    const ask = () => Promise.all([page.waitForRequest(/state\?at=5&/), slider.fill("5")]);

    await ask();
    await slider.fill("9");
    await expect.poll(() => page.url()).toMatch(/at=9$/);
    await late();
    expect(page.url()).toMatch(/at=9$/);
    expect(await counter(page)).toBe(`9/${all}`);

    await ask();
    await button(page, "Back to the game").click();
    await late();
    expect(page.url()).not.toContain("at=");
    expect(await page.locator(".scrubber").count()).toBe(0);
  });

  it("loses none of a row of quick steps", async () => {
    const page = await web.visit();
    const all = await opened(page);
    await button(page, "One step forward").evaluate((on: HTMLElement) => {
      for (let i = 0; i < 5; i++) on.click();
    });
    await expect.poll(() => page.url()).toMatch(/at=5$/);
    expect(await counter(page)).toBe(`5/${all}`);
  });

  it("and does not come at all, is told, and the page stays where it was", async () => {
    const page = await web.visit();
    const all = await opened(page);
    await page.route(/state\?at=1&/, (route) => route.abort());
    await button(page, "One step forward").click();
    await page.getByRole("alert").waitFor();
    expect(await counter(page)).toBe(`0/${all}`);
    await page.unroute(/state\?at=1&/);
    await button(page, "One step forward").click();
    await expect.poll(() => page.url()).toMatch(/at=1$/);
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});

describe("what was taken back", () => {
  it("is no step of the replay, but its address still opens", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    await page.getByRole("button", { name: "Replay" }).click();
    const before = await counter(page);
    const hand = page.locator(".panel.me .hand .piece");
    const pieces = await hand.count();
    const sent = await sendExplorer(page);
    await expect.poll(() => hand.count()).toBe(pieces - 1);
    const act = await page.evaluate(async (sent) => {
      const log = await fetch(`/api/tables/${location.pathname.split("/")[2]}/log`).then((r) => r.json());
      return log.findLast((entry: { action: string }) => entry.action === sent).n as number;
    }, sent);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => hand.count()).toBe(pieces);
    await expect.poll(() => counter(page)).toBe(before);

    await page.goto(`${page.url()}?at=${act}`);
    await expect.poll(() => hand.count()).toBe(pieces - 1);
    await expect.poll(() => counter(page)).toBe(before);
    await button(page, "One step back").click();
    await expect.poll(() => hand.count()).toBe(pieces);
  });
});

describe("skipping what moves", () => {
  it("leaves the reasons of the turn it leads to", async () => {
    const page = await web.visit("/", { reducedMotion: "no-preference" });
    await quickGame(page, 4, true);
    const skip = page.getByRole("button", { name: "Skip" });
    await play(page, () => skip.isVisible());
    await expect
      .poll(async () => {
        await page.keyboard.press("s");
        return page.locator(".bar.mine").count();
      })
      .toBe(1);
    await expect.poll(() => page.locator('[data-target="space:5R1"]').getAttribute("data-why")).toContain("SPC-1");
  });
});
