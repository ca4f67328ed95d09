/** Animations and sounds for events: travelling resources, sounds, and the places a log line highlights. */
import { describe, expect, it } from "vitest";
import type { GameEvent, View } from "../src/api/types";
import { litParts, movers } from "../src/model/lit";
import { tripsOf } from "../src/play/goods";
import { soundsOf } from "../src/play/sound";

const event = (seat: number | null, event: string, more: object = {}) =>
  ({ n: 1, seat, event, ...more }) as unknown as GameEvent;

describe("goods", () => {
  it("travel from the space that gives them to their owner", () => {
    const trips = tripsOf([
      event(1, "sent", { member: "explorer", space: "2L1" }),
      event(1, "gained", { resource: "wood", count: 2 }),
      event(1, "vp", { delta: 3, total: 3 }),
    ]);
    const way = { from: "space:2L1", seat: 1 };
    expect(trips).toEqual([
      { good: "wood", to: "resource:1:wood", ...way },
      { good: "wood", to: "resource:1:wood", ...way },
      { good: "vp", to: "vp:1", ...way },
    ]);
  });

  it("go to the crafted card or the raider, a few at most", () => {
    expect(
      tripsOf([
        event(0, "paid", { resource: "metal", count: 1 }),
        event(0, "crafted", { artefact: "fibula", from: "row" }),
        event(2, "gave", { to: 0, resource: "ore" }),
      ]).map(({ from, to }) => `${from} ${to}`),
    ).toEqual(["resource:0:metal made:fibula", "resource:2:ore resource:0:ore"]);
    expect(tripsOf([event(0, "gained", { resource: "ore", count: 9 })])).toHaveLength(3);
  });
});

describe("sounds", () => {
  it("play once per kind of event, and not for events without effect", () => {
    const events = [
      event(0, "sent", { space: "hire" }),
      event(0, "refined", { kind: "ore" }),
      event(0, "refined", { kind: "ore" }),
      event(0, "strength", { delta: 0 }),
    ];
    expect(soundsOf(events)).toEqual(["knock", "stones"]);
  });
});

describe("a line of the log", () => {
  it("highlights spaces, cards where they are now, and pieces on the tracks", () => {
    const view = { row: ["fibula"], seats: [{ reserved: null }, { reserved: "sickle" }] } as unknown as View;
    const lit = litParts(view, [
      event(0, "sent", { space: "6L3" }),
      event(0, "crafted", { artefact: "fibula" }),
      event(1, "reserved", { artefact: "sickle" }),
      event(1, "culture", { delta: 1 }),
      event(0, "moved", { caravan: "A", to: "x2" }),
    ]);
    const parts = [
      "space:6L3",
      "made:fibula",
      "row:1",
      "made:sickle",
      "reserved:1",
      "canoe-1",
      "caravan-0-A",
      "road:x2",
    ];
    expect([...lit]).toEqual(parts);
  });
});

describe("the caravans of a choice", () => {
  it("are those its actions move", () => {
    expect([...movers(["caravan A left", "caravan B straight"], 2)]).toEqual(["caravan-2-A", "caravan-2-B"]);
    expect([...movers(["explorer road"], 0)]).toEqual([]);
  });
});
