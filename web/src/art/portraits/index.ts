/** Portraits of the characters in a medallion. To draw one, add a file with the two sides and name it here. */
import { dot, K, shape } from "../draw";
import { artisan } from "./artisan";
import { collector } from "./collector";
import { matriarch } from "./matriarch";
import { pathfinder } from "./pathfinder";
import { sage } from "./sage";
import { traveller } from "./traveller";
import { warlord } from "./warlord";

/** The person on each side, on a field of 100 by 100. */
export interface Person {
  young: string;
  adult: string;
}

const DRAWN: Record<string, Person> = {
  traveller,
  sage,
  warlord,
  artisan,
  matriarch,
  collector,
  pathfinder,
};

/** A character nobody has drawn yet: head and shoulders. */
const nobody =
  shape("M14 102c2-22 14-30 30-32h12c16 2 28 10 30 32z", K.hide, K.l, 2.2) +
  shape("M32 42c0-17 8-26 18-26s18 9 18 26c0 15-8 26-18 26S32 57 32 42z", K.hide2, K.l, 2) +
  shape("M30 42c0-20 8-30 20-30s20 10 20 30c-4-10-12-14-20-14s-16 4-20 14z", K.hide3, K.l, 2);

/** Where they stand: at dawn when young, at dusk when adult. `wide` reaches beyond the field on both sides. */
function place(adult: boolean, wide: number): string {
  const [fill, opacity] = adult ? ["#4a2330", 0.75] : ["#7fa39a", 0.6];
  const y = adult ? 78 : 70;
  return (
    `<rect x="${-wide}" y="${-wide}" width="${100 + 2 * wide}" height="${100 + 2 * wide}" fill="url(#sky-${adult ? "adult" : "young"})"/>` +
    dot(adult ? 78 : 22, adult ? 70 : 34, adult ? 20 : 13, adult ? "#ffb45a" : "#fff4cf", "none", 0) +
    (wide
      ? `<path d="M${-wide} ${y - 6}l30-16 24 14 26-18 ${wide - 80} 20zM100 ${y - 8}l26 12 22-22 24 16 ${wide - 72}-10v50H100z" fill="${fill}" fill-opacity="${opacity}"/>`
      : "") +
    `<path d="M${-wide} ${y}${wide ? "H0" : ""}l18-14 14 10 18-20 22 18 28-12${wide ? `H${100 + wide}` : ""}v46H${-wide}z" fill="${fill}" fill-opacity="${opacity}"/>`
  );
}
const person = (id: string, side: "young" | "adult"): string =>
  (DRAWN[id] ?? { young: nobody, adult: nobody })[side];

/** Young: dawn and a rim of bone. Adult: dusk and a rim of bronze. */
export function portrait(id: string, side: "young" | "adult"): string {
  const adult = side === "adult";
  return (
    `<g clip-path="url(#medallion)">${place(adult, 0)}${person(id, side)}</g>` +
    dot(50, 50, 47, "none", K.l, 6) +
    dot(50, 50, 47, "none", adult ? K.br2 : K.bone, 3.4)
  );
}
/** The same as a picture without a rim, as wide as possible. */
export const picture = (id: string): string => place(false, 100) + person(id, "young");

const gradient = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** Shared by all medallions; it's in the page once, in the sprite. */
export const portraitDefs =
  gradient("sky-young", "#8fb9c4", "#fbe3b0") +
  gradient("sky-adult", "#6b2f3a", "#e08a45") +
  '<clipPath id="medallion"><circle cx="50" cy="50" r="47"/></clipPath>';

export const drawnPortraits: readonly string[] = Object.keys(DRAWN);
