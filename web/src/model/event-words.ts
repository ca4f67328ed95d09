/**
 * What happened, in words: the log, the recap and the announcements read from here. An event's fields become the
 * arguments of its message by their names, as in Python's words/events.py; a golden file holds both to the same.
 */
import type { GameEvent } from "../api/types";
import { list, phrase, t, type Wording } from "../text/fluent";
import { amount } from "./effect-words";
import { neutralName, roadName, seatName, spaceName } from "./names";
import type { Scope } from "./scope";

/** Some events have a second wording, and all gains share one. */
function messageOf(event: GameEvent): string {
  if (event.event === "crafted" && event.from === "reserved") return "crafted-reserved";
  if (event.event === "joined" && event.owner === event.seat) return "joined-own";
  if (event.event === "bonus" && !event.slot) return "bonus-own";
  if (event.event === "gained") return "got";
  if ("delta" in event) return event.delta < 0 ? "lost" : "got";
  return event.event;
}

function whatOf({ content }: Scope, event: GameEvent): Wording {
  switch (event.event) {
    case "strength":
    case "culture":
    case "vp":
      return amount(event.event, Math.abs(event.delta));
    case "gained":
    case "paid":
      return amount(event.resource, event.count);
    case "gave":
      return amount(event.resource, 1);
    case "refined":
      return phrase(`resource-${event.kind}`);
    case "draft":
      return content.words(event.kind, event.id);
    case "tile":
      return content.words("tile", event.tile);
    default:
      return "";
  }
}

function argsOf(game: Scope, event: GameEvent): Record<string, Wording | number> {
  const { content } = game;
  const args: Record<string, Wording | number> = {
    what: whatOf(game, event),
    name: seatName(game, event.seat),
  };
  for (const [key, value] of Object.entries(event))
    if (typeof value === "number" || typeof value === "string") args[key] = value;
  if ("neutral" in event && event.neutral !== undefined) {
    args.number = event.neutral + 1;
    args.owner = neutralName(event.neutral);
  }
  if ("owner" in event && event.owner !== undefined) args.owner = seatName(game, event.owner);
  if ("space" in event) args.where = spaceName(game, event.space);
  if (event.event === "moved") args.where = roadName(game, event.to);
  if (event.event === "gave") args.to = seatName(game, event.to);
  if ("member" in event) args.who = event.member;
  if ("artefact" in event) args.artefact = content.words("artefact", event.artefact);
  if ("bonus" in event) args.bonus = content.words("bonus", event.bonus);
  if ("character" in event) args.character = content.words("character", event.character);
  return args;
}

/** Events without a line: whose turn it is, and what changed nothing. */
const told = (event: GameEvent) => event.event !== "turn" && !("delta" in event && event.delta === 0);

/** The sentence of an event, or "". */
export function eventWords(game: Scope, event: GameEvent): string {
  return told(event) ? t(`event-${messageOf(event)}`, argsOf(game, event)) : "";
}

/** Several events as sentences: gains, losses and payments in a row become one list. */
export function eventsWords(game: Scope, events: readonly GameEvent[]): string {
  const sentences: string[] = [];
  let kind = "";
  let seat: number | null = null;
  let amounts: Wording[] = [];
  const close = () => {
    if (amounts.length)
      sentences.push(t(`event-${kind}`, { name: seatName(game, seat), what: list(amounts) }));
    amounts = [];
  };
  for (const event of events.filter(told)) {
    const now = messageOf(event);
    if (["got", "lost", "paid"].includes(now)) {
      if (now !== kind || event.seat !== seat) close();
      [kind, seat] = [now, event.seat];
      amounts.push(whatOf(game, event));
      continue;
    }
    close();
    sentences.push(eventWords(game, event));
  }
  close();
  return sentences.join(" ");
}
