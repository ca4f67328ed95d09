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

/** The reasons of all refused actions of this part, each said once. */
export function reasonLines(game: Game, key: string): string[] {
  if (!game.mine || game.past) return [];
  const lines = new Set<string>();
  for (const action of game.refused.get(key) ?? []) {
    const reason = game.reasons[action];
    if (reason && reason.code !== "not-asked") lines.add(reasonWords(reason, (seat) => seatName(game, seat)));
  }
  return [...lines].slice(0, 3);
}
