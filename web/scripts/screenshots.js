// Pictures of the game for the documentation: node scripts/screenshots.js <url of a server> <folder>.
// Games have fixed seeds, and so do the clicks.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { fewerColours } from "./png.js";

const [url = "http://127.0.0.1:8642", folder = "screenshots"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const SMALL = { viewport: { width: 1280, height: 720 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  hasTouch: true,
  isMobile: true,
};

async function visit(options, path = "/") {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  await context.addInitScript(() => {
    let state = 11;
    Math.random = () => {
      state = (state * 48271) % 2147483647;
      return state / 2147483647;
    };
    const send = window.fetch;
    window.fetch = (to, how) => {
      if (how?.method !== "POST" || !/\/api\/tables(\/quick)?$/.test(String(to))) return send(to, how);
      return send(to, { ...how, body: JSON.stringify({ seed: 11, ...JSON.parse(String(how.body)) }) });
    };
    if (!localStorage.getItem("terramara"))
      localStorage.setItem("terramara", JSON.stringify({ tips: false, name: "Anna" }));
  });
  const page = await context.newPage();
  await page.goto(url + path);
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
  await page.getByText("4 players", { exact: true }).first().click();
  await page.getByText(full ? "Full game" : "First game", { exact: true }).click();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await page.mouse.move(0, 0); // a pointer at rest would explain what lies under it
  await page.locator(".bar.mine").waitFor();
  return page;
}
async function shot(page, name) {
  await page.waitForTimeout(900);
  writeFileSync(`${folder}/${name}.png`, fewerColours(await page.screenshot()));
}
const part = (page, name) =>
  page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name });

const home = await visit(DESKTOP);
await shot(home, "start");

const lesson = await visit(SMALL, "/learn/craft");
await lesson.locator(".board [data-target]").first().waitFor();
await lesson.mouse.move(0, 0);
await shot(lesson, "lesson");

const desktop = await start(DESKTOP);
await shot(desktop, "draft");
await play(desktop, 3);
await desktop.mouse.move(5, 5);
await shot(desktop, "table");
await desktop.emulateMedia({ colorScheme: "dark" });
await shot(desktop, "dark");
await desktop.emulateMedia({ colorScheme: "light" });
await desktop.setViewportSize(SMALL.viewport);
await desktop.locator('[data-target="row:3"]').hover();
await shot(desktop, "card");
await desktop.locator('[data-target="space:5R1"]').hover();
await shot(desktop, "why-not");
await desktop.close();

// The tableau and the score sheet of a whole recorded game.
const record = readFileSync(new URL("../../tests/golden/4-players-full.record", import.meta.url), "utf8");
const imported = await fetch(`${url}/api/tables/import`, {
  method: "POST",
  headers: { "Content-Type": "application/json", "X-Terramara": "1" },
  body: JSON.stringify({ record }),
});
const { id } = (await imported.json()).table;
const over = await visit(SMALL, `/t/${id}`);
await over.locator(".panel").first().waitFor();
await over.locator(".panel.seat-3 h3 button").click();
await shot(over, "tableau");
await over.keyboard.press("Escape");
await over.setViewportSize(DESKTOP.viewport);
await over.getByRole("button", { name: "Score sheet" }).first().click();
await shot(over, "scores");

const phone = await start(PHONE);
await play(phone, 3);
await shot(phone, "phone");
await part(phone, /Artefacts/).click();
await shot(phone, "phone-artefacts");
await part(phone, /Board/).click();
await phone.setViewportSize({ width: 844, height: 390 });
await phone.evaluate(() => {
  const row = document.querySelector(".row.now");
  row?.scrollIntoView({ block: "center" });
});
await shot(phone, "phone-sideways");
await browser.close();
