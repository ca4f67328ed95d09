/** The part of the table an action belongs to: it glows, and you click it to take the action. */
import type { View } from "../api/types";
import { isResource } from "./resources";

interface Action {
  text: string;
  verb: string;
  rest: string;
}

export function parse(text: string): Action {
  const [verb = "", ...rest] = text.split(" ");
  return { text, verb, rest: rest.join(" ") };
}

/** The effects you can use beside any decision (D-20). */
export function isFree(text: string): boolean {
  return /^(worker|use|bonus) |^(character|adult)$/.test(text);
}

const ROAD_WAYS = ["straight", "left", "right"] as const;
type Ways = (place: string) => Partial<Record<(typeof ROAD_WAYS)[number], string>>;

/** The key of the part of the table, or "" for an action with a button only. */
export function targetOf(text: string, seat: number, view: View, ways: Ways): string {
  const { verb, rest } = parse(text);
  switch (verb) {
    case "explorer":
    case "chief":
    case "warrior":
    case "neutral":
      return rest === "hut" ? `hut:${seat}` : `space:${rest}`;
    case "back":
      return rest.endsWith(" hut") ? `hut:${seat}` : `space:${rest}`;
    case "worker":
      return `worker:${seat}:${rest}`;
    case "use":
      return `made:${rest}`;
    case "bonus":
      return `own-bonus:${seat}:${rest}`;
    case "character":
    case "adult":
      return `character:${seat}`;
    case "craft":
    case "reserve":
      return rest === "reserved" ? `reserved:${seat}` : `row:${rest}`;
    case "refine":
    case "give":
      return `resource:${seat}:${rest}`;
    case "caravan": {
      const [which, way] = rest.split(" ");
      const from = view.seats[seat]?.caravans[which === "B" ? 1 : 0] ?? "";
      const to = ways(from)[way as (typeof ROAD_WAYS)[number]];
      return to ? `road:${to}` : "";
    }
    case "careful":
      return `careful:${seat}`;
    case "draft":
      return `draft:${rest.replace(" ", ":")}`;
    default:
      return "";
  }
}

export function groupByTarget(
  texts: Iterable<string>,
  seat: number,
  view: View,
  ways: Ways,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const text of texts) {
    const key = targetOf(text, seat, view, ways);
    if (!key) continue;
    const group = groups.get(key);
    if (group) group.push(text);
    else groups.set(key, [text]);
  }
  return groups;
}

/** Actions on the board that have no button in the bar. */
const ONBOARD = new Set("explorer chief warrior neutral back caravan craft reserve draft careful".split(" "));

/** The answers given by buttons. */
export function answers(legal: readonly string[]): string[] {
  return legal.filter((text) => !isFree(text) && !ONBOARD.has(parse(text).verb));
}

/** The icon of an action on its button, or "". */
export function signOf(text: string, category: (artefact: string) => string | undefined): string {
  const { verb, rest } = parse(text);
  switch (verb) {
    case "explorer":
    case "chief":
    case "craft":
    case "reserve":
    case "trade":
      return verb;
    case "warrior":
      return "warriors";
    case "worker":
      return `worker-${rest}`;
    case "use":
      return category(rest) ?? "each-round";
    case "bonus":
      return "leftover-bonuses";
    case "character":
    case "adult":
      return "chief";
    case "caravan":
      return "caravans";
    case "back":
      return "take-back";
    default:
      return isResource(rest) ? rest : "";
  }
}
