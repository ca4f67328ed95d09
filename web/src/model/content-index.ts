/** A content set, with its parts by id. */
import type { Artefact, Bonus, Character, ContentSet, RoadPlace, StartingCard, Tile } from "../api/types";
import { pieceName, pieceWords, type Wording } from "../text/fluent";

function byId<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

/** The pieces of one kind by id, with their names in the reader's language. */
function named<T extends { id: string; name: string }>(kind: string, items: readonly T[]): Map<string, T> {
  return byId(items.map((item) => ({ ...item, name: pieceName(kind, item) })));
}

export class Content {
  readonly artefacts: Map<string, Artefact>;
  readonly tiles: Map<string, Tile>;
  readonly bonuses: Map<string, Bonus>;
  readonly cards: Map<string, StartingCard>;
  readonly characters: Map<string, Character>;
  readonly road: Map<string, RoadPlace>;

  constructor(readonly set: ContentSet) {
    this.artefacts = named("artefact", set.artefacts);
    this.tiles = named("tile", set.tiles);
    this.bonuses = named("bonus", set.bonuses);
    this.cards = named("card", set.cards);
    this.characters = named("character", set.characters);
    this.road = byId(set.board.road);
  }

  /** A piece's name within a sentence. */
  words(kind: "artefact" | "tile" | "bonus" | "card" | "character", id: string): Wording {
    const pieces = {
      artefact: this.artefacts,
      tile: this.tiles,
      bonus: this.bonuses,
      card: this.cards,
      character: this.characters,
    };
    return pieceWords(kind, pieces[kind].get(id));
  }

  get board() {
    return this.set.board;
  }

  ways = (place: string): { straight?: string; left?: string; right?: string } => {
    const from = this.road.get(place);
    return from ? { straight: from.straight, left: from.left, right: from.right } : {};
  };
}
