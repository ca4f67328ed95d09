/** A content set with its parts at hand by id. */
import type { Artefact, Bonus, Character, ContentSet, RoadPlace, StartingCard, Tile } from "../api/content";

function byId<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

export class Content {
  readonly artefacts: Map<string, Artefact>;
  readonly tiles: Map<string, Tile>;
  readonly bonuses: Map<string, Bonus>;
  readonly cards: Map<string, StartingCard>;
  readonly characters: Map<string, Character>;
  readonly road: Map<string, RoadPlace>;

  constructor(readonly set: ContentSet) {
    this.artefacts = byId(set.artefacts);
    this.tiles = byId(set.tiles);
    this.bonuses = byId(set.bonuses);
    this.cards = byId(set.cards);
    this.characters = byId(set.characters);
    this.road = byId(set.board.road);
  }

  get board() {
    return this.set.board;
  }

  ways = (place: string): { straight?: string; left?: string; right?: string } => {
    const from = this.road.get(place);
    return from ? { straight: from.straight, left: from.left, right: from.right } : {};
  };
}
