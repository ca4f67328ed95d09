/** The choices of a decision: effects of the set, as the engine sends them in `about`. */
import type { Body, Decision } from "../api/types";
import { t, type Wording } from "../text/fluent";
import { bodyWords, outpostWords } from "./effect-words";
import type { Scope } from "./scope";
import type { Token } from "./tokens";
import { bodyTokens } from "./tokens";

/** The body of this choice (they count from 1). */
function choice(decision: Decision | null, place: number): Body {
  if (!decision) return [];
  const { about } = decision;
  const listed = "options" in about ? about.options : "parts" in about ? about.parts : [];
  return listed[place - 1] ?? [];
}

export function optionTokens({ decision }: Scope, place: number): Token[] {
  if (decision?.kind === "raid") return [{ t: "icon", name: "raid" }];
  if (decision?.kind === "joint") return [{ t: "icon", name: place === 1 ? "raid" : "first" }];
  return bodyTokens(choice(decision, place));
}

export function optionWords({ decision, content }: Scope, place: number): Wording {
  if (decision?.kind === "raid") return t("space-raid");
  if (decision?.kind === "joint") return t(place === 1 ? "space-raid" : "space-first");
  if (decision?.kind === "tile") {
    const tile = content.tiles.get(decision.about.tiles[place - 1] ?? "");
    const name = content.words("tile", decision.about.tiles[place - 1] ?? "");
    if (tile?.crossroads) return t("act-tile-crossroads", { name, gives: bodyWords(tile.crossroads.body) });
    if (tile?.outpost) return t("act-tile-outpost", { name, asks: outpostWords(tile.outpost) });
  }
  return bodyWords(choice(decision, place));
}

/** The offer of a trade decision, for the decision bar. */
export function tradeTokens({ decision }: Scope): Token[] {
  return decision?.kind === "trade" ? bodyTokens([decision.about.trade]) : [];
}
