import { dot, flat, K, line, rep, shape } from "../draw";
import type { Person } from ".";

const face = (skin: string) =>
  shape("M43 62h14v14c-4 5-10 5-14 0z", skin, K.l, 1.8) +
  shape("M32 40c0-16 8-24 18-24s18 8 18 24c0 16-8 27-18 27S32 56 32 40z", skin, K.l, 2) +
  flat("M50 18c10 1 16 9 16 22 0 14-7 24-16 25 6-8 9-16 8-26-1-8-4-14-8-21z", "#00000022");
const look = (mouth: string) =>
  line("M39 41c2-2 5-2 7 0M54 41c2-2 5-2 7 0", K.l, 2.2) +
  line("M50 42v8l-3 2", "#7a4a2c", 1.8) +
  line(mouth, "#7a2f22", 2.4);
const robe = (fill: string) => shape("M14 102c2-20 14-28 30-30h12c16 2 28 10 30 30z", fill, K.l, 2.2);

export const matriarch: Person = {
  young:
    shape("M30 36c-8 22-8 44-4 64h48c4-20 4-42-4-64z", "#3a2318", K.l, 2) +
    robe("#c8823f") +
    face("#d99d70") +
    shape(
      "M30 44c0-12 6-18 14-22 8 6 18 6 24 4 2 6 3 12 2 18 4-20-4-34-20-34S26 24 30 44z",
      "#3a2318",
      K.l,
      2,
    ) +
    look("M44 57c4 3 8 3 12 0") +
    line("M30 34c12 4 28 4 40-3", "#e9d7a6", 4) +
    shape("M44 76l6 8 6-8", "none", K.bone, 2.4) +
    dot(33, 52, 2.4, K.br2, K.l, 1) +
    dot(67, 52, 2.4, K.br2, K.l, 1),
  adult:
    shape("M28 40c-4 24-4 40 2 60h40c6-20 6-36 2-60z", "#8c8078", K.l, 2) +
    robe("#8f2f46") +
    face("#c98d63") +
    shape("M30 40c2-14 8-20 20-20s18 6 20 20c2-20-6-30-20-30S28 20 30 40z", "#8c8078", K.l, 2) +
    look("M44 58c4 1 8 1 12 0") +
    shape("M27 32c14-8 32-8 46 0l-2 8c-13-7-29-7-42 0z", K.br, K.l, 2) +
    rep(5, (i) => dot(34 + i * 8, 31 + Math.abs(i - 2), 2.4, K.br2, K.l, 1)) +
    rep(7, (i) =>
      dot(32 + i * 6, 78 + 5 * Math.sin((i / 6) * Math.PI), 3.6, i % 2 ? "#f0a02c" : "#d9781c", K.l, 1.2),
    ) +
    line("M38 48c1 2 3 3 4 3M62 48c-1 2-3 3-4 3M45 30h10", "#8a5a3a", 1.3),
};
