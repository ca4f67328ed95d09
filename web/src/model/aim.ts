/** What the choice under the pointer would do: the question it answers, its gains or its cost, and what follows. */
import { cap, t } from "../text/fluent";
import { amounts, shortWords, whoStandsThere } from "./action-words";
import { spaceName } from "./names";
import { parse } from "./notation";
import { noteWords } from "./notes";
import { stepsOf } from "./plans";
import type { Scope } from "./scope";
import { spaceData } from "./table";
import { bodyTokens, costTokens, homeTokens, type Token } from "./tokens";

export interface Aim {
  title: string;
  tokens: Token[];
  notes: string[];
}

/** What follows from each of the choices; which of them is said, unless there's one and the title names it. */
function notesOf(game: Scope, actions: readonly string[], only = false): string[] {
  return actions.flatMap((action) => {
    const note = noteWords(game, action);
    if (!note) return [];
    return only ? [cap(note)] : [t("web-aim-note", { who: shortWords(game, action), note })];
  });
}

function sending(game: Scope, actions: readonly string[], who: string, space: string): Aim {
  const owner = whoStandsThere(game, space);
  const level = game.content.board.round_worker_levels[Math.max(0, game.view.round - 1)] ?? 1;
  const data = spaceData(game.view, game.content, space);
  return {
    title: t(owner ? "web-aim-joining" : "web-aim-send", { who, where: spaceName(game, space), owner }),
    tokens: data ? bodyTokens(data.body) : space === "hut" ? [] : homeTokens(space, level),
    notes: notesOf(game, actions),
  };
}

function making(game: Scope, actions: readonly string[], steps: readonly string[]): Aim | null {
  const { verb, rest } = parse(steps.at(-1) ?? "");
  const kept = game.view.seats[game.decision?.seat ?? 0]?.reserved;
  const id = rest === "reserved" ? kept : game.view.row[Number(rest) - 1];
  const card = game.content.artefacts.get(id ?? "");
  if (!card || !id) return null;
  const artefact = game.content.words("artefact", id);
  const refined = amounts(steps, "refine");
  return {
    title: refined ? t("web-aim-refine", { refined, artefact }) : t(`web-aim-${verb}`, { artefact }),
    tokens: costTokens(card.cost),
    notes: notesOf(game, actions, actions.length === 1),
  };
}

/** Null if the question says enough: only sending, crafting and reserving are more than their name. */
export function aimOf(game: Scope, actions: readonly string[]): Aim | null {
  const steps = stepsOf(actions[0] ?? "");
  const { verb, rest } = parse(steps.at(-1) ?? "");
  if (["explorer", "chief", "warrior"].includes(verb)) return sending(game, actions, verb, rest);
  return ["craft", "reserve"].includes(verb) ? making(game, actions, steps) : null;
}
