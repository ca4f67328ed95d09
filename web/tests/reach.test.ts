/** Artefacts within reach, and several actions behind one click. */
import { describe, expect, it } from "vitest";
import type { Artefact, ContentSet, Effect, View } from "../src/api/types";
import { Content } from "../src/model/content-index";
import { craftPlans, refineAll, resourcePlans, tradePlans, usePlans } from "../src/model/plans";
import { billOf, reachOf, refiners } from "../src/model/reach";

const artefact = (
  id: string,
  cost: Artefact["cost"],
  effects: Effect[] = [],
  category = "tools",
): Artefact => ({
  type: "Artefact",
  id,
  name: id,
  level: 1,
  category,
  cost,
  vp: 0,
  effects,
});
const trade = (pay: string, get: string): Effect => ({
  type: "EachRound",
  body: [
    {
      type: "Trade",
      pay: [{ type: "Gain", what: pay, count: 1, per: "" }],
      get: [{ type: "Gain", what: get, count: 1, per: "" }],
      times: 1,
    },
  ],
});
const content = new Content({
  artefacts: [
    artefact("hoe", [0, 2, 0, 0]),
    artefact("cloak", [1, 0, 0, 0], [], "clothing"),
    artefact("sword", [0, 0, 0, 5], [], "weapons"),
    artefact("kiln", [0, 0, 0, 0], [{ type: "EachRound", body: [{ type: "Refine", count: 1 }] }]),
    artefact("canoe", [0, 0, 0, 0], [trade("wood", "vp")]),
    artefact("scales", [0, 0, 0, 0], [trade("raw", "refined")]),
    artefact("axe", [0, 0, 0, 0], [trade("strength", "vp")]),
    artefact("plan", [0, 0, 0, 0], [{ type: "Discount", category: "tools", kind: "brick" }]),
    artefact("scale", [0, 0, 0, 0], [{ type: "Ability", name: "discount-each" }]),
  ],
  tiles: [],
  bonuses: [],
  cards: [],
  characters: [{ id: "smith", name: "smith", young: [{ type: "Ability", name: "raw-in-craft" }], adult: [] }],
  board: { road: [], river_reserve: 4, river_discount: 12 },
} as unknown as ContentSet);

const player = {
  culture: 1,
  strength: 0,
  raw: { cattle: 0, stone: 0, wood: 0, ore: 0 },
  refined: { leather: 0, brick: 0, timber: 0, metal: 0 },
  workers: [0, 0, 0],
  used_workers: [0, 0, 0],
  made: [] as string[],
  used: [] as string[],
  reserved: null as string | null,
  character: null as string | null,
  side: "young",
};
type Given = Partial<typeof player>;
const view = (own: Given, row: string[] = ["hoe", "cloak", "sword"], kind = "craft", about = {}) =>
  ({
    seats: [{ ...player, ...own }],
    row,
    available: [2],
    decision: { seat: 0, kind, about },
  }) as unknown as View;
const states = (own: Given) => reachOf(view(own), content, 0).row.map((reach) => reach.state);

describe("an artefact", () => {
  it("is craftable, craftable after refining, only reservable, or out of reach", () => {
    expect(states({ refined: { leather: 1, brick: 2, timber: 0, metal: 9 } })).toEqual([
      "craft",
      "craft",
      "out",
    ]);
    const near = { raw: { cattle: 0, stone: 2, wood: 0, ore: 0 }, workers: [2, 0, 0] };
    expect(states(near)).toEqual(["refine", "out", "out"]);
    expect(states({ ...near, used_workers: [1, 0, 0] })).toEqual(["out", "out", "out"]);
    expect(states({ culture: 4 })).toEqual(["reserve", "reserve", "out"]);
    expect(states({ culture: 4, reserved: "sword" })).toEqual(["out", "out", "out"]);
  });

  it("counts unused refining powers as well as workers", () => {
    const own = { raw: { cattle: 1, stone: 0, wood: 0, ore: 0 }, made: ["kiln"] };
    expect(states(own)[1]).toBe("refine");
    expect(states({ ...own, used: ["kiln"] })[1]).toBe("out");
  });

  it("costs less with reductions, and takes raw for refined if a character allows it", () => {
    const made = ["plan", "scale"];
    const own = view({ made }).seats[0] as View["seats"][number];
    expect(billOf(own, content, artefact("x", [1, 3, 0, 0]))).toEqual([0, 1, 0, 0]);
    const raw = { cattle: 0, stone: 2, wood: 0, ore: 0 };
    expect(states({ raw, character: "smith" })[0]).toBe("craft");
    expect(states({ raw, character: "smith", side: "adult" })[0]).toBe("out");
  });

  it("costs one less from culture 12 on if it's reserved", () => {
    const own = { reserved: "hoe", refined: { leather: 0, brick: 1, timber: 0, metal: 0 } };
    expect(reachOf(view({ ...own, culture: 11 }), content, 0).reserved?.state).toBe("out");
    expect(reachOf(view({ ...own, culture: 12 }), content, 0).reserved?.state).toBe("craft");
  });
});

