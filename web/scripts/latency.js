// How long a click takes to show on the board, against three bots, how many frames are painted while pieces and goods
// move, and how long a finished game takes to open: node scripts/latency.js <url of a server>.
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { press } from "./press.js";

const url = process.argv[2] ?? "http://127.0.0.1:8642";
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(url);
await page.getByRole("button", { name: "Play against bots" }).click();

/** While anything flies, the time from each frame to the next. */
await page.evaluate(() => {
  const gaps = [];
  Object.assign(globalThis, { gaps });
  let last = 0;
  const look = (now) => {
    const flying = document.getAnimations().some(({ effect, playState }) => {
      const part = effect?.target;
      return (
        playState === "running" && (part?.matches?.(".good, .ceremony *") || part?.style?.zIndex === "120")
      );
    });
    if (flying && last) gaps.push(now - last);
    last = flying ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});

const times = [];
for (let tries = 0; times.length < 60 && tries < 600; tries++) {
  await page.locator(".bar.mine, dialog .sheet").first().waitFor();
  await page.waitForTimeout(300); // nobody answers faster than that
  const time = await page.evaluate(press);
  if (typeof time === "number") times.push(time);
  if (await page.locator("dialog .sheet").isVisible()) break;
}
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(0);
console.log(
  `${times.length} clicks: median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms`,
);
const gaps = (await page.evaluate(() => globalThis.gaps)).sort((a, b) => a - b);
if (gaps.length) {
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const late = gaps.filter((gap) => gap > 25).length;
  console.log(
    `${gaps.length} frames while pieces moved: ${(1000 / mean).toFixed(0)} a second, ` +
      `median ${gaps[Math.floor(gaps.length / 2)].toFixed(1)} ms, ${((100 * late) / gaps.length).toFixed(0)} of 100 late`,
  );
}
await page.context().close();

/** A finished game in a browser that has never been here: until its board is painted. */
async function opening(id) {
  const fresh = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const visit = await fresh.newPage();
  await visit.addInitScript(() => {
    const look = () => {
      if (!document.querySelector(".board [data-target]")) return requestAnimationFrame(look);
      const painted = new MessageChannel();
      painted.port1.onmessage = () => performance.mark("board");
      painted.port2.postMessage(0);
    };
    look();
  });
  await visit.goto(`${url}/t/${id}`);
  await visit.waitForFunction(() => performance.getEntriesByName("board").length > 0);
  const time = await visit.evaluate(() => performance.getEntriesByName("board")[0].startTime);
  await fresh.close();
  return time;
}

const record = readFileSync(new URL("../../tests/golden/4-players-full.record", import.meta.url), "utf8");
const imported = await fetch(`${url}/api/tables/import`, {
  method: "POST",
  headers: { "Content-Type": "application/json", "X-Terramara": "1" },
  body: JSON.stringify({ record }),
});
const { id } = (await imported.json()).table;
const opened = [];
for (let i = 0; i < 10; i++) opened.push(await opening(id));
opened.sort((a, b) => a - b);
console.log(
  `a finished 4-player game opens in ${opened[5].toFixed(0)} ms, ${opened[0].toFixed(0)} to ${opened[9].toFixed(0)}`,
);
await browser.close();
