/** A deal to which two browsers add shares, sealed until both sit at the table. */
import { axe, describe, expect, it, kit, type Page } from "../../web/browser/kit";

const web = kit();

/** Its cards come by chance: the seed that tests choose is left out. */
async function byChance(page: Page): Promise<void> {
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const { seed: _, ...body } = route.request().postDataJSON();
    await route.fallback({ postData: JSON.stringify(body) });
  });
}

describe("a fair deal", () => {
  it("is promised before anybody sits down, and has what both browsers sealed", async () => {
    const anna = await web.visit();
    await byChance(anna);
    const form = anna.locator("form.create");
    await form.getByText("2 players", { exact: true }).click();
    await form.getByLabel("Who plays seat 2").selectOption("human");
    await form.getByRole("button", { name: "Create table" }).click();
    await anna.getByText("Nobody can choose the cards").click();
    expect(await axe(anna)).toEqual([]);
    const shown = (await anna.locator("details[open] code").last().textContent()) ?? "";
    const invite = await anna.getByLabel("Invitation to a seat").inputValue();

    const bruno = await web.visit(invite.replace(web.url, ""));
    await bruno.getByText("Nobody can choose the cards").click();
    expect(await bruno.locator("details[open] code").last().textContent()).toBe(shown);
    await bruno.getByRole("button", { name: "Sit down" }).click();
    for (const page of [anna, bruno]) await page.locator("[data-target]").first().waitFor();

    const table = new URL(anna.url()).pathname.split("/").at(-1);
    const told = await bruno.evaluate(async (path) => (await fetch(path)).json(), `/api/tables/${table}/fairness`);
    expect(told.commitment).toBe(shown);
    expect(Object.keys(told.seals)).toEqual(["0", "1"]);
    expect(Object.keys(told.shares)).toEqual(["0", "1"]);
    for (const page of [anna, bruno]) {
      const kept = await page.evaluate((id) => localStorage.getItem(`terramara-fair-${id}`), table);
      const { commitment, share, seals } = JSON.parse(kept ?? "");
      expect(commitment).toBe(shown);
      expect(Object.values(told.shares)).toContain(share);
      expect(seals).toEqual(told.seals);
    }
  });
});
