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
  "tanged-dagger":
    `<g transform="rotate(40 50 50)">` +
    shape("M44 56h12l1 48c0 5-14 5-14 0z", K.br3) +
    shape("M50-12c8 18 16 42 20 66l-12 8H42l-12-8c4-24 12-48 20-66z", K.br) +
    flat("M49-4c-7 16-12 36-15 56l9 6h6z", K.br2) +
    line("M50 0v58", K.br3, 2.6) +
    line("M64 50c-2-14-5-28-9-40", "#fff3cf", 2.2) +
    shape("M42 72l16-4M42 78l16-4M42 84l16-4M42 90l16-4", "none", K.hide2, 4.4) +
    dot(50, 99, 2.6, K.l, K.l, 0) +
    "</g>",
  "bone-arrowheads": rep(
    3,
    (i) =>
      `<g transform="rotate(${[-24, 24, 0][i]} 50 118)">` +
      shape("M47 56h6v44h-6z", K.wood) +
      shape("M50 6c8 14 13 28 15 46l-9-8-2 20h-8l-2-20-9 8C37 34 42 20 50 6z", K.bone) +
      flat("M49 14c-5 10-9 20-10 30l5-5 3 20h2z", K.bone2) +
      line("M51 18v38", K.bone3, 2.2) +
      shape("M46 64l8 2M46 69l8 2M46 74l8 2", "none", K.hide3, 3.2) +
      "</g>",
  ),
  "bronze-sword":
    `<g transform="rotate(45 50 50) translate(9 7) scale(.82)">` +
    shape("M50-16c5 10 7 22 6 34l-1 46H45l-1-46c-1-12 1-24 6-34z", K.br) +
    flat("M49-8c-3 8-4 16-3 26l1 44h2z", K.br2) +
    line("M50-4v66", K.br3, 2.4) +
    shape(
      "M45 64c-4 2-9 4-11 9 5 3 10 6 10 12-1 8-1 16-1 22-1 6-4 7-7 11 5 2 8-1 14-1s9 3 14 1c-3-4-6-5-7-11 0-6 0-14-1-22 0-6 5-9 10-12-2-5-7-7-11-9z",
      K.br,
    ) +
    shape("M47 78h6l1 32h-8z", K.wood3, K.br3, 2) +
    line("M40 73c2-3 4-5 7-6", K.br2, 2.6) +
    dot(42, 74, 2.2, K.br2, K.l, 1.2) +
    dot(58, 74, 2.2, K.br2, K.l, 1.2) +
    dot(50, 86, 2.2, K.br2, K.l, 1.2) +
    dot(50, 96, 2.2, K.br2, K.l, 1.2) +
    dot(50, 106, 2.2, K.br2, K.l, 1.2) +
    "</g>",
  "crested-helmet":
    shape("M8 58C12 34 30 14 50 2c20 12 38 32 42 56z", K.br3) +
    flat("M14 52c5-17 18-32 35-43L48 24C36 28 28 40 25 54z", K.br) +
    rep(9, (i) => {
      const a = Math.PI + (i + 0.5) * 0.349;
      return dot(
        50 + 36 * Math.cos(a),
        56 + (36 + 8 * Math.sin(i * 0.39)) * Math.sin(a),
        1.8,
        K.br2,
        K.br2,
        0,
      );
    }) +
    shape("M26 68h48v14H26z", K.wood3) +
    shape("M21 68c0-24 10-42 29-42s29 18 29 42z", K.br) +
    flat("M26 64c0-18 6-31 18-34-5 10-7 20-7 34z", K.br2) +
    shape("M22 68h20c2 12-2 22-10 30-8-8-11-18-10-30zM78 68H58c-2 12 2 22 10 30 8-8 11-18 10-30z", K.br) +
    flat("M26 72h6c-2 8-2 14 0 21-5-6-7-13-6-21zM62 72h6c-2 8-2 14 0 21-5-6-7-13-6-21z", K.br2) +
    shape("M15 62h70v8H15z", K.br2) +
    rep(8, (i) => dot(22 + i * 8, 66, 1.6, K.br3, K.br3, 0)) +
    dot(50, 46, 7, K.br2, K.l, 2) +
    dot(50, 46, 2, K.br3, K.br3, 0),
  "bronze-greaves": rep(
    2,
    (i) =>
      `<g transform="translate(${i * 46} ${i * 4})">` +
      line("M10 20c-8 0-8 9 0 9M9 40c-7 0-7 9 1 9M13 64c-8 0-8 9 1 9", K.br3, 3) +
      line("M44 20c8 0 8 9 0 9M45 40c7 0 7 9-1 9M41 64c8 0 8 9-1 9", K.br3, 3) +
      shape(
        "M12 6c9 5 21 5 30 0 6 14 6 30 2 44-4 12-6 24-5 38-5 5-19 5-24 0 1-14-1-26-5-38-4-14-4-30 2-44z",
        K.br,
      ) +
      flat("M14 10l9 2c-5 24-6 50-2 76l-4-1c1-14-1-26-5-38-3-13-3-26 2-39z", K.br2) +
      line("M27 56v28M18 14c6 2 12 2 18 0M19 88c5 2 11 2 16 0", K.br3, 2.2) +
      dot(27, 33, 10, "none", K.br3, 2.2) +
      dot(27, 33, 4, K.br2, K.l, 1.8) +
      "</g>",
  ),
  "battle-horn":
    line("M12 62C10 20 44 10 62 34", K.hide3, 3.4) +
    shape("M4 66l8-5c14 16 36 12 48-28l30 12C80 84 34 108 4 66z", K.bone) +
    flat("M14 69c16 14 40 8 50-30l8 3C64 74 36 90 14 69z", K.bone2) +
    flat("M8 66c18 24 54 20 72-20l5 2C72 92 28 98 8 66z", K.bone3) +
    shape("M2 64l10-7 7 9-10 8z", K.br) +
    shape("M54 45l5-15 32 13-6 16z", K.br) +
    flat("M60 35l9 4-5 8-7-3z", K.br2) +
    shape("M58 31c2-8 38 6 34 14-6 4-34-6-34-14z", K.wood3) +
    shape("M32 71c2 5 4 11 4 17l7 1c0-8-2-14-5-20z", K.br) +
    line("M72 22l4-12M84 26l9-9M94 34l5-3", K.l, 2.6),
  "war-chariot":
    shape("M14 8l3-1 22 60-4 1z", K.wood2, K.l, 1.6) +
    shape("M15 2c5 4 6 9 4 13l-5 1c-2-4-2-10 1-14z", K.br) +
    shape("M40 58c24 4 34-16 54-28l4 6C80 48 70 72 40 66z", K.wood) +
    line("M84 38v14c0 9 12 9 12 0V32", K.l, 6.4) +
    line("M84 38v14c0 9 12 9 12 0V32", K.hide2, 2.8) +
    shape("M8 34c14 6 24 4 34-8 8-8 24-6 24 8 0 10-4 20-8 30H12c-3-10-5-20-4-30z", K.hide) +
    flat("M12 40c14 4 26 0 34-10 4-4 10-4 13-1-14 6-10 20-24 25-10 3-16 2-21-1z", K.hide2) +
    line("M8 34c14 6 24 4 34-8 8-8 24-6 24 8 0 10-4 20-8 30", K.l, 6.4) +
    line("M8 34c14 6 24 4 34-8 8-8 24-6 24 8 0 10-4 20-8 30", K.wood2, 3) +
    line("M38 46v42M17 67h42", K.l, 7.4) +
    line("M38 46v42M17 67h42", K.wood2, 3.4) +
    dot(38, 68, 25, "none", K.l, 10) +
    dot(38, 68, 25, "none", K.wood, 5.6) +
    line("M16 58a25 25 0 0 1 16-14", K.wood2, 2.6) +
    dot(38, 68, 6, K.br, K.l, 2.2),
};
