/** The difference between one choice and the next: on its button, where the part of the table is already named. */
import { t } from "../text/fluent";
import { roadName } from "./names";
import { parse } from "./notation";
import { isPlan, stepsOf } from "./plans";
import type { Scope } from "./scope";
import { isFuture, membersAt, roundOf, spaceData, territory } from "./table";

function hasAbility(game: Scope, seat: number, ability: string): boolean {
  const own = game.view.seats[seat];
  const character = game.content.characters.get(own?.character ?? "");
  const effects = [
    ...(own?.made ?? []).flatMap((id) => game.content.artefacts.get(id)?.effects ?? []),
    ...((own?.side === "adult" ? character?.adult : character?.young) ?? []),
  ];
  return effects.some((effect) => effect.type === "Ability" && effect.name === ability);
}

/**
 * TRN-7: whether an explorer sent there costs its owner 1 strength. Joining a player as strong as you is free (D-52).
 */
function losesStrength(game: Scope, seat: number, space: string): boolean {
  const other = membersAt(game.view, space).find(
    (member) => member.kind === "explorer" && member.seat !== seat,
  );
  if (!other || hasAbility(game, seat, "no-loss")) return false;
  const theirs =
    other.neutral === undefined
      ? game.view.seats[other.seat ?? -1]?.strength
      : game.view.neutrals[other.neutral]?.strength;
  return (theirs ?? 0) < (game.view.seats[seat]?.strength ?? 0);
}

/** What becomes of your strength there: "9 + 1 − 1 = 9". */
function strengthSum(game: Scope, seat: number, space: string): string {
  const own = game.view.seats[seat]?.strength ?? 0;
  const body = spaceData(game.view, game.content, space)?.body ?? [];
  const gains = body.map((part) =>
    part.type === "Gain" && part.what === "strength" && !part.per ? part.count : 0,
  );
  const more = gains.reduce((sum, count) => sum + count, 0);
  return `${own} − 1${more ? ` + ${more}` : ""} = ${own - 1 + more}`;
}

function sendNotes(game: Scope, who: string, space: string): string[] {
  if (space === "hut") return [];
  if (who !== "explorer") return [t("web-note-closes")];
  const notes: string[] = [];
  const seat = game.decision?.seat ?? 0;
  if (losesStrength(game, seat, space))
    notes.push(t("web-note-strength", { sum: strengthSum(game, seat, space) }));
  const at = territory(space);
  if (at && isFuture(game.view, game.content, at.row)) {
    const round = roundOf(game.content, at.row);
    const last = round >= game.content.board.round_worker_levels.length;
    notes.push(t(last ? "web-note-away-for-good" : "web-note-away", { round }));
  }
  return notes;
}

/** Where the caravan stands: a finger can't point at a button to see it ringed. */
function caravanNote(game: Scope, which: string): string {
  const at = game.view.seats[game.decision?.seat ?? 0]?.caravans[which === "A" ? 0 : 1];
  return at ? t("web-note-now", { place: roadName(game, at) }) : "";
}

export function noteWords(game: Scope, text: string): string {
  const { verb, rest } = parse(isPlan(text) ? (stepsOf(text).at(-1) ?? "") : text);
  if (verb === "reserve") return t("web-note-reserve", { vp: Math.abs(game.content.board.reserved_penalty) });
  if (verb === "caravan") return caravanNote(game, rest.charAt(0));
  if (["explorer", "chief", "warrior"].includes(verb)) return sendNotes(game, verb, rest).join(" · ");
  return "";
}
