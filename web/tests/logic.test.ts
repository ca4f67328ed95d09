/** The page's plain logic: targets of actions, the fold of the log, the recap, motion, keys, the chart, addresses. */

import { describe, expect, it } from "vitest";
import folds from "../../tests/golden/folds.json";
import type { Decision, GameEvent, LogEntry, SeatInfo, TableInfo, View } from "../src/api/types";
import { chartLines, inForce, roundMarks } from "../src/model/chart";
import { unread } from "../src/model/chat";
import { fold, placeOf } from "../src/model/fold";
import { groupByTarget, isFree, targetOf } from "../src/model/notation";
import { waitingFor } from "../src/model/patience";
import { worthTelling } from "../src/model/reason-words";
import { freshParts, recap, sideTab } from "../src/model/recap";
import { parseRoute } from "../src/model/route";
import { isDraft, workersOn } from "../src/model/table";
import { nearest } from "../src/play/keys";
import { journeys } from "../src/play/motion";
import { readRules, searchRules, withLinks } from "../src/rules/parse";

const view = { seats: [{ caravans: ["top", "c2"] }, { caravans: ["c1", "c1"] }] } as unknown as View;
const ways = (place: string) => ({
  straight: place === "top" ? "c1" : "c3",
  left: place === "top" ? "b1" : "b3",
});

describe("targets", () => {
  it("are the parts of the table where actions happen", () => {
    const target = (text: string) => targetOf(text, 0, view, ways);
    expect(target("explorer 2L1")).toBe("space:2L1");
    expect(target("chief hut")).toBe("hut:0");
    expect(target("back explorer hut")).toBe("hut:0");
    expect(target("caravan A left")).toBe("road:b1");
    expect(target("caravan B straight")).toBe("road:c3");
    expect(target("craft 3")).toBe("row:3");
    expect(target("craft reserved")).toBe("reserved:0");
    expect(target("give ore")).toBe("resource:0:ore");
    expect(target("draft card 2")).toBe("draft:card:2");
    expect(target("stop")).toBe("");
  });
  it("group the actions of one part", () => {
    const groups = groupByTarget(["explorer hire", "chief hire", "end"], 0, view, ways);
    expect([...groups]).toEqual([["space:hire", ["explorer hire", "chief hire"]]]);
  });
  it("separate free effects from answers", () => {
    expect(["worker 1", "use flat-axe", "bonus x", "character", "adult"].every(isFree)).toBe(true);
    expect(["end", "craft 1", "take wood"].some(isFree)).toBe(false);
  });
});

const event = (kind: GameEvent["event"], seat: number | null, rest: object = {}): GameEvent =>
  ({ n: 0, event: kind, seat, ...rest }) as GameEvent;
const entry = (
  n: number,
  seat: number,
  events: GameEvent[] = [],
  kind: LogEntry["kind"] = "act",
  steps = 0,
): LogEntry => ({
  n,
  seat,
  kind,
  action: null,
  steps,
  events,
  round: 1,
  turn: seat,
  at: "",
});

describe("folding the log", () => {
  it.each(Object.entries(folds))("matches the server: %s", (_, { log, in_force }) => {
    const entries = log.map(([kind, steps], n) => entry(n, 0, [], kind as LogEntry["kind"], Number(steps)));
    expect(fold(entries).map((e) => e.n)).toEqual(in_force);
  });
  it("gives every move its index among the moves in force", () => {
    const entries = [
      entry(0, 0, [], "start"),
      entry(1, 0),
      entry(2, 0), // undone for good
      entry(3, 0, [], "undo", 1),
      entry(4, 0),
      entry(5, 0, [], "undo", 1),
      entry(6, 0, [], "redo", 1),
      entry(7, 1),
    ];
    const counting = fold(entries).map((e) => e.n);
    expect(counting).toEqual([0, 1, 4, 7]);
    expect(entries.map((e) => placeOf(entries, counting, e.n))).toEqual([0, 1, 1.5, 1, 2, 1, 2, 3]);
  });
});

