/** The view of the game, read as a board. */
import type { Bonus, Condition, SeatIn, SeatInfo, Space, TableIn, TableInfo, View } from "../api/types";
import type { Content } from "./content-index";

export interface Member {
  kind: "explorer" | "chief" | "warrior";
  /** null: a warrior, or a neutral player's explorer. */
  seat: number | null;
  neutral?: number;
  key: string;
}

export const ROWS = [1, 2, 3, 4, 5, 6] as const;

/** Kept for a person, and still empty. */
export const isFreeSeat = (seat: SeatInfo | undefined): boolean => seat?.kind === "human" && !seat.taken;

/** The bonus tile that a part of the table is, or has on it. */
export function bonusAt(view: View, content: Content, key: string): Bonus | undefined {
  const [what, which = "", own = ""] = key.split(":");
  const place = what === "road" ? content.board.road.find(({ id }) => id === which) : undefined;
  const id = { bonus: which, "own-bonus": own }[what ?? ""];
  return content.bonuses.get(id ?? (place?.kind === "bonus" ? (view.bonuses[`row-${place.row}`] ?? "") : ""));
}

/** The request for a table like this one. Our own seat comes first, since the maker takes the first seat. */
export function sameTable(info: TableInfo): TableIn {
  // The maker takes the first seat kept for a person. If that's ours, everyone keeps their colour.
  const first = info.seats.find(({ kind }) => kind === "human")?.seat ?? info.you[0] ?? 0;
  const own = info.you.includes(first) ? 0 : (info.you[0] ?? 0);
  const order = info.seats.map((_, i) => info.seats[(own + i) % info.seats.length] as SeatInfo);
  const seats = order.map(
    ({ kind, name, bot, seat }): SeatIn => ({
      kind,
      ...(name && kind !== "bot" && info.you.includes(seat) ? { name } : {}),
      ...(bot ? { bot } : {}),
    }),
  );
  const { options, set, patience, place_neutrals, clock } = info;
  return { seats, options, set, public: false, patience, place_neutrals, clock };
}

export function homeSpaces(players: number): string[] {
  if (players === 4) return ["hire", "skills", "road", "raid", "first"];
  if (players === 3) return ["hire", "skills-road", "raid", "first"];
  return ["hire", "skills-road", "raid-first"];
}

export function membersAt(view: View, space: string): Member[] {
  const members: Member[] = [];
  view.neutrals.forEach((neutral, i) => {
    if (neutral.explorers.includes(space))
      members.push({ kind: "explorer", seat: null, neutral: i, key: `neutral-${i}-${space}` });
  });
  view.seats.forEach((seat, i) => {
    if (seat.explorers.includes(space))
      members.push({ kind: "explorer", seat: i, key: `explorer-${i}-${space}` });
    if (seat.chief === space) members.push({ kind: "chief", seat: i, key: `chief-${i}` });
  });
  if (view.warriors.includes(space)) members.push({ kind: "warrior", seat: null, key: `warrior-${space}` });
  return members;
}

/** `2L1` as row, column and place; null for spaces outside the territory. */
export function territory(space: string): { row: number; column: "left" | "right"; place: number } | null {
  const match = /^([1-6])([LR])([1-3])$/.exec(space);
  if (!match) return null;
  return { row: Number(match[1]), column: match[2] === "L" ? "left" : "right", place: Number(match[3]) };
}

/** The printed space: what it gives, its terrain, its condition. Home spaces have none. */
export function spaceData(view: View, content: Content, space: string): Space | null {
  const at = territory(space);
  if (at) {
    const tile = content.tiles.get(view.tiles[at.column][at.row - 1] ?? "");
    return tile?.spaces[at.place - 1] ?? null;
  }
  const crossing = /^X([1-4])$/.exec(space);
  if (crossing) return content.tiles.get(view.tiles.right[Number(crossing[1]) - 1] ?? "")?.crossroads ?? null;
  if (space === "XP") {
    for (const seat of view.seats) {
      for (const id of seat.own_tiles) {
        const own = content.tiles.get(id ?? "")?.crossroads;
        if (own) return own;
      }
    }
  }
  return null;
}

export function roundOf(content: Content, row: number): number {
  return content.board.row_rounds[row - 1] ?? 0;
}

/** SET-5: every round has its workers from the start; the view counts those of the present round. */
export function workersOn(view: View, content: Content, round: number): number {
  if (round === view.round && view.phase !== "setup") return view.track_workers;
  return round < view.round ? 0 : content.board.workers_per_round;
}

/** SET-10: cards nobody drafted stay on the table until everyone has their gains, but can't be chosen any more. */
export function isDraft(view: View): boolean {
  const left = [...view.draft.characters, ...view.draft.cards].some(Boolean);
  return left && ["draft", "tile"].includes(view.decision?.kind ?? "");
}

export function isFuture(view: View, content: Content, row: number): boolean {
  return roundOf(content, row) > view.round;
}

function crossroadsPassed(place: string, content: Content): number {
  if (place === "end") return content.board.row_rounds.length;
  const at = content.road.get(place);
  if (!at || at.kind === "top") return 0;
  return at.kind === "crossroads" ? at.row : at.row - 1;
}

function seatMeasure(view: View, content: Content, seat: number, what: string): number {
  const own = view.seats[seat];
  if (!own) return 0;
  switch (what) {
    case "workers":
      return own.workers.reduce((sum, count, i) => sum + count * (i + 1), 0);
    case "power":
      return view.power[seat] ?? 1;
    case "culture":
      return own.culture;
    case "strength":
      return own.strength;
    case "caravans":
      return Math.min(...own.caravans.map((place) => crossroadsPassed(place, content)));
    default:
      return own.made.filter((id) => content.artefacts.get(id)?.category === what).length;
  }
}

/** How far a seat has come with what an outpost or a special space asks. */
export function progress(
  view: View,
  content: Content,
  seat: number,
  condition: Pick<Condition, "what">,
): number {
  return seatMeasure(view, content, seat, condition.what);
}

/** The turn order of this round, first player first. */
export function turnOrder(view: View): number[] {
  return Array.from({ length: view.players }, (_, i) => (view.first + i) % view.players);
}
