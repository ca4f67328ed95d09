import { dot, flat, K, line, rep, shape } from "../draw";
import type { Person } from ".";
import { bust, gaze, mouth } from "./parts";

const CROOK = "M25 102L13 48c-2-11 3-19 9-18 8 1 9 12 2 13-5 1-6-6-2-6";
const staff = shape("M17 44h5l6 59h-6z", K.wood2, K.l, 1.8);
const spiral = (x: number, y: number, stroke: string) =>
  line(`M${x} ${y}c2-2 5 0 4 3-2 4-8 3-9-1-1-6 5-10 10-8`, stroke, 2);

export const sage: Person = {
  young:
    dot(50, 14, 7, "#2f2530", K.l, 2) +
    bust("#5d5a94", "#c48a5e") +
    gaze +
    mouth("M45 57c3 2 7 2 10 0") +
    shape(
      "M31 42c-2-18 6-28 19-28s21 10 19 28c-2-9-5-13-8-15-7-3-15-3-22 0-3 2-6 6-8 15z",
      "#2f2530",
      K.l,
      2,
    ) +
    line("M43 18c4 2 10 2 14 0", "#d8a13a", 3) +
    line("M38 74c4 10 20 10 24 0", K.bone, 3) +
    spiral(50, 89, K.bone) +
    line(CROOK, K.l, 7) +
    line(CROOK, K.br, 3.6),
  adult:
    `<g transform="translate(0 9)">${bust("#3d3a6b", "#b98058")}` +
    gaze +
    shape(
      "M29 34c0 38 8 44 19 56 13-4 21-18 21-56l-5 2c1 14-3 18-7 17-5-2-13-2-18 0-4 1-8-3-7-17z",
      "#e8e2d6",
      K.l,
      2,
    ) +
    line("M41 64c0 6 2 11 5 15M59 64c0 6-2 11-5 15M50 66v17", "#a59c90", 1.8) +
    mouth("M46 59c3 1 5 1 8 0") +
    line("M37 39c3-3 6-3 9-1M54 38c3-2 6-2 9 1", "#e8e2d6", 3) +
    shape(
      "M26 38c-1-3 0-5 4-6 8-6 11-18 13-31 3-5 11-5 14 0 2 13 5 25 13 31 4 1 5 3 4 6-15-6-33-6-48 0z",
      K.br2,
      K.l,
      2,
    ) +
    flat("M53-1c3 0 2 5 4 11 2 11 6 20 11 23-5-2-9-3-13-3 1-10 0-22-2-31z", K.br) +
    line("M42 9c5-2 11-2 16 0M39 20c7-2 15-2 22 0", K.br3, 2) +
    rep(5, (i) => dot(38 + i * 6, 29 - (2 - Math.abs(i - 2)) / 2, 1.8, K.br3, "none", 0)) +
    "</g>" +
    staff +
    dot(20, 36, 10, K.br2, K.l, 2) +
    line("M20 29v14M13 36h14", K.br3, 2) +
    dot(20, 36, 3, K.br, K.l, 1.2),
};
