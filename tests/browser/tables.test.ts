/** Several people: two browsers with a lost connection, one screen passed on, spectators, chat. */
import { axe, choices, describe, expect, it, kit, myTurn, play, quickGame } from "../../web/browser/kit";

const web = kit();

/** A table for two people with Anna at it, and the path that invites the other. */
async function annasTable() {
  const anna = await web.visit();
  const form = anna.locator("form.create");
  await form.getByText("2 players", { exact: true }).click();
  await form.getByLabel("Name for seat 1").fill("Anna");
  await form.getByLabel("Who plays seat 2").selectOption("human");
  await form.getByRole("button", { name: "Create table" }).click();
  const invite = await anna.getByLabel("Invitation to a seat").inputValue();
  return { anna, invite: invite.replace(web.url, "") };
}

describe("two people on two devices", () => {
  it("have their seats, though the game begins before one of them hears of it", async () => {
    const { anna, invite } = await annasTable();
    const bruno = await web.visit(invite);
    let tell = () => {};
    const begun = new Promise<void>((resolve) => {
      tell = resolve;
    });
    // Not by route.fetch, which would give the browser its cookie at once.
    await bruno.route("**/join", async (route) => {
      const request = route.request();
      const { "content-length": _, ...headers } = await request.allHeaders();
      const answer = await fetch(request.url(), { method: "POST", headers, body: request.postData() });
      const [body, cookie] = [await answer.text(), answer.headers.get("set-cookie") ?? ""];
      await begun;
      await route.fulfill({ status: answer.status, headers: { "set-cookie": cookie }, contentType: "application/json", body });
    });
    const heard = bruno.waitForResponse(
      async (answer) =>
        /\/api\/tables\/[\w-]+$/.test(answer.url()) && (await answer.json()).status === "playing",
    );
    await bruno.getByLabel("Your name").fill("Bruno");
    await bruno.getByRole("button", { name: "Sit down" }).click();
    await anna.getByText("Bruno").first().waitFor();
    const start = anna.getByRole("button", { name: "Start now" });
    if (await start.isVisible()) await start.click().catch(() => undefined);
    await anna.locator("[data-target]").first().waitFor();
    await heard;
    tell();
    await bruno.locator(".careful").waitFor();
  });

  it("play each other, though one loses the connection for a while", async () => {
    const { anna, invite } = await annasTable();
    expect(await axe(anna)).toEqual([]);

    const bruno = await web.visit(invite);
    await bruno.getByLabel("Your name").fill("Bruno");
    await bruno.getByRole("button", { name: "Sit down" }).click();
    const start = anna.getByRole("button", { name: "Start now" });
    // Bruno has sat down when Anna sees his name, at the waiting table or in the game that then began by itself.
    await anna.getByText("Bruno").first().waitFor();
    if (await start.isVisible()) await start.click().catch(() => undefined);
    await anna.locator("[data-target]").first().waitFor();
    await bruno.locator("[data-target]").first().waitFor();

    const moves = async () => Number(/\/(\d+)/.exec((await anna.locator(".scrubber .at").textContent()) ?? "")?.[1]);
    await anna.getByRole("button", { name: "Replay" }).click();
    const both = async (goal: number) => {
      const reached = async () => (await moves()) >= goal;
      await Promise.all([play(anna, reached, 3), play(bruno, reached, 5)]);
    };
    await both((await moves()) + 14);

    await bruno.context().setOffline(true);
    await bruno.locator(".bar").getByText("Connection lost").waitFor();
    // Anna goes on as far as she can alone.
    const free = async () => (await choices(anna)).length === 0;
    await play(anna, free, 11).catch(() => 0);
    await bruno.context().setOffline(false);
    await bruno.locator(".bar").getByText("Connection lost").waitFor({ state: "detached" });
    await both((await moves()) + 8);
    const pieces = (page: typeof anna) => page.locator(".board .piece").count();
    await expect.poll(async () => (await pieces(anna)) === (await pieces(bruno))).toBe(true);

    await anna.getByRole("button", { name: "Chat" }).click();
    await anna.getByLabel("Say something").fill("Well played");
    await anna.getByRole("button", { name: "Send", exact: true }).click();
    await bruno.getByRole("button", { name: "Chat" }).click();
    await bruno.getByText("Well played").waitFor();

    const carla = await web.visit(new URL(anna.url()).pathname);
    await carla.locator("[data-target]").first().waitFor();
    expect(await choices(carla)).toEqual([]);
    expect(await carla.title()).toBe("Terramara"); // of a table without a name
    await carla.getByRole("button", { name: "Chat" }).click();
    await carla.getByText("Well played").waitFor();
    expect(await carla.getByLabel("Say something").count()).toBe(0);
  });
});

