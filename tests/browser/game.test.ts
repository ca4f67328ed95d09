/** A whole game in the browser, from the start page to the score sheet, and what one can do on the way. */
import { axe, describe, emptySpace, expect, isOver, it, kit, myTurn, play, playByKeys, quickGame, sendExplorer } from "../../web/browser/kit";

const web = kit();

/** A game against bots at your first turn, and a way to send an explorer. */
async function myFirstTurn() {
  const page = await web.visit();
  await quickGame(page);
  await myTurn(page);
  const hand = page.locator(".panel.me .hand .piece");
  const before = await hand.count();
  const send = async () => {
    await sendExplorer(page);
    await expect.poll(() => hand.count()).toBe(before - 1);
  };
  return { page, hand, before, send };
}

/** Three at one screen, always the same game, at the first artefact that one of them can craft. */
async function firstCraft() {
  const page = await web.visit();
  const table = await page.evaluate(async () => {
    localStorage.setItem("terramara", JSON.stringify({ handOver: false }));
    const post = async (path: string, body: object) => {
      const headers = { "Content-Type": "application/json", "X-Terramara": "1" };
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    const seats = [1, 2, 3].map(() => ({ kind: "local" }));
    const { id } = (await post("/api/tables", { seats, options: { first_game: true } })).table;
    let state = await fetch(`/api/tables/${id}/state`).then((answer) => answer.json());
    for (let random = 1; !state.final.some((action: string) => /^craft \d/.test(action)); ) {
      const [seat, legal] = Object.entries<string[]>(state.legal)[0] ?? ["", []];
      const choices = legal.filter((action) => !action.startsWith("careful"));
      random = (random * 48271) % 2147483647;
      const action = choices[random % choices.length];
      state = await post(`/api/tables/${id}/actions`, { n: state.n, seat: Number(seat), action, key: `move-${state.n}-xx` });
    }
    return id;
  });
  await page.goto(`${web.url}/t/${table}`);
  await myTurn(page);
  return page;
}

describe("a game against bots", () => {
  it("is clicked through from the start page to the score sheet, and then replayed by its address", async () => {
    const page = await web.visit();
    await quickGame(page, 4, true);
    const clicks = await play(page, () => isOver(page));
    expect(clicks).toBeGreaterThan(25);
    const sheet = page.getByRole("dialog", { name: "Score sheet" });
    await expect.poll(() => sheet.locator("tfoot td").count()).toBe(4);
    expect(await sheet.locator("h2").allTextContents()).toContainEqual(expect.stringMatching(/wins!|share the win!/));
    await expect.poll(() => sheet.locator("path.curve").count()).toBeGreaterThanOrEqual(4);
    expect(await axe(page)).toEqual([]);

    const table = new URL(page.url()).pathname;
    await page.goto(`${web.url}${table}?at=5`);
    await page.locator(".scrubber").waitFor();
    expect(await page.locator(".scrubber .at").textContent()).toMatch(/^5\//);
    await page.getByRole("button", { name: "One step forward" }).click();
    await expect.poll(() => page.url()).toMatch(/\?at=6$/);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await expect.poll(() => page.url()).not.toContain("at=");

    // The record is taken home and opened again, as another table.
    await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Links and record" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download the record" }).click(),
    ]);
    const record = await download.path();
    await page.goto(web.url);
    await page.locator('input[type="file"]').setInputFiles(record);
    await page.locator("[data-target]").first().waitFor();
    expect(new URL(page.url()).pathname).not.toBe(table);
    await page.getByRole("button", { name: "Score sheet" }).last().click();
    await expect.poll(() => sheet.locator("tfoot td").count()).toBe(4);
  });

  it("can be a full game with characters, for three with a neutral player", async () => {
    const page = await web.visit();
    await quickGame(page, 3, false);
    await myTurn(page);
    expect(await axe(page)).toEqual([]);
    await play(page, async () => /Send|send/.test((await page.locator(".bar.mine .question").textContent().catch(() => "")) ?? ""));
    expect(await page.locator(".panel .character").count()).toBe(3);
    expect(await page.locator(".board .fire").count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
  });
});

