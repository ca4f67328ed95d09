import { dot, flat, K, line, rep, shape } from "../draw";
import type { Person } from ".";
import { bust, gaze, mouth } from "./parts";

const tile = (x: number, y: number, fill: string) => shape(`M${x} ${y}l11-3 4 12-11 3z`, fill, K.l, 1.8);
const bag = (fill: string, lit: string) =>
  tile(58, 61, "#5f7f96") +
  tile(73, 58, "#c0321f") +
  tile(65, 55, K.bone) +
  shape("M58 68c7 3 17 3 24-1l-3 8c9 6 11 18 4 28H56c-8-10-5-22 5-28z", fill, K.l, 2) +
  flat("M61 77c-7 5-9 14-5 22h8c-4-7-5-15-3-22z", lit) +
  line("M61 75c6 2 12 2 18 0", K.bone, 2.6);

export const collector: Person = {
  young:
    dot(28, 24, 10, "#5a2c16", K.l, 2) +
    dot(72, 24, 10, "#5a2c16", K.l, 2) +
    bust("#55793a", "#e0ad84") +
    gaze +
    mouth("M43 56c4 5 10 5 14 0") +
    shape(
      "M30 44c-2-20 5-31 20-31s22 11 20 31c-2-8-6-13-9-15-5 0-9-2-11-5-2 3-6 5-11 5-3 2-7 7-9 15z",
      "#5a2c16",
      K.l,
      2,
    ) +
    line("M35 19l3 8M65 19l-3 8", "#e3a31b", 3) +
    flat("M35 51a3.5 3 0 107 0 3.5 3 0 10-7 0M58 51a3.5 3 0 107 0 3.5 3 0 10-7 0", "#c0563a66") +
    line("M34 74c10 6 24 14 34 24", K.l, 6) +
    line("M34 74c10 6 24 14 34 24", K.hide2, 3.4) +
    bag(K.hide, K.hide2),
  adult:
    shape("M9 36h4l12 66h-4z", K.wood2, K.l, 1.6) +
    shape("M10 38l19-2-5 8 7 8-18 3z", "#e3a31b", K.l, 2) +
    bust("#96305a", "#c9906a") +
    gaze +
    mouth("M43 57c4 3 10 3 14 0") +
    line("M45 64c3 2 7 2 10 0", "#8a5a3a", 1.4) +
    shape("M28 36c-6-15 4-28 22-28s28 13 22 28c-10-10-34-10-44 0z", "#155860", K.l, 2) +
    line("M30 28c10-4 20-10 27-18M34 17c12 2 26 6 36 13", "#5fa3a5", 3) +
    dot(50, 21, 5, K.br2, K.l, 1.8) +
    dot(32, 53, 4, "none", K.br2, 2.4) +
    dot(68, 53, 4, "none", K.br2, 2.4) +
    rep(3, (i) => shape(`M${29 + i * 8} ${75 + i * 3}h6v7h-6z`, i === 1 ? K.bone : K.br2, K.l, 1.4)) +
    bag("#7a4a8c", "#a57ab5"),
};
