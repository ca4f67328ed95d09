/** Pictures of tools, by artefact id. Each is drawn on a field of 100 by 100. */
import { dot, flat, K, line, rep, shape } from "../draw";

export const tools: Record<string, string> = {
  "antler-hoe":
    shape("M24 96L58 22l7 3L32 99z", K.wood) +
    line("M38 78l16-36", K.wood2, 2.6) +
    shape(
      "M48 34c-14 2-28 12-36 30-2-20 8-42 30-50 10-3 22-3 32 2 8-4 10-8 12-14 5 8 4 16-3 22 4 1 8 0 11-3-1 9-8 14-16 13-8-1-18-1-30 0z",
      K.bone,
    ) +
    flat("M46 18c-16 5-26 18-30 34 8-12 18-19 32-21 8-1 18-1 26 0-4-6-10-12-28-13z", K.bone2) +
    line("M26 32c6-6 12-9 20-11M56 26h14", K.bone3, 2.2) +
    shape("M50 30l14 6M47 36l14 6", "none", K.hide3, 4),
  "flint-sickle":
    shape("M14 84c-8-36 14-70 62-70 8 0 12 4 10 8-34-2-54 14-56 40 0 10-2 18-6 24z", K.wood) +
    rep(6, (i) => {
      const a = 3.5 + i * 0.24;
      const x = 78 + 48 * Math.cos(a),
        y = 70 + 48 * Math.sin(a);
      return flat(`M${x - 5} ${y + 4}l7 5 5-9-6-4z`, "#5a6670");
    }) +
    line("M20 66C20 44 34 24 64 20", K.wood2, 2.6) +
    shape("M8 80l18 6-4 12-16-6z", K.wood3),
  "dugout-canoe":
    flat("M4 74c20 8 72 8 92 0v6c-20 10-72 10-92 0z", "#2d7da6") +
    shape("M4 44c10 8 24 11 46 11s36-3 46-11c-2 20-14 32-30 32H34C18 76 6 64 4 44z", K.wood) +
    shape("M4 44c14-6 78-6 92 0-10 8-24 11-46 11S14 52 4 44z", K.wood3) +
    flat("M12 58c12 6 64 6 76 0-5 10-12 14-22 14H34c-10 0-17-4-22-14z", K.wood2) +
    line("M22 64h24M56 66h20", K.wood, 2) +
    shape("M24 50l-4-3M40 53V46M60 53V46M76 50l4-3", "none", K.wood2, 3) +
    shape("M62 16l4 1-10 44-4-1z", K.wood2, K.l, 1.8) +
    shape("M54 58l6 2c1 9-3 15-7 16-3-3-3-12 1-18z", K.wood2, K.l, 2) +
    line("M8 84c8-4 14 4 22 0s14 4 22 0 14 4 22 0 12 3 18 0", "#bfe3ee", 2.5),
  "spoked-wheel":
    dot(50, 50, 42, K.wood3, K.l, 2.4) +
    dot(50, 50, 37, K.wood2, K.l, 1.6) +
    dot(50, 50, 29, "none", K.l, 2) +
    `<g>${rep(4, (i) => `<g transform="rotate(${i * 45 + 22} 50 50)"><path d="M46.5 15h7v70h-7z" fill="${K.wood}" stroke="${K.l}" stroke-width="1.8"/></g>`)}</g>` +
    `<circle cx="50" cy="50" r="33" fill="none" stroke="${K.wood}" stroke-width="7"/>` +
    dot(50, 50, 37, "none", K.l, 1.8) +
    dot(50, 50, 29.5, "none", K.l, 1.8) +
    line("M20 36a33 33 0 0 1 20-17", K.wood2, 3) +
    dot(50, 50, 11, K.br, K.l, 2.2) +
    dot(50, 50, 5, K.wood3, K.l, 1.8) +
    rep(8, (i) => {
      const a = (i * Math.PI) / 4;
      return dot(50 + 39.5 * Math.cos(a), 50 + 39.5 * Math.sin(a), 1.8, K.br2, K.l, 0.8);
    }),
};
