/** Tools for tests in a real browser: a private server, pages that fail on errors, and a player that clicks. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { numbers, seedOf } from "./chance";

export type { Page } from "playwright-core";
export { encode } from "uqr";
export { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = new URL("../../", import.meta.url).pathname;
const TERRAMARA = process.env.TERRAMARA ?? join(ROOT, ".venv/bin/terramara");
// A trace always has steps, requests and console. Screenshots and snapshots of each step would double the time.
const TRACE_ALL = Boolean(process.env.TERRAMARA_TRACE);
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"].concat([
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]);

type Visitor = BrowserContextOptions & { newcomer?: boolean };

export class Kit {
  url = "";
  browser!: Browser;
  #problems: string[] = [];
  #contexts: BrowserContext[] = [];
  #server!: ChildProcess;
  #folder = "";

  constructor(private readonly options: string[]) {}

  async start(): Promise<void> {
    if (!existsSync(join(ROOT, "src/terramara/server/static/index.html"))) {
      throw new Error("The page is not packaged: npm run package");
    }
    this.#folder = mkdtempSync(join(tmpdir(), "terramara-"));
    const args = ["serve", "--port", "0", "--database", join(this.#folder, "games.sqlite")];
    this.#server = spawn(TERRAMARA, [...args, "--bot-delay", "0", "--no-limits", ...this.options], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, TERRAMARA_DATA: this.#folder, TERRAMARA_LANGUAGE: "en" },
    });
    this.url = await new Promise((found, failed) => {
      let said = "";
      const read = (data: Buffer) => {
        said += data.toString();
        const match = /http:\/\/(127\.0\.0\.1|localhost):\d+/.exec(said);
        if (match) found(match[0]);
      };
      this.#server.stdout?.on("data", read);
      this.#server.stderr?.on("data", read);
      this.#server.on("exit", () => failed(new Error(said)));
    });
    while (!(await fetch(`${this.url}/readyz`).catch(() => null))?.ok)
      await new Promise((done) => setTimeout(done, 100));
    this.browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  }

  async stop(): Promise<void> {
    await this.browser?.close();
    if (this.#server?.exitCode === null) {
      const gone = new Promise((done) => this.#server.once("exit", done));
      this.#server.kill("SIGTERM");
      await gone;
    }
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }

  /**
   * Opens a page as a new visitor. Only a newcomer gets tips. Tables made in this test get its seed, so every run
   * plays the same game.
   */
  async visit(path = "/", { newcomer = false, ...options }: Visitor = {}): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      ...options,
    });
    this.#contexts.push(context);
    await context.tracing.start({ snapshots: TRACE_ALL, screenshots: TRACE_ALL });
    await context.addInitScript((seed) => {
      const send = window.fetch;
      window.fetch = (to, how) => {
        if (how?.method !== "POST" || !/\/api\/tables(\/quick)?$/.test(String(to))) return send(to, how);
        return send(to, { ...how, body: JSON.stringify({ seed, ...JSON.parse(String(how.body)) }) });
      };
    }, seedOf(testName()));
    await context.addInitScript((tips) => {
      if (!localStorage.getItem("terramara")) localStorage.setItem("terramara", JSON.stringify({ tips }));
    }, newcomer);
    const page = await context.newPage();
    page.on("pageerror", (error) => this.#problems.push(error.message));
    page.on("console", (message) => {
      // The browser logs an error when a connection is cut, as a waiting room's stream is when its game begins.
      const cut = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_INCOMPLETE_CHUNKED_ENCODING/;
      if (message.type() === "error" && !cut.test(message.text())) this.#problems.push(message.text());
    });
    await page.goto(this.url + path);
    return page;
  }

  /** Closes every page of a test. A failed test leaves a trace and screenshots in the returned folder. */
  async leave(failed: boolean): Promise<{ problems: string[]; folder: string }> {
    const problems = this.#problems.splice(0);
    const keep = failed || problems.length > 0;
    const folder = join(ROOT, "build/browser", testName().replaceAll(/[^a-z0-9]+/gi, "-"));
    rmSync(folder, { recursive: true, force: true });
    if (keep) mkdirSync(folder, { recursive: true });
    for (const [visitor, context] of this.#contexts.splice(0).entries()) {
      if (keep) {
        const at = (name: string) => join(folder, `${visitor + 1}${name}`);
        for (const [n, page] of context.pages().entries())
          await page.screenshot({ path: at(`-${n + 1}.png`), timeout: 10_000 }).catch(() => undefined);
        await context.tracing.stop({ path: at("-trace.zip") }).catch(() => undefined);
      }
      await context.close();
    }
    return { problems, folder: relative(ROOT, folder) };
  }
}

const testName = () => expect.getState().currentTestName ?? "";

/** Starts a server with these options, and a browser, for one test file. */
export function kit(...options: string[]): Kit {
  const made = new Kit(options);
  beforeAll(() => made.start());
  afterEach(async ({ task }) => {
    const { problems, folder } = await made.leave(task.result?.state === "fail");
    const where = `Seed ${seedOf(testName())}; screenshots and trace in ${folder}`;
    for (const error of task.result?.errors ?? []) error.message += `\n${where}`;
    expect(problems, `The page reported errors. ${where}`).toEqual([]);
  });
  afterAll(() => made.stop());
  return made;
}

