/** Icons made of other icons: abilities, counts, and a few more. */
import { goods } from "./goods";
import { pieces } from "./pieces";
import { C, disc, path, tile } from "./shapes";
import { signs } from "./signs";

const plain = (body = ""): string => body.replaceAll("var(--seat)", "#7a6a58");
const at = (x: number, y: number, scale: number, body = ""): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
const plus =
  path("M18.5 13.5v9M14 18h9", "none", C.ink, 4.6) + path("M18.5 14v8M14.5 18h8", "none", C.bone, 2.2);
const struck = path("M2.5 21.5l19-19", "none", C.ink, 4.6) + path("M2.5 21.5l19-19", "none", C.bone, 2.4);
const tag = (marks: string): string =>
  path("M2 12L11 2.5h11v11L12.5 22.5z", "#e8cf9e", C.ink, 1.3) +
  path(marks, "none", C.ink, 2) +
  `<circle cx="18.3" cy="6" r="1.5" fill="${C.ink}"/>`;
const card = (x: number, turn: number): string =>
  `<rect x="${x}" y="4" width="11" height="16" rx="1.8" fill="${C.bone}" stroke="${C.ink}" stroke-width="1.3" transform="rotate(${turn} 12 22)"/>`;
const flame =
  path(
    "M12.5 1.5c.5 4 5.5 6 5.5 12 0 5-2.7 8.5-6 8.5s-6.5-3-6.5-7.5c0-3 1.5-4.5 2.5-7 1.3 1 1.6 2 1.8 3.2 1.7-2 2.9-5 2.7-9.2z",
    "#e2561f",
    C.ink,
    1.2,
  ) +
  path("M12 12.5c2 2 2.8 3.3 2.8 5.2 0 2-1.3 3.3-2.8 3.3s-2.8-1.3-2.8-3.3c0-1.9 1.3-2.7 2.8-5.2z", "#ffe39a");

export const marks: Record<string, string> = {
  "own-crossroads": signs.crossroads + at(7, 6.5, 0.42, plain(pieces.explorer)),
  flags: plain(pieces.flag).replaceAll("#7a6a58", C.madder),
  "raid-level": signs.raid + at(13, 12, 0.5, signs.stronger),
  artefacts: card(3, -10) + card(9, 7) + path("M13 9h4M13 12.5h4", "none", "#a8893f", 1.6),
  caravans: plain(pieces.caravan),
  second: at(-1, -1, 0.72, plain(pieces.caravan)) + at(7, 7, 0.72, plain(pieces.caravan)),
  doubled:
    `<circle cx="8.5" cy="11.5" r="7" fill="${C.gold}" stroke="${C.ink}" stroke-width="1.2"/>` +
    `<circle cx="15.5" cy="12.5" r="7" fill="#fff1c0" stroke="${C.ink}" stroke-width="1.2"/>` +
    path("M13.2 10.2l4.6 4.6M17.8 10.2l-4.6 4.6", "none", C.ink, 1.9),
  "discount-each": tag("M8 11h4M9.5 15h4"),
  "no-loss": signs.strength + struck,
  "more-travel": signs.travel + plus,
  "more-culture": signs.culture + plus,
  "raw-in-craft": signs.craft + at(12.5, 12.5, 0.48, goods.raw),
  "craft-with-raw": signs.craft + at(12.5, 12.5, 0.48, goods.raw),
  "leftover-bonuses":
    at(0, 3, 0.55, tile(C.bronze)) + at(5.5, 0, 0.55, tile(C.bone)) + at(10, 10, 0.55, tile(C.ochre)),
  fire: flame,
  single:
    path("M12 1.5c7 0 9.5 6 9.5 20.5h-19C2.5 7.5 5 1.5 12 1.5z", C.bone, C.ink, 1.4) +
    path("M9.8 10l2.5-1.7V18M9.3 18h6", "none", C.ink, 2.2),
  empty: path("M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18z", "none", C.ink, 1.6) + disc("none"),
};
