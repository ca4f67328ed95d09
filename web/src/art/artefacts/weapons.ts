/** Pictures of weapons, by artefact id. Each is drawn on a field of 100 by 100. */
import { dot, flat, K, line, rep, shape } from "../draw";

export const weapons: Record<string, string> = {
  "bronze-spearhead":
    shape("M50 4c12 16 16 34 10 52l-5 5v27H45V61l-5-5C34 38 38 20 50 4z", K.br) +
    flat("M49 10c-9 14-11 30-6 44l6 3z", K.br2) +
    line("M50 12v74", K.br3, 2.4) +
    line("M45 70h10M45 76h10", K.br3, 2) +
    shape("M46 88h8v12h-8z", K.wood),
  "flat-axe":
    shape("M40 8h20c-2 24 0 44 14 66 4 8-8 16-24 16s-28-8-24-16C40 52 42 32 40 8z", K.br) +
    flat("M42 12h7c-2 26-2 46-8 72-8-2-12-6-10-10 12-20 13-40 11-62z", K.br2) +
    line("M30 80c12 7 28 7 40 0", "#fff3cf", 2.6),
  "peschiera-dagger":
    shape("M50 97L40 76l-3-32c-1-4 26-4 26 0l-3 32z", K.br) +
    flat("M50 92l-7-17-2-30h8z", K.br2) +
    line("M50 44v48", K.br3, 2.4) +
    shape("M33 34h34l-3 12H36z", K.br3) +
    shape("M43 8h14l1 27H42z", K.wood3) +
    shape("M40 4h20l2 7H38z", K.br) +
    dot(40, 40, 2.4, K.br2, K.l, 1) +
    dot(50, 40, 2.4, K.br2, K.l, 1) +
    dot(60, 40, 2.4, K.br2, K.l, 1) +
    line("M44 17h12M44 23h12M44 29h12", K.wood2, 2),
  "winged-axe":
    shape("M22 92L60 34l7 5L30 97z", K.wood) +
    line("M36 78l20-31", K.wood2, 2.5) +
    shape("M44 42l16-26 8 4c2-6 8-8 14-6 10 6 14 18 12 32-6 2-14 0-20-4-2 4-6 6-12 4l-4 8z", K.br) +
    flat("M62 20l8 5c3-6 8-8 12-6-6 4-9 10-10 18l-8-1-6 10-8-4z", K.br2) +
    line("M70 24c0 8-2 14-8 20", K.br3, 2.6) +
    line("M86 18c5 7 7 16 6 26", "#fff3cf", 2.4) +
    shape("M48 46l13 9M45 51l13 9", "none", K.hide2, 3.4),
  "bronze-halberd":
    shape("M28 96L46 14l7 1.5L36 98z", K.wood) +
    line("M37 78l8-38", K.wood2, 2.5) +
    shape("M40 12h16l4 16H38z", K.wood3) +
    shape("M56 10C74 12 88 24 96 42 82 36 70 36 54 40z", K.br) +
    flat("M58 14c12 2 22 9 30 20-11-4-20-4-30-1z", K.br2) +
    line("M55 26c12 0 26 5 38 14", K.br3, 2.4) +
    dot(47, 18, 3, K.br2, K.l, 1.6) +
    dot(51, 33, 3, K.br2, K.l, 1.6) +
    dot(45, 31, 3, K.br2, K.l, 1.6) +
    shape("M34 66l9 2M33 72l9 2", "none", K.hide2, 3),
  "round-shield":
    dot(50, 50, 44, K.br, K.l, 2.6) +
    flat("M50 8a42 42 0 0 0-30 72A60 60 0 0 1 66 11 42 42 0 0 0 50 8z", K.br2) +
    dot(50, 50, 34, "none", K.br3, 2.2) +
    dot(50, 50, 23, "none", K.br3, 2.2) +
    rep(18, (i) => {
      const a = (i * Math.PI) / 9;
      return dot(50 + 28.5 * Math.cos(a), 50 + 28.5 * Math.sin(a), 2, K.br2, K.br3, 1);
    }) +
    rep(26, (i) => {
      const a = (i * Math.PI) / 13;
      return dot(50 + 39 * Math.cos(a), 50 + 39 * Math.sin(a), 1.8, K.br2, K.br3, 1);
    }) +
    dot(50, 50, 11, K.br2, K.l, 2.4) +
    dot(47, 47, 4, "#fff3cf", "none", 0),
};
