/** Fair shuffles: this browser's share, what it saw before the game, and the check when the game is over. */
import { sha256 } from "./sha256";
import type { Fairness } from "./types";

/**
 * Everything this browser saw and sent before the first card. `seals`: all of them, as they were when it opened its
 * share; none before that.
 */
export interface Seen {
  commitment: string;
  share: string;
  seals?: Record<string, string>;
}
export type Verdict =
  | "fair"
  | "away"
  | "chosen"
  | "other-commitment"
  | "other-seals"
  | "share-missing"
  | "bad-commitment"
  | "bad-seal"
  | "bad-seed"
  | "unchecked";

const key = (table: string) => `terramara-fair-${table}`;
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const newShare = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** For browsers that store nothing: until the page is closed. */
const here = new Map<string, Seen>();

export function keepSeen(table: string, seen: Seen): void {
  here.set(table, seen);
  try {
    localStorage.setItem(key(table), JSON.stringify(seen));
  } catch {
    // You can still check the record by hand.
  }
}

export function keptSeen(table: string): Seen | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table)) ?? "null") as Seen | null;
    return kept ?? here.get(table) ?? null;
  } catch {
    return here.get(table) ?? null;
  }
}

function hashed(label: string, ...parts: Uint8Array[]): string {
  const all = [new TextEncoder().encode(label), ...parts];
  const joined = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    joined.set(part, at);
    at += part.length;
  }
  return hex(sha256(joined));
}

export const sealOf = (share: string): string => hashed("terramara seal 1", bytes(share));

const same = (some: Record<string, string>, others: Record<string, string>) =>
  Object.keys(some).length === Object.keys(others).length &&
  Object.keys(some).every((seat) => some[seat] === others[seat]);

/** Whether this browser should open its share now: once, and only if it knows its own seal among the others. */
export function mayOpen(told: Fairness, seen: Seen | null): seen is Seen {
  if (seen === null || seen.commitment !== told.commitment) return false;
  // A second time is fine only with the same seals: somebody who knows the share by now could have chosen others.
  if (seen.seals) return same(seen.seals, told.seals);
  return Object.values(told.seals).includes(sealOf(seen.share));
}

/** Does the same computation as `terramara verify`, and compares with what this browser saw. */
export function judge(told: Fairness, seen: Seen | null): Verdict {
  if (seen && seen.commitment !== told.commitment) return "other-commitment";
  if (told.commitment === null) return "chosen";
  if (told.secret === null || told.seed === null) return "unchecked";
  if (seen?.seals && !same(seen.seals, told.seals)) return "other-seals";
  const secret = bytes(told.secret);
  if (hashed("terramara commitment 1", secret) !== told.commitment) return "bad-commitment";
  const seats = Object.keys(told.shares).sort();
  const sealed = seats.length > 1 || Object.keys(told.seals).length > 0;
  if (sealed && seats.some((seat) => told.seals[seat] !== sealOf(told.shares[seat] ?? ""))) return "bad-seal";
  const parts = seats.flatMap((seat) => [Uint8Array.of(Number(seat)), bytes(told.shares[seat] ?? "")]);
  const digest = BigInt(`0x${hashed("terramara seed 1", secret, ...parts)}`);
  if ((digest | (1n << 255n)) !== BigInt(told.seed)) return "bad-seed";
  if (!seen || Object.values(told.shares).includes(seen.share)) return "fair";
  const away = !seen.seals && Object.values(told.seals).includes(sealOf(seen.share));
  return away ? "away" : "share-missing";
}