describe("one's own turn", () => {
  it("can be taken back, done again, and begun anew", async () => {
    const { page, hand, before, send } = await myFirstTurn();
    // What cannot be done is found by keys all the same, and says why.
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.focus();
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => undo.getAttribute("data-tip")).toMatch(/Nothing to undo yet|the last move was \w+'s/);
    await send();
    await undo.click();
    await expect.poll(() => hand.count()).toBe(before);
    await page.getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => hand.count()).toBe(before - 1);
    await page.getByRole("button", { name: "Restart turn" }).click();
    await expect.poll(() => hand.count()).toBe(before);
  });

  it("is begun anew with the switch as it was set", async () => {
    const { page, hand, before, send } = await myFirstTurn();
    const asks = page.locator(".panel.me .careful.on");
    await page.locator('[data-target^="careful:"].glow').click();
    await asks.waitFor();
    await send();
    await page.getByRole("button", { name: "Restart turn" }).click();
    await expect.poll(() => hand.count()).toBe(before);
    await asks.waitFor();
  });

  it("is not changed by keys that are meant for a window, or while an earlier moment is looked at", async () => {
    const { page, send } = await myFirstTurn();
    await send();
    const changes: string[] = [];
    page.on("request", (request) => request.method() === "POST" && changes.push(request.url()));
    await page.getByRole("button", { name: "Settings" }).click();
    for (const key of ["u", "r", "1"]) await page.keyboard.press(key);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Replay" }).click();
    await page.getByRole("button", { name: "One step back" }).click();
    await page.getByText("You're looking at an earlier moment.").waitFor();
    await page.keyboard.press("u");
    expect(changes).toEqual([]);
  });

  it("says why a part of the board cannot be chosen, with the rule", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    const special = page.locator('[data-target="space:5R1"]');
    await expect.poll(() => special.getAttribute("data-why")).toContain("SPC-1");
    expect(await special.getAttribute("aria-disabled")).toBe("true");
    await special.click({ force: true });
    const tip = await page.getByRole("tooltip").textContent();
    expect(tip).toMatch(/open in round 5\. \(SPC-1\)/);
    expect(tip?.match(/round 5/g)).toHaveLength(1);
    expect(tip).not.toContain("explorers only");
  });

  it("says so of every part that cannot be chosen, whatever is asked, and while others decide", async () => {
    const page = await web.visit();
    await quickGame(page, 4, false);
    const mute = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("[data-target][aria-disabled=true]")]
          .filter((part) => !part.dataset.why)
          .map((part) => part.dataset.target),
      );
    const asked = new Set<string>();
    const look = async () => {
      const question = await page.locator(".bar .question").textContent();
      if (!question || asked.has(question)) return;
      asked.add(question);
      await expect.poll(mute).toEqual([]);
    };
    await myTurn(page);
    await play(page, async () => {
      await look();
      return (await page.locator(".rounds .now b").textContent()) === "2";
    });
    expect(asked.size).toBeGreaterThan(4);
  });

  it("asks once more before what cannot be taken back, on the board and by key", async () => {
    const page = await firstCraft();
    const crafting = page.locator('[data-target^="row:"].glow');
    const taken: string[] = [];
    page.on("request", (request) => request.url().endsWith("/actions") && taken.push(request.url()));
    const asked = page.getByRole("dialog").filter({ hasText: "This reveals a new card, so it can't be undone." });
    await crafting.first().click();
    await asked.waitFor();
    await page.keyboard.press("Escape");
    await asked.waitFor({ state: "detached" });
    // As a list, the same by number.
    await page.keyboard.press("l");
    const listed = page.locator('.bar [data-action^="craft"], .bar [data-action^="reserve"]').first();
    await page.keyboard.press((await listed.locator("kbd").textContent()) ?? "");
    await asked.waitFor();
    expect(taken).toEqual([]);
    await page.keyboard.press("Enter");
    await expect.poll(() => taken.length).toBe(1);
  });

  it("asks once more in the draft, unless told not to", async () => {
    const page = await web.visit();
    await quickGame(page, 4, false);
    await myTurn(page);
    const taken: string[] = [];
    page.on("request", (request) => request.url().endsWith("/actions") && taken.push(request.url()));
    const card = page.locator('[data-target^="draft:"].glow');
    await card.first().click();
    await page.getByRole("dialog", { name: "Are you sure?" }).getByRole("button", { name: "Cancel" }).click();
    expect(taken).toEqual([]);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Confirm moves that can't be undone").uncheck();
    await page.keyboard.press("Escape");
    await card.first().click();
    await expect.poll(() => taken.length).toBe(1);
  });

  it("tells what went wrong, also while the pointer is on a part of the board", async () => {
    const { page } = await myFirstTurn();
    await page.route("**/actions", (route) => route.abort());
    await sendExplorer(page);
    await emptySpace(page).hover();
    await page.getByRole("alert").waitFor();
  });

  it("offers every choice as a list, too", async () => {
    const page = await web.visit();
    await quickGame(page);
    await myTurn(page);
    const button = page.getByRole("button", { name: /List all \d+ choices/ });
    const told = Number(/\d+/.exec((await button.getAttribute("aria-label")) ?? "")?.[0]);
    await button.click();
    expect(await page.locator(".bar [data-action]").count()).toBe(told);
  });

  it("is played to its end by keys alone", async () => {
    const page = await web.visit();
    await page.getByText("2 players", { exact: true }).first().click();
    await page.getByRole("button", { name: "Play against bots" }).focus();
    await page.keyboard.press("Enter");
    await myTurn(page);
    expect(await playByKeys(page, () => isOver(page))).toBeGreaterThan(30);
    await page.keyboard.press("Escape");
    await expect.poll(() => isOver(page)).toBe(false);
  });

  it("a part of the board is walked to with arrows, taken, and taken back by key", async () => {
    const page = await web.visit();
    await page.getByRole("button", { name: "Play against bots" }).focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-target]").first().waitFor();
    await myTurn(page);
    const focused = () =>
      page.evaluate(() => {
        const part = document.activeElement as HTMLElement;
        return { key: part.dataset.target ?? "", glows: part.classList.contains("glow") };
      });
    const until = async (key: string, found: (part: { key: string; glows: boolean }) => boolean) => {
      for (let i = 0; i < 60 && !found(await focused()); i++) await page.keyboard.press(key);
      expect(found(await focused())).toBe(true);
    };
    await until("Tab", (part) => part.glows && part.key.startsWith("space:"));
    const before = (await focused()).key;
    await page.keyboard.press("ArrowRight");
    await until("ArrowRight", (part) => part.glows && part.key.startsWith("space:") && part.key !== before);
    const chosen = page.locator(`[data-target="${(await focused()).key}"] .piece`);
    const pieces = await chosen.count();
    await page.keyboard.press("Enter");
    // A space that both explorer and chief may go to asks which of them.
    const asked = page.locator(".popover");
    await expect.poll(async () => (await asked.isVisible()) || (await chosen.count()) > pieces).toBe(true);
    if (await asked.isVisible()) await page.keyboard.press("Enter");
    await expect.poll(() => chosen.count()).toBe(pieces + 1);
    // The piece is shown before the server has answered; only then is there something to take back.
    await page.getByRole("button", { name: "Undo" }).and(page.locator(':not([aria-disabled="true"])')).waitFor();
    await page.keyboard.press("u");
    await expect.poll(() => chosen.count()).toBe(pieces);
  });
});
