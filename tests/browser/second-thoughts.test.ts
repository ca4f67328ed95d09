/** The end of your turn: bots leave you a moment to undo it, unless you tell them to go on. */
import { describe, expect, it, kit, myTurn, play, quickGame } from "../../web/browser/kit";

const web = kit("--bot-delay", "8");

/** A game in which your turn has just ended, by a move you can undo. */
async function turnEnded() {
  const page = await web.visit();
  await quickGame(page);
  await myTurn(page);
  const goOn = page.getByRole("button", { name: "Go on" });
  await play(page, () => goOn.isVisible());
  return { page, goOn };
}

describe("the end of one's turn", () => {
  it("can be taken back before a bot answers", async () => {
    const { page, goOn } = await turnEnded();
    await page.getByText("You can still undo.").waitFor();
    await page.locator(".ring").waitFor();
    await page.keyboard.press("u");
    await myTurn(page);
    await goOn.waitFor({ state: "detached" });
  });

  it("is left behind at once, if one wants to go on", async () => {
    const { page, goOn } = await turnEnded();
    const entries = () =>
      page.evaluate(async () => {
        const log = await fetch(`/api/tables/${location.pathname.split("/")[2]}/log`).then((r) => r.json());
        return (log as unknown[]).length;
      });
    const before = await entries();
    const since = Date.now();
    await page.keyboard.press("g");
    await goOn.waitFor({ state: "detached" });
    await expect.poll(entries, { timeout: 20_000 }).toBeGreaterThan(before);
    expect(Date.now() - since).toBeLessThan(6000);
  });
});
