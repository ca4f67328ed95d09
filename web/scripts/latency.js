// How long a click takes to show on the board, against three bots: node scripts/latency.js <url of a server>.
import { chromium } from "playwright-core";

const url = process.argv[2] ?? "http://127.0.0.1:8642";
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(url);
await page.getByRole("button", { name: "Play against bots" }).click();

/** Clicks in the page itself, and waits for the frame in which the question has changed. */
const measure = () =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const bar = document.querySelector(".bar.mine");
        const parts = [...document.querySelectorAll(".target.glow, .bar [data-action]")].filter(
          (e) => e.offsetParent && !/^(careful|character)/.test(e.dataset.target ?? ""),
        );
        const part = parts[Math.floor(Math.random() * parts.length)];
        if (!bar || !part) return done(null);
        const look = () => document.querySelector(".board")?.innerHTML.length + (bar.textContent ?? "");
        const before = look();
        const start = performance.now();
        part.click();
        const popover = document.querySelector(".popover [data-action]");
        if (popover) popover.click();
        const wait = () => {
          if (look() !== before) done(performance.now() - start);
          else if (performance.now() - start > 3000) done(null);
          else requestAnimationFrame(wait);
        };
        requestAnimationFrame(wait);
      }),
  );

const times = [];
for (let tries = 0; times.length < 60 && tries < 600; tries++) {
  const time = await measure();
  if (typeof time === "number") times.push(time);
  else await page.waitForTimeout(100);
  if (await page.locator("dialog .sheet").isVisible()) break;
}
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(0);
console.log(
  `${times.length} clicks: median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms`,
);
const table = page.url();
const start = performance.now();
await page.goto(table);
await page.locator(".board [data-target]").first().waitFor();
console.log(`the table opens in ${(performance.now() - start).toFixed(0)} ms`);
await browser.close();
