/** What happened, in words: the log, the recap and the announcements read from here. */
import type { GameEvent } from "../api/types";
import { list, sign, t } from "../text/fluent";
import { amount } from "./effect-words";
import { roadName, seatName, spaceName } from "./names";
import type { Scope } from "./scope";

const num = (value: unknown): number => (typeof value === "number" ? value : 0);
const str = (value: unknown): string => (typeof value === "string" ? value : "");

/** The kind of the message: some events have a second wording. */
function kindOf(event: GameEvent): string {
  if (event.event === "crafted" && event.from === "reserved") return "crafted-reserved";
  if (event.event === "bonus" && !event.slot) return "bonus-own";
  if (event.event === "vp" || event.event === "gained") return "got";
  if (event.event === "strength" || event.event === "culture") return num(event.delta) < 0 ? "lost" : "got";
  return event.event;
}

function whatOf(game: Scope, event: GameEvent): string {
  switch (event.event) {
    case "strength":
    case "culture":
    case "vp":
      return amount(event.event, Math.abs(num(event.delta)));
    case "gained":
    case "paid":
      return amount(str(event.resource), num(event.count));
    case "refined":
      return sign(str(event.kind));
    case "gave":
      return amount(str(event.resource), 1);
    case "draft": {
      const pieces = event.kind === "card" ? game.content.cards : game.content.characters;
      return pieces.get(str(event.id))?.name ?? "";
    }
    default:
      return game.content.tiles.get(str(event.tile))?.name ?? "";
  }
}

/** The sentence of an event, or "" for what is not worth a line. */
export function eventWords(game: Scope, event: GameEvent): string {
  if (event.event === "turn") return "";
  if ("delta" in event && num(event.delta) === 0) return "";
  const where = str(event.space) ? spaceName(game, str(event.space)) : roadName(game, str(event.to));
  return t(`event-${kindOf(event)}`, {
    name: seatName(game, event.seat),
    what: whatOf(game, event),
    where,
    who: str(event.member),
    owner:
      typeof event.owner === "number"
        ? seatName(game, event.owner)
        : t("neutral-player", { number: num(event.neutral) + 1 }),
    to: seatName(game, typeof event.to === "number" ? event.to : null),
    artefact: game.content.artefacts.get(str(event.artefact))?.name ?? "",
    bonus: game.content.bonuses.get(str(event.bonus))?.name ?? "",
    character: game.content.characters.get(str(event.character))?.name ?? "",
    caravan: str(event.caravan),
    number: num(event.neutral) + 1,
    players: num(event.players),
    round: num(event.round),
    level: num(event.level),
    count: num(event.count),
    row: num(event.row),
    card: num(event.card),
    total: num(event.total),
  });
}

/** Several events as sentences: gains, losses and payments that follow each other become one enumeration. */
export function eventsWords(game: Scope, events: readonly GameEvent[]): string {
  const sentences: string[] = [];
  let kind = "";
  let seat: number | null = null;
  let amounts: string[] = [];
  const close = () => {
    if (amounts.length)
      sentences.push(t(`event-${kind}`, { name: seatName(game, seat), what: list(amounts) }));
    amounts = [];
  };
  for (const event of events) {
    if ("delta" in event && num(event.delta) === 0) continue;
    const now = kindOf(event);
    if (["got", "lost", "paid"].includes(now)) {
      if (now !== kind || event.seat !== seat) close();
      [kind, seat] = [now, event.seat];
      amounts.push(whatOf(game, event));
      continue;
    }
    close();
    const words = eventWords(game, event);
    if (words) sentences.push(words);
  }
  close();
  return sentences.join(" ");
}
