/** What the others did since a seat last acted, summed up turn by turn. */
import type { GameEvent, LogEntry } from "../api/types";

export interface Turn {
  seat: number;
  n: number;
  sent: { member: string; space: string }[];
  /** Net change by name: resources, strength, culture, vp. */
  changes: Map<string, number>;
  steps: number;
  /** Events worth their own sentence. */
  events: GameEvent[];
}

const TOLD = new Set([
  "crafted",
  "reserved",
  "raid",
  "gave",
  "first",
  "adult",
  "hired",
  "warriors",
  "flag",
  "gave-up",
  "explorer",
  "joined",
  "back",
]);

function add(turn: Turn, what: string, count: number): void {
  const sum = (turn.changes.get(what) ?? 0) + count;
  if (sum) turn.changes.set(what, sum);
  else turn.changes.delete(what);
}

const REFINED_OF: Record<string, string> = {
  cattle: "leather",
  stone: "brick",
  wood: "timber",
  ore: "metal",
};

function note(turn: Turn, event: GameEvent): void {
  const count = Number(event.count ?? 0);
  const delta = Number(event.delta ?? 0);
  switch (event.event) {
    case "sent":
      turn.sent.push({ member: String(event.member), space: String(event.space) });
      break;
    case "gained":
      add(turn, String(event.resource), count);
      break;
    case "paid":
      add(turn, String(event.resource), -count);
      break;
    case "refined": {
      const kind = String(event.kind);
      add(turn, kind, -1);
      add(turn, REFINED_OF[kind] ?? kind, 1);
      break;
    }
    case "gave":
      add(turn, String(event.resource), -1);
      turn.events.push(event);
      break;
    case "strength":
    case "culture":
    case "vp":
      add(turn, event.event, delta);
      break;
    case "moved":
      turn.steps += 1;
      break;
    default:
      if (TOLD.has(event.event)) turn.events.push(event);
  }
}

export function recap(entries: readonly LogEntry[], seat: number): Turn[] {
  let start = entries.length;
  while (start > 0 && entries[start - 1]?.seat !== seat) start--;
  const turns: Turn[] = [];
  for (const entry of entries.slice(start)) {
    for (const event of entry.events) {
      if (event.seat === null || event.seat === seat) continue;
      let turn = turns.at(-1);
      if (!turn || turn.seat !== event.seat || (event.event === "sent" && turn.sent.length)) {
        turn = { seat: event.seat, n: entry.n, sent: [], changes: new Map(), steps: 0, events: [] };
        turns.push(turn);
      }
      note(turn, event);
    }
  }
  return turns.filter((turn) => turn.sent.length || turn.changes.size || turn.events.length || turn.steps);
}

export type SideTab = "recap" | "log" | "chat";

/** Which part lies beside the board: the one chosen by hand, until a turn of one's own begins with news to tell. */
export function sideTab(chosen: { tab: SideTab; turn: number }, turn: number, news: boolean): SideTab {
  if (news && chosen.tab !== "chat" && chosen.turn !== turn) return "recap";
  return chosen.tab === "recap" && !news ? "log" : chosen.tab;
}

/** The spaces others have gone to, to be marked on the board. */
export function freshSpaces(turns: readonly Turn[]): Set<string> {
  return new Set(turns.flatMap((turn) => turn.sent.map((s) => s.space)));
}
