/** The choices of a decision: the engine tells their steps in `about`; they are read back as effects. */
import type { Body, Gain, Part } from "../api/content";
import { RAW } from "../api/content";
import { t } from "../text/fluent";
import { bodyWords } from "./effect-words";
import type { Scope } from "./scope";
import type { Token } from "./tokens";
import { bodyTokens } from "./tokens";

interface Step {
  step: string;
  [key: string]: unknown;
}
type Bonuses = (id: string) => Body;

const gain = (what: string, count: number, per = ""): Gain => ({ type: "Gain", what, count, per });
const steps = (value: unknown): Step[] => (Array.isArray(value) ? (value as Step[]) : []);

function partsOf(step: Step, bonus: Bonuses): Part[] {
  const count = typeof step.count === "number" ? step.count : 1;
  switch (step.step) {
    case "gain":
      return [gain(String(step.what), count, typeof step.per === "string" ? step.per : "")];
    case "all":
    case "order":
      return bodyOf(step.parts, bonus);
    case "bonus":
      return bonus(String(step.bonus));
    case "if":
      return [
        {
          type: "If",
          condition: { type: "Condition", what: String(step.what), least: Number(step.least) },
          then: bodyOf(step.parts, bonus),
        },
      ];
    case "refine":
      return [{ type: "Refine", count }];
    case "take": {
      const from = Array.isArray(step.from) ? (step.from as string[]) : [];
      return [
        gain(
          from.length === 1
            ? (from[0] as string)
            : RAW.some((kind) => from.includes(kind))
              ? "raw"
              : "refined",
          count,
        ),
      ];
    }
    case "trade": {
      const pay = steps(step.pay).map((p) => gain(String(p.what), Number(p.count)));
      return [{ type: "Trade", pay, get: bodyOf(step.get, bonus), times: Number(step.times) || 1 }];
    }
    case "option":
      return [{ type: "Either", options: steps(step.options).map((option) => bodyOf(option, bonus)) }];
    case "travel":
      return [gain("travel", Number(step.steps) || 1)];
    case "ask":
      return [gain(String(step.what), count)];
    case "back":
      return [{ type: "TakeBack", who: String(step.who) }];
    case "workshop":
      return [{ type: "CraftWithRaw" }];
    case "raid":
      return [{ type: "FreeRaid" }];
    case "warriors":
      return [{ type: "Warriors" }];
    default:
      return [];
  }
}

export function bodyOf(value: unknown, bonus: Bonuses): Body {
  return steps(Array.isArray(value) ? value : value ? [value] : []).flatMap((step) => partsOf(step, bonus));
}

/** The body of the numbered choice; empty where it is not an effect. */
function choice(game: Scope, place: number): Body {
  const about = game.decision?.about ?? {};
  const listed = about.options ?? about.parts;
  if (!Array.isArray(listed)) return [];
  return bodyOf(listed[place - 1], (id) => game.content.bonuses.get(id)?.body ?? []);
}

export function optionTokens(game: Scope, place: number): Token[] {
  if (game.decision?.kind === "raid") return [{ t: "icon", name: "raid" }];
  if (game.decision?.kind === "joint") return [{ t: "icon", name: place === 1 ? "raid" : "first" }];
  return bodyTokens(choice(game, place));
}

export function optionWords(game: Scope, place: number): string {
  const decision = game.decision;
  if (decision?.kind === "raid") return t("space-raid");
  if (decision?.kind === "joint") return t(place === 1 ? "space-raid" : "space-first");
  if (decision?.kind === "tile") {
    const ids = Array.isArray(decision.about.tiles) ? (decision.about.tiles as string[]) : [];
    const tile = game.content.tiles.get(ids[place - 1] ?? "");
    if (tile?.crossroads)
      return t("web-tile-crossroads", { name: tile.name, gives: bodyWords(tile.crossroads.body) });
    if (tile?.outpost) {
      const { what, steps: levels } = tile.outpost;
      return t("web-tile-outpost", {
        name: tile.name,
        asks: t("outpost-asks", { what, steps: levels.join(" / ") }),
      });
    }
  }
  const body = choice(game, place);
  return body.length ? bodyWords(body) : t("web-choice", { place });
}

/** What a trade decision offers, for the decision bar. */
export function tradeTokens(game: Scope): Token[] {
  const decision = game.decision;
  if (decision?.kind !== "trade") return [];
  return bodyTokens(
    bodyOf({ step: "trade", ...decision.about }, (id) => game.content.bonuses.get(id)?.body ?? []),
  );
}
