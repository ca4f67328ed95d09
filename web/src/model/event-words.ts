/** What happened, in words: the log, the recap and the announcements read from here. */
import type { GameEvent } from "../api/types";
import type { Game } from "../play/game.svelte";
import { t } from "../text/fluent";
import { amount } from "./effect-words";
import { roadName, seatName, spaceName } from "./names";

const num = (value: unknown): number => (typeof value === "number" ? value : 0);
const str = (value: unknown): string => (typeof value === "string" ? value : "");

/** The sentence of an event without its subject's turn, or "" for what is not worth a line. */
export function eventWords(game: Game, event: GameEvent): string {
  const name = seatName(game, event.seat);
  const artefact = game.content.artefacts.get(str(event.artefact))?.name ?? "";
  switch (event.event) {
    case "setup":
    case "over":
    case "returned":
      return t(`web-event-${event.event}`);
    case "round":
      return t("web-event-round", { round: num(event.round) });
    case "draft": {
      const pieces = event.kind === "card" ? game.content.cards : game.content.characters;
      return t("web-event-draft", { name, what: pieces.get(str(event.id))?.name ?? str(event.id) });
    }
    case "tile":
      return t("web-event-tile", { name, what: game.content.tiles.get(str(event.tile))?.name ?? "" });
    case "neutral-placed":
      return t("web-event-neutral-placed", { name, where: spaceName(game, str(event.space)) });
    case "sent":
      return t("web-event-sent", {
        name,
        who: t(`web-icon-${event.member === "warrior" ? "warrior" : str(event.member)}`),
        where: event.space === "hut" ? t("web-space-hut") : spaceName(game, str(event.space)),
      });
    case "joined": {
      const owner = typeof event.owner === "number" ? seatName(game, event.owner) : t("web-neutral");
      return t("web-event-joined", { name, owner });
    }
    case "strength":
    case "culture":
      return num(event.delta) === 0 ? "" : t(`web-event-${num(event.delta) < 0 ? "lost" : "got"}`, {
        name,
        what: amount(event.event, Math.abs(num(event.delta))),
      });
    case "vp":
      return num(event.delta) === 0 ? "" : t("web-event-got", { name, what: amount("vp", num(event.delta)) });
    case "gained":
      return t("web-event-got", { name, what: amount(str(event.resource), num(event.count)) });
    case "paid":
      return t("web-event-paid", { name, what: amount(str(event.resource), num(event.count)) });
    case "refined":
      return t("web-event-refined", { name, what: t(`web-icon-${str(event.kind)}`) });
    case "moved":
      return t("web-event-moved", { name, caravan: str(event.caravan), where: roadName(game, str(event.to)) });
    case "hired":
    case "worker":
      return t(`web-event-${event.event}`, { name, level: num(event.level) });
    case "used":
    case "crafted":
    case "reserved":
      return t(`web-event-${event.event}`, { name, artefact });
    case "revealed":
    case "removed":
      return t(`web-event-${event.event}`, { artefact });
    case "character":
    case "adult":
      return t(`web-event-${event.event}`, {
        name,
        character: game.content.characters.get(str(event.character))?.name ?? "",
      });
    case "bonus":
      return t("web-event-bonus", { name });
    case "raid":
      return t("web-event-raid", { name, level: num(event.level) });
    case "gave":
      return t("web-event-gave", { name, to: seatName(game, num(event.to)), what: t(`web-icon-${str(event.resource)}`) });
    case "first":
    case "gave-up":
    case "explorer":
      return t(`web-event-${event.event}`, { name });
    case "warriors":
      return t("web-event-warriors", { name, count: num(event.count) });
    case "turned":
    case "flag":
      return t(`web-event-${event.event}`, { name, row: num(event.row) });
    case "back":
      return t("web-event-back", { name, where: event.space === "hut" ? t("web-space-hut") : spaceName(game, str(event.space)) });
    case "neutral-strength":
      return t("web-event-neutral-strength", { number: num(event.neutral) + 1, card: num(event.card), total: num(event.total) });
    default:
      return "";
  }
}
