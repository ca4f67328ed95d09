/** Who decides on this device, and which choices it offers. Plain functions of a state, without the page. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { LogEntry, State, TableInfo } from "../src/api/types";
import { legalHere, localSeats, mustHandOver, ownSeat, plays } from "../src/model/choices";
import { fold } from "../src/model/fold";
import { beginnings, jump, momentsOf, placeAsked } from "../src/model/moments";
import { sameTable } from "../src/model/table";

const seat = (number: number, kind: string, stand_in: string | null = null) => ({
  seat: number,
  kind,
  stand_in,
});
const info = (you: number[], seats: unknown[]) => ({ you, seats }) as unknown as TableInfo;
const at = (number: number, kind = "send", over = false) => ({ seat: number, kind, over });
const state = (decides: { seat: number; kind: string; over: boolean }, legal: string[]) =>
  ({
    view: { decision: decides, over: decides.over },
    legal: { [decides.seat]: legal },
  }) as unknown as State;

describe("a decision", () => {
  const alone = info([0], [seat(0, "human"), seat(1, "bot")]);

  it("is ours when the seat is ours and no bot plays for it", () => {
    const asked = state(at(0), ["explorer hire"]);
    expect(plays(alone, asked.view.decision)).toBe(true);
    expect(legalHere(alone, asked)).toEqual(["explorer hire"]);
    expect(plays(info([0], [seat(0, "human", "greedy")]), asked.view.decision)).toBe(false);
    expect(legalHere(alone, state(at(1), ["explorer hire"]))).toEqual([]);
    expect(plays(alone, null)).toBe(false);
  });

  it("shows the panel of the deciding seat if it's ours, or else of whoever holds the device", () => {
    const two = info([0, 1], [seat(0, "local"), seat(1, "local"), seat(2, "bot")]);
    expect(ownSeat(two, state(at(1), []).view.decision, 0)).toBe(1);
    expect(ownSeat(two, state(at(2), []).view.decision, 1)).toBe(1);
    expect(ownSeat(two, null, null)).toBe(0);
    expect(ownSeat(info([], [seat(0, "bot")]), null, null)).toBeNull();
  });

  it("asks to pass the device only between players who share it", () => {
    const two = info([0, 1], [seat(0, "local"), seat(1, "local")]);
    expect(localSeats(two)).toEqual([0, 1]);
    expect(mustHandOver(two, state(at(1), []), 0)).toBe(true);
    expect(mustHandOver(two, state(at(1), []), 1)).toBe(false);
    expect(mustHandOver(two, state(at(1, "send", true), []), 0)).toBe(false);
    expect(mustHandOver(alone, state(at(0), []), null)).toBe(false);
  });
});

describe("the moments of a replay", () => {
  const entry = (n: number, kind: string, steps = 0) => ({ n, kind, steps }) as unknown as LogEntry;
  const log = [entry(0, "start"), entry(1, "act"), entry(2, "act"), entry(3, "undo", 1), entry(4, "act")];

  it("leave out undone moves", () => {
    const moments = momentsOf(log, fold(log), 4);
    expect(moments).toEqual([0, 1, 4]);
    expect(placeAsked(log, moments, 1)).toBe(1);
    expect(placeAsked(log, moments, 2)).toBe(1.5);
    expect(placeAsked(log, moments, null)).toBe(2);
  });

  it("are every move until the log is loaded", () => {
    const moments = momentsOf([], [], 3);
    expect(moments).toEqual([0, 1, 2, 3]);
    expect(placeAsked([], moments, 2)).toBe(2);
  });
});

describe("a leap in a replay", () => {
  const act = (n: number, ...events: string[]) =>
    ({ n, kind: "act", events: events.map((event) => ({ event })) }) as unknown as LogEntry;
  const acts = [
    act(0, "round", "turn"),
    act(1),
    act(2, "turn"),
    act(5),
    act(6, "returned", "round", "turn"),
    act(7),
  ];

  it("goes to the next turn or round, or to the start or end of the game", () => {
    const [turns, rounds] = [beginnings(acts, "turn"), beginnings(acts, "round")];
    expect([turns, rounds]).toEqual([
      [0, 2, 4],
      [0, 4],
    ]);
    expect(jump(turns, 1, 1, 5)).toBe(2);
    expect(jump(turns, 4, 1, 5)).toBe(5);
    expect(jump(turns, 2, -1, 5)).toBe(0);
    expect(jump(rounds, 5, -1, 5)).toBe(4);
    expect(jump([], 3, -1, 5)).toBe(0);
  });
});

describe("a rematch", () => {
  it("keeps the seats, starting from ours, and only our own names", () => {
    const seats = [
      { seat: 0, kind: "human", name: "Bo", bot: null },
      { seat: 1, kind: "human", name: "Ada", bot: null },
      { seat: 2, kind: "bot", name: "greedy", bot: "greedy" },
    ];
    const played = { you: [1], seats, set: "base", options: { first_game: true }, patience: 600 };
    expect(sameTable(played as unknown as TableInfo)).toEqual({
      seats: [{ kind: "human", name: "Ada" }, { kind: "bot", bot: "greedy" }, { kind: "human" }],
      set: "base",
      options: { first_game: true },
      public: false,
      patience: 600,
    });
  });

  it("keeps everyone's colour when the first human seat is ours", () => {
    const seats = [
      { seat: 0, kind: "bot", name: "greedy", bot: "greedy" },
      { seat: 1, kind: "human", name: "Ada", bot: null },
    ];
    const played = { you: [1], seats, set: "base", options: {}, patience: null, place_neutrals: true };
    expect(sameTable(played as unknown as TableInfo)).toMatchObject({
      seats: [
        { kind: "bot", bot: "greedy" },
        { kind: "human", name: "Ada" },
      ],
      place_neutrals: true,
    });
  });
});

describe("the model", () => {
  it("imports neither the page nor Svelte", () => {
    const folder = new URL("../src/model/", import.meta.url);
    for (const file of readdirSync(folder)) {
      const imports = readFileSync(new URL(file, folder), "utf8").match(/from "[^"]+"/g) ?? [];
      const foreign = imports.filter((line) => !/from "(\.\/|\.\.\/(api|text)\/)/.test(line));
      expect({ file, foreign }).toEqual({ file, foreign: [] });
    }
  });
});
