/** The news since a seat's last turn, summed up turn by turn. */
import type { GameEvent, LogEntry } from "../api/types";
import { RAW, REFINED } from "./resources";
import { icon, type Token } from "./tokens";

export interface Turn {
  /** Null: done by no player, such as the end of a round. */
  seat: number | null;
  n: number;
  sent: { member: string; space: string }[];
  /** Net change by name: resources, strength, culture, vp. */
  changes: Map<string, number>;
  /** The caravans that moved, for each step. */
  steps: string[];
  /** Resources given to a raider, by seat. They show as a gift, so they aren't among the changes. */
  gifts: Map<number, Map<string, number>>;
  /** Events worth their own sentence. */
  events: GameEvent[];
  /** Everything that happened in it. */
  all: GameEvent[];
}

const TOLD = new Set([
  "crafted",
  "reserved",
  "raid",
  "first",
  "adult",
  "hired",
  "warriors",
  "flag",
  "gave-up",
  "explorer",
  "joined",
  "back",
  "turned",
  "round",
]);

function add(turn: Turn, what: string, count: number): void {
  const sum = (turn.changes.get(what) ?? 0) + count;
  if (sum) turn.changes.set(what, sum);
  else turn.changes.delete(what);
}

function note(turn: Turn, event: GameEvent): void {
  turn.all.push(event);
  switch (event.event) {
    case "sent":
      turn.sent.push({ member: event.member, space: event.space });
      break;
    case "gained":
      add(turn, event.resource, event.count);
      break;
    case "paid":
      add(turn, event.resource, -event.count);
      break;
    case "refined":
      add(turn, event.kind, -1);
      add(turn, REFINED[RAW.indexOf(event.kind)] ?? event.kind, 1);
      break;
    case "gave": {
      const gift = turn.gifts.get(event.to) ?? new Map<string, number>();
      turn.gifts.set(event.to, gift);
      gift.set(event.resource, (gift.get(event.resource) ?? 0) + 1);
      break;
    }
    case "strength":
    case "culture":
    case "vp":
      add(turn, event.event, event.delta);
      break;
    case "moved":
      turn.steps.push(event.caravan);
      break;
    default:
      if (TOLD.has(event.event)) turn.events.push(event);
  }
}

interface Span {
  /** The first event and the one after the last, among all events. */
  from: number;
  to: number;
  /** The entry it begins with. */
  n: number;
}

/** From the end of the seat's last turn to the start of its present one, or to now. */
function sinceLastTurn(events: readonly GameEvent[], entryOf: readonly number[], seat: number): Span {
  const begins = events.flatMap((event, i) => (event.event === "turn" ? [i] : []));
  const mine = begins.filter((i) => events[i]?.seat === seat);
  const last = begins.at(-1) ?? -1;
  const to = mine.at(-1) === last && last >= 0 ? last : events.length;
  const before = mine.findLast((i) => i < to);
  // Before your first turn: what the others did before it.
  let from = begins.find((i) => i > (before ?? -1)) ?? to;
  // Shows a round that ended with your turn, too.
  const over = events.findLastIndex((event, i) => i < from && event.event === "returned");
  if (before !== undefined && over > before) from = over;
  return { from, to, n: entryOf[from] ?? -1 };
}

export interface Recap {
  turns: Turn[];
  /** The entry that ended your last turn: the same until the next one ends. */
  since: number;
}

export function recap(entries: readonly LogEntry[], seat: number): Recap {
  const events = entries.flatMap((entry) => entry.events);
  const entryOf = entries.flatMap((entry) => entry.events.map(() => entry.n));
  const { from, to, n } = sinceLastTurn(events, entryOf, seat);
  const turns: Turn[] = [];
  // Each player has one line for every turn, their own or not: what a raid took is beside it.
  let lines = new Map<number | null, Turn>();
  for (let i = from; i < to; i++) {
    const event = events[i] as GameEvent;
    // The end of a round comes after everything anybody did in it.
    if (event.event === "turn" || event.event === "returned") lines = new Map();
    let line = lines.get(event.seat);
    if (!line) {
      line = {
        seat: event.seat,
        n: entryOf[i] ?? n,
        sent: [],
        changes: new Map(),
        steps: [],
        gifts: new Map(),
        events: [],
        all: [],
      };
      lines.set(event.seat, line);
      turns.push(line);
    }
    note(line, event);
  }
  const told = turns.filter(
    ({ sent, changes, events: told, steps, gifts }) =>
      sent.length || changes.size || told.length || steps.length || gifts.size,
  );
  return { turns: told, since: n };
}

/** What a turn brought and what it cost, as signs; steps on the road count as travel. */
export function changeTokens({ changes, steps }: Turn): { got: Token[]; lost: Token[] } {
  const token = (name: string, count: number): Token =>
    name === "vp" ? { t: "vp", count } : icon(name, count);
  const parts = [...changes];
  const got = parts.filter(([, n]) => n > 0).map(([what, n]) => token(what, n));
  const lost = parts.filter(([, n]) => n < 0).map(([what, n]) => token(what, -n));
  return { got: steps.length ? [...got, token("travel", steps.length)] : got, lost };
}

/** The sign of an event that is worth a line, or "" if only its sentence says it. */
export function eventSign(event: GameEvent): string {
  switch (event.event) {
    case "crafted":
      return "craft";
    case "reserved":
      return "reserve";
    case "hired":
      return `worker-${event.level}`;
    case "flag":
      return "flags";
    case "back":
      return "take-back";
    case "raid":
    case "first":
    case "warriors":
      return event.event;
    default:
      return "";
  }
}

export type SideTab = "recap" | "log" | "chat";

/** Which panel is beside the board: the one you chose, until your turn begins with news. */
export function sideTab(chosen: { tab: SideTab; turn: number }, turn: number, news: boolean): SideTab {
  if (news && chosen.tab !== "chat" && chosen.turn !== turn) return "recap";
  return chosen.tab === "recap" && !news ? "log" : chosen.tab;
}

/** The marks on the board: the spaces others went to, and their pieces that moved (by Piece's keys). */
export function freshParts(turns: readonly Turn[], me: number): Set<string> {
  return new Set(
    turns
      .filter((turn) => turn.seat !== me)
      .flatMap((turn) => [
        ...turn.sent.map((s) => s.space),
        ...turn.steps.map((which) => `caravan-${turn.seat}-${which}`),
        ...(turn.changes.has("culture") ? [`canoe-${turn.seat}`] : []),
        ...(turn.changes.has("strength") ? [`strength-${turn.seat}`] : []),
      ]),
  );
}
