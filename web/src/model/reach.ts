/** The artefacts a player can craft: now, after refining, or not yet. Worked out from the view alone, at any moment. */
import type { Artefact, Effect, Part, View } from "../api/types";
import type { Content } from "./content-index";
import { RAW, REFINED } from "./resources";

/** `craft`: pay and it's yours. `refine`: the same after refining. `reserve`: only that. `out`: none of these. */
export type CardState = "craft" | "refine" | "reserve" | "out";

/** Something ready that refines: the action that uses it, and how many raw it can refine. */
export interface Refiner {
  action: string;
  most: number;
}

export interface Reach {
  state: CardState;
  /** How many of each raw must be refined first. */
  refine: readonly number[];
}

type SeatView = View["seats"][number];
const NOTHING: readonly number[] = [0, 0, 0, 0];
const OUT: Reach = { state: "out", refine: NOTHING };

/** CHR-5: how many raw may stand for refined when crafting. */
const RAW_IN_CRAFT = 2;

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

/** A player's effects: from what they have made, and from their character's side. */
function effectsOf(own: SeatView, content: Content): Effect[] {
  const character = content.characters.get(own.character ?? "");
  return [
    ...own.made.flatMap((id) => content.artefacts.get(id)?.effects ?? []),
    ...((own.side === "adult" ? character?.adult : character?.young) ?? []),
  ];
}

/** SYM-14: the cost after reductions that leave no choice. */
export function billOf(own: SeatView, content: Content, artefact: Artefact): number[] {
  const effects = effectsOf(own, content);
  const each = effects.filter((e) => e.type === "Ability" && e.name === "discount-each").length;
  const cost = artefact.cost.map((n) => Math.max(0, n - each));
  for (const effect of effects) {
    if (effect.type !== "Discount" || effect.category !== artefact.category) continue;
    const kind = REFINED.indexOf(effect.kind as (typeof REFINED)[number]);
    cost[kind] = Math.max(0, (cost[kind] ?? 0) - 1);
  }
  return cost;
}

/** How many raw a part of an effect refines: an outright "refine", or a trade of raw for the same thing refined. */
function refines(part: Part): number {
  if (part.type === "Refine") return part.count;
  const [pay] = part.type === "Trade" ? part.pay : [];
  const matching =
    part.type === "Trade" && part.get.some((get) => get.type === "Gain" && get.what === "matching-refined");
  return matching && pay?.what === "raw" && pay.count === 1 ? part.times : 0;
}

/** The refiners a player has ready, weakest first: workers, and artefacts with such a power. */
export function refiners(own: SeatView, content: Content): Refiner[] {
  const found: Refiner[] = [];
  own.workers.forEach((all, i) => {
    const ready = all - (own.used_workers[i] ?? 0);
    for (let n = 0; n < ready; n++) found.push({ action: `worker ${i + 1}`, most: i + 1 });
  });
  for (const id of own.made) {
    if (own.used.includes(id)) continue;
    for (const effect of content.artefacts.get(id)?.effects ?? []) {
      const most = effect.type === "EachRound" ? sum(effect.body.map(refines)) : 0;
      if (most) found.push({ action: `use ${id}`, most });
    }
  }
  return found.sort((a, b) => a.most - b.most);
}

/** How many raw a seat is asked to refine right now. */
export const refining = ({ decision }: View, seat: number): number =>
  decision?.kind === "refine" && decision.seat === seat ? decision.about.count : 0;

/** Whether an artefact can be paid for, if necessary after refining at most `capacity` raw. */
function payable(own: SeatView, content: Content, artefact: Artefact, less: number, capacity: number): Reach {
  const raws = effectsOf(own, content).some((e) => e.type === "Ability" && e.name === "raw-in-craft")
    ? RAW_IN_CRAFT
    : 0;
  const bill = billOf(own, content, artefact);
  const raw = RAW.map((kind) => own.raw[kind] ?? 0);
  const short = REFINED.map((kind, i) => Math.max(0, (bill[i] ?? 0) - (own.refined[kind] ?? 0)));
  const lacking = sum(short.map((n, i) => Math.max(0, n - (raw[i] ?? 0))));
  const needed = Math.max(0, sum(short) - less - raws);
  if (lacking > less || needed > capacity) return OUT;
  let left = needed;
  const refine = short.map((n, i) => {
    const here = Math.min(n, raw[i] ?? 0, left);
    left -= here;
    return here;
  });
  return { state: needed ? "refine" : "craft", refine };
}

export interface Table {
  /** For each card of the row, from the left. */
  row: Reach[];
  reserved: Reach | null;
}

/** How far each artefact is from a seat. */
export function reachOf(view: View, content: Content, seat: number): Table {
  const own = view.seats[seat];
  if (!own) return { row: view.row.map(() => OUT), reserved: null };
  const capacity = refining(view, seat) + sum(refiners(own, content).map((r) => r.most));
  const { river_reserve, river_discount } = content.board;
  const canReserve = own.reserved === null && own.culture >= river_reserve;
  const row = view.row.map((id, i): Reach => {
    const artefact = content.artefacts.get(id);
    if (!artefact || i >= (view.available[seat] ?? 0)) return OUT;
    const found = payable(own, content, artefact, 0, capacity);
    return found.state === "out" && canReserve ? { ...OUT, state: "reserve" } : found;
  });
  const kept = content.artefacts.get(own.reserved ?? "");
  const less = own.culture >= river_discount ? 1 : 0;
  return { row, reserved: kept ? payable(own, content, kept, less, capacity) : null };
}
