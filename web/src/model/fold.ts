/** The log is append-only; what counts is its fold: acts without those taken back. */
import type { LogEntry } from "../api/types";

function startsTurn(entry: LogEntry, seat: number | null): boolean {
  return entry.events.some((e) => (e.event === "turn" && e.seat === seat) || e.event === "revealed");
}

export function fold(entries: readonly LogEntry[]): LogEntry[] {
  const done: LogEntry[] = [];
  let undone: LogEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === "act" || entry.kind === "start") {
      done.push(entry);
      undone = [];
    } else if (entry.kind === "undo") {
      const last = done.pop();
      if (last) undone.push(last);
    } else if (entry.kind === "redo") {
      const again = undone.pop();
      if (again) done.push(again);
    } else {
      for (
        let last = done.at(-1);
        last && last.seat === entry.seat && !startsTurn(last, entry.seat);
        last = done.at(-1)
      ) {
        undone.push(last);
        done.pop();
      }
    }
  }
  return done;
}