export async function quickGame(page: Page, players = 4, first = true): Promise<void> {
  await page.getByText(`${players} players`, { exact: true }).first().click();
  await page.getByText(first ? "First game" : "Full game", { exact: true }).click();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await page.locator("[data-target]").first().waitFor();
}

function choicesHere(): string[] {
  const seen = (e: HTMLElement) => e.getBoundingClientRect().width > 0;
  const open = [...document.querySelectorAll<HTMLElement>(".popover.placed [data-action]")].filter(seen);
  const parts = [...document.querySelectorAll<HTMLElement>(".target.glow")].filter(
    (e) => seen(e) && !/^(careful|worker|made|character|own-bonus)/.test(e.dataset.target ?? ""),
  );
  const bar = [...document.querySelectorAll<HTMLButtonElement>(".bar [data-action]:not(.small)")].filter(
    (e) => seen(e) && !e.disabled,
  );
  if (open.length) return open.map((e) => `.popover [data-action="${e.dataset.action}"]`);
  return [
    ...parts.map((e) => `[data-target="${e.dataset.target}"].glow`),
    ...bar.map((e) => `.bar [data-action="${e.dataset.action}"]`),
  ];
}

/** The current choices: glowing parts and buttons, without free effects. */
export const choices = (page: Page): Promise<string[]> => page.evaluate(choicesHere);

/** Waits for a choice or a dialog. Gives up after a second, so the caller can look again. */
async function change(page: Page): Promise<void> {
  const given = async () =>
    (await choices(page)).length > 0 || (await page.locator("dialog[open]").count()) > 0;
  await expect.poll(given, { timeout: 1000 }).toBe(true);
}

/** How many pixels the page scrolls sideways: 0 if it fits. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const isOver = (page: Page) => page.locator("dialog .sheet").isVisible();

export async function myTurn(page: Page): Promise<void> {
  await page.locator(".bar.mine").waitFor({ timeout: 60_000 });
}

/** A space where nobody stands: in every game, an explorer can go there and the chief, too. */
export const emptySpace = (page: Page) =>
  page.locator('[data-target^="space:"].glow:not(:has(.piece))').first();

/** Sends an explorer to an empty space, and returns that action. */
export async function sendExplorer(page: Page): Promise<string> {
  const space = emptySpace(page);
  const action = `explorer ${(await space.getAttribute("data-target"))?.replace("space:", "")}`;
  await space.click();
  await page.locator(`.popover [data-action="${action}"]`).click();
  return action;
}

/** Plays with random clicks, drawn from the test's seed, until `until` is true. */
export async function play(page: Page, until: () => Promise<boolean>, salt = 0): Promise<number> {
  const random = numbers(seedOf(testName()) + salt);
  let clicks = 0;
  let number = random();
  for (let idle = 0; idle < 120; ) {
    if (await until()) return clicks;
    const all = await choices(page);
    const chosen = all[number % Math.max(1, all.length)];
    if (!chosen) {
      idle++;
      await change(page).catch(() => undefined);
      continue;
    }
    idle = 0;
    const clicked = await page
      .locator(chosen)
      .first()
      .click({ timeout: 1500 })
      .then(() => true)
      .catch(() => false);
    // A choice that couldn't be clicked has moved or gone, so try the next one.
    number = clicked ? random() : number + 1;
    if (clicked) clicks++;
    // Choices shown before the server has answered are out of date.
    await page.waitForFunction(() => !document.querySelector(".pending"));
  }
  throw new Error(`Nothing can be chosen: ${await page.locator(".question").textContent()}`);
}

/** Plays with Tab and Enter only: moves on from the focus and takes each choice it reaches. */
export async function playByKeys(page: Page, until: () => Promise<boolean>): Promise<number> {
  const atChoice = () =>
    page.evaluate(() => {
      const here = document.activeElement as HTMLElement;
      const asked = document.querySelector(".popover.placed")
        ? ".popover [data-action]"
        : ".target.glow, .bar [data-action]";
      // Skip the switch, free effects and growing up: the game doesn't need them, and the switch never ends.
      return (
        here.matches(asked) &&
        !/^(careful|worker|made|character|own-bonus)/.test(here.dataset.target ?? "") &&
        !here.matches(".small")
      );
    });
  let taken = 0;
  for (let steps = 0; steps < 400; steps++) {
    if (await atChoice()) {
      await page.keyboard.press("Enter");
      taken++;
      steps = 0;
    }
    if (steps % 20 === 0 && (await until())) return taken;
    // While others think there's nothing to reach, so don't count these steps.
    if ((await page.locator(".bar.mine").count()) === 0) {
      if (await until()) return taken;
      steps = 0;
      await new Promise((done) => setTimeout(done, 50));
      continue;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Nothing more can be reached by keys: ${await page.locator(".question").textContent()}`);
}

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** All that axe-core finds on the current page. */
export async function axe(page: Page): Promise<string[]> {
  // The page's content policy forbids other scripts, so the test evaluates the checker itself.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    interface Found {
      violations: { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] }[];
    }
    const checker = (globalThis as unknown as { axe: { run(): Promise<Found> } }).axe;
    const { violations } = await checker.run();
    return violations.map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 3)
          .map((n) => `${n.target.join(" ")} ${n.failureSummary}`)
          .join(" | ")}`,
    );
  });
}
