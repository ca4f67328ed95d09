// How many clicks ten typical turns of recorded games take on the page: node scripts/clicks.js <url of a server>.
// Each turn is taken from a golden game, set up by playing what came before it, and then played by clicking. The golden
// games have the first edition of the base set: start the server with `--set tests/browser/first-edition`.
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const url = process.argv[2] ?? "http://127.0.0.1:8642";
/** The golden game, the number of the turn's first action, and how many it has. */
const TURNS = [
  ["Refine twice, craft, use a power", "3-players-first", 103, 8],
  ["Hire, refine five, craft in between", "4-players-first", 160, 12],
  ["Craft, a power and two trades", "4-players-first", 109, 10],
  ["Travel, trade, craft", "4-players-first", 215, 8],
  ["Two workers, then end", "3-players-first", 53, 6],
  ["Skills: travel and trade", "3-players-first", 34, 6],
  ["Hire, three workers, end", "4-players-first", 78, 8],
  ["Refine twice and craft", "2-players-full", 57, 6],
  ["Take, refine at the space, craft", "3-players-first", 172, 7],
  ["Crossroads with a trade", "4-players-full", 295, 8],
];

/** The head of a record and its actions, each with its seat; what checks positions in between is left out. */
function read(name) {
  const text = readFileSync(new URL(`../../tests/golden/${name}.record`, import.meta.url), "utf8");
  const [head, body] = text.split("\n---\n");
  return { head, lines: body.split("\n").filter((line) => /^[0-3] [a-z]/.test(line)) };
}
function actionsOf(name, from, count) {
  return read(name)
    .lines.slice(from - 1, from - 1 + count)
    .map((line) => line.slice(2));
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});

/** A table with all players at this screen, and the game brought to where the turn begins; in the page. */
async function setUp([game, lines]) {
  const post = async (path, body) => {
    const answer = await fetch(`/api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Terramara": "1" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return await answer.json();
  };
  const { starter, ...options } = game.options;
  const seats = Array.from({ length: game.players }, () => ({ kind: "local" }));
  const made = await post("/tables", {
    seats,
    options,
    seed: game.seed,
    set: "first-edition",
    public: false,
  });
  for (const [n, line] of lines.entries())
    await post(`/tables/${made.table.id}/actions`, {
      n,
      seat: Number(line[0]),
      action: line.slice(2),
      key: crypto.randomUUID(),
    });
  return made;
}

/**
 * What takes most of what is left to do with one click, in the page: a button of the popover, of the bar, or a part of
 * the table. A plan may take steps out of their order where the player would as soon do the rest later.
 */
function best([left, road]) {
  const seen = (e) => e.getBoundingClientRect().width > 0;
  const takes = (text) => {
    const rest = [...left];
    const steps = text.split("; ");
    if (steps.length === 1) return left[0] === text ? steps : null;
    for (const step of steps) {
      const at = rest.indexOf(step);
      if (at < 0) return null;
      rest.splice(at, 1);
    }
    return steps.includes(left[0]) ? steps : null;
  };
  const target = (text) => {
    const [verb, ...more] = text.split(" ");
    const rest = more.join(" ");
    if (["explorer", "chief", "warrior"].includes(verb))
      return rest === "hut" ? /^hut:/ : new RegExp(`^space:${rest}$`);
    if (verb === "worker") return new RegExp(`^worker:\\d:${rest}$`);
    if (verb === "use") return new RegExp(`^made:${rest}$`);
    if (verb === "bonus") return new RegExp(`^own-bonus:\\d:${rest}$`);
    if (verb === "craft" || verb === "reserve") return new RegExp(`^row:${rest}$`);
    if (verb === "refine" || verb === "give") return new RegExp(`^resource:\\d:${rest}$`);
    return verb === "caravan" ? new RegExp(`^${road}$`) : /^$/;
  };
  const found = [];
  const open = [...document.querySelectorAll(".popover [data-action]")].filter(seen);
  const buttons = open.length ? open : [...document.querySelectorAll(".bar [data-action]")].filter(seen);
  for (const e of buttons) {
    const steps = takes(e.dataset.action);
    if (steps)
      found.push({ steps, at: `${open.length ? ".popover" : ".bar"} [data-action="${e.dataset.action}"]` });
  }
  if (!open.length)
    for (const e of [...document.querySelectorAll(".target.glow")].filter(seen)) {
      const at = `[data-target="${e.dataset.target}"]`;
      const plans = (e.dataset.plans ?? "")
        .split("\n")
        .flatMap((plan) => (plan ? (takes(plan) ? [takes(plan)] : []) : []));
      for (const steps of plans) found.push({ steps, at });
      if (target(left[0]).test(e.dataset.target)) found.push({ steps: [left[0]], at });
    }
  return found.sort((a, b) => b.steps.length - a.steps.length)[0] ?? null;
}

async function turn(name, from, count) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem("terramara", JSON.stringify({ handOver: false, remind: false })),
  );
  await page.goto(url);
  const { head, lines } = read(name);
  const field = (key) =>
    head
      .split("\n")
      .find((line) => line.startsWith(key))
      ?.slice(key.length + 1) ?? "";
  const game = {
    players: Number(field("players")),
    seed: Number(field("seed")),
    options: JSON.parse(field("options")),
  };
  const made = await page.evaluate(setUp, [game, lines.slice(0, from - 1)]);
  await page.goto(`${url}/t/${made.table.id}`);
  await page.locator(".bar.mine").waitFor();
  const left = actionsOf(name, from, count);
  let clicks = 0;
  const n = () =>
    page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).n, made.table.id);
  async function click(selector) {
    await page.locator(selector).locator("visible=true").first().click();
    clicks++;
  }
  /** The part of the road that a caravan's step leads to. */
  async function road(action) {
    const [verb, which, way] = action.split(" ");
    if (verb !== "caravan") return "";
    return await page.evaluate(
      async ([id, caravan, to]) => {
        const ask = async (path) => await (await fetch(`/api/${path}`)).json();
        const { view } = await ask(`tables/${id}/state`);
        const { board } = await ask(`sets/${view.set}`);
        const at = view.seats[view.decision.seat].caravans[caravan === "B" ? 1 : 0];
        return `road:${board.road.find((place) => place.id === at)?.[to]}`;
      },
      [made.table.id, which, way],
    );
  }
  while (left.length) {
    const next = await page.evaluate(best, [left, await road(left[0])]);
    if (next) {
      const before = await n();
      await click(next.at);
      if (await taken(before, next.steps.length))
        for (const step of next.steps) left.splice(left.indexOf(step), 1);
    } else {
      // Not to be seen: the list of all choices has it.
      await click(".steps [aria-pressed]");
      await page.waitForTimeout(50);
    }
  }
  await context.close();
  return clicks;

  /** Waits until the steps are taken; no, if a popover asks first. */
  async function taken(before, steps) {
    for (let tries = 0; tries < 120; tries++) {
      await page.waitForTimeout(25);
      if ((await n()) >= before + steps) {
        await page.waitForTimeout(60);
        return true;
      }
      if (await page.locator(".popover.placed [data-action]:not(:has(kbd))").count()) return false;
    }
    throw new Error(`Nothing happened: ${left}`);
  }
}

let sum = 0;
for (const [what, name, from, count] of TURNS) {
  const clicks = await turn(name, from, count).catch((error) => error.message.split("\n")[0]);
  sum += typeof clicks === "number" ? clicks : 0;
  console.log(`${String(clicks).padStart(4)}  ${what} (${actionsOf(name, from, count).join(" | ")})`);
}
console.log(`${String(sum).padStart(4)}  in all`);
await browser.close();