describe("a seat", () => {
  it("that is left in the midst of a game is taken by who has the invitation, or played on by a bot", async () => {
    const { anna, invite } = await annasTable();
    const sit = async (name: string) => {
      const page = await web.visit(invite);
      await page.getByLabel("Your name").fill(name);
      await page.getByRole("button", { name: "Sit down" }).click();
      await page.getByRole("region", { name, exact: true }).waitFor();
      return page;
    };
    const leave = async (page: typeof anna) => {
      await page.getByRole("button", { name: "Links and record" }).click();
      await page.getByRole("button", { name: "Leave the table" }).click();
      await page.getByRole("button", { name: "Stay", exact: true }).click();
      await page.getByRole("button", { name: "Leave the table" }).click();
      await page.getByText("You give up your seat for good.").waitFor();
      await page.getByRole("button", { name: "Leave the table" }).click();
      await page.getByRole("button", { name: "Play against bots" }).waitFor();
    };
    // Before the game begins, too; here she stays.
    await anna.getByRole("button", { name: "Leave the table" }).click();
    await anna.getByRole("button", { name: "Stay", exact: true }).click();
    await leave(await sit("Bruno"));
    await anna.getByText("Bruno's seat is empty").waitFor();
    const carla = await sit("Carla");
    await anna.getByRole("region", { name: "Carla" }).waitFor();
    await expect.poll(() => anna.getByText(/seat is empty/).count()).toBe(0);
    await play(carla, async () => (await choices(carla)).length === 0).catch(() => 0);
    await leave(carla);
    expect(await axe(anna)).toEqual([]);
    await anna.getByRole("button", { name: "Let a bot play on" }).click();
    await expect.poll(() => anna.getByText(/seat is empty/).count()).toBe(0);
    await play(anna, async () => (await anna.locator(".rounds .now b").textContent()) === "2");
  });

  it("is played by a bot while its holder wishes so, or the others when he stays away", async () => {
    const { anna, invite } = await annasTable();
    const bruno = await web.visit(invite);
    await bruno.getByLabel("Your name").fill("Bruno");
    await bruno.getByRole("button", { name: "Sit down" }).click();
    await bruno.locator("[data-target]").first().waitFor();
    await bruno.getByRole("button", { name: "Links and record" }).click();
    await bruno.getByRole("button", { name: "Let a bot play for me" }).click();
    await bruno.getByText("A bot is playing for you.").waitFor();
    await play(anna, async () => (await anna.locator(".rounds .now b").textContent()) === "2");
    expect(await choices(bruno)).toEqual([]);
    expect(await axe(bruno)).toEqual([]);
    await bruno.reload();
    await bruno.getByRole("button", { name: "I'm back" }).click();
    await expect.poll(() => bruno.getByText("A bot is playing for you.").count()).toBe(0);
    const waits = async () => (await anna.locator(".bar.seat-1").count()) > 0;
    await play(anna, waits);
    await play(bruno, async () => !(await waits()));
    await play(anna, waits);

    const now = Date.now();
    const offer = anna.getByRole("button", { name: "Let a bot play for Bruno" });
    await anna.clock.setFixedTime(now + 9.5 * 60_000);
    await bruno.context().close();
    await anna.getByText("Bruno is away. You can call in a bot in a minute.").waitFor();
    expect(await offer.count()).toBe(0);
    await anna.clock.setFixedTime(now + 11 * 60_000);
    await offer.waitFor();
    expect(await axe(anna)).toEqual([]);
  });

  it("is found again on any later visit, and on another device by its personal link", async () => {
    const first = await web.visit();
    await quickGame(first);
    await myTurn(first);
    const later = await first.context().newPage();
    await later.goto(first.url());
    await myTurn(later);
    const menu = later.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("button", { name: "Links and record" }).click();
    const link = await later.getByLabel(/^Your personal link/).inputValue();
    expect(link).toMatch(/#k=.{20,}$/);

    const elsewhere = await web.visit(link.replace(web.url, ""));
    await myTurn(elsewhere);
    // The secret does not stay in the address, where a glance or a shared screen would give it away.
    expect(elsewhere.url()).not.toContain("#k=");
    expect(await choices(elsewhere)).toEqual(await choices(later));
  });
});

describe("an open table", () => {
  it("is found in the list and joined from there", async () => {
    const anna = await web.visit();
    const form = anna.locator("form.create");
    await form.getByText("2 players", { exact: true }).click();
    await form.getByLabel("Table name").fill("Come in");
    await form.getByLabel("Name for seat 1").fill("Anna");
    await form.getByLabel("Who plays seat 2").selectOption("human");
    await form.getByLabel("Show under open tables").check();
    await form.getByRole("button", { name: "Create table" }).click();
    await anna.getByRole("heading", { name: "Come in" }).waitFor();

    const bruno = await web.visit();
    await bruno.getByRole("link", { name: /Come in/ }).click();
    await bruno.getByLabel("Your name").fill("Bruno");
    await bruno.getByRole("button", { name: "Sit down" }).click();
    for (const page of [anna, bruno]) await page.locator("[data-target]").first().waitFor();
    // A browser that has lost its cookie has the link, and sits down again.
    await bruno.context().clearCookies();
    await bruno.reload();
    await bruno.getByRole("region", { name: "Bruno", exact: true }).waitFor();
    await bruno.getByRole("button", { name: "Links and record" }).click();
    await bruno.getByText("You can download the record when the game is over").waitFor();
    await bruno.getByRole("button", { name: "Leave the table" }).waitFor();
  });
});

describe("two people on one screen", () => {
  it("hand the device over between their turns, if they want it so", async () => {
    const page = await web.visit();
    await page.evaluate(() => localStorage.setItem("terramara", JSON.stringify({ handOver: true })));
    await page.reload();
    const form = page.locator("form.create");
    await form.getByText("2 players", { exact: true }).click();
    await form.getByLabel("Who plays seat 1").selectOption("local");
    await form.getByLabel("Name for seat 1").fill("Ada");
    await form.getByLabel("Who plays seat 2").selectOption("local");
    await form.getByLabel("Name for seat 2").fill("Bo");
    await form.getByRole("button", { name: "Create table" }).click();
    const ready = page.getByRole("button", { name: /^I'm (Ada|Bo)$/ });
    const start = page.getByRole("button", { name: "Start now" });
    await ready.or(start).first().waitFor();
    if (await start.isVisible()) await start.click();
    await ready.waitFor();
    expect(await axe(page)).toEqual([]);
    const names = new Set<string>();
    for (let i = 0; i < 3; i++) {
      await ready.waitFor();
      expect(await choices(page)).toEqual([]);
      names.add((await ready.textContent()) ?? "");
      await ready.click();
      await play(page, () => ready.isVisible(), 13 + i);
    }
    expect(names.size).toBe(2);

    // Whoever has the device now can undo the last player's move.
    const undo = page.getByRole("button", { name: "Undo" });
    await ready.click();
    for (let i = 0; i < 8 && !(await undo.isEnabled()); i++) {
      await play(page, () => ready.isVisible(), 17 + i);
      await ready.click();
    }
    await undo.click();
    await ready.waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    await ready.click();
    await play(page, () => ready.isVisible(), 17);
    await page.getByRole("button", { name: "Don't ask again" }).click();
    await expect.poll(async () => (await choices(page)).length).toBeGreaterThan(0);
  });
});
