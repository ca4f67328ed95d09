/** Clocks: chosen with the table, seen by all, paused by agreement; out of time, a bot plays. */
import { axe, choices, describe, expect, it, kit, myTurn, type Page, play } from "../../web/browser/kit";

const web = kit();

/** A public table for Anna and one more, with the clock that is called so. */
async function annasTable(clock: string) {
  const anna = await web.visit();
  const form = anna.locator("form.create");
  await form.getByText("2 players", { exact: true }).click();
  await form.getByLabel("Name for seat 1").fill("Anna");
  await form.getByLabel("Who plays seat 2").selectOption("human");
  await form.getByLabel("Show under open tables").check();
  await form.getByLabel(/^Clock/).selectOption(clock);
  await form.getByLabel("If someone runs out of time").selectOption("a bot takes over the seat");
  expect(await axe(anna)).toEqual([]);
  await form.getByRole("button", { name: "Create table" }).click();
  await anna.getByText(`Clock: ${clock}. Out of time, a bot takes over your seat`).waitFor();
  return anna;
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Your name").press("Enter");
  await page.locator("[data-target]").first().waitFor();
}

describe("a clock", () => {
  it("is seen in the lobby and at the table, and rests while all want a pause", async () => {
    const anna = await annasTable("15 min + 10 s");
    const bruno = await web.visit();
    await bruno.getByText("15 min + 10 s ·").click();
    await sitDown(bruno, "Bruno");
    await anna.locator("[data-target]").first().waitFor();

    for (const page of [anna, bruno])
      await expect.poll(() => page.locator(".panel .clock").allTextContents()).toHaveLength(2);
    const running = (page: Page) => page.locator(".panel .clock.running");
    await expect.poll(() => running(anna).textContent()).toMatch(/1[0-4]:\d\d/);
    const [mover, other] = (await anna.locator(".bar.mine").count()) ? [anna, bruno] : [bruno, anna];
    await expect.poll(() => mover.title()).toMatch(/^1[0-4]:\d\d · Your turn · /);
    expect(await other.title()).not.toMatch(/\d:\d\d/);

    const watcher = await web.visit(new URL(anna.url()).pathname);
    await other.locator(".head").getByRole("button", { name: /^Clock/ }).click();
    expect(await axe(other)).toEqual([]);
    await other.getByRole("button", { name: "Propose a pause" }).click();
    await other.getByText(/A pause begins when .* agrees\./).waitFor();
    await mover.getByText("would like a pause.").waitFor();
    await mover.getByRole("button", { name: "Decline" }).click();
    await other.getByText(/A pause begins when/).waitFor({ state: "detached" });
    await mover.locator(".head").getByRole("button", { name: /^Clock/ }).click();
    await mover.getByRole("button", { name: "Propose a pause" }).click();
    await other.getByRole("button", { name: "Agree" }).click();
    for (const page of [anna, bruno, watcher])
      await page.getByText("The game is paused. All clocks are stopped.").waitFor();
    expect(await choices(mover)).toEqual([]);
    expect(await mover.title()).not.toContain("Your turn");
    expect(await running(mover).count()).toBe(0);
    expect(await axe(mover)).toEqual([]);
    expect(await watcher.getByRole("button", { name: "Resume" }).count()).toBe(0);
    await other.getByRole("button", { name: "Resume" }).click();
    await myTurn(mover);
    await running(mover).waitFor();
    const log = mover.locator(".log");
    await log.getByText("The game is paused.").waitFor();
    await log.getByText("The game continues.").waitFor();
    await play(mover, async () => (await mover.locator(".bar.mine").count()) === 0);
    await expect.poll(() => other.locator(".panel .clock.running").count()).toBe(1);
  });

  it("that runs out has a bot play the turn, and the game goes on", async () => {
    const page = await web.visit();
    const path = await page.evaluate(async () => {
      // Time enough for a busy machine to open the page before the last ten seconds.
      const clock = { kind: "live", seconds: 40, increment: 900 };
      const seats = [{ kind: "local", name: "Anna" }, { kind: "bot", bot: "random" }];
      const body = JSON.stringify({ seats, clock, starter: 0, options: { first_game: true } });
      const headers = { "Content-Type": "application/json", "X-Terramara": "1" };
      const made = await fetch("/api/tables", { method: "POST", headers, body }).then((r) => r.json());
      return `/t/${made.table.id}`;
    });
    await page.goto(web.url + path);
    await page.locator(".panel .clock.running.low").waitFor({ timeout: 90_000 });
    await page.getByRole("status").getByText("10 seconds left on your clock.").waitFor({ state: "attached" });
    const log = page.locator(".log");
    await log.getByText("Anna is out of time. A bot plays this turn.").waitFor({ timeout: 40_000 });
    // The next turn is hers again, with what the last one earned.
    await myTurn(page);
    await expect.poll(() => page.locator(".panel .clock.running").textContent()).toMatch(/1[45]:\d\d/);
    await play(page, async () => (await page.locator(".rounds .now b").textContent()) === "2");
  });
});
