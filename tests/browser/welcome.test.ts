/** Before the first turn: name and colour, neutral explorers, the invitation page with its code and its host. */
import { axe, describe, encode, expect, it, kit, myTurn, type Page, quickGame } from "../../web/browser/kit";

// Open to the network: there the table has another name than here.
const web = kit("--host", "0.0.0.0");

/** A table for three people with Anna at it, and its invitation. */
async function waiting(anna: Page): Promise<string> {
  const form = anna.locator("form.create");
  await form.getByText("3 players", { exact: true }).click();
  await form.getByLabel("Name for seat 1").fill("Anna");
  for (const seat of [2, 3]) await form.getByLabel(`Who plays seat ${seat}`).selectOption("human");
  await form.getByRole("button", { name: "Create table" }).click();
  return anna.getByLabel("Invitation to a seat").inputValue();
}

describe("the quick start", () => {
  it("asks for name and colour, and remembers them", async () => {
    const page = await web.visit();
    await page.getByLabel("Your name").first().fill("Ada");
    await page.getByRole("group", { name: "Your colour" }).getByText("Green").click({ force: true });
    expect(await axe(page)).toEqual([]);
    // With three players there is no green.
    await quickGame(page, 3);
    await myTurn(page);
    const own = page.locator(".panel.me");
    expect(await own.getAttribute("aria-label")).toBe("Ada");
    expect(await page.locator(".bar.mine.seat-2").count()).toBe(1);
    await page.goto(web.url);
    expect(await page.getByLabel("Your name").first().inputValue()).toBe("Ada");
    await quickGame(page, 4);
    await myTurn(page);
    expect(await page.locator(".bar.mine.seat-3").count()).toBe(1);
  });

  it("begins a first game with the first turn: the neutral explorers stand already", async () => {
    const page = await web.visit();
    await quickGame(page, 2);
    await myTurn(page);
    expect(await page.locator(".bar .question").textContent()).toContain("Send a member of your tribe.");
    expect(await page.locator('[data-target^="space:"] .piece[data-piece^="neutral"]').count()).toBe(12);
    await page.getByRole("button", { name: "Log", exact: true }).click();
    const told = page.locator(".log .line").filter({ hasText: "puts a neutral explorer" });
    await expect.poll(() => told.count()).toBe(12);
  });
});

describe("the opponents", () => {
  it("are beginners in a first game and casual players in a full one, unless somebody chooses", async () => {
    const page = await web.visit();
    const form = page.locator("form.create");
    const bots = form.locator(".seat label:last-of-type select");
    const shown = () => bots.evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).selectedOptions[0]?.text));
    await expect.poll(shown).toEqual(["Beginner", "Beginner", "Beginner"]);
    await bots.nth(1).selectOption("Master");
    const first = form.getByRole("checkbox", { name: "First game" });
    await first.uncheck();
    expect(await shown()).toEqual(["Casual player", "Master", "Casual player"]);
    expect(await bots.first().locator("option").allTextContents()).not.toContain("random");
    const asked = page.waitForRequest((each) => each.url().endsWith("/api/tables/quick"));
    await quickGame(page, 3);
    expect((await asked).postDataJSON()).toMatchObject({ first_game: true, bot: "beginner" });
  });
});

describe("a new table", () => {
  it("asks for the neutral explorers where it wants to", async () => {
    const page = await web.visit();
    const form = page.locator("form.create");
    await form.getByText("2 players", { exact: true }).click();
    await form.getByLabel("Who plays seat 2").selectOption("local");
    await form.getByText("Options").click();
    await form.getByLabel("Place the neutral explorers yourselves").check();
    await form.getByRole("button", { name: "Create table" }).click();
    await myTurn(page);
    expect(await page.locator(".bar .question").textContent()).toContain("Put a neutral explorer");
  });
});

describe("the invitation page", () => {
  it("shows the invitation as a code where others can reach it", async () => {
    const page = await web.visit();
    await page.goto(web.url.replace("localhost", "table.localhost"));
    const invite = await waiting(page);
    expect(invite).toContain("table.localhost");
    const code = page.getByRole("img", { name: "Scan this with a phone to sit down" });
    await code.waitFor();
    const squares = encode(invite, { border: 2 }).data.flat().filter(Boolean).length;
    expect((await code.locator("path").getAttribute("d"))?.match(/M/g)).toHaveLength(squares);
    expect(await axe(page)).toEqual([]);
  });

  it("says how to play in the same network where its links only work here", async () => {
    const page = await web.visit();
    await waiting(page);
    expect(await page.locator("figure").count()).toBe(0);
    await page.getByText("Play with others in your network").click();
    const port = new URL(web.url).port;
    await page.getByText(`terramara serve --host 0.0.0.0 --port ${port}`).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it("lets the host send a guest away, and nobody else", async () => {
    const anna = await web.visit();
    const invite = (await waiting(anna)).replace(web.url, "");
    const bruno = await web.visit(invite);
    await bruno.getByLabel("Your name").fill("Bruno");
    await bruno.getByRole("button", { name: "Sit down" }).click();
    const remove = anna.getByRole("button", { name: "Remove Bruno" });
    await remove.waitFor();
    expect(await anna.getByRole("button", { name: "Remove Anna" }).count()).toBe(0);
    expect(await bruno.getByRole("button", { name: /^Remove/ }).count()).toBe(0);
    expect(await axe(anna)).toEqual([]);
    await remove.click();
    await expect.poll(() => anna.getByText("Bruno").count()).toBe(0);
    expect(await anna.getByText("Open seat").count()).toBe(2);
    await bruno.getByRole("button", { name: "Sit down" }).waitFor();
  });
});
