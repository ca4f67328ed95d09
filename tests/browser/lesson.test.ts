/** The first lesson: offered to newcomers, played through chapter by chapter with a wrong move in each, left and resumed. */
import { readFileSync } from "node:fs";
import type { Page } from "../../web/browser/kit";
import { axe, describe, expect, it, kit } from "../../web/browser/kit";
import type { Chapter } from "../../web/src/model/lesson";

const web = kit();
const CHAPTERS = JSON.parse(
  readFileSync(new URL("../../web/src/lesson/chapters.json", import.meta.url), "utf8"),
) as Chapter[];

const guide = (page: Page) => page.locator("section.lesson");
const step = (page: Page) => guide(page).getAttribute("data-step");
const button = (page: Page, action: string) => page.locator(`.bar [data-action="${action}"]`);

/** Take an action from the list of all choices; what is asked before it is confirmed. */
async function take(page: Page, action: string): Promise<void> {
  await button(page, action).first().waitFor();
  await page.locator(".page:not(.waiting)").waitFor(); // a click is not taken while another is on its way
  const moves = await guide(page).getAttribute("data-moves");
  await button(page, action).first().click();
  const sure = page.getByRole("dialog", { name: "Are you sure?" });
  const moved = async () => (await guide(page).getAttribute("data-moves")) !== moves;
  await expect.poll(async () => (await moved()) || (await sure.isVisible())).toBe(true);
  if (!(await moved())) await sure.getByRole("button").first().click();
  await expect.poll(moved).toBe(true);
}

async function listed(page: Page): Promise<string[]> {
  await page.locator(".bar [data-action]").first().waitFor();
  return page
    .locator(".bar [data-action]")
    .evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.action ?? ""));
}

/** Presses a button of the guide by keys. */
async function press(page: Page, name: string): Promise<void> {
  const there = guide(page).getByRole("button", { name });
  await there.waitFor();
  /** Where the focus has to go from here. */
  const way = () =>
    there.evaluate((e) => {
      if (e === document.activeElement) return "";
      const from = document.activeElement ?? document.body;
      return from.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING ? "Tab" : "Shift+Tab";
    });
  for (let i = 0; i < 80 && (await way()); i++) await page.keyboard.press(await way());
  await page.keyboard.press("Enter");
}

/** Do what the guide points at with keys: to it, and the first choice it gives. */
async function byKeys(page: Page): Promise<void> {
  const moves = await guide(page).getAttribute("data-moves");
  const moved = async () => (await guide(page).getAttribute("data-moves")) !== moves;
  await press(page, "Show me");
  await page.locator(".lesson-here:focus").waitFor();
  await page.keyboard.press("Enter");
  const asked = page.locator(".popover.placed [data-action]").first();
  await expect.poll(async () => (await moved()) || (await asked.isVisible())).toBe(true);
  if (await asked.isVisible()) await page.keyboard.press("Enter");
  await expect.poll(moved).toBe(true);
}

/** Do a step as it is suggested, ending the turn before it where that is needed. */
async function follow(page: Page, done: Chapter["steps"][number]): Promise<void> {
  const wanted = done.first?.[0] ?? done.suggest;
  if (!done.over && !(await listed(page)).includes(wanted)) await take(page, "end");
  for (const action of done.first ?? []) await take(page, action);
  for (let i = 0; i < (done.times ?? 1); i++) {
    await take(page, done.suggest);
  }
}

