/** The log is append-only; what counts is its fold: acts without those taken back. */
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
