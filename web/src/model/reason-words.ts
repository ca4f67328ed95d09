/** Why a part of the table can't be chosen: the engine's rule, code and numbers become a sentence. */
import type { Reason } from "../api/types";
import { list, t } from "../text/fluent";
import { amount } from "./effect-words";
import { seatName } from "./names";
import type { Scope } from "./scope";

/** The sentence for a refusal of the engine. */
export function reasonWords(game: Scope, { code, numbers }: Pick<Reason, "code" | "numbers">): string {
  const owner = typeof numbers.owner === "number" ? seatName(game, numbers.owner) : "";
  const words = [t(`reason-${code}`, { neutral: -1, ...numbers, "owner-name": owner })];
  if (code === "cannot-pay" || code === "cannot-trade") {
    const missing = Object.entries(numbers).map(([what, count]) => amount(what, Number(count)));
    if (missing.length) words.push(t("reason-missing", { missing: list(missing) }));
  }
  return words.join(" ");
}

const ABOUT_HAND = new Set(["no-warrior", "no-chief", "no-explorer"]);

/** Don't say that a hand is empty if there's more to say, least of all that there's no warrior. */
export function worthTelling(reasons: readonly Reason[]): readonly Reason[] {
  const telling = reasons.filter((reason) => !ABOUT_HAND.has(reason.code));
  const hand = reasons.filter((reason) => reason.code !== "no-warrior");
  return [telling, hand].find((some) => some.length) ?? reasons;
}

/** Whose part of the table this is, if it's somebody's. */
function ownerOf(key: string): number | null {
  const owner = /^(?:hut|worker|own-bonus|character|reserved|resource):(\d)/.exec(key)?.[1];
  return owner === undefined ? null : Number(owner);
}

/** The question says these for all parts at once, so a screen reader needn't repeat them for each. */
const OF_ALL = new Set(["not-asked", "send-first"]);

/** The reasons that belong to this part alone, for its name. */
export function ownReasons(game: Scope, key: string): string[] {
  if (!game.mine) return [];
  const found = (game.refused.get(key) ?? []).flatMap((action) => game.reasons[action] ?? []);
  return found.some((reason) => !OF_ALL.has(reason.code)) ? reasonLines(game, key) : [];
}

/**
 * Why a part can't be chosen now: the reasons of all its refused actions, each said once, or what else there is to say.
 */
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
  const told = reasons.map((why) => t("web-reason", { words: reasonWords(game, why), rule: why.rule }));
  return [...new Set(told)].slice(0, 3);
}
