// Pictures of the game for the documentation: node scripts/screenshots.js <url of a server> <folder>.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [url = "http://127.0.0.1:8642", folder = "screenshots"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

async function visit(options) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Plays on by clicking what glows, until the game is over or the round is reached. */
async function play(page, round) {
  for (let idle = 0; idle < 300; ) {
    if (await page.locator("dialog .sheet").isVisible()) return;
    const now = Number(await page.locator(".rounds .now b").textContent());
    const question = await page.locator(".bar").getAttribute("class");
    const sending = await page.locator('.target.glow[data-target^="space:"]').count();
    if (now >= round && question?.includes("mine") && sending > 3) return;
    const clicked = await page.evaluate(() => {
      const seen = (e) => e.getBoundingClientRect().width > 0;
      const open = [...document.querySelectorAll(".popover [data-action]")];
      const parts = [...document.querySelectorAll(".target.glow")].filter(
        (e) => seen(e) && !/^(careful|character)/.test(e.dataset.target),
      );
      const craft = parts.filter((e) => /^(row|reserved|road|made|worker)/.test(e.dataset.target));
      const bar = [...document.querySelectorAll(".bar [data-action]:not(.small)")].filter(seen);
      const all = open.length ? open : craft.length ? craft : [...parts, ...bar];
      const chosen = all[Math.floor(Math.random() * all.length)];
      chosen?.click();
      return chosen !== undefined;
    });
    idle = clicked ? 0 : idle + 1;
    await page.waitForTimeout(clicked ? 120 : 150);
  }
}

async function start(options, full = true) {
  const page = await visit(options);
  if (full) await page.getByText("Full game", { exact: true }).click();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await page.mouse.move(0, 0); // a pointer at rest would explain what lies under it
  await page.locator(".bar.mine").waitFor();
  return page;
}
const shot = (page, name) => page.screenshot({ path: `${folder}/${name}.png` });

const home = await visit(DESKTOP);
await home.waitForTimeout(800);
await shot(home, "start");

const desktop = await start(DESKTOP);
await play(desktop, 3);
await desktop.waitForTimeout(1500);
await shot(desktop, "table");
await desktop.locator('[data-target="space:5R1"]').hover();
await desktop.waitForTimeout(700);
await shot(desktop, "why-not");
await desktop.emulateMedia({ colorScheme: "dark" });
await desktop.mouse.move(5, 5);
await desktop.waitForTimeout(500);
await shot(desktop, "dark");
await desktop.emulateMedia({ colorScheme: "light" });
await play(desktop, 99);
await desktop.waitForTimeout(1500);
await shot(desktop, "scores");

const phone = await start(PHONE, false);
await play(phone, 2);
await phone.waitForTimeout(1500);
await shot(phone, "phone");
await browser.close();
