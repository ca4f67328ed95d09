// What a click costs the main thread by itself, whatever else the machine does: CPU time until its effect is painted,
// against three bots: node scripts/cost.js <url of a server> <clicks>. The same seeds, so the same clicks every time.
import { chromium } from "playwright-core";
import { press } from "./press.js";

const [url = "http://127.0.0.1:8642", clicks = "30"] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.addInitScript(() => {
  let state = 11;
  Math.random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const send = window.fetch;
  window.fetch = (to, how) => {
    if (how?.method !== "POST" || !/\/api\/tables\/quick$/.test(String(to))) return send(to, how);
    return send(to, { ...how, body: JSON.stringify({ ...JSON.parse(String(how.body)), seed: 11 }) });
  };
  localStorage.setItem("terramara", JSON.stringify({ tips: false }));
});
await page.goto(url);
await page.getByRole("button", { name: "Play against bots" }).click();
await page.locator(".bar.mine").waitFor();
await page.waitForTimeout(2000);

await browser.startTracing(page, { categories: ["devtools.timeline", "blink.user_timing", "toplevel"] });
let done = 0;
for (let tries = 0; done < Number(clicks) && tries < 400; tries++) {
  if (await page.locator("dialog .sheet").isVisible()) break;
  await page.locator(".bar.mine, dialog .sheet").first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(350); // nobody answers faster than that
  if (typeof (await page.evaluate(press)) === "number") done++;
}
const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
await browser.close();

const marks = traceEvents.filter(({ name }) => /^(pressed|painted)$/.test(name)).sort((a, b) => a.ts - b.ts);
const spans = marks.flatMap((mark, i) =>
  mark.name === "painted" && marks[i - 1]?.name === "pressed" ? [[marks[i - 1], mark]] : [],
);
const work = traceEvents.filter((e) => e.tdur && e.pid === marks[0].pid && e.tid === marks[0].tid);
const at = (numbers, share) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length * share)].toFixed(1);
const total = spans.map(([from, to]) => (to.tts - from.tts) / 1000);
console.log(
  `${total.length} clicks: ${at(total, 0.5)} ms of the main thread, 95 of 100 within ${at(total, 0.95)}`,
);
for (const [words, name] of [
  ["scripts", "FunctionCall"],
  ["styles", "UpdateLayoutTree"],
  ["layout", "Layout"],
  ["before painting", "PrePaint"],
  ["painting", "Paint"],
  ["layers", "Layerize"],
]) {
  const each = spans.map(([from, to]) =>
    work
      .filter((e) => e.name === name && e.ts > from.ts && e.ts < to.ts)
      .reduce((sum, e) => sum + e.tdur / 1000, 0),
  );
  console.log(`  ${words}: ${at(each, 0.5)} ms`);
}