describe("the recap", () => {
  const begins = (seat: number) => event("turn", seat);
  const entries = [
    entry(1, 0, [event("sent", 0, { member: "chief", space: "hire" })]),
    entry(2, 0, [
      event("returned", null),
      event("turned", null, { row: 1 }),
      event("round", null, { round: 2 }),
      begins(1),
    ]),
    entry(3, 1, [
      event("sent", 1, { member: "explorer", space: "2L1" }),
      event("gained", 1, { resource: "wood", count: 2 }),
      event("refined", 1, { kind: "wood" }),
      event("moved", 1, { caravan: "A", from: "top", to: "c1" }),
      begins(2),
    ]),
    entry(4, 2, [event("sent", 2, { member: "chief", space: "raid" }), event("raid", 2, { level: 2 })]),
    entry(5, 1, [event("gave", 1, { to: 2, resource: "wood" })]),
    entry(6, 0, [event("gave", 0, { to: 2, resource: "ore" })]),
    entry(7, 2, [event("culture", 2, { delta: 1 }), begins(0)]),
  ];
  const opening = entry(0, 0, [event("round", null, { round: 1 }), begins(0)]);
  const all = [opening, ...entries];
  const own = [entry(8, 0), entry(9, 0, [event("sent", 0, { member: "explorer", space: "1L1" })])];

  it("sums up each turn since yours, including your losses and the end of the round", () => {
    const { turns } = recap(all, 0);
    expect(turns.map((turn) => turn.seat)).toEqual([null, 1, 2, 1, 0]);
    expect(turns[0]?.events.map((e) => e.event)).toEqual(["turned", "round"]);
    expect([...(turns[1]?.changes ?? [])]).toEqual([
      ["wood", 1],
      ["timber", 1],
    ]);
    expect(turns[1]?.steps).toEqual(["A"]);
    expect(turns[2]?.events.map((e) => e.event)).toEqual(["raid"]);
    expect([...(turns[4]?.changes ?? [])]).toEqual([]);
    expect([...(turns[4]?.gifts.get(2) ?? [])]).toEqual([["ore", 1]]);
  });
  it("lists all gifts to a raider once, before the next round", () => {
    const raid = [
      opening,
      entry(1, 0, [event("sent", 0, { member: "chief", space: "hire" }), begins(1)]),
      entry(2, 1, [
        event("crafted", 1, { artefact: "hoe", from: "row" }),
        event("revealed", null, { artefact: "axe" }),
        event("raid", 1, { level: 1 }),
      ]),
      entry(3, 0, [event("gave", 0, { to: 1, resource: "wood" })]),
      entry(4, 0, [
        event("gave", 0, { to: 1, resource: "wood" }),
        event("returned", null),
        event("turned", null, { row: 1 }),
        event("round", null, { round: 2 }),
        begins(0),
      ]),
    ];
    const { turns } = recap(raid, 0);
    expect(turns.map((turn) => turn.seat)).toEqual([1, 0, null]);
    expect([...(turns[1]?.gifts.get(1) ?? [])]).toEqual([["wood", 2]]);
    expect(turns[1]?.changes.size).toBe(0);
  });
  it("includes payments in another player's turn, and stays during yours", () => {
    expect(recap(all.slice(0, 7), 0).turns.map((turn) => turn.seat)).toEqual([null, 1, 2, 1, 0]);
    expect(recap([...all, ...own], 0)).toEqual(recap(all, 0));
  });
  it("starts again after your turn", () => {
    const ended = [...all, ...own, entry(10, 0, [begins(1)])];
    expect(recap(ended, 0)).toEqual({ turns: [], since: 10 });
  });
  it("covers the turns before your first, and is empty if there were none", () => {
    expect(recap(all.slice(0, 4), 2).turns.map((turn) => turn.seat)).toEqual([0, null, 1]);
    expect(recap([opening], 0).turns).toEqual([]);
    expect(recap([entry(0, 0, [event("setup", null)])], 0).turns).toEqual([]);
  });
  it("lists what to mark on the board", () => {
    const marked = freshParts(recap(all, 0).turns, 0);
    expect([...marked]).toEqual(["2L1", "caravan-1-A", "raid", "canoe-2"]);
  });
});

describe("motion", () => {
  const spot = (kind: string, x: number, y: number) => ({ kind, x, y, width: 20, height: 20 });
  it("moves a new piece from where one of its kind disappeared", () => {
    const before = new Map([["explorer-0-hand-3", spot("explorer-0", 0, 0)]]);
    const after = new Map([["explorer-0-2L1", spot("explorer-0", 100, 50)]]);
    expect(journeys(before, after).get("explorer-0-2L1")).toEqual(spot("explorer-0", 0, 0));
  });
  it("skips pieces that move with the board, but not those that move on it", () => {
    const at = (y: number, own: number) =>
      new Map([
        ...["a", "b", "c", "d"].map((key, i) => [key, spot(key, i * 90, y)] as const),
        ["marker", spot("marker", 300, own)] as const,
      ]);
    expect([...journeys(at(100, 100), at(116, 124)).keys()]).toEqual(["marker"]);
    expect(journeys(at(100, 100), at(160, 160)).size).toBe(5);
  });
  it("skips pieces that stay, and never mixes kinds", () => {
    const before = new Map([
      ["canoe-1", spot("canoe-1", 5, 5)],
      ["explorer-1-hand-0", spot("explorer-1", 9, 9)],
    ]);
    const after = new Map([
      ["canoe-1", spot("canoe-1", 5, 5)],
      ["explorer-0-hire", spot("explorer-0", 80, 80)],
    ]);
    expect(journeys(before, after).size).toBe(0);
  });
});

