/** Names of the table's parts in words. */
import type { Outpost } from "../api/types";
import { cap, has, sign, t } from "../text/fluent";
import { conditionWords } from "./effect-words";
import type { Scope } from "./scope";
import type { Member } from "./table";
import { spaceData, territory } from "./table";

/** As it stands within a sentence. */
export function spaceName(game: Scope, space: string): string {
  const at = territory(space);
  if (at) {
    const data = spaceData(game.view, game.content, space);
    if (data?.condition) return t("space-special", { code: space });
    return t("space-territory", { terrain: sign(data?.terrain || "plains"), code: space });
  }
  if (/^X\d$/.test(space)) return t("space-crossroads", { row: Number(space.slice(1)) });
  return t(`space-${space}`);
}

export function spaceTitle(game: Scope, space: string): string {
  return cap(spaceName(game, space));
}

export function spaceTip(game: Scope, space: string): string {
  const level = game.content.board.round_worker_levels[Math.max(0, game.view.round - 1)] ?? 1;
  return t(`space-${space}.tip`, { level });
}

/** What an outpost asks for each number of points. */
export function outpostLines(game: Scope, outpost: Outpost): string[] {
  return outpost.steps.map((least, i) =>
    t("web-outpost-step", {
      condition: conditionWords({ what: outpost.what, least }),
      vp: game.content.board.outpost_vp[i] ?? 0,
    }),
  );
}

export const neutralName = (neutral: number) => t("neutral-player", { number: neutral + 1 });

export function seatName(game: Scope, seat: number | null): string {
  if (seat === null) return t("web-nobody");
  const info = game.info.seats[seat];
  // Bots are known by their colour: several of them bear the same name.
  if (!info?.name || info.kind === "bot") return t(`seat-${seat}`);
  return info.name;
}

/** A bot's name in words, where it has one; its id otherwise. */
export function botName(id: string): string {
  return has(`web-bot-name-${id}`) ? t(`web-bot-name-${id}`) : id;
}

export function memberName(game: Scope, member: Member): string {
  if (member.neutral !== undefined) return t("web-member-neutral", { number: member.neutral + 1 });
  if (member.seat === null) return t("web-member-warrior");
  return t(`web-member-${member.kind}`, { name: seatName(game, member.seat) });
}

export function roadName(game: Scope, place: string): string {
  const at = game.content.road.get(place);
  return t(`road-${at?.kind ?? "plain"}`, { row: at?.row ?? 0 });
}
