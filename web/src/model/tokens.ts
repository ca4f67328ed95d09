/** Effects as a row of icons, in reading order. */
import type { Body, Condition, Effect, Gain, Part, Trigger } from "../api/types";
import { REFINED } from "./resources";

export type Token =
  | { t: "icon"; name: string; count?: number }
  | { t: "vp"; count: number }
  | { t: "arrow"; times: number }
  | { t: "or" }
  | { t: "per" }
  | { t: "then" }
  | { t: "to" }
  | { t: "level"; level: number }
  | { t: "least"; least: number };

export const icon = (name: string, count?: number): Token =>
  count === undefined || count === 1 ? { t: "icon", name } : { t: "icon", name, count };

/** "CraftWithRaw" in the form of messages and icons: "craft-with-raw". */
export const kebab = (name: string) => name.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();

function measureIcon(per: string): string {
  return per.startsWith("cost-") ? per.slice(5) : per;
}

function gainTokens(gain: Gain): Token[] {
  const first: Token = gain.what === "vp" ? { t: "vp", count: gain.count } : icon(gain.what, gain.count);
  return gain.per ? [first, { t: "per" }, icon(measureIcon(gain.per))] : [first];
}

export function conditionTokens(condition: Condition): Token[] {
  return [icon(condition.what), { t: "least", least: condition.least }];
}

function partTokens(part: Part): Token[] {
  switch (part.type) {
    case "Gain":
      return gainTokens(part);
    case "Trade":
      return [...part.pay.flatMap(gainTokens), { t: "arrow", times: part.times }, ...bodyTokens(part.get)];
    case "Either":
      return part.options.flatMap((body, i) => [...(i ? [{ t: "or" } as Token] : []), ...bodyTokens(body)]);
    case "If":
      return [...conditionTokens(part.condition), { t: "then" }, ...bodyTokens(part.then)];
    case "TakeBack":
      return [icon("take-back"), icon(part.who)];
    case "FreeRaid":
      return [icon("raid"), icon("no-loss")];
    default: // its icon has its name
      return [icon(kebab(part.type), "count" in part ? part.count : undefined)];
  }
}

export function bodyTokens(body: Body): Token[] {
  return body.flatMap(partTokens);
}

function triggerTokens(trigger: Trigger): Token[] {
  switch (trigger.event) {
    case "send":
      return [icon(trigger.who || "member"), ...(trigger.to ? [{ t: "to" } as Token, icon(trigger.to)] : [])];
    case "culture":
      return [icon("culture")];
    case "crossroads":
      return [
        icon(trigger.second ? "second" : "caravans"),
        { t: "to" },
        icon("crossroads"),
        ...(trigger.crossroads ? [{ t: "level", level: trigger.crossroads } as Token] : []),
      ];
    case "craft":
      return [
        icon("craft"),
        ...(trigger.category ? [icon(trigger.category)] : []),
        ...trigger.levels.map((level): Token => ({ t: "level", level })),
      ];
    default:
      return [icon("flags")];
  }
}

/** ART-7: the icon of when an effect works. */
export function timingOf(effect: Effect): string {
  switch (effect.type) {
    case "Instant":
      return "instant";
    case "EachRound":
      return "each-round";
    case "AtEnd":
    case "Doubled":
      return "at-end";
    default:
      return "lasting";
  }
}

export function effectTokens(effect: Effect): Token[] {
  switch (effect.type) {
    case "Instant":
    case "EachRound":
    case "AtEnd":
      return bodyTokens(effect.body);
    case "Doubled":
      return [icon("doubled"), icon(effect.source)];
    case "When":
      return [...triggerTokens(effect.trigger), { t: "then" }, ...bodyTokens(effect.body)];
    case "Ability":
      return [icon(effect.name)];
    case "Discount":
      return [icon("craft"), icon(effect.category), { t: "then" }, icon("discount"), icon(effect.kind)];
  }
}

/** What a home space gives; `level` is that of this round's workers. */
export function homeTokens(space: string, level: number): Token[] {
  const skills = [icon("strength"), icon("culture")];
  const road = [icon("travel", 2)];
  switch (space) {
    case "hire":
      return [icon(`worker-${level}`)];
    case "skills":
      return skills;
    case "road":
      return road;
    case "skills-road":
      return [...skills, { t: "or" }, ...road];
    case "raid":
      return [icon("raid")];
    case "raid-first":
      return [icon("raid"), icon("first")];
    default:
      return [icon("first")];
  }
}

export function costTokens(cost: readonly number[]): Token[] {
  return REFINED.flatMap((kind, i): Token[] => (cost[i] ? [icon(kind, cost[i])] : []));
}