describe("arrow keys", () => {
  const boxes = [
    { x: 10, y: 0 },
    { x: 100, y: 5 },
    { x: 50, y: 60 },
  ];
  it("go to the nearest part in their direction", () => {
    expect(nearest({ x: 0, y: 0 }, boxes, 1, 0)).toBe(0);
    expect(nearest({ x: 50, y: 0 }, boxes, 0, 1)).toBe(2);
    expect(nearest({ x: 0, y: 0 }, boxes, -1, 0)).toBe(-1);
  });
});

describe("the chart", () => {
  const moments = [
    { n: 0, round: 1, seat: null, scores: [0, 10] },
    { n: 5, round: 2, seat: 0, scores: [5, 20] },
    { n: 10, round: 2, seat: 1, scores: [10, 20] },
  ];
  it("draws a line for each seat from the first move to the last", () => {
    const lines = chartLines(moments, 2, 100, 40);
    expect(lines[0]?.d).toBe("M0.0 40.0L50.0 30.0L100.0 20.0");
    expect(lines[1]?.last).toEqual({ x: 100, y: 0, total: 20 });
  });
  it("leaves no gap for undone moves", () => {
    const noise = [
      { n: 2, round: 1, seat: 0, scores: [40, 10] },
      { n: 3, round: 1, seat: 0, scores: [0, 10] },
    ];
    const all = [...moments, ...noise].sort((a, b) => a.n - b.n);
    expect(inForce(all, [0, 5, 10])).toEqual(moments);
    expect(chartLines(inForce(all, [0, 5]), 2, 100, 40)[0]?.d).toBe("M0.0 40.0L100.0 30.0");
  });
  it("marks where rounds begin", () => {
    expect(roundMarks(moments, 100)).toEqual([
      { round: 1, x: 0 },
      { round: 2, x: 50 },
    ]);
  });
});

describe("addresses", () => {
  it("lead to a table, a move in its history, or a seat", () => {
    expect(parseRoute("/t/abc", "?at=12", "#k=secret")).toEqual({
      page: "table",
      table: "abc",
      chapter: "",
      at: 12,
      token: "secret",
      invite: "",
    });
    expect(parseRoute("/t/abc", "?at=x", "#i=inv")).toMatchObject({ at: null, invite: "inv" });
    expect(parseRoute("/rules", "", "").page).toBe("rules");
    expect(parseRoute("/learn", "", "")).toMatchObject({ page: "lesson", chapter: "" });
    expect(parseRoute("/learn/raid", "", "")).toMatchObject({ page: "lesson", chapter: "raid" });
    expect(parseRoute("/", "", "").page).toBe("start");
  });
  it("without a table lead to the start page", () => {
    for (const path of ["/t/", "/t/%", "/t/%41", "/t/a b", "/t/abc/more"])
      expect(parseRoute(path, "", "")).toMatchObject({ page: "start", table: "" });
  });
});

describe("the rules help", () => {
  const sections = readRules(
    "rules-section-TRN = Turns\nrule-TRN-7 = An explorer joins (RAD-1).\n    .title = Joining\nrule-TRN-8 = A chief joins anybody.\n",
    "en",
  );
  it("reads sections, titles and texts", () => {
    expect(sections).toHaveLength(1);
    expect(sections[0]?.rules[0]).toEqual({
      id: "TRN-7",
      title: "Joining",
      text: "An explorer joins (RAD-1).",
    });
  });
  it("finds rules by id and by text", () => {
    expect(searchRules(sections, "trn-8")[0]?.rules.map((r) => r.id)).toEqual(["TRN-8"]);
    expect(searchRules(sections, "TRN8")[0]?.rules.map((r) => r.id)).toEqual(["TRN-8"]);
    expect(searchRules(sections, "chief anybody")[0]?.rules.map((r) => r.id)).toEqual(["TRN-8"]);
    expect(searchRules(sections, "boat")).toEqual([]);
  });
  it("finds words as people type them", () => {
    const found = (text: string, asked: string) =>
      searchRules(readRules(`rule-CRO-1 = ${text}\n`, "en"), asked).length;
    expect(found("Перекрёсток", "перекресток")).toBe(1);
    expect(found("Du métal pour l’explorateur", "metal l'explorateur")).toBe(1);
    expect(found("Metal", "métal")).toBe(1);
    expect(found("Перекрёсток", "перекрестки")).toBe(0);
  });
  it("turns ids within a text into links", () => {
    expect(withLinks("see RAD-1 and rest (TRN-3, TRN-5).")).toEqual([
      { text: "see ", rule: "", after: "" },
      { text: "", rule: "RAD-1", after: "" },
      { text: " and rest ", rule: "", after: "" },
      { text: "(", rule: "TRN-3", after: "," },
      { text: " ", rule: "", after: "" },
      { text: "", rule: "TRN-5", after: ")." },
    ]);
  });
});

