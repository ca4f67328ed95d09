/** Effects in words, for tips, the decision bar and screen readers. */
import type { Artefact, Body, Condition, Effect, Gain, Part, Trigger } from "../api/content";
import { REFINED } from "../api/content";
import { cap, has, list, sign, t } from "../text/fluent";

export function amount(what: string, count: number): string {
  return t(`n-${what}`, { count });
}

function gainWords(gain: Gain): string {
  const plain = amount(gain.what, gain.count);
  return gain.per ? t("effect-per", { gain: plain, measure: t(`per-${gain.per}`) }) : plain;
}

/** What is asked left of an arrow: "2 raw", not "2 raw of your choice". */
export function payWords(gain: Gain): string {
  const id = `pay-${gain.what}`;
  return has(id) ? t(id, { count: gain.count }) : gainWords(gain);
}

export function conditionWords(condition: Condition): string {
  return t(`if-${condition.what}`, { least: condition.least });
}

function partWords(part: Part): string {
  switch (part.type) {
    case "Gain":
      return gainWords(part);
    case "Refine":
      return t("effect-refine", { count: part.count });
    case "Trade":
      return t("effect-trade", {
        pay: list(part.pay.map(payWords)),
        get: bodyWords(part.get),
        times: part.times,
      });
    case "Either":
      return list(part.options.map(bodyWords), "disjunction");
    case "If":
      return t("effect-if", { condition: conditionWords(part.condition), get: bodyWords(part.then) });
    case "TakeBack":
      return t(`effect-take-back-${part.who}`);
    case "CraftWithRaw":
      return t("effect-craft-with-raw");
    case "FreeRaid":
      return t("effect-free-raid");
    case "Warriors":
      return t("effect-warriors");
  }
}

/** Parts that are lists themselves are put in brackets, so that "and" and "or" cannot be confused. */
export function bodyWords(body: Body): string {
  if (body.length < 2) return body.map(partWords).join("");
  const inside = (part: Part) => part.type === "Either" || part.type === "Trade" || part.type === "If";
  return list(
    body.map((part) => (inside(part) ? t("effect-inside", { effect: partWords(part) }) : partWords(part))),
  );
}

/** The same, one line for each part. */
export function bodyLines(body: Body): string[] {
  return body.map(partWords);
}

function triggerWords(trigger: Trigger): string {
  switch (trigger.event) {
    case "send":
      return t("when-send", { who: trigger.who || "member", to: trigger.to || "anywhere" });
    case "crossroads":
      return t(trigger.second ? "when-crossroads-second" : "when-crossroads", { number: trigger.crossroads });
    case "craft":
      return t("when-craft", {
        category: trigger.category || "any",
        levels: trigger.levels.length ? list(trigger.levels.map(String), "disjunction") : "any",
      });
    default:
      return t(`when-${trigger.event}`);
  }
}

export function effectWords(effect: Effect): string {
  switch (effect.type) {
    case "Instant":
      return t("timing-instant", { effect: bodyWords(effect.body) });
    case "EachRound":
      return t("timing-each-round", { effect: bodyWords(effect.body) });
    case "AtEnd":
      return t("timing-at-end", { effect: bodyWords(effect.body) });
    case "Doubled":
      return t("timing-at-end", { effect: t(`doubled-${effect.source}`) });
    case "When":
      return t("timing-when", { trigger: triggerWords(effect.trigger), effect: bodyWords(effect.body) });
    case "Ability":
      return t("timing-lasting", { effect: t(`ability-${effect.name}`) });
    case "Discount":
      return t("timing-lasting", {
        effect: t("effect-discount", { category: effect.category, kind: sign(effect.kind) }),
      });
  }
}

export function costWords(cost: number[]): string {
  const parts = REFINED.flatMap((kind, i) => (cost[i] ? [amount(kind, cost[i])] : []));
  return parts.length ? list(parts) : t("effect-nothing");
}

/** All an artefact says, one line each. */
export function artefactLines(artefact: Artefact): string[] {
  return [
    cap(t("piece-kind", { level: artefact.level, category: sign(artefact.category) })),
    t("piece-cost", { cost: costWords(artefact.cost) }),
    ...(artefact.vp ? [t("piece-worth", { vp: artefact.vp })] : []),
    ...artefact.effects.map(effectWords),
  ];
}
