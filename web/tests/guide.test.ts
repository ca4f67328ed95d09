/** The guide's tips: each has its words, and comes at its moment and no other. */
import { describe, expect, it } from "vitest";
import { icons } from "../src/art/icons";
import type { Content } from "../src/model/content-index";
import { TIPS, tipsNow } from "../src/model/guide";
import { LEGEND } from "../src/model/legend";
import type { Scope } from "../src/model/scope";
import { has, sign } from "../src/text/fluent";

/** A table at which seat 0 decides. */
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
  it("has words for every tip", () => {
    expect(TIPS.filter((tip) => !has(`guide-${tip}`))).toEqual([]);
  });

  it("tells of joining and of going ahead only where that can be done", () => {
    expect(tipsNow(at("send", ["explorer hire"]))).toEqual(["send"]);
    expect(tipsNow(at("send", ["explorer hire", "chief 1L1"]))).toEqual(["send", "join", "chief"]);
    expect(tipsNow(at("send", ["explorer 2L1"]))).toEqual(["send", "ahead"]);
  });

  it("tells of refining only to who has something raw and a worker", () => {
    const raw = { seats: [{ raw: { stone: 1 }, explorers: [], chief: null }] };
    expect(tipsNow(at("craft", ["worker 1", "end"]))).toEqual(["undo"]);
    expect(tipsNow(at("craft", ["end"], raw))).toEqual(["undo"]);
    expect(tipsNow(at("craft", ["worker 1", "end"], raw))).toEqual(["refine", "undo"]);
  });

  it("says nothing while others decide", () => {
    expect(tipsNow({ ...at("send", []), mine: false })).toEqual([]);
  });
});

describe("the legend", () => {
  it("has every sign of the game once, and words for it", () => {
    const shown = Object.values(LEGEND).flat();
    expect([...shown].sort()).toEqual(Object.keys(icons).sort());
    expect(shown.filter((name) => /^(web-icon|ability)-/.test(sign(name)))).toEqual([]);
    expect(Object.keys(LEGEND).filter((group) => !has(`legend-${group}`))).toEqual([]);
  });
});
