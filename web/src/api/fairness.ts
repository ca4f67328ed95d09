/** Fair shuffles: this browser's share, what it saw beforehand, and the check when the game is over. */
import type { Fairness } from "./types";

/** What this browser saw and sent before the first card. */
export interface Seen {
  commitment: string;
  share: string;
}
export type Verdict =
  | "fair"
  | "chosen"
  | "other-commitment"
  | "share-missing"
  | "bad-commitment"
  | "bad-seed"
  | "unchecked";

const key = (table: string) => `terramara-fair-${table}`;
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const newShare = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

export function keepSeen(table: string, seen: Seen): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(seen));
  } catch {
    // The record can still be checked by hand.
  }
}

export function keptSeen(table: string): Seen | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "null") as Seen | null;
  } catch {
    return null;
  }
}

async function sha256(label: string, ...parts: Uint8Array[]): Promise<string> {
  const all = [new TextEncoder().encode(label), ...parts];
  const joined = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    joined.set(part, at);
    at += part.length;
  }
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", joined)));
}

/** Does the same sums as `terramara verify`. Browsers have SHA-256 only on safe connections. */
export async function judge(told: Fairness, seen: Seen | null): Promise<Verdict> {
  if (told.commitment === null) return "chosen";
  if (told.secret === null || told.seed === null || !globalThis.crypto?.subtle) return "unchecked";
  if (seen && seen.commitment !== told.commitment) return "other-commitment";
  if (seen && !Object.values(told.shares).includes(seen.share)) return "share-missing";
  const secret = bytes(told.secret);
  if ((await sha256("terramara commitment 1", secret)) !== told.commitment) return "bad-commitment";
  const seats = Object.keys(told.shares).sort();
  const parts = seats.flatMap((seat) => [Uint8Array.of(Number(seat)), bytes(told.shares[seat] ?? "")]);
  const digest = BigInt(`0x${await sha256("terramara seed 1", secret, ...parts)}`);
  return (digest | (1n << 255n)) === BigInt(told.seed) ? "fair" : "bad-seed";
}