describe("the first lesson", () => {
  it("is offered on the start page to who has never played, and begins there", async () => {
    const page = await web.visit();
    await page.getByRole("link", { name: "Start the lesson" }).click();
    await guide(page).waitFor();
    expect(await step(page)).toBe(CHAPTERS[0]?.steps[0]?.id);
    await page.locator('[data-target="space:1L1"].lesson-here').waitFor();
    expect(await axe(page)).toEqual([]);
  });

  for (const chapter of CHAPTERS)
    it(`chapter ${chapter.id} is played through, after a wrong move that is undone`, async () => {
      const page = await web.visit(`/learn/${chapter.id}`);
      await guide(page).waitFor();
      await page.getByRole("button", { name: /List all \d+ choices/ }).click();
      const first = chapter.steps[0];
      const wrong = (await listed(page)).find(
        (action) => /^(explorer|chief) (?!hut)/.test(action) && !new RegExp(first?.want ?? "").test(action),
      );
      if (chapter.id !== "points") {
        await take(page, wrong ?? "");
        await expect.poll(() => step(page)).toBe("stray");
        await guide(page).getByRole("button", { name: "Undo and try it" }).click();
        await expect.poll(() => step(page)).toBe(first?.id);
      }
      for (const done of chapter.steps) {
        await expect.poll(() => step(page)).toBe(done.id);
        await follow(page, done);
        await expect.poll(() => step(page)).not.toBe(done.id);
      }
      expect(await step(page)).toBe("done");
    });

  it("is played by keys alone, with one way to whatever a step asks for", async () => {
    const page = await web.visit();
    await page.getByRole("link", { name: "Start the lesson" }).focus();
    await page.keyboard.press("Enter");
    for (const chapter of CHAPTERS) {
      await expect.poll(() => step(page)).toBe(chapter.steps[0]?.id);
      await page.locator("section.lesson:focus").waitFor();
      while ((await step(page)) !== "done") await byKeys(page);
      if (chapter !== CHAPTERS.at(-1)) await press(page, "Next chapter");
    }
    // The score sheet lies in front.
    await page.locator("dialog .sheet").waitFor();
    await page.keyboard.press("Escape");
    await press(page, "Play your first game");
    await expect.poll(() => page.url()).toContain("/t/");
    await page.locator(".bar.mine").waitFor();
  });

  it("says so when a turn is ended too soon, and leads back over several moves", async () => {
    const page = await web.visit("/learn/craft");
    await guide(page).waitFor();
    await page.getByRole("button", { name: /List all \d+ choices/ }).click();
    for (const action of ["explorer 1L1", "end", "chief hire"]) await take(page, action);
    await guide(page).getByText("still something to do here").waitFor();
    await guide(page).getByRole("button", { name: "Undo and try it" }).click();
    await expect.poll(() => step(page)).toBe("refine");
    expect(await guide(page).getAttribute("data-moves")).toBe("1");
  });

  it("leaves its words in sight while a card is pointed at", async () => {
    const page = await web.visit("/learn/craft");
    await page.locator('[data-target="row:2"]').hover();
    const [card, words] = [await page.locator(".big").boundingBox(), await guide(page).boundingBox()];
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0);
  });

  it("has all of one's workers in sight beside a full hut", async () => {
    const page = await web.visit("/learn/points", { viewport: { width: 1280, height: 720 } });
    const workers = page.locator(".panel.me .workers > *");
    await workers.nth(1).waitFor();
    const panel = await page.locator(".panel.me").boundingBox();
    for (const box of await workers.evaluateAll((all) => all.map((e) => e.getBoundingClientRect().right)))
      expect(box).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
  });

  it("shows the artefacts on a phone when one is to be crafted", async () => {
    const page = await web.visit("/learn/ahead", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.locator('[data-target="space:3L1"].lesson-here').tap();
    await page.locator('.popover.placed [data-action="explorer 3L1"]').tap();
    await guide(page).getByRole("button", { name: "Show me" }).tap();
    await page.locator('[data-target="row:1"].lesson-here:focus').waitFor();
  });

  it("rings the caravan that what is pointed at would move", async () => {
    const page = await web.visit("/learn/road");
    await page.locator('[data-target="space:road"].lesson-here').click();
    await page.locator('.popover.placed [data-action="explorer road"]').click();
    await page.locator('[data-target="road:o1"].lesson-here').hover();
    await page.locator('[data-piece="caravan-0-A"].fresh').first().waitFor();
    expect(await page.locator('[data-piece="caravan-0-B"].fresh').count()).toBe(0);
    await page.locator('[data-target="road:c2"]').hover();
    await page.locator('[data-piece="caravan-0-B"].fresh').first().waitFor();
  });

  it("is left in the middle and gone on with, and goes on to the next chapter", async () => {
    const [first, second] = CHAPTERS;
    const page = await web.visit(`/learn/${first?.id}`);
    await page.getByRole("button", { name: /List all \d+ choices/ }).click();
    await take(page, first?.steps[0]?.suggest ?? "");
    await expect.poll(() => step(page)).toBe(first?.steps[1]?.id);
    await guide(page).getByRole("link", { name: "Leave" }).click();
    await page.locator(".list").first().waitFor();
    expect(await page.getByText("My games").count()).toBe(0);
    await page.getByRole("link", { name: "Continue the lesson" }).click();
    await expect.poll(() => step(page)).toBe(first?.steps[1]?.id);
    await page.getByRole("button", { name: /List all \d+ choices/ }).click();
    for (const done of first?.steps.slice(1) ?? []) await follow(page, done);
    await guide(page).getByRole("button", { name: "Next chapter" }).click();
    await expect.poll(() => step(page)).toBe(second?.steps[0]?.id);
    expect(page.url()).toContain(`/learn/${second?.id}`);
  });
});
