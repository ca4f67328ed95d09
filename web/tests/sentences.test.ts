// @vitest-environment node
/** The browser writes the same sentences as Python: all those in tests/golden/sentences.json. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContentSet, GameEvent, Reason, View } from "../src/api/types";
import { actionWords, askedWords } from "../src/model/action-words";
import { Content } from "../src/model/content-index";
import {
  artefactLines,
  bodyWords,
  conditionWords,
  effectWords,
  outpostWords,
} from "../src/model/effect-words";
import { eventWords } from "../src/model/event-words";
import { reasonWords } from "../src/model/reason-words";
import type { Scope } from "../src/model/scope";
import { languages, useLanguage } from "../src/text/fluent";

interface Moment {
  /** Changes since the previous moment. */
  view: Partial<View>;
  seats: Partial<View["seats"][number]>[];
  events?: [GameEvent, string][];
  legal?: string[];
  question?: string;
  actions?: Record<string, string>;
  reasons?: [Pick<Reason, "code" | "numbers">, string][];
}
interface Golden {
  names: string[];
  set: ContentSet;
  pieces: Record<string, string[]>;
  games: Record<string, Moment[]>;
  /** Other languages: a fingerprint of each piece, and of each moment of a game in order. */
  others: Record<string, Record<string, string>>;
}

const golden: Golden = JSON.parse(
  readFileSync(new URL("../../tests/golden/sentences.json", import.meta.url), "utf-8"),
);
const content = new Content(golden.set);

function linesOf(piece: string): string[] {
  const [kind, id = ""] = piece.split(" ");
  switch (kind) {
    case "artefact":
      return artefactLines(content.artefacts.get(id)!);
    case "tile": {
      const tile = content.tiles.get(id)!;
      const spaces = [...tile.spaces, ...(tile.crossroads ? [tile.crossroads] : [])];
      return [
        ...spaces.map((space) => String(bodyWords(space.body))),
        ...spaces.flatMap((space) => (space.condition ? [String(conditionWords(space.condition))] : [])),
        ...(tile.outpost ? [outpostWords(tile.outpost)] : []),
      ];
    }
    case "bonus":
      return [String(bodyWords(content.bonuses.get(id)!.body))];
    case "card":
      return [String(bodyWords(content.cards.get(id)!.gains))];
    default: {
      const { young, adult } = content.characters.get(id)!;
      return [...young, ...adult].map(effectWords);
    }
  }
}

/** The view of the deciding player. */
function scope(view: View, legal: string[]): Scope {
  const seats = golden.names.map((name, seat) => ({ seat, kind: "human", name }));
  return { content, info: { seats }, view, decision: view.decision, mine: true, legal } as unknown as Scope;
}

function said(game: Scope, moment: Moment): Moment {
  const { events, question, actions, reasons } = moment;
  const acts = Object.keys(actions ?? {}).map((text) => [text, actionWords(game, text)]);
  return {
    ...moment,
    ...(events && { events: events.map(([event]) => [event, eventWords(game, event)]) }),
    ...(question && { question: askedWords(game, game.decision!) }),
    ...(actions && { actions: Object.fromEntries(acts) }),
    ...(reasons && { reasons: reasons.map(([why]) => [why, reasonWords(game, why)]) }),
  };
}

/** The moments of a game, each with its view. */
function* played(name: string): Generator<[Scope, Moment]> {
  const view = { seats: [] } as unknown as View;
  for (const moment of golden.games[name]!) {
    Object.assign(view, moment.view);
    view.seats = moment.seats.map((fresh, seat) => Object.assign({}, view.seats[seat], fresh));
    yield [scope(view, moment.legal ?? []), moment];
  }
}

/** The sentences of a moment, in Python's order. */
const told = ({ events, question, actions, reasons }: Moment): string[] => [
  ...(events ?? []).map(([, words]) => words),
  ...(question ? [question] : []),
  ...Object.values(actions ?? {}),
  ...(reasons ?? []).map(([, words]) => words),
];

const fingerprint = (sentences: string[]) =>
  createHash("sha256").update(sentences.join("\n")).digest("hex").slice(0, 8);

describe("the golden sentences", () => {
  it("of all pieces", () => {
    const made = Object.keys(golden.pieces).map((piece) => [piece, linesOf(piece)]);
    expect(Object.fromEntries(made)).toEqual(golden.pieces);
  });
  it.each(Object.keys(golden.games))("of the game %s", (name) => {
    for (const [game, moment] of played(name)) expect(said(game, moment)).toEqual(moment);
  });
});

it("every language has golden sentences", () => {
  expect(Object.keys(golden.others).sort()).toEqual(languages.filter((name) => name !== "en").sort());
});

describe.each(Object.keys(golden.others))("the golden sentences in %s", (language) => {
  const marks = golden.others[language]!;
  beforeAll(() => useLanguage(language, "table"));
  afterAll(() => useLanguage("en", "table"));

  it("of all pieces", () => {
    for (const piece of Object.keys(golden.pieces)) {
      const lines = linesOf(piece);
      expect([lines, fingerprint(lines)]).toEqual([lines, marks[piece]]);
    }
  });
  it.each(Object.keys(golden.games))("of the game %s", (name) => {
    const wanted = marks[name]!.split(" ");
    expect(wanted.length).toBe(golden.games[name]!.length);
    let at = 0;
    for (const [game, moment] of played(name)) {
      const lines = told(said(game, moment));
      expect([lines, fingerprint(lines)]).toEqual([lines, wanted[at++]]);
    }
  });
});
