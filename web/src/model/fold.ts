/**
 * The entries that count: the log keeps everything, this leaves out what was undone. The server has the same rule in
 * Python (server/fold.py); tests/golden/folds.json tests both.
 */
import type { LogEntry } from "../api/types";

export function fold(entries: readonly LogEntry[]): LogEntry[] {
  const done: LogEntry[] = [];
  let undone: LogEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === "act" || entry.kind === "start") {
      done.push(entry);
      undone = [];
      continue;
    }
    const [from, to] = entry.kind === "redo" ? [undone, done] : [done, undone];
    for (let i = 0; i < entry.steps; i++) {
      const last = from.pop();
      if (last) to.push(last);
    }
  }
  return done;
}

/**
 * The place of moment `at` among the moments that count. If it was undone later, it's half a step behind the last
 * moment that both have.
 */
export function placeOf(entries: readonly LogEntry[], moments: readonly number[], at: number): number {
  const then = fold(entries.filter((entry) => entry.n <= at));
  const parted = then.findIndex((entry, i) => entry.n !== moments[i]);
  return parted < 0 ? then.length - 1 : parted - 0.5;
}
