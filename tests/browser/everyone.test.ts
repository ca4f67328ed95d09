/** For everyone: phone sizes without sideways scrolling, light and dark, names for screen readers, axe-core. */
import { axe, describe, expect, it, kit, myTurn, play, quickGame, sideways } from "../../web/browser/kit";

const web = kit();

describe("on every size of screen", () => {
  it("nothing scrolls sideways", async () => {
    const page = await web.visit();
    const fits = async () => {
      for (const width of [360, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sideways(page), `${width} pixels`).toBe(0);
      }
    };
    await page.getByText("New table").waitFor();
    await fits();
    await quickGame(page);
    await myTurn(page);
    await fits();
    await page.getByRole("button", { name: "Replay" }).click();
    await page.locator(".scrubber").waitFor();
    await fits();
    await page.context().close();
  });
});

describe("on a phone", () => {
  it("a round is played by touch, in the dark, and then looked at again", async () => {
    const page = await web.visit("/", {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      colorScheme: "dark",
    });
    expect(await axe(page)).toEqual([]);
    await quickGame(page);
    await myTurn(page);
    await play(page, async () => (await page.locator(".rounds .now b").textContent()) === "2");
    expect(await sideways(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    for (const tab of ["Players", "Log"]) {
      await page.getByRole("navigation").getByRole("button", { name: tab, exact: true }).click();
      expect(await sideways(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
    }
    const moment = page.locator(".log .line").nth(3);
    await moment.click();
    await expect.poll(() => page.url()).toMatch(/\?at=\d+$/);
    await page.locator(".log .line.now").waitFor();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Score sheet" }).click();
    await page.locator("path.curve").first().waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });
});

describe("axe-core finds nothing serious", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    it(`in ${colorScheme}`, async () => {
      const page = await web.visit("/", { colorScheme });
      await page.getByText("New table").waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole("link", { name: "Rules" }).click();
      await page.getByText("TRN-7").first().waitFor();
      expect(await axe(page)).toEqual([]);
      await page.goto(web.url);
      await quickGame(page);
      await myTurn(page);
      expect(await axe(page)).toEqual([]);
      await page.locator('[data-target="space:skills"]').click();
      await page.locator(".popover").waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Chat" }).click();
      await page.getByLabel("Say something").waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole("button", { name: "Replay" }).click();
      await page.locator(".scrubber").waitFor();
      expect(await axe(page)).toEqual([]);
      for (const name of ["Score sheet", "Rules", "Links and record", "Settings"]) {
        await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name }).click();
        await page.getByRole("dialog").waitFor();
        expect(await axe(page)).toEqual([]);
        await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      }
      await page.context().close();
    });
  }
});

describe("for screen readers", () => {
  it("every part of the board has a name, and what happens is announced", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    const nameless = () =>
      page.evaluate(
        () => [...document.querySelectorAll("[data-target]")].filter((e) => !e.querySelector(".hidden")?.textContent?.trim()).length,
      );
    await expect.poll(nameless).toBe(0);
    const told = () => page.locator('[role="log"][aria-live="polite"]').innerText();
    await page.locator('[data-target="space:skills"]').click();
    await page.locator(".popover [data-action]").first().click();
    await expect.poll(told).toMatch(/sends .* to develop skills/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(told).toMatch(/sends .* to develop skills[^]*takes back the last step/);
    // The turns of the others, which come within moments, are all told.
    const others = /Blue sends[^]*Yellow sends[^]*Green sends/;
    await play(page, async () => others.test(await told()));
    await page.context().close();
  });
});
