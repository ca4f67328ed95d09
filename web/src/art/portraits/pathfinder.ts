import { dot, flat, K, line, shape } from "../draw";
import type { Person } from ".";
import { bust, gaze, mouth } from "./parts";

const pack = (roll: string, lit: string) =>
  shape("M16 60h68v44H16z", K.hide3, K.l, 2) +
  shape("M17 46h66c6 3 6 15 0 18H17c-6-3-6-15 0-18z", roll, K.l, 2) +
  flat("M18 49h64l2 4H16z", lit) +
  line("M26 46v18M74 46v18", K.l, 3);
const straps = line("M33 76l-3 26M67 76l3 26", K.l, 7) + line("M33 76l-3 26M67 76l3 26", K.hide2, 4);
const stick =
  line("M12 102l6-66M18 42l-5-10M18 38l7-8", K.l, 6.6) +
  line("M12 102l6-66M18 42l-5-10M18 38l7-8", K.wood2, 3.4);

export const pathfinder: Person = {
  young:
    pack("#a34c26", "#d27a4c") +
    bust("#527833", "#a86c44") +
    gaze +
    mouth("M44 57c4 3 8 3 12 0") +
    straps +
    shape("M64 40c8 4 10 16 8 26-1 8-1 12 0 20l-6 6-4-6c-1-8 0-14 1-22 1-8 2-16 1-24z", "#241a16", K.l, 2) +
    line("M65 58l7 3M64 66l7 3M63 74l8 3", "#6b5648", 1.8) +
    line("M63 85h9", "#e3a31b", 3) +
    shape("M66 32c1-8 7-13 16-13 0 8-6 14-14 15z", "#c0321f", K.l, 1.8) +
    shape("M30 40c-1-18 6-27 20-27s21 9 20 27c-3-6-5-9-8-11-8 1-18-1-24-3-3 3-6 8-8 14z", "#241a16", K.l, 2) +
    line("M32 29c11-3 25-2 36 2", K.hide2, 4) +
    stick,
  adult:
    pack("#5f7284", "#93a6b5") +
    bust("#4a4a3a", "#96593a") +
    gaze +
    mouth("M44 58c4 2 8 2 12 0") +
    line("M38 48c1 2 3 3 4 3M62 48c-1 2-3 3-4 3", "#6b3a22", 1.4) +
    straps +
    shape("M32 38l-8 44 8 6 6-6-3-30zM68 38l8 44-8 6-6-6 3-30z", "#8d8a86", K.l, 2) +
    shape(
      "M26 50c-3-12-3-24 1-39l10 8c8-3 18-3 26 0l10-8c4 15 4 27 1 39l-7-8-4-9-5 4-8 5-8-5-5 4-4 9z",
      "#6f7076",
      K.l,
      2,
    ) +
    flat("M29 17l6 5-6 7zM71 17l-6 5 6 7z", "#c9a79a") +
    shape("M45 18h10l3 14-8 7-8-7z", "#a9aaae", K.l, 1.6) +
    dot(39, 26, 2, K.br2, K.l, 1) +
    dot(61, 26, 2, K.br2, K.l, 1) +
    flat("M45 32h10l-5 6z", K.l) +
    dot(50, 84, 5, K.br2, K.l, 1.8) +
    stick,
};
