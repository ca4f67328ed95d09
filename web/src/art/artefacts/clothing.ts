/** Pictures of clothing, by artefact id. Each is drawn on a field of 100 by 100. */
import { dot, flat, K, line, rep, shape } from "../draw";

export const clothing: Record<string, string> = {
  "bone-pin":
    shape("M70 12c8 0 14 6 14 13s-7 12-13 10L18 92c-3 2-6-1-4-4L64 30c-4-8 0-18 6-18z", K.bone) +
    dot(73, 24, 4, K.l, K.l, 1) +
    line("M62 40l5 4M57 46l5 4M52 52l5 4", K.bone3, 2.4) +
    line("M24 82l30-34", K.bone2, 2.4),
  "wheel-headed-pin":
    shape("M47 44h6l-1 46-2 8-2-8z", K.br) +
    dot(50, 27, 23, K.br, K.l, 2.4) +
    dot(50, 27, 16, "none", K.l, 2) +
    flat("M50 4a23 23 0 0 0-23 23h7a16 16 0 0 1 16-16z", K.br2) +
    shape("M47 11h6v32h-6z", K.br2, K.l, 1.6) +
    shape("M34 24h32v6H34z", K.br2, K.l, 1.6) +
    dot(50, 27, 5, K.br, K.l, 1.8) +
    line("M46 56h8M46 61h8M46 66h8", K.br3, 2),
  "fur-cap":
    shape("M18 62c-2-30 12-46 32-46s34 16 32 46z", K.hide) +
    flat("M24 58c0-22 8-34 20-38-8 10-10 24-10 38z", K.hide2) +
    rep(5, (i) => line(`M${34 + i * 8} ${30 + Math.abs(i - 2) * 3}l-2 9`, K.hide3, 2)) +
    rep(4, (i) => line(`M${38 + i * 8} 44l-2 9`, K.hide3, 2)) +
    shape(
      "M12 62c2-6 6-3 8-6 3 3 6-3 9 0 3-3 6-1 8-3 3 3 6-1 8 1 3-3 6 0 9-1 3 1 6-1 8 2 3-2 6 1 8-1 3 3 7 0 8 5 2 4 4 8 1 12-2 5-6 3-9 6-3-3-6 2-9-1-3 3-6 0-9 2-3-2-6 1-9-1-3 2-6-1-9 1-3-3-6 1-9-2-3 2-7-1-9-4-2-3-4-6-1-11z",
      K.bone,
    ) +
    rep(8, (i) => line(`M${19 + i * 8.5} ${64 + (i % 2) * 3}l-1 6`, K.bone3, 2)) +
    shape("M44 16c-2-6 4-10 8-8 6 0 6 8 2 9z", K.bone),
  "amber-necklace":
    line("M14 18C16 56 30 80 50 80s34-24 36-62", K.hide3, 2.6) +
    rep(11, (i) => {
      const t = (i - 5) / 5,
        a = t * 1.32,
        x = 50 + 37 * Math.sin(a),
        y = 22 + 56 * Math.cos(a * 0.98) ** 0.8,
        r = 9.5 - Math.abs(i - 5) * 0.75;
      return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${r}" ry="${(r * 0.86).toFixed(1)}" fill="${["#d9781c", "#f0a02c", "#b95a12"][i % 3]}" stroke="${K.l}" stroke-width="2"/><circle cx="${(x - r * 0.3).toFixed(1)}" cy="${(y - r * 0.3).toFixed(1)}" r="${(r * 0.25).toFixed(1)}" fill="#ffe7a8"/>`;
    }),
  "violin-bow-fibula":
    '<g transform="rotate(-28 50 50) translate(50 56) scale(1.08) translate(-50 -57)">' +
    shape("M8 62c-2-8 4-14 11-13l66 2c6 0 8 5 5 9", "none", K.l, 9) +
    shape("M8 62c-2-8 4-14 11-13l66 2c6 0 8 5 5 9", "none", K.br, 5) +
    line("M20 47l62 2", K.br2, 2) +
    shape("M17 62L88 66", "none", K.l, 6.5) +
    shape("M17 62L88 66", "none", K.br2, 3) +
    shape("M8 56c-5 1-6 9 0 12 8 3 15-3 13-9-2-5-9-5-10 0-1 3 3 5 5 3", "none", K.l, 7) +
    shape("M8 56c-5 1-6 9 0 12 8 3 15-3 13-9-2-5-9-5-10 0-1 3 3 5 5 3", "none", K.br2, 3.4) +
    shape("M84 46h8c3 6 3 16 0 23h-8c2-6 2-16 0-23z", K.br) +
    rep(7, (i) => line(`M${30 + i * 7} 44.5l4 9`, K.br3, 1.6)) +
    line("M86 52h5M86 58h5M86 63h5", K.br3, 1.5) +
    "</g>",
  "feather-headdress":
    '<g transform="translate(50 54) scale(.8) translate(-50 -50)">' +
    rep(9, (i) => {
      const a = (i - 4) * 14.5;
      const c = ["#b8352a", "#f1e3c2", "#2d6f8f"][i % 3];
      return `<g transform="rotate(${a} 50 78)"><path d="M50 66C43 52 42 26 50 ${i % 2 ? 10 : 4}c8 ${i % 2 ? 16 : 22} 7 48 0 62z" fill="${c}" stroke="${K.l}" stroke-width="2"/><path d="M50 62V20" stroke="${K.l}" stroke-width="1.2"/><path d="M50 30l4-5M50 38l-4-5M50 46l4-5" stroke="${K.l}" stroke-width="1"/></g>`;
    }) +
    shape("M18 68c20-9 44-9 64 0l-3 16c-18-8-40-8-58 0z", K.hide) +
    flat("M22 69c18-7 38-7 56 0l-1 4c-18-6-36-6-54 0z", K.hide2) +
    rep(5, (i) =>
      dot(29 + i * 10.5, 76 - (2 - Math.abs(i - 2)) * 1.2, 3.6, i === 2 ? K.br2 : K.br, K.l, 1.5),
    ) +
    line("M19 84l-3 12M25 82l-1 12M81 84l3 12M75 82l1 12", K.hide3, 3) +
    "</g>",
  "sheepskin-cloak":
    shape("M36 22h28c14 4 20 12 22 24l6 40H8l6-40c2-12 8-20 22-24z", K.hide) +
    flat("M34 28c-10 4-14 10-16 20l-5 34h12c0-22 2-38 9-54z", K.hide2) +
    flat("M68 28c10 4 13 12 14 20l5 34H74c2-22 0-38-6-54z", K.hide3) +
    flat("M44 34h12l6 50H38z", K.l) +
    rep(
      2,
      (i) =>
        `<g transform="matrix(${1 - 2 * i} 0 0 1 ${100 * i} 0)">${shape("M44 26c8 4 4 10 4 12 4 6 0 10-1 12 4 6 0 10-1 12 4 6 0 10-2 12 2 6 0 10-4 14a6 6 0 0 1-11 3 6 6 0 0 1-11 0 6 6 0 0 1-11-1c-5-3-4-10 1-12 8 2 18 3 23 2 0-16 2-30 5-50z", K.bone)}</g>`,
    ) +
    shape(
      "M28 24a8 8 0 0 1 8-11 10 10 0 0 1 14-3 10 10 0 0 1 14 3 8 8 0 0 1 8 11 8 8 0 0 1-11 8q-11 8-22 0a8 8 0 0 1-11-8z",
      K.bone,
    ) +
    flat("M38 18q12-10 24 0-12 7-24 0z", K.hide3) +
    line(
      "M36 26q4 4 7 0M57 27q4 3 7-1M40 50q2 4 5 2M38 66q2 4 5 2M56 52q2 3 5-1M58 68q2 3 5-1M20 88q3 3 6 0M74 88q3 3 6 0",
      K.bone3,
      2.2,
    ),
  "woollen-shawl":
    rep(9, (i) => line(`M${11 + i * 5} ${34 + i * 7}l-4 9M${89 - i * 5} ${34 + i * 7}l4 9`, K.l, 3)) +
    shape("M4 20q46 12 92 0L54 88q-4 5-8 0z", K.bone) +
    flat("M96 20L54 88q-3 4-5 2c8-22 16-44 23-66z", K.bone3) +
    line("M17 38q33 9 66 0M27 53q23 7 46 0M37 69q13 4 26 0", "#2d6f8f", 5) +
    line("M20 44q30 8 60 0M30 59q20 6 40 0", "#b8352a", 2.2) +
    line("M30 24l20 62M70 24L50 86M50 27v59", K.hide, 1.6) +
    shape("M4 20q46 12 92 0", "none") +
    line("M14 26q36 7 72 0", K.bone2, 3),
  "leather-belt":
    shape("M4 36c0-12 20-20 46-20s46 8 46 20v14H4z", K.hide3) +
    shape("M13 38c6-7 19-11 37-11s31 4 37 11", "none") +
    shape("M58 56l14-2 7 34-6 9-10-5z", K.hide) +
    flat("M68 60l4-2 6 30-4 7z", K.hide3) +
    shape("M4 34c4 11 22 16 46 16s42-5 46-16v18c-4 12-22 18-46 18S8 64 4 52z", K.hide) +
    flat("M6 39c6 10 22 14 40 14v5C28 58 10 54 6 47z", K.hide2) +
    line("M9 56c7 6 17 9 28 9M91 56c-5 4-11 7-18 8", K.bone, 2) +
    dot(69, 79, 2, K.l, K.l, 1) +
    dot(71, 88, 2, K.l, K.l, 1) +
    shape("M66 44c-2 6-2 24 0 31-12 1-20 0-24-4-8-8-8-16 0-23 5-4 12-5 24-4z", K.br) +
    flat("M62 47c-8 0-14 0-18 4-5 5-6 10-3 15 3-10 9-14 21-14z", K.br2) +
    shape("M44 60h26c8 0 8 10 0 10", "none", K.l, 6.4) +
    line("M44 60h26c8 0 8 10 0 10", K.br2, 2.6),
  "tablet-woven-sash":
    rep(4, (i) => line(`M${21 + i * 6} 84l${i - 2} 12M${57 + i * 6} 72l${i} 12`, "#b8352a", 3)) +
    shape("M38 26l14 6-8 56-28-4z", "#b8352a") +
    flat("M38 34l-18 49 8 1 14-48z", "#df6a50") +
    shape("M48 28l16-2 16 45-26 5z", "#b8352a") +
    flat("M60 30l4-4 16 45-7 1z", "#7d211c") +
    shape("M4 14q46-8 92 0v23q-46-8-92 0z", "#b8352a") +
    flat("M5 15q45-8 90 0v4q-45-8-90 0z", "#df6a50") +
    rep(6, (i) => shape(`M${6 + i * 15.4} 25l5.5-7 5.5 7-5.5 7z`, i % 2 ? "#2d6f8f" : K.bone2, K.l, 1.4)) +
    rep(
      3,
      (i) =>
        shape(`M${39 - i * 3.4} ${42 + i * 13}l6 7-7 6-6-7z`, i % 2 ? "#2d6f8f" : K.bone2, K.l, 1.4) +
        (i < 2
          ? shape(`M${60 + i * 4.5} ${43 + i * 13}l6 5-5 7-6-6z`, i % 2 ? K.bone2 : "#2d6f8f", K.l, 1.4)
          : ""),
    ) +
    shape("M37 9q13-4 26 0l-3 31q-10 4-20 0z", "#b8352a") +
    line("M44 15l-1 19M50 14v22M56 15l1 19", K.bone2, 2.4),
  "goatskin-shoes":
    '<g transform="translate(17 -14)">' +
    shape("M14 40h30l2 22c10 6 30 8 32 18 1 5-1 8-5 8H18c-6 0-6-24-4-48z", K.hide3) +
    "</g>" +
    shape("M8 46h32l2 20c10 8 34 8 36 20 1 6-2 9-6 9H12c-6 0-6-26-4-49z", K.hide) +
    flat("M12 50h9c-2 14-2 26 2 36H12c-2-10-2-24 0-36z", K.hide2) +
    flat("M9 88h69c0 5-3 7-6 7H12c-2 0-3-3-3-7z", K.hide3) +
    shape("M5 50c-2-7 3-9 6-8 1-5 7-5 9-1 3-4 8-3 9 1 4-3 8-1 8 2 5-1 8 4 5 8-10-3-26-4-37-2z", K.bone) +
    shape(
      "M22 32c-2-7 3-9 6-8 1-5 7-5 9-1 3-4 8-3 9 1 4-3 8-1 8 2 5-1 8 4 6 9-8 1-12 3-16 8-4-6-12-9-22-11z",
      K.bone,
    ) +
    line("M32 60l12 4M30 68l16 2M30 58l16 12M34 76l14-2M32 68l18 12", K.bone2, 2.4) +
    line("M58 78l-2 8M64 81l-2 6M70 84l-2 4", K.hide3, 2.2),
  "dyed-mantle":
    shape("M36 14c-16 2-26 12-28 30L4 86c14 8 30 8 46 8s32 0 46-8l-4-42C90 26 80 16 64 14z", "#2d6f8f") +
    flat("M32 20C20 24 14 32 13 44L9 82l12 3c0-26 4-46 11-65z", "#5aa0bb") +
    flat("M88 46l4 38-16 4c0-20 0-36-6-54 10 0 16 4 18 12z", "#1b4760") +
    line("M66 30C56 50 54 66 54 82M74 32c-2 20-2 34 0 50M58 28C44 42 34 60 32 80", "#1b4760", 2.6) +
    shape("M5 76c28 8 62 8 90 0l1 10c-14 8-30 8-46 8s-32 0-46-8z", "#b8352a") +
    line("M10 84l6-2 6 7 7-5 7 7 7-6 7 6 7-6 7 6 7-7 7 5 6-7 6 2", K.bone2, 2.2) +
    shape("M36 14c2-6 26-6 28 0 2 8-4 16-12 16s-18-6-16-16z", K.l) +
    shape("M34 14c0 14 12 22 32 14l6 9C48 46 26 34 26 16z", "#b8352a") +
    line("M31 18c4 14 18 20 36 14", K.bone2, 2.2) +
    shape("M54 44L84 14", "none", K.l, 5.8) +
    line("M54 44L84 14", K.br2, 2.6) +
    dot(84, 13, 6.5, K.br2, K.l, 2),
  "disc-girdle":
    shape("M4 32c0-12 20-20 46-20s46 8 46 20v10H4z", K.hide3) +
    shape("M12 34c6-7 20-12 38-12s32 5 38 12", "none") +
    shape("M4 30c4 12 22 18 46 18s42-6 46-18v12c-4 14-22 20-46 20S8 56 4 42z", K.hide) +
    flat("M6 36c6 10 22 15 40 15v4C26 55 10 50 6 42z", K.hide2) +
    rep(6, (i) => {
      const x = 50 + (i < 3 ? i - 3 : i - 2) * 14.5,
        y = [43, 51, 56][i < 3 ? i : 5 - i] ?? 0;
      return (
        line(`M${x} ${y}v28`, K.hide3, 2.6) +
        dot(x, y + 30, 4.4, K.br2, K.l, 1.8) +
        dot(x, y, 8, K.br, K.l, 2.2) +
        dot(x, y, 3.6, K.br2, K.br3, 1.6)
      );
    }) +
    dot(50, 60, 22, K.br, K.l, 2.4) +
    flat("M50 40a20 20 0 0 0-20 20h6a14 14 0 0 1 14-14z", K.br2) +
    dot(50, 60, 16, "none", K.br3, 2) +
    rep(8, (i) => `<g transform="rotate(${i * 45} 50 60)">${line("M47 49q3-4 6 0", K.br3, 2)}</g>`) +
    dot(50, 60, 6, K.br2, K.l, 2),
};
