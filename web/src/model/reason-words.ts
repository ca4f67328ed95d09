/** Why a part of the table cannot be chosen, from the engine's reasons: rule, code and numbers become a sentence. */
import { REFINED } from "../api/content";
import type { Reason } from "../api/types";
import type { Game } from "../play/game.svelte";
import { has, list, t } from "../text/fluent";
import { amount } from "./effect-words";
import { seatName } from "./names";

export function reasonWords(reason: Reason, names: (seat: number) => string): string {
  const { numbers, code, rule } = reason;
  const id = `reason-${code}`;
  const owner = typeof numbers.owner === "number" ? names(numbers.owner) : "";
  const words = [
    has(id) ? t(id, { neutral: "none", ...numbers, "owner-name": owner }) : t("web-reason-other"),
  ];
  const missing = REFINED.flatMap((kind) => (numbers[kind] ? [amount(kind, Number(numbers[kind]))] : []));
  if (code === "cannot-pay" && missing.length) words.push(t("reason-missing", { missing: list(missing) }));
  return t("web-reason", { words: words.join(" "), rule });
}

const ABOUT_HAND = new Set(["no-warrior", "no-chief", "no-explorer"]);

/** That another question is asked says nothing of this part; nor does an empty hand, where there is more to say. */
export function worthTelling(reasons: readonly Reason[]): Reason[] {
  const asked = reasons.filter((reason) => reason.code !== "not-asked");
  const telling = asked.filter((reason) => !ABOUT_HAND.has(reason.code));
  return telling.length ? telling : asked.filter((reason) => reason.code !== "no-warrior");
}

/** The reasons of all refused actions of this part, each said once. */
export function reasonLines(game: Game, key: string): string[] {
  if (!game.mine || game.past) return [];
  const reasons = (game.refused.get(key) ?? []).flatMap((action) => game.reasons[action] ?? []);
  const told = worthTelling(reasons).map((reason) => reasonWords(reason, (seat) => seatName(game, seat)));
  return [...new Set(told)].slice(0, 3);
}
