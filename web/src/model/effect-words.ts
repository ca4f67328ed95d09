/** Effects in words, for tips, the decision bar and screen readers. */
import type { Artefact, Body, Condition, Effect, Gain, Outpost, Part, Trigger } from "../api/types";
import { cap, list, type Phrase, phrase, t } from "../text/fluent";
import { REFINED } from "./resources";
import { kebab } from "./tokens";

export function amount(what: string, count: number): Phrase {
  return phrase(`n-${what}`, { count });
}

function gainWords(gain: Gain): Phrase {
  const plain = amount(gain.what, gain.count);
  return gain.per ? phrase("effect-per", { gain: plain, measure: phrase(`per-${gain.per}`) }) : plain;
}

/** The price left of an arrow: "2 raw", not "2 raw of your choice". */
export function payWords(gain: Pick<Gain, "what" | "count">): Phrase {
  const chosen = gain.what === "raw" || gain.what === "refined";
  return chosen ? phrase(`pay-${gain.what}`, { count: gain.count }) : amount(gain.what, gain.count);
}

export function conditionWords(condition: Pick<Condition, "what" | "least">): Phrase {
  return phrase(`if-${condition.what}`, { least: condition.least });
}

function partWords(part: Part): Phrase {
  switch (part.type) {
    case "Gain":
      return gainWords(part);
    case "Trade":
      return phrase("effect-trade", {
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
      return phrase("effect-if", { condition: conditionWords(part.condition), get: bodyWords(part.then) });
    case "TakeBack":
      return phrase(`effect-take-back-${part.who}`);
    default: {
      const { type, ...args } = part;
      return phrase(`effect-${kebab(type)}`, args);
    }
  }
}

/** Brackets keep "1 stone and (1 culture or 2 strength)" apart from the other reading. */
const inside = (words: Phrase, several: boolean) =>
  several ? phrase("effect-inside", { effect: words }) : words;
const SEVERAL = new Set(["Either", "Trade", "If"]);

export function bodyWords(body: Body): Phrase {
  const [only] = body;
  if (!only) return phrase("effect-nothing");
  if (body.length === 1) return partWords(only);
  return list(body.map((part) => inside(partWords(part), SEVERAL.has(part.type))));
}

/** The same, one line for each part. */
export function bodyLines(body: Body): string[] {
  return body.map((part) => String(partWords(part)));
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
        effect: t("effect-discount", { category: effect.category, kind: phrase(`resource-${effect.kind}`) }),
      });
  }
}

export function costWords(cost: number[]): Phrase {
  const parts = REFINED.flatMap((kind, i) => (cost[i] ? [amount(kind, cost[i])] : []));
  return parts.length ? list(parts) : phrase("effect-nothing");
}

/** All an artefact says, one line each. */
export function artefactLines(artefact: Artefact): string[] {
  return [
    cap(t("piece-kind", { level: artefact.level, category: phrase(`category-${artefact.category}`) })),
    t("piece-cost", { cost: costWords(artefact.cost) }),
    ...(artefact.vp ? [t("piece-worth", { vp: artefact.vp })] : []),
    ...artefact.effects.map(effectWords),
  ];
}

/** An outpost's condition, in its three steps. */
export function outpostWords({ what, steps }: Outpost): string {
  return t("outpost-asks", { what, steps: steps.join(" / ") });
}
