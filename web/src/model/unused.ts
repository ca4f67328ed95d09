/** Anything you'd lose if the turn ended now. Asks once, and only if it's plain. */
import type { Body } from "../api/types";
import { list, t } from "../text/fluent";
import { parse } from "./notation";
import { reachOf, refiners } from "./reach";
import type { Scope } from "./scope";

/** An effect that only gives, and costs nothing. */
const isGift = (body: Body) => body.every((part) => part.type === "Gain" || part.type === "Either");

/** Powers that are ready and cost nothing, by name. */
function gifts(game: Scope): string[] {
  return game.legal.map(parse).flatMap(({ verb, rest }) => {
    const artefact = verb === "use" ? game.content.artefacts.get(rest) : undefined;
    const free = artefact?.effects.some((effect) => effect.type === "EachRound" && isGift(effect.body));
    return artefact && free ? [artefact.name] : [];
  });
}

/**
 * Why to think twice before ending the turn, or "". An artefact that refining brings into reach counts in every turn;
 * workers and powers only in the last turn of the round, since they can wait until then.
 */
export function unusedWords(game: Scope): string {
  const { view, content, decision } = game;
  const seat = decision?.seat ?? -1;
  const own = view.seats[seat];
  if (!own || !game.legal.includes("end")) return "";
  if (decision?.kind === "craft" && !game.legal.some((text) => parse(text).verb === "craft")) {
    const { row, reserved } = reachOf(view, content, seat);
    const near = view.row.filter((_, i) => row[i]?.state === "refine");
    if (reserved?.state === "refine" && own.reserved) near.push(own.reserved);
    const names = near.map((id) => content.words("artefact", id));
    if (names.length) return t("web-unused-craft", { artefacts: list(names, "disjunction") });
  }
  const { explorers, chief, warriors } = own.hand;
  if (explorers || chief || warriors) return "";
  const waiting = gifts(game);
  if (waiting.length) return t("web-unused-power", { names: list(waiting) });
  const raw = Object.values(own.raw).reduce((all, n) => all + n, 0);
  const workers = refiners(own, content).filter(({ action }) => game.legal.includes(action));
  return raw && workers.length ? t("web-unused-worker", { count: workers.length }) : "";
}
