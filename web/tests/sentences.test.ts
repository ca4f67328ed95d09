// @vitest-environment node
/** Python and the browser word the game alike: every sentence of tests/golden/sentences.json is made here, too. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
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

interface Moment {
  /** What has changed since the moment before. */
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
}

const golden: Golden = JSON.parse(
  readFileSync(new URL("../../tests/golden/sentences.json", import.meta.url), "utf-8"),
);
const content = new Content(golden.set);

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });
});

function linesOf(piece: string): string[] {
  const [kind, id = ""] = piece.split(" ");
  switch (kind) {
    case "artefact":
      return artefactLines(content.artefacts.get(id)!);
    case "tile": {
      const tile = content.tiles.get(id)!;
      const spaces = [...tile.spaces, ...(tile.crossroads ? [tile.crossroads] : [])];
      return [
        ...spaces.map((space) => bodyWords(space.body)),
        ...spaces.flatMap((space) => (space.condition ? [conditionWords(space.condition)] : [])),
        ...(tile.outpost ? [outpostWords(tile.outpost)] : []),
      ];
    }
    case "bonus":
      return [bodyWords(content.bonuses.get(id)!.body)];
    case "card":
      return [bodyWords(content.cards.get(id)!.gains)];
    default: {
      const { young, adult } = content.characters.get(id)!;
      return [...young, ...adult].map(effectWords);
    }
  }
}

/** As whoever decides sees it. */
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

describe("the golden sentences", () => {
  it("of all pieces", () => {
    const made = Object.keys(golden.pieces).map((piece) => [piece, linesOf(piece)]);
    expect(Object.fromEntries(made)).toEqual(golden.pieces);
  });
  it.each(Object.keys(golden.games))("of the game %s", (name) => {
    const moments = golden.games[name]!;
    const view = { seats: [] } as unknown as View;
    for (const moment of moments) {
      Object.assign(view, moment.view);
      view.seats = moment.seats.map((fresh, seat) => Object.assign({}, view.seats[seat], fresh));
      expect(said(scope(view, moment.legal ?? []), moment)).toEqual(moment);
    }
  });
});
