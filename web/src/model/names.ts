/** Names of the table's parts in words. */
import type { Game } from "../play/game.svelte";
import { t } from "../text/fluent";
import type { Member } from "./table";
import { spaceData, territory } from "./table";

export function spaceName(game: Game, space: string): string {
  const at = territory(space);
  if (at) {
    const data = spaceData(game.view, game.content, space);
    return t("web-space-territory", { terrain: t(`web-icon-${data?.terrain || "plains"}`), row: at.row, code: space });
  }
  if (/^X\d$/.test(space)) return t("web-space-crossroads", { row: Number(space.slice(1)) });
  return t(`web-space-${space}`);
}

export function seatName(game: Game, seat: number | null): string {
  if (seat === null) return t("web-nobody");
  return game.name(seat) || t(`web-seat-${seat}`);
}

export function memberName(game: Game, member: Member): string {
  if (member.neutral !== undefined) return t("web-member-neutral", { number: member.neutral + 1 });
  if (member.seat === null) return t("web-member-warrior");
  return t(`web-member-${member.kind}`, { name: seatName(game, member.seat) });
}

export function roadName(game: Game, place: string): string {
  const at = game.content.road.get(place);
  return t(`web-road-${at?.kind ?? "plain"}`, { row: at?.row ?? 0 });
}
