/** What the player sees to be in reach, and takes with one click. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, kit, type Page } from "../../web/browser/kit";
import type { ContentSet, State } from "../../web/src/api/types";
import { Content } from "../../web/src/model/content-index";
import { reachOf } from "../../web/src/model/reach";

const web = kit("--set", fileURLToPath(new URL("first-edition", import.meta.url)));

/** A golden game: what its table is made from, and its actions with their seats. */
function golden(name: string) {
  const text = readFileSync(new URL(`../golden/${name}.record`, import.meta.url), "utf8");
  const [head = "", body = ""] = text.split("\n---\n");
  const field = (key: string) =>
    head
      .split("\n")
      .find((line) => line.startsWith(key))
      ?.slice(key.length + 1) ?? "";
  const { starter: _, ...options } = JSON.parse(field("options"));
  const seats = Array.from({ length: Number(field("players")) }, () => ({ kind: "local" }));
  return {
    table: { seats, options, seed: Number(field("seed")), set: "first-edition", public: false },
    lines: body.split("\n").filter((line) => /^[0-3] [a-z]/.test(line)),
  };
}

/** Plays a golden game with all players at one screen, up to `count` actions, and reports every state on the way. */
async function replay(name: string, count: number, look?: (state: State) => void) {
  const { table, lines } = golden(name);
  let cookie = "";
  const post = async (path: string, data: object) => {
    const answer = await fetch(`${web.url}/api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Terramara": "1", cookie },
      body: JSON.stringify(data),
    });
    if (!answer.ok) throw new Error(await answer.text());
    cookie ||= answer.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    return await answer.json();
  };
  const made = await post("/tables", table);
  for (const [n, line] of lines.slice(0, count).entries()) {
    const act = { n, seat: Number(line[0]), action: line.slice(2), key: crypto.randomUUID() };
    const state = (await post(`/tables/${made.table.id}/actions`, act)) as State;
    look?.(state);
  }
  return { id: made.table.id as string, personal: made.links.personal as string };
}

/** The page at the turn of a golden game that begins with action `from`. */
async function atTurn(page: Page, name: string, from: number): Promise<void> {
  const { personal } = await replay(name, from - 1);
  await page.goto(new URL(new URL(personal).pathname + new URL(personal).hash, web.url).href);
  await page.locator(".bar.mine").waitFor();
}

describe("an artefact in reach after refining", () => {
  it("is named by the question, refined for and crafted with one click and a confirmation", async () => {
    const page = await web.visit();
    await atTurn(page, "3-players-first", 103);
    await page.locator('[data-target="space:3L2"].glow').click();
    const card = page.locator('[data-target="row:3"].reach-refine');
    await card.waitFor();
    await expect.poll(() => page.locator(".question").textContent()).toContain("Refine first and you can craft");
    await card.click();
    const steps = "worker 1; refine ore; craft 3";
    const sure = page.locator(`.popover [data-action="${steps}"]`);
    expect(await page.locator(".popover .warning").textContent()).toContain("can't be undone");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/actions")) sent.push(JSON.parse(request.postData() ?? "{}").action);
    });
    await sure.click();
    await expect.poll(() => sent).toEqual(steps.split("; "));
  });

  it("is asked about once when the turn is to end without it", async () => {
    const page = await web.visit();
    await atTurn(page, "3-players-first", 103);
    await page.locator('[data-target="space:3L2"].glow').click();
    await page.locator('[data-target="row:3"].reach-refine').waitFor();
    const end = page.locator('.bar [data-action="end"]');
    await end.click();
    const asked = page.getByRole("dialog", { name: "Are you sure?" });
    await expect.poll(() => asked.locator(".warning").textContent()).toContain("You could still refine and craft");
    await asked.getByRole("button", { name: "Cancel" }).click();
    await end.click();
    await asked.waitFor({ state: "detached" });
  });
});

describe("a click on a raw resource", () => {
  it("refines it with a worker, and one undo takes back both steps", async () => {
    const page = await web.visit();
    await atTurn(page, "3-players-first", 53);
    await page.locator('[data-target="space:2R1"]').click();
    const explorer = page.locator('.popover [data-action="explorer 2R1"]');
    await expect.poll(async () => (await explorer.count()) + (await page.locator(".bar [data-action=end]").count())).toBe(1);
    if (await explorer.count()) await explorer.click();
    const wood = page.locator('[data-target="resource:2:wood"].glow');
    await wood.waitFor();
    const count = () => page.locator('[data-target="resource:2:timber"] b').first().textContent();
    const before = Number(await count());
    await wood.click();
    await expect.poll(async () => Number(await count())).toBe(before + 1);
    await page.getByRole("button", { name: "Undo" }).and(page.locator(':not([aria-disabled="true"])')).waitFor();
    await page.keyboard.press("u");
    await expect.poll(async () => Number(await count())).toBe(before);
    await page.locator('[data-target="worker:2:1"].glow').waitFor();
  });
});

describe("what the page works out to be in reach", () => {
  it("is what the engine lets a player craft and reserve, all through a game", async () => {
    const content = new Content((await (await fetch(`${web.url}/api/sets/first-edition`)).json()) as ContentSet);
    let seen = 0;
    await replay("4-players-full", Number.POSITIVE_INFINITY, ({ n, view, legal }) => {
      const { decision } = view;
      if (decision?.kind !== "craft") return;
      seen++;
      const able = legal[String(decision.seat)] ?? [];
      const { row, reserved } = reachOf(view, content, decision.seat);
      const found = [
        ...row.flatMap(({ state }, i) => (state === "craft" ? [`craft ${i + 1}`] : [])),
        ...(reserved?.state === "craft" ? ["craft reserved"] : []),
      ];
      expect({ n, found }).toEqual({ n, found: able.filter((text) => text.startsWith("craft ")) });
      const kept = row.flatMap(({ state }, i) => (state === "reserve" ? [`reserve ${i + 1}`] : []));
      expect(able).toEqual(expect.arrayContaining(kept));
    });
    expect(seen).toBeGreaterThan(20);
  });
});

describe("a tip", () => {
  it("does not stay behind when the page moves under the pointer", async () => {
    const page = await web.visit();
    await atTurn(page, "3-players-first", 53);
    const tip = page.getByRole("tooltip");
    await page.locator('[data-target="space:hire"]').hover();
    await tip.waitFor();
    await page.keyboard.press("l");
    await page.locator(".choices.long").waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const shown = document.querySelector("[role=tooltip]")?.getBoundingClientRect();
          const part = document.querySelector('[data-target="space:hire"]')?.getBoundingClientRect();
          // Gone, or right beside what it is about.
          if (!shown || !part) return !shown;
          const gaps = [part.top - shown.bottom, shown.top - part.bottom, part.left - shown.right, shown.left - part.right];
          return Math.abs(Math.max(...gaps)) < 12;
        }),
      )
      .toBe(true);
    await page.keyboard.press("l");
    await page.mouse.move(5, 5);
    await page.locator('[data-target="space:hire"]').hover();
    await tip.waitFor();
    await page.setViewportSize({ width: 1300, height: 800 });
    await tip.waitFor({ state: "detached" });
  });
});
