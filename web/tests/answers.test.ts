/** Buttons below a question leave out what the question says already, and warn of what can't be undone. */
import { describe, expect, it } from "vitest";
import { actionWords, answerWords, finalWords } from "../src/model/action-words";
import type { Scope } from "../src/model/scope";

const asked = (kind: string) =>
  ({
    decision: { kind, seat: 0 },
    view: { seats: [{}] },
    content: { characters: new Map() },
  }) as unknown as Scope;

describe("a button below a question", () => {
  it.each([
    ["take", "take leather", "Leather"],
    ["give", "give ore", "Ore"],
    ["refine", "refine wood", "Wood"],
    ["reduce", "less metal", "Metal"],
    ["trade", "trade; give stone", "1 stone"],
    ["refine", "refine wood; refine wood; refine ore", "2 wood and 1 ore"],
  ])("names the resource alone if the question says what to do: %s", (kind, action, words) => {
    expect(answerWords(asked(kind), action)).toBe(words);
    expect(actionWords(asked(kind), action)).not.toBe(words);
  });

  it.each([
    ["hut", "refine wood"],
    ["refine", "stop"],
    ["trade", "trade; give wood; take leather"],
    ["send", "worker 1; refine wood"],
  ])("says what it does if there is more than one thing to do: %s", (kind, action) => {
    expect(answerWords(asked(kind), action)).toBe(actionWords(asked(kind), action));
  });
});

describe("what can't be undone", () => {
  const at = (phase: string, round: number) =>
    ({
      decision: { kind: "travel", seat: 0 },
      view: { phase, round, deck: {}, seats: [{}] },
      content: { board: { round_worker_levels: [1, 1, 2, 2, 3] } },
      final: new Set(["caravan A straight"]),
    }) as unknown as Scope;

  it.each([
    ["setup", 1, "The first round begins after this, so it can't be undone."],
    ["play", 1, "This ends the round, so it can't be undone."],
    ["play", 5, "This ends the game, so it can't be undone."],
  ])("says what it brings about: %s, round %i", (phase, round, words) => {
    expect(finalWords(at(phase, round), ["caravan A straight"])).toBe(words);
  });
});
