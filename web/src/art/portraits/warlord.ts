import { dot, flat, K, line, rep, shape } from "../draw";
import type { Person } from ".";
import { bust, gaze, mouth } from "./parts";

const frown = line("M37 36l9 3M63 36l-9 3", K.l, 2.6);
const spear = (head: string, lit: string) =>
  shape("M79 44h4l-4 59h-5z", K.wood2, K.l, 1.8) +
  shape("M82 23c6 8 6 16 1 23h-5c-5-8-2-16 4-23z", head, K.l, 1.8) +
  line("M82 29l-1 13", lit, 1.6);

export const warlord: Person = {
  young:
    bust("#6d3d1c", "#d59a6e") +
    flat("M33 38c0-14 7-20 17-20s17 6 17 20c-3-6-9-9-17-9s-14 3-17 9z", "#8a3a1c55") +
    shape("M42 30c-3-7-5-12-4-20l6 4 3-7 4 6 6-5 1 6 5-2c0 8-2 13-5 18-5-3-11-3-16 0z", "#a8401c", K.l, 2) +
    gaze +
    frown +
    mouth("M44 58h12") +
    line("M36 47l7 3M36 51l6 3M64 47l-7 3M64 51l-6 3", "#2a63a0", 2.2) +
    shape(
      "M12 102c0-18 8-26 20-30l3 5 4-6 11 12 11-12 4 6 3-5c12 4 20 12 20 30l-10-9-6 5-8-10-14 10-14-10-8 10-6-5z",
      "#8d7b6c",
      K.l,
      2,
    ) +
    spear(K.st, K.st2),
  adult:
    shape("M20 36c0-19 13-29 30-29s30 10 30 29l-11 2c-2-12-9-17-19-17s-17 5-19 17z", "#b5301f", K.l, 2) +
    line("M27 30l-5-5M32 22l-5-8M40 18l-3-7M50 16v-6M60 18l3-7M68 22l5-8M73 30l5-5", "#7a1a14", 2) +
    bust("#7a1f22", "#bd8055") +
    shape("M34 50c2 14 8 22 16 22s14-8 16-22c-4 4-8 4-11 3-3-1-7-1-10 0-3 1-7 1-11-3z", "#3a2a22", K.l, 2) +
    gaze +
    frown +
    mouth("M45 60h10") +
    shape(
      "M29 62c-2-8-3-16-2-24 1-16 10-24 23-24s22 8 23 24c1 8 0 16-2 24l-8-4c1-8 1-14 0-22-4-4-8-5-11-4l-2 14-2-14c-3-1-7 0-11 4-1 8-1 14 0 22z",
      K.br,
      K.l,
      2,
    ) +
    flat("M31 36c1-12 7-19 16-20-6 5-9 10-9 17-3 1-5 2-7 3z", K.br2) +
    rep(5, (i) => dot(36 + i * 7, 29 - (2 - Math.abs(i - 2)), 1.7, K.br3, "none", 0)) +
    dot(26, 92, 19, K.br, K.l, 2.2) +
    dot(26, 92, 12, "none", K.br3, 2) +
    dot(26, 92, 4.5, K.br2, K.l, 1.6) +
    spear(K.br2, K.bone2),
};
