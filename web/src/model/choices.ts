/** The player who decides at this device, and which actions it offers where: tables made from a state. */
import type { Decision, State, TableInfo } from "../api/types";

const NONE: readonly string[] = [];

/** Whether a decision is made here: its seat is ours, no bot plays it, and the game isn't paused. */
export function plays(info: TableInfo, decision: Decision | null): boolean {
  const seat = decision?.seat ?? -1;
  if (info.times?.paused || info.times?.out.includes(seat)) return false;
  return info.you.includes(seat) && !info.seats[seat]?.stand_in;
}

/** The seats that share this device. */
export function localSeats(info: TableInfo): number[] {
  return info.seats
    .filter(({ seat, kind }) => info.you.includes(seat) && kind !== "bot")
    .map(({ seat }) => seat);
}

/** The seat whose panel is "yours": the one that decides here, or else the one that holds the device. */
export function ownSeat(info: TableInfo, decision: Decision | null, holder: number | null): number | null {
  return plays(info, decision) ? (decision?.seat ?? null) : (holder ?? info.you[0] ?? null);
}

/** Whether the device changes hands before the next player sees the table. */
export function mustHandOver(info: TableInfo, state: State, holder: number | null): boolean {
  const { decision, over } = state.view;
  return localSeats(info).length > 1 && plays(info, decision) && !over && decision?.seat !== holder;
}

/** The legal actions of a decision made here. */
export function legalHere(info: TableInfo, state: State): readonly string[] {
  const { decision } = state.view;
  return decision && plays(info, decision) ? (state.legal[String(decision.seat)] ?? NONE) : NONE;
}
