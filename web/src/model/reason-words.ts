/** Why a part of the table cannot be chosen, from the engine's reasons: rule, code and numbers become a sentence. */
import { REFINED } from "../api/content";
import type { Reason } from "../api/types";
import type { Game } from "../play/game.svelte";
import { has, list, t } from "../text/fluent";
import { amount, conditionWords } from "./effect-words";

export function reasonWords(reason: Reason, names: (seat: number) => string): string {
  const { numbers } = reason;
  const missing = REFINED.flatMap((kind) => (numbers[kind] ? [amount(kind, Number(numbers[kind]))] : []));
  const args = {
    ...numbers,
    missing: list(missing),
    who: typeof numbers.owner === "number" ? names(numbers.owner) : t("web-neutral-short"),
    condition:
      reason.code === "condition"
        ? conditionWords({ type: "Condition", what: String(numbers.what), least: Number(numbers.least) })
        : "",
  };
  const id = `web-why-${reason.code}`;
  return t("web-reason", { words: has(id) ? t(id, args) : t("web-reason-other"), rule: reason.rule });
}

/** The reasons of all refused actions of this part, each said once. */
export function reasonLines(game: Game, key: string): string[] {
  if (!game.mine || game.past) return [];
  const lines = new Set<string>();
  for (const action of game.refused.get(key) ?? []) {
    const reason = game.reasons[action];
    if (reason && reason.code !== "not-asked") lines.add(reasonWords(reason, (seat) => game.name(seat)));
  }
  return [...lines].slice(0, 3);
}
