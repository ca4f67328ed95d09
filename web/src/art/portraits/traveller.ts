import { dot, flat, K, line, shape } from "../draw";
import type { Person } from ".";

const HOOD =
  "M20 74c-4-40 4-68 30-70 26 2 34 30 30 70-4 4-9 3-13-1 4-14 4-28 1-36-4-9-10-13-18-13s-14 4-18 13c-3 8-3 22 1 36-4 4-9 5-13 1z";
const BEARD = "M31 44c2 24 10 36 19 36s17-12 19-36c-4 8-8 10-12 9-4-2-10-2-14 0-4 1-8-1-12-9z";

const body = (cloak: string, skin: string) =>
  shape("M10 102c4-22 16-30 32-32h16c16 2 28 10 32 32z", cloak, K.l, 2.2) +
  shape("M42 62h16v14c-5 5-11 5-16 0z", skin, K.l, 1.8) +
  shape("M31 40c0-17 8-25 19-25s19 8 19 25c0 15-8 27-19 27S31 55 31 40z", skin, K.l, 2) +
  flat("M52 17c10 2 15 10 15 23 0 14-7 24-16 25 7-8 10-16 9-26-1-8-4-14-8-22z", "#00000022");
const eyes = line("M38 42c2-2 5-2 7 0M55 42c2-2 5-2 7 0", K.l, 2.2) + line("M50 43v8l-3 2", "#7a4a2c", 1.8);
const staff = (knob: string) =>
  shape("M84 20l4 1-8 82h-5z", K.wood2, K.l, 1.8) + dot(86, 20, 6.5, knob, K.l, 1.8);

export const traveller: Person = {
  young:
    body("#7b8a3c", "#cf9468") +
    eyes +
    line("M43 57c4 4 10 4 14 0", "#7a2f22", 2.4) +
    shape(
      "M30 42c-2-18 4-30 20-30s22 12 20 30c-2-8-6-12-10-14-4 3-14 4-20 1-4 3-8 7-10 13z",
      "#6a3d1c",
      K.l,
      2,
    ) +
    line("M32 26c-3-6-2-10 2-12M50 12c0-4 3-6 6-6M66 22c4-4 5-8 3-11", "#6a3d1c", 4) +
    shape("M22 100c6-18 30-30 46-28l2 5c-14 2-30 12-34 24z", K.hide2, K.l, 1.8) +
    staff(K.wood2),
  adult:
    body("#2d5360", "#b57a50") +
    shape(BEARD, "#4a3a30", K.l, 2) +
    line("M45 60c3 2 7 2 10 0", "#c98a6a", 2.2) +
    line("M40 68l4 8M50 70v8M60 68l-4 8", "#8d7b6c", 1.8) +
    eyes +
    shape(HOOD, "#2d5360", K.l, 2) +
    flat("M24 66c-2-30 4-54 26-58-14 8-20 20-20 34 0 10 1 18 2 26z", "#4c7f8d") +
    line("M33 68c-4-14-4-28-1-36 4-9 10-13 18-13s14 4 18 13c3 8 3 22-1 36", "#e9d7b0", 4.4) +
    shape("M18 102c6-20 10-26 18-30l4 4c-6 8-8 16-8 26z", K.hide2, K.l, 1.8) +
    dot(38, 84, 5, K.br2, K.l, 1.8) +
    staff(K.br2),
};
