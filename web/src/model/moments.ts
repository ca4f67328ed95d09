/** The moments of a replay: entries of the log that weren't undone. */
import type { LogEntry } from "../api/types";
import { placeOf } from "./fold";

const whole = (log: readonly LogEntry[]) => log[0]?.n === 0;

/** The moments, by their numbers in the log. Until the log is here, every entry counts. */
export function momentsOf(log: readonly LogEntry[], acts: readonly LogEntry[], last: number): number[] {
  return whole(log) ? acts.map((entry) => entry.n) : Array.from({ length: last + 1 }, (_, n) => n);
}

/** Which of them was asked for (null: now); half a step behind it if it was undone later. */
export function placeAsked(
  log: readonly LogEntry[],
  moments: readonly number[],
  asked: number | null,
): number {
  if (asked === null) return moments.length - 1;
  return whole(log) ? placeOf(log, moments, asked) : asked;
}

/** The places among the moments where something of this kind begins: "turn" or "round". */
export function beginnings(acts: readonly LogEntry[], kind: "turn" | "round"): number[] {
  return acts.flatMap((entry, i) => (entry.events.some(({ event }) => event === kind) ? [i] : []));
}

/** The nearest of these places before (-1) or after (1) another; else the first moment or the last. */
export function jump(places: readonly number[], from: number, way: -1 | 1, last: number): number {
  if (way > 0) return places.find((place) => place > from) ?? last;
  return places.findLast((place) => place < from) ?? 0;
}
