/** Names of the table's parts in words. */
import type { Outpost } from "../api/types";
import { cap, has, list, type Phrase, phrase, t } from "../text/fluent";
import { conditionWords } from "./effect-words";
import type { Scope } from "./scope";
import type { Member } from "./table";
import { spaceData, territory } from "./table";

/** A name within a sentence. */
export function spaceName(game: Scope, space: string): Phrase {
  const at = territory(space);
  if (at) {
    const data = spaceData(game.view, game.content, space);
    if (data?.condition) return phrase("space-special", { code: space });
    return phrase("space-territory", {
      terrain: phrase(`terrain-${data?.terrain || "plains"}`),
      code: space,
    });
  }
  if (/^X\d$/.test(space)) return phrase("space-crossroads", { row: Number(space.slice(1)) });
  return phrase(`space-${space}`);
}

export function spaceTitle(game: Scope, space: string): string {
  return cap(String(spaceName(game, space)));
}

export function spaceTip(game: Scope, space: string): string {
  const level = game.content.board.round_worker_levels[Math.max(0, game.view.round - 1)] ?? 1;
  return t(`space-${space}.tip`, { level });
}

/** An outpost's condition for each number of points. */
export function outpostLines(game: Scope, outpost: Outpost): string[] {
  return outpost.steps.map((least, i) =>
    t("web-outpost-step", {
      condition: conditionWords({ what: outpost.what, least }),
      vp: game.content.board.outpost_vp[i] ?? 0,
    }),
  );
}

export const neutralName = (neutral: number) => phrase("neutral-player", { number: neutral + 1 });

/** How a name begins, for languages where the word before depends on it: d’Anna, d’Yves, de Bert, de Yann. */
const initial = (name: string) =>
  /^([aeiouhœæ]|y(?![aeiou]))/.test(name.toLowerCase().normalize("NFD")) ? "vowel" : "consonant";

/** A player's name within a sentence. */
export function seatName(game: Scope, seat: number | null): Phrase {
  if (seat === null) return phrase("web-nobody");
  const info = game.info.seats[seat];
  // Bots go by their colour, because several may have the same name.
  if (!info?.name || info.kind === "bot") return phrase(`seat-${seat}`);
  return phrase("player-name", { name: info.name, initial: initial(info.name) });
}

/** The opponent if nobody has chosen: in a first game, a bot that makes mistakes too. */
export function usualBot(first: boolean): string {
  return first ? "beginner" : "greedy";
}

/** The name of a set: ours in the reader's language, others as they call themselves. */
export function setName({ id, name }: { id: string; name: string }): string {
  return has(`web-set-name-${id}`) ? t(`web-set-name-${id}`) : name;
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

/** The winners; "You" for this reader. */
export function winnerWords(game: Scope & { locals: readonly number[] }): string {
  const { winners } = game.view;
  if (game.locals.length === 1 && winners.length === 1 && winners[0] === game.locals[0])
    return t("web-you-win");
  return t("web-winner", { count: winners.length, names: list(winners.map((seat) => seatName(game, seat))) });
}

export function roadName(game: Scope, place: string): Phrase {
  const at = game.content.road.get(place);
  return phrase(`road-${at?.kind ?? "plain"}`, { row: at?.row ?? 0 });
}
