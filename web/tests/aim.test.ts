/** What the bar says of the choice under the pointer. */
import { describe, expect, it } from "vitest";
import type { ContentSet, GameEvent } from "../src/api/types";
import { aimOf } from "../src/model/aim";
import { Content } from "../src/model/content-index";
import { changeTokens, eventSign, type Turn } from "../src/model/recap";
import type { Scope } from "../src/model/scope";

const gain = (what: string, count: number) => ({ type: "Gain", what, count, per: "" });
const space = (...body: object[]) => ({ terrain: "quarry", body, single: false, condition: null });
const content = new Content({
  artefacts: [
    { id: "hoe", name: "Antler hoe", level: 1, category: "tools", cost: [0, 1, 2, 0], vp: 3, effects: [] },
  ],
  tiles: [
    { id: "near", spaces: [space(gain("brick", 2), gain("strength", 1)), space(gain("stone", 2)), space()] },
    { id: "far", spaces: [space(gain("vp", 4)), space(), space()] },
  ],
  bonuses: [],
  cards: [],
  characters: [],
  board: {
    road: [],
    round_worker_levels: [1, 1, 2, 2, 3],
    row_rounds: [1, 2, 3, 4, 5, 5],
    reserved_penalty: -5,
  },
} as unknown as ContentSet);

const seat = (strength: number, explorers: string[] = []) => ({
  strength,
  explorers,
  chief: null,
  made: [],
  character: "",
  own_tiles: [],
  reserved: "",
});
const game = {
  content,
  decision: { seat: 0, kind: "send", about: {} },
  info: { seats: [{ name: "Anna" }, { name: "Bram" }] },
  view: {
    round: 1,
    players: 4,
    row: ["hoe"],
    neutrals: [],
    warriors: [],
    tiles: { left: ["near", "far"], right: [] },
    seats: [seat(9), seat(7, ["1L1"])],
  },
} as unknown as Scope;

describe("pointing at a space", () => {
  it("asks to send, shows the gains, and says what each member changes", () => {
    const aim = aimOf(game, ["explorer 1L2", "chief 1L2"]);
    expect(aim?.title).toBe("Send an explorer to quarry 1L2?");
    expect(aim?.tokens).toEqual([{ t: "icon", name: "stone", count: 2 }]);
    expect(aim?.notes).toEqual(["Chief: closes the space to others"]);
  });
  it("works out the strength left after joining a weaker player", () => {
    const aim = aimOf(game, ["explorer 1L1", "chief 1L1"]);
    expect(aim?.title).toBe("Send an explorer to quarry 1L1, beside Bram?");
    expect(aim?.notes[0]).toBe("Explorer: you lose 1 strength: 9 − 1 + 1 = 9");
  });
  it("says how long an explorer sent ahead stays", () => {
    expect(aimOf(game, ["explorer 2L1"])?.notes).toEqual(["Explorer: stays there until round 2 is over"]);
  });
});

describe("pointing at an artefact", () => {
  it("asks to craft it, with its cost and the risk of reserving it instead", () => {
    const aim = aimOf(game, ["worker 1; refine stone; craft 1", "reserve 1"]);
    expect(aim?.title).toBe("Refine 1 stone and craft Antler hoe?");
    expect(aim?.tokens).toEqual([
      { t: "icon", name: "brick" },
      { t: "icon", name: "timber", count: 2 },
    ]);
    expect(aim?.notes).toEqual(["Reserve: you lose 5 VP if you never craft it"]);
    expect(aimOf(game, ["reserve 1"])).toMatchObject({
      title: "Reserve Antler hoe?",
      notes: ["You lose 5 VP if you never craft it"],
    });
  });
  it("is no more than the question where that says enough", () => {
    expect(aimOf(game, ["worker 1"])).toBeNull();
    expect(aimOf(game, [])).toBeNull();
  });
});

describe("a turn of the recap", () => {
  it("shows gains and losses as signs, and steps as travel", () => {
    const changes = new Map([
      ["vp", 3],
      ["brick", 1],
      ["stone", -2],
    ]);
    expect(changeTokens({ changes, steps: ["A", "B"] } as unknown as Turn)).toEqual({
      got: [
        { t: "vp", count: 3 },
        { t: "icon", name: "brick" },
        { t: "icon", name: "travel", count: 2 },
      ],
      lost: [{ t: "icon", name: "stone", count: 2 }],
    });
  });
  it("has a sign for what was made or hired, and none where a sentence is needed", () => {
    const sign = (event: object) => eventSign(event as GameEvent);
    expect(sign({ event: "crafted", artefact: "hoe" })).toBe("craft");
    expect(sign({ event: "hired", level: 2 })).toBe("worker-2");
    expect(sign({ event: "gave-up" })).toBe("");
  });
});
