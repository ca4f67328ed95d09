/** The guide of a first game: each tip once, when it first matters, and none for players who know the game. */
import { axe, describe, expect, isOver, it, kit, myTurn, type Page, play, quickGame, sendExplorer } from "../../web/browser/kit";

const web = kit();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tip = (page: Page) => page.locator(".guide.shown");
const told = (page: Page) => tip(page).getAttribute("data-tip-id");

/** Sends an explorer, and stops what the space asks. */
async function send(page: Page): Promise<void> {
  await sendExplorer(page);
  const button = (action: string) => page.locator(`.bar [data-action="${action}"]`);
  await button("stop").or(button("end")).first().waitFor();
  if (await button("stop").count()) await button("stop").click();
  await button("end").waitFor();
}

describe("a tip", () => {
  it("comes when its moment does, goes when it was read or acted on, and isn't told again", async () => {
    const page = await web.visit("/", { newcomer: true });
    await quickGame(page);
    await myTurn(page);
    await expect.poll(() => told(page)).toBe("send");
    expect(await tip(page).textContent()).toContain("Send someone to a space");
    expect(await axe(page)).toEqual([]);
    await tip(page).getByRole("button", { name: "Got it" }).click();
    await tip(page).waitFor({ state: "detached" });
    await send(page);
    // Four raw goods and a worker: refining matters before anything else.
    await expect.poll(() => told(page)).toBe("refine");
    await page.reload();
    await myTurn(page);
    await expect.poll(() => told(page)).toBe("refine");
    await page.locator('.bar [data-action="end"]').click();
    await myTurn(page);
    await expect.poll(() => told(page)).toMatch(/^(join|ahead|chief)$/);
    const read = await page.evaluate(() => JSON.parse(localStorage.getItem("terramara") ?? "{}").read);
    expect(read).toEqual(["send", "refine"]);
  });

  it("is shown above the question on a phone, without covering it", async () => {
    const page = await web.visit("/", { ...PHONE, newcomer: true });
    await quickGame(page);
    await myTurn(page);
    await expect.poll(() => told(page)).toBe("send");
    const [guide, bar] = [await tip(page).boundingBox(), await page.locator(".bar").boundingBox()];
    expect((guide?.y ?? 0) + (guide?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    const button = await tip(page).getByRole("button", { name: "Got it" }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(40);
    expect(await axe(page)).toEqual([]);
  });

  it("is no more shown to who doesn't want tips, until the settings turn them on again", async () => {
    const page = await web.visit("/", { newcomer: true });
    await quickGame(page);
    await myTurn(page);
    await tip(page).getByRole("button", { name: "No more tips" }).click();
    await tip(page).waitFor({ state: "detached" });
    await page.reload();
    await myTurn(page);
    await page.locator(".panel.me").waitFor();
    expect(await tip(page).count()).toBe(0);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Show tips during my first game").check();
    await page.keyboard.press("Escape");
    await expect.poll(() => told(page)).toBe("send");
  });

  it("isn't shown any more after the first finished game", async () => {
    const page = await web.visit("/", { newcomer: true });
    await quickGame(page, 2);
    await play(page, () => isOver(page));
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("terramara") ?? "{}").tips);
    await expect.poll(kept).toBe(false);
    await page.goto(web.url);
    await quickGame(page);
    await myTurn(page);
    await page.locator(".panel.me").waitFor();
    expect(await tip(page).count()).toBe(0);
  });
});
