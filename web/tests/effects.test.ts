// @vitest-environment node
/** Effects of the content model, as icons and as words. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Effect, Gain, Part, Trigger } from "../src/api/types";
import { bodyWords, costWords, effectWords } from "../src/model/effect-words";
import { bodyTokens, effectTokens, timingOf } from "../src/model/tokens";

const gain = (what: string, count = 1, per = ""): Gain => ({ type: "Gain", what, count, per });
const trigger = (fields: Partial<Trigger>): Trigger => ({
  type: "Trigger",
  event: "send",
  who: "",
  to: "",
  crossroads: 0,
  second: false,
  category: "",
  levels: [],
  ...fields,
});
const trade: Part = { type: "Trade", pay: [gain("raw")], get: [gain("culture", 2)], times: 2 };

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });
});

describe("icons", () => {
  it("show one resource without a number and several with one", () => {
    expect(bodyTokens([gain("wood"), gain("ore", 3)])).toEqual([
      { t: "icon", name: "wood" },
      { t: "icon", name: "ore", count: 3 },
    ]);
  });
  it("put the price left of the arrow and the number of times on it", () => {
    expect(bodyTokens([trade])).toEqual([
      { t: "icon", name: "raw" },
      { t: "arrow", times: 2 },
      { t: "icon", name: "culture", count: 2 },
    ]);
  });
  it("separate alternatives with an or", () => {
    const either: Part = { type: "Either", options: [[gain("travel")], [gain("culture")]] };
    expect(bodyTokens([either]).map((token) => token.t)).toEqual(["icon", "or", "icon"]);
  });
  it("show points per resource in the cost", () => {
    expect(bodyTokens([gain("vp", 1, "cost-brick")])).toEqual([
      { t: "vp", count: 1 },
      { t: "per" },
      { t: "icon", name: "brick" },
    ]);
  });
  it("mark when an effect applies", () => {
    const effects: Effect[] = [
      { type: "Instant", body: [] },
      { type: "EachRound", body: [] },
      { type: "AtEnd", body: [] },
      { type: "Doubled", source: "outposts" },
      { type: "When", trigger: trigger({}), body: [] },
      { type: "Ability", name: "join-equal" },
    ];
    expect(effects.map(timingOf)).toEqual([
      "instant",
      "each-round",
      "at-end",
      "at-end",
      "lasting",
      "lasting",
    ]);
  });
  it("show which crossroads and caravan trigger an effect", () => {
    const effect: Effect = {
      type: "When",
      trigger: trigger({ event: "crossroads", crossroads: 3, second: true }),
      body: [gain("vp", 4)],
    };
    expect(effectTokens(effect)).toEqual([
      { t: "icon", name: "second" },
      { t: "to" },
      { t: "icon", name: "crossroads" },
      { t: "level", level: 3 },
      { t: "then" },
      { t: "vp", count: 4 },
    ]);
  });
});

describe("words", () => {
  it("give amounts and what they count", () => {
    expect(String(bodyWords([gain("wood", 2), gain("vp", 1, "power")]))).toBe(
      "2 wood and 1 VP for each power level",
    );
  });
  it("keep a trade separate from the effects next to it", () => {
    expect(String(bodyWords([trade, gain("travel")]))).toBe(
      "(up to twice, pay 1 raw: 2 culture) and 1 travel",
    );
  });
  it("put a trigger before its effect", () => {
    const effect: Effect = {
      type: "When",
      trigger: trigger({ who: "chief", to: "empty" }),
      body: [gain("vp", 5)],
    };
    expect(effectWords(effect)).toBe("When you send your chief to an empty action space: 5 VP.");
  });
  it("list a cost in the order of the refined resources", () => {
    expect(String(costWords([1, 0, 2, 0]))).toBe("1 leather and 2 timber");
    expect(String(costWords([0, 0, 0, 0]))).toBe("nothing");
  });
});
