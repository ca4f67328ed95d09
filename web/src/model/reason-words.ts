/** Why a part of the table cannot be chosen, from the engine's reasons: rule, code and numbers become a sentence. */
import type { Reason } from "../api/types";
import { has, list, t } from "../text/fluent";
import { amount } from "./effect-words";
import { seatName } from "./names";
import type { Scope } from "./scope";

function reasonWords(reason: Reason, names: (seat: number) => string): string {
  const { numbers, code, rule } = reason;
  const id = `reason-${code}`;
  const owner = typeof numbers.owner === "number" ? names(numbers.owner) : "";
  const words = [
    has(id) ? t(id, { neutral: "none", ...numbers, "owner-name": owner }) : t("web-reason-other"),
  ];
  if (code === "cannot-pay" || code === "cannot-trade") {
    const missing = Object.entries(numbers).map(([what, count]) => amount(what, Number(count)));
    if (missing.length) words.push(t("reason-missing", { missing: list(missing) }));
  }
  return t("web-reason", { words: words.join(" "), rule });
}

const ABOUT_HAND = new Set(["no-warrior", "no-chief", "no-explorer"]);

/** That a hand is empty says little where there is more to say, and a warrior that one lacks least of all. */
export function worthTelling(reasons: readonly Reason[]): readonly Reason[] {
  const telling = reasons.filter((reason) => !ABOUT_HAND.has(reason.code));
  const hand = reasons.filter((reason) => reason.code !== "no-warrior");
  return [telling, hand].find((some) => some.length) ?? reasons;
}

/** Whose part of the table this is, for those that are somebody's. */
function ownerOf(key: string): number | null {
  const owner = /^(?:hut|worker|own-bonus|character|reserved|resource):(\d)/.exec(key)?.[1];
  return owner === undefined ? null : Number(owner);
}

/** Why a part cannot be chosen now: the reasons of all its refused actions, each said once, or what there is instead. */
export function reasonLines(game: Scope, key: string): string[] {
  const decision = game.decision;
  if (game.past || !decision || !game.info.you.length) return [];
  if (!game.mine) return [t("ask-wait", { name: seatName(game, decision.seat) })];
  const owner = ownerOf(key);
  if (owner !== null && owner !== decision.seat)
    return [t("web-why-theirs", { name: seatName(game, owner) })];
  const found = (game.refused.get(key) ?? []).flatMap((action) => game.reasons[action] ?? []);
  if (!found.length && decision.kind === "travel" && key.startsWith("road:")) return [t("web-why-far")];
  const elsewhere = { rule: decision.rule, code: "not-asked", numbers: { asked: decision.kind } };
  const reasons = found.length ? worthTelling(found) : [elsewhere];
  const told = reasons.map((reason) => reasonWords(reason, (seat) => seatName(game, seat)));
  return [...new Set(told)].slice(0, 3);
}