describe("one click", () => {
  const raw = { cattle: 1, stone: 2, wood: 0, ore: 0 };

  it("refines what's missing and crafts, with as few workers as possible", () => {
    const plan = (workers: number[], legal: string[]) =>
      craftPlans(view({ raw, workers }), content, 0, legal).get("row:1");
    expect(plan([2, 0, 0], ["worker 1"])).toBe("worker 1; refine stone; worker 1; refine stone; craft 1");
    expect(plan([1, 1, 0], ["worker 1", "worker 2"])).toBe("worker 2; refine stone; refine stone; craft 1");
    expect(plan([2, 0, 0], [])).toBeUndefined();
  });

  it("offers that only if there's something to craft", () => {
    const before = view({ raw, workers: [2, 0, 0] }, undefined, "send");
    expect(craftPlans(before, content, 0, ["worker 1"]).size).toBe(0);
  });

  it("goes on from the midst of refining, if that leaves nothing to refine and crafting is still to come", () => {
    const plan = (count: number, raw: typeof player.raw, pending = ["craft", "refine"]) => {
      const now = {
        ...view({ raw }, ["hoe"], "refine", { count }),
        pending: pending.map((step) => [step, 0, 0, 0]),
      };
      expect(reachOf(now as View, content, 0).row[0]?.state).toBe("refine");
      return craftPlans(now as View, content, 0, ["refine stone"]).get("row:1");
    };
    const raw = { cattle: 0, stone: 3, wood: 0, ore: 0 };
    expect(plan(2, raw)).toBe("refine stone; refine stone; craft 1");
    expect(plan(3, { ...raw, stone: 2 })).toBe("refine stone; refine stone; craft 1");
    expect(plan(3, raw)).toBe(undefined);
    expect(plan(2, raw, ["refine"])).toBe(undefined);
  });
  it("on a raw resource refines it", () => {
    const plans = resourcePlans(view({ raw, workers: [1, 0, 0] }), content, 0, ["worker 1"]);
    expect([...plans]).toEqual([
      ["resource:0:cattle", "worker 1; refine cattle"],
      ["resource:0:stone", "worker 1; refine stone"],
    ]);
    expect(
      resourcePlans(view({ raw, workers: [1, 0, 0] }), content, 0, ["refine cattle", "give stone"]).size,
    ).toBe(0);
  });

  it("refines everything if there are enough workers", () => {
    const all = (workers: number[]) =>
      refineAll(view({ raw, workers }), content, 0, ["worker 1", "worker 2"]);
    expect(all([1, 1, 0])).toBe("worker 2; refine cattle; refine stone; worker 1; refine stone");
    expect(all([1, 0, 0])).toBeNull();
    const within = (count: number) => refineAll(view({ raw }, [], "refine", { count }), content, 0, []);
    expect(within(3)).toBe("refine cattle; refine stone; refine stone");
    expect(within(2)).toBeNull();
  });

  it("makes a trade, with every choice of payment and gain", () => {
    const gain = (what: string) => ({ type: "Gain", what, count: 1, per: "" });
    const trade = { type: "Trade", pay: [gain("raw")], get: [gain("refined")], times: 1 };
    const about = { trade };
    const asked = view({ raw: { cattle: 1, stone: 0, wood: 0, ore: 0 } }, [], "trade", about);
    expect(tradePlans(asked, 0, ["trade", "stop"])).toEqual([
      "trade; give cattle; take leather",
      "trade; give cattle; take brick",
      "trade; give cattle; take timber",
      "trade; give cattle; take metal",
    ]);
    expect(tradePlans(asked, 0, ["stop"])).toEqual([]);
    const simple = { trade: { ...trade, get: [gain("vp")] } };
    expect(tradePlans(view({ raw }, [], "trade", simple), 0, ["trade"])).toEqual([
      "trade; give cattle",
      "trade; give stone",
    ]);
  });

  it("uses a trading power, with every possible payment", () => {
    const made = ["canoe", "scales", "axe"];
    const own = {
      made,
      raw: { cattle: 0, stone: 0, wood: 1, ore: 0 },
      refined: { leather: 0, brick: 0, timber: 1, metal: 0 },
    };
    const plans = usePlans(
      view(own),
      content,
      0,
      made.map((id) => `use ${id}`),
    );
    expect(plans.get("made:canoe")).toEqual(["use canoe; trade; give wood", "use canoe; trade; give timber"]);
    expect(plans.get("made:axe")).toEqual(["use axe; trade"]);
    expect(plans.get("made:scales")).toHaveLength(7); // not timber for timber
    expect(usePlans(view(own), content, 0, []).size).toBe(0);
  });
});

describe("refining sources", () => {
  it("come weakest first, without used ones", () => {
    const own = view({ workers: [2, 1, 0], used_workers: [1, 0, 0], made: ["kiln"] }).seats[0];
    expect(refiners(own as View["seats"][number], content)).toEqual([
      { action: "worker 1", most: 1 },
      { action: "use kiln", most: 1 },
      { action: "worker 2", most: 2 },
    ]);
  });
});
