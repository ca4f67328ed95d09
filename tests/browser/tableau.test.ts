/** What everyone has lies one click away, in words; a line of the log shows where it happened. */
import { axe, describe, expect, it, kit, myTurn, play, quickGame } from "../../web/browser/kit";

const web = kit();
const RECORD = new URL("../golden/4-players-full.record", import.meta.url).pathname;

describe("what everyone has", () => {
  it("opens from a name, a card, a button and a key, with every card in words", async () => {
    const page = await web.visit();
    await page.locator('input[type="file"]').setInputFiles(RECORD);
    await page.getByRole("button", { name: "Back to the game" }).click();
    const dialog = page.getByRole("dialog", { name: "What everyone has" });
    const panel = page.locator(".panel.seat-0");
    await panel.locator("h3 button").click();
    const made = await panel.locator('[data-target^="made:"]').count();
    expect(made).toBeGreaterThan(3);
    expect(await dialog.locator(".cards .card").count()).toBe(made);
    const name = await panel.locator('[data-target^="made:"] .hidden').first().textContent();
    await dialog.getByText(name!.split(".")[0]!, { exact: true }).last().waitFor();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole("button", { name: /^Green/ }).click();
    await dialog.getByRole("button", { name: /^Green/, pressed: true }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });

    await page.locator('.panel.seat-3 [data-target^="made:"]').last().click({ force: true });
    await dialog.getByRole("button", { name: /^Green/, pressed: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("t");
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "What everyone has" }).click();
    await dialog.waitFor();
  });

  it("is enlarged beside the column while a character of another is pointed at, and by a long press on a phone", async () => {
    const page = await web.visit();
    await page.locator('input[type="file"]').setInputFiles(RECORD);
    await page.getByRole("button", { name: "Back to the game" }).click();
    const face = page.locator('.panel.seat-2 [data-target^="character:"]');
    await face.hover();
    const big = page.locator(".big");
    await big.waitFor();
    const [card, panel] = [await big.boundingBox(), await page.locator(".panel.seat-2").boundingBox()];
    expect(card!.x + card!.width).toBeLessThanOrEqual(panel!.x);
    expect(await page.locator(".tip").count()).toBe(0);

    // Bonus tiles too, on the river and beside the road, by the pointer and by the focus.
    const tile = page.locator('.river [data-target^="bonus:"]').first();
    await tile.hover();
    await big.getByText(/^Bonus tile/).waitFor();
    await page.mouse.move(300, 20);
    await big.waitFor({ state: "detached" });
    await tile.focus();
    await big.getByText(/^Bonus tile/).waitFor();

    const phone = await web.visit(page.url().replace(web.url, ""), { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const artefact = phone.locator('[data-target="row:1"]');
    await artefact.waitFor({ state: "attached" });
    await artefact.evaluate((e) => {
      const finger = { bubbles: true, pointerType: "touch" };
      e.dispatchEvent(new PointerEvent("pointerdown", finger));
    });
    await phone.locator(".big .effect").first().waitFor();
    await phone.touchscreen.tap(200, 300);
    await phone.locator(".big").waitFor({ state: "detached" });
    const onRiver = phone.locator('[data-target^="bonus:"]').first();
    await onRiver.dispatchEvent("pointerdown", { bubbles: true, pointerType: "touch" });
    await phone.locator(".big .enlarged").waitFor();
  });
});

describe("a line of the log", () => {
  it("lights the space it tells of while it is pointed at or has the focus", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    await play(page, async () => (await page.locator(".log .line.head, .recap li").count()) > 0 || (await page.locator(".heads button").count()) > 2);
    await page.locator(".sidepanel .heads").getByRole("button", { name: /Log/ }).click();
    const line = page.locator(".log .line.head").last();
    const lit = page.locator('.target.lit[data-target^="space:"]');
    await line.hover();
    await expect.poll(() => lit.count()).toBe(1);
    const where = (await lit.getAttribute("data-target"))!.replace("space:", "");
    const words = (await line.textContent())!;
    if (/^\d/.test(where)) expect(words).toContain(where);
    await page.mouse.move(300, 20);
    await expect.poll(() => lit.count()).toBe(0);
    await line.focus();
    await expect.poll(() => lit.count()).toBe(1);
  });

  it("names spaces by rows and columns that stand at the edge of the board", async () => {
    const page = await web.visit();
    await quickGame(page);
    expect(await page.locator(".row .label").allTextContents()).toEqual(["6", "5", "4", "3", "2", "1"]);
    const columns = await page.locator(".columns i").allTextContents();
    for (const name of ["L1", "L2", "L3", "R1", "R2", "R3"]) {
      const [head, space] = [
        await page.locator(".columns i").nth(columns.indexOf(name)).boundingBox(),
        await page.locator(`[data-target="space:6${name}"]`).boundingBox(),
      ];
      const middle = (box: typeof head) => box!.x + box!.width / 2;
      expect(Math.abs(middle(head) - middle(space))).toBeLessThan(8);
      expect(head!.y + head!.height).toBeLessThan(space!.y + 8);
    }
  });
});
