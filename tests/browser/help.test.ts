/** Help at the table: the legend of all icons, and the rules opened at what somebody asks about. */
import { axe, describe, expect, it, kit, myTurn, quickGame } from "../../web/browser/kit";

const web = kit();

async function atTable() {
  const page = await web.visit();
  await quickGame(page);
  await myTurn(page);
  const rules = page.getByRole("dialog", { name: "Rules" });
  return { page, rules, shown: rules.locator("dt .id"), way: rules.getByRole("navigation") };
}

describe("the legend", () => {
  it("is opened by its key, by its button and from the rules", async () => {
    const { page, rules } = await atTable();
    const legend = page.getByRole("dialog", { name: "Icons" });
    await page.keyboard.press("i");
    await legend.getByText("Leather", { exact: true }).waitFor();
    expect(await legend.locator("li").count()).toBeGreaterThan(60);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await legend.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Icons" }).click();
    await legend.waitFor();
    await legend.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Rules", exact: true }).click();
    await rules.getByRole("button", { name: "Icons" }).click();
    await legend.waitFor();
    expect(await rules.count()).toBe(0);
  });
});

describe("the rules", () => {
  it("open at what is asked, with a way up to the section and to the whole", async () => {
    const { page, rules, shown, way } = await atTable();
    await page.getByRole("button", { name: "Rules", exact: true }).click();
    await expect.poll(() => shown.allTextContents()).toEqual(["TRN-1"]);
    expect(await axe(page)).toEqual([]);
    await way.getByRole("button", { name: "Turns and sending members" }).click();
    await expect.poll(() => shown.allTextContents()).toContain("TRN-13");
    expect((await shown.allTextContents()).every((id) => id.startsWith("TRN"))).toBe(true);
    await way.getByRole("button", { name: "All rules" }).click();
    await expect.poll(() => shown.count()).toBeGreaterThan(150);
    await rules.getByRole("button", { name: "Close" }).click();
  });

  it("open at what the pointer or the focus is on", async () => {
    const { page, shown } = await atTable();
    await page.locator('[data-target^="space:2"].glow').first().hover();
    await page.keyboard.press("h");
    await expect.poll(() => shown.allTextContents()).toEqual(["TER-1"]);
    await page.keyboard.press("Escape");
    await page.locator('[data-target^="hut:"].glow').focus();
    await page.keyboard.press("?");
    await expect.poll(() => shown.allTextContents()).toEqual(["HUT-1"]);
    await page.keyboard.press("Escape");
    // What can't be chosen: the rule that says why.
    const special = page.locator('[data-target="space:5R1"]');
    await expect.poll(() => special.getAttribute("data-why")).toContain("SPC-1");
    await special.hover();
    await page.keyboard.press("h");
    await expect.poll(() => shown.allTextContents()).toEqual(["SPC-1"]);
  });

  it("open from the choices of a space", async () => {
    const { page, shown } = await atTable();
    await page.locator('[data-target^="hut:"].glow').click();
    await page.locator(".popover").getByRole("button", { name: "Rules on this" }).click();
    await expect.poll(() => shown.allTextContents()).toEqual(["HUT-1"]);
  });
});