describe("the part beside the board", () => {
  it("shows the recap when a turn begins, then whatever the player picks", () => {
    expect(sideTab({ tab: "log", turn: -1 }, 12, true)).toBe("recap");
    expect(sideTab({ tab: "log", turn: 12 }, 12, true)).toBe("log");
    expect(sideTab({ tab: "log", turn: 12 }, 20, true)).toBe("recap");
  });
  it("shows the log if there's nothing to recap, and keeps the chat until the player leaves it", () => {
    expect(sideTab({ tab: "recap", turn: 12 }, 12, false)).toBe("log");
    expect(sideTab({ tab: "recap", turn: 12 }, 12, true)).toBe("recap");
    expect(sideTab({ tab: "chat", turn: -1 }, 12, true)).toBe("chat");
  });
});

describe("the chat", () => {
  it("counts unread messages from others", () => {
    const lines = [0, 1, 1, 0, 1].map((seat, n) => ({ n, seat, name: "", text: "", at: "" }));
    expect(unread(lines, -1, [0])).toBe(3);
    expect(unread(lines, 2, [0])).toBe(1);
    expect(unread(lines, 4, [0])).toBe(0);
    expect(unread(lines, -1, [])).toBe(5);
  });
});

describe("set-up", () => {
  const at = (kind: string, cards: string[]) =>
    ({ decision: { kind }, draft: { characters: ["", ""], cards } }) as unknown as View;
  it("shows the draft while somebody drafts, but not while gains are taken", () => {
    expect(isDraft(at("draft", ["a", "b"]))).toBe(true);
    expect(isDraft(at("tile", ["", "b"]))).toBe(true);
    expect(isDraft(at("travel", ["", "b"]))).toBe(false);
    expect(isDraft(at("neutral", ["a", "b"]))).toBe(false);
    expect(isDraft(at("draft", ["", ""]))).toBe(false);
  });
  it("has the workers of every round, including the first", () => {
    const content = { board: { workers_per_round: 2 } } as unknown as Parameters<typeof workersOn>[1];
    const on = (phase: string, round: number) =>
      workersOn({ phase, round: 2, track_workers: 0 } as unknown as View, content, round);
    expect([1, 2, 3].map((round) => on("play", round))).toEqual([0, 0, 2]);
    expect(on("setup", 2)).toBe(2);
  });
});

describe("patience", () => {
  const at = "2026-01-01T12:00:00Z";
  const after = (minutes: number) => Date.parse(at) + minutes * 60_000;
  const asked = { seat: 1 } as Decision;
  const table = (seat: Partial<SeatInfo> = {}, more: Partial<TableInfo> = {}) =>
    ({
      you: [0],
      patience: 600,
      seats: [
        { seat: 0 },
        { seat: 1, kind: "human", taken: true, connected: false, stand_in: null, ...seat },
      ],
      ...more,
    }) as TableInfo;

  it("counts down for an absent player on turn", () => {
    const left = (minutes: number) => waitingFor(table(), asked, at, after(minutes));
    expect(left(0.4)).toBeNull();
    expect(left(1)).toEqual({ seat: 1, minutes: 9 });
    expect(left(9.5)).toEqual({ seat: 1, minutes: 1 });
    expect(left(10)).toEqual({ seat: 1, minutes: 0 });
    expect(left(1000)).toEqual({ seat: 1, minutes: 0 });
  });
  it("does not apply to players who are present, played by a bot or not on turn", () => {
    for (const info of [
      table({ connected: true }),
      table({ kind: "bot" }),
      table({ taken: false }),
      table({ stand_in: "greedy" }),
      table({}, { patience: null }),
      table({}, { you: [] }),
      table({}, { you: [1] }),
    ])
      expect(waitingFor(info, asked, at, after(60))).toBeNull();
    expect(waitingFor(table(), { seat: 0 } as Decision, at, after(60))).toBeNull();
    expect(waitingFor(table(), null, at, after(60))).toBeNull();
  });
});

describe("reasons", () => {
  it("show only the most useful, and always at least one", () => {
    const told = (...codes: string[]) =>
      worthTelling(codes.map((code) => ({ rule: "", code, numbers: {} }))).map(({ code }) => code);
    expect(told("full", "no-chief", "no-warrior")).toEqual(["full"]);
    expect(told("no-explorer", "no-warrior")).toEqual(["no-explorer"]);
    expect(told("no-warrior")).toEqual(["no-warrior"]);
  });
});
