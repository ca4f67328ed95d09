/** Effects in words, for tips, the decision bar and screen readers. */
import type { Artefact, Body, Condition, Effect, Gain, Outpost, Part, Trigger } from "../api/types";
import { cap, list, sign, t } from "../text/fluent";
import { REFINED } from "./resources";

export function amount(what: string, count: number): string {
  return t(`n-${what}`, { count });
}

function gainWords(gain: Gain): string {
  const plain = amount(gain.what, gain.count);
  return gain.per ? t("effect-per", { gain: plain, measure: t(`per-${gain.per}`) }) : plain;
}

/** What is asked left of an arrow: "2 raw", not "2 raw of your choice". */
export function payWords(gain: Pick<Gain, "what" | "count">): string {
  const chosen = gain.what === "raw" || gain.what === "refined";
  return chosen ? t(`pay-${gain.what}`, { count: gain.count }) : amount(gain.what, gain.count);
}

export function conditionWords(condition: Pick<Condition, "what" | "least">): string {
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
      return list(
        part.options.map((body) => inside(bodyWords(body), body.length > 1)),
        "disjunction",
      );
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

/** Brackets keep "1 stone and (1 culture or 2 strength)" apart from the other reading. */
const inside = (words: string, several: boolean) => (several ? t("effect-inside", { effect: words }) : words);
const SEVERAL = new Set(["Either", "Trade", "If"]);

export function bodyWords(body: Body): string {
  const [only] = body;
  if (!only) return t("effect-nothing");
  if (body.length === 1) return partWords(only);
  return list(body.map((part) => inside(partWords(part), SEVERAL.has(part.type))));
}

/** The same, one line for each part. */
export function bodyLines(body: Body): string[] {
  return body.map(partWords);
}

function triggerWords(trigger: Trigger): string {
  switch (trigger.event) {
    case "send":
      return t("when-send", { who: trigger.who, to: trigger.to || "anywhere" });
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

/** What an outpost asks for, in its three steps. */
export function outpostWords({ what, steps }: Outpost): string {
  return t("outpost-asks", { what, steps: steps.join(" / ") });
}
