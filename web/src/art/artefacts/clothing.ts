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
};
