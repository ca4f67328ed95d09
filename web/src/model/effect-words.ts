/** Effects in words, for tips, the decision bar and screen readers. */
import type { Artefact, Body, Condition, Effect, Gain, Part, Trigger } from "../api/content";
import { REFINED } from "../api/content";
import { list, t } from "../text/fluent";

export function amount(what: string, count: number): string {
  return t(`web-n-${what}`, { count });
}

function gainWords(gain: Gain): string {
  const plain = amount(gain.what, gain.count);
  return gain.per ? t("web-effect-per", { gain: plain, measure: t(`web-per-${gain.per}`) }) : plain;
}

export function conditionWords(condition: Condition): string {
  return t(`web-if-${condition.what}`, { least: condition.least });
}

export function partWords(part: Part): string {
  switch (part.type) {
    case "Gain":
      return gainWords(part);
    case "Refine":
      return t("web-effect-refine", { count: part.count });
    case "Trade":
      return t("web-effect-trade", {
        pay: list(part.pay.map(gainWords)),
        get: bodyWords(part.get),
        times: part.times,
      });
    case "Either":
      return list(part.options.map(bodyWords), "disjunction");
    case "If":
      return t("web-effect-if", { condition: conditionWords(part.condition), get: bodyWords(part.then) });
    case "TakeBack":
      return t("web-effect-take-back", { who: t(`web-icon-${part.who}`) });
    case "CraftWithRaw":
      return t("web-icon-craft-with-raw");
    case "FreeRaid":
      return t("web-effect-free-raid");
    case "Warriors":
      return t("web-icon-warriors");
  }
}

export function bodyWords(body: Body): string {
  return list(body.map(partWords));
}

function triggerWords(trigger: Trigger): string {
  switch (trigger.event) {
    case "send":
      return t("web-when-send", {
        who: t(`web-who-${trigger.who || "member"}`),
        to: trigger.to ? t(`web-to-${trigger.to}`) : t("web-to-anywhere"),
      });
    case "culture":
      return t("web-when-culture");
    case "crossroads":
      return t(trigger.second ? "web-when-crossroads-second" : "web-when-crossroads", {
        number: trigger.crossroads,
      });
    case "craft":
      return t("web-when-craft", {
        category: trigger.category || "any",
        levels: trigger.levels.length ? list(trigger.levels.map(String), "disjunction") : "any",
      });
    default:
      return t("web-when-flag");
  }
}

export function effectWords(effect: Effect): string {
  switch (effect.type) {
    case "Instant":
      return t("web-timing-instant", { effect: bodyWords(effect.body) });
    case "EachRound":
      return t("web-timing-each-round", { effect: bodyWords(effect.body) });
    case "AtEnd":
      return t("web-timing-at-end", { effect: bodyWords(effect.body) });
    case "Doubled":
      return t("web-timing-at-end", { effect: t(`web-doubled-${effect.source}`) });
    case "When":
      return t("web-timing-when", { trigger: triggerWords(effect.trigger), effect: bodyWords(effect.body) });
    case "Ability":
      return t("web-timing-lasting", { effect: t(`web-icon-${effect.name}`) });
    case "Discount":
      return t("web-timing-lasting", {
        effect: t("web-effect-discount", {
          category: t(`web-icon-${effect.category}`),
          kind: t(`web-icon-${effect.kind}`),
        }),
      });
  }
}

export function costWords(cost: number[]): string {
  const parts = REFINED.flatMap((kind, i) => (cost[i] ? [amount(kind, cost[i])] : []));
  return parts.length ? list(parts) : t("web-free");
}

/** All an artefact says, one line each. */
export function artefactLines(artefact: Artefact): string[] {
  return [
    t("web-artefact-kind", { level: artefact.level, category: t(`web-icon-${artefact.category}`) }),
    t("web-artefact-cost", { cost: costWords(artefact.cost) }),
    ...(artefact.vp ? [t("web-artefact-vp", { vp: artefact.vp })] : []),
    ...artefact.effects.map(effectWords),
  ];
}
