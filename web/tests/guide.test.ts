/** The guide's tips: each has a text, and shows only when it applies. */
import { describe, expect, it } from "vitest";
import { icons } from "../src/art/icons";
import type { Content } from "../src/model/content-index";
import { TIPS, tipsNow } from "../src/model/guide";
import { LEGEND } from "../src/model/legend";
import type { Scope } from "../src/model/scope";
import { has, sign } from "../src/text/fluent";

/** A table where seat 0 decides. */
function at(kind: string, legal: string[], more: object = {}): Scope {
  return {
    content: {
      board: { round_worker_levels: [1, 1, 2, 2, 3], row_rounds: [1, 2, 3, 4, 5, 5] },
    } as unknown as Content,
    decision: { seat: 0, kind, about: {} },
    mine: true,
    past: null,
    legal,
    view: {
      round: 1,
      neutrals: [],
      warriors: [],
      seats: [
        { raw: { stone: 0 }, explorers: [], chief: null },
        { raw: {}, explorers: ["1L1"], chief: null },
      ],
      ...more,
    },
  } as unknown as Scope;
}

describe("the guide", () => {
  it("has a text for every tip", () => {
    expect(TIPS.filter((tip) => !has(`guide-${tip}`))).toEqual([]);
  });

  it("explains joining and future spaces only when they're possible", () => {
    expect(tipsNow(at("send", ["explorer hire"]))).toEqual(["send"]);
    expect(tipsNow(at("send", ["explorer hire", "chief 1L1"]))).toEqual(["send", "join", "chief"]);
    expect(tipsNow(at("send", ["explorer 2L1"]))).toEqual(["send", "ahead"]);
  });

  it("explains refining only to a player with a raw resource and a worker", () => {
    const raw = { seats: [{ raw: { stone: 1 }, explorers: [], chief: null }] };
    expect(tipsNow(at("craft", ["worker 1", "end"]))).toEqual(["undo"]);
    expect(tipsNow(at("craft", ["end"], raw))).toEqual(["undo"]);
    expect(tipsNow(at("craft", ["worker 1", "end"], raw))).toEqual(["refine", "undo"]);
  });

  it("shows nothing while others decide", () => {
    expect(tipsNow({ ...at("send", []), mine: false })).toEqual([]);
  });
});

describe("the legend", () => {
  it("has every icon of the game once, with a text", () => {
    const shown = Object.values(LEGEND).flat();
    expect([...shown].sort()).toEqual(Object.keys(icons).sort());
    expect(shown.filter((name) => /^(web-icon|ability)-/.test(sign(name)))).toEqual([]);
    expect(Object.keys(LEGEND).filter((group) => !has(`legend-${group}`))).toEqual([]);
  });
});
