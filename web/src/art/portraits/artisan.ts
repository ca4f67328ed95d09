import { dot, flat, K, line, shape } from "../draw";
import type { Person } from ".";
import { bust, gaze, mouth } from "./parts";

const ears = (skin: string) => dot(31, 44, 4.5, skin, K.l, 1.8) + dot(69, 44, 4.5, skin, K.l, 1.8);
const apron = (fill: string) =>
  line("M36 72l-2 14M64 72l2 14", K.l, 6.4) +
  line("M36 72l-2 14M64 72l2 14", fill, 3.6) +
  shape("M30 84h40l3 18H27z", fill, K.l, 2);
const hammer = (head: string, lit: string) =>
  shape("M79 58h5l-5 45h-6z", K.wood2, K.l, 1.8) +
  shape("M70 44l22 2-1 16-22-2z", head, K.l, 2) +
  flat("M72 46l18 2v4l-18-2z", lit);

export const artisan: Person = {
  young:
    ears("#dba878") +
    bust("#5f7f96", "#dba878") +
    gaze +
    mouth("M43 56c4 5 10 5 14 0") +
    shape("M32 36c-3-14 5-24 18-24s21 10 18 24c-5-6-10-8-18-8s-13 2-18 8z", "#b9772e", K.l, 2) +
    line("M32 33c11-5 25-5 36 0", K.l, 6.4) +
    line("M32 33c11-5 25-5 36 0", "#a34c26", 4) +
    flat("M57 50c3-2 7-1 8 1-1 3-5 4-8 3z", "#4a332866") +
    apron(K.hide2) +
    hammer(K.st, K.st2),
  adult:
    ears("#b8784c") +
    bust("#3f5a4a", "#b8784c") +
    line("M42 22c3-2 6-3 9-3", "#e3ab7c", 3) +
    shape(
      "M32 44c1 18 3 26 8 34l4-6 6 10 6-10 4 6c5-8 7-16 8-34-3 6-6 9-10 9-5-2-11-2-16 0-4 0-7-3-10-9z",
      "#6e3a1e",
      K.l,
      2,
    ) +
    line("M39 60l3 9M50 64v8M61 60l-3 9", "#a8683a", 1.8) +
    mouth("M45 58c3 2 7 2 10 0") +
    gaze +
    line("M38 37c3-2 5-2 8 0M54 37c3-2 5-2 8 0", "#6e3a1e", 3) +
    dot(31, 51, 3, "none", K.br2, 2) +
    apron(K.hide3) +
    dot(34, 88, 2.4, K.br2, K.l, 1) +
    dot(66, 88, 2.4, K.br2, K.l, 1) +
    hammer(K.br, K.br2),
};
