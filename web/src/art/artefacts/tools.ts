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
  "bow-drill":
    shape("M16 82h68l8 14H8z", K.wood) +
    flat("M18 84h64l3 4H15z", K.wood2) +
    flat("M42 86c2-6 14-6 16 0z", K.wood3) +
    line("M8 44C20 76 80 76 92 44", K.l, 8.8) +
    line("M8 44C20 76 80 76 92 44", K.wood, 4.4) +
    shape("M45 20h10v50H45z", K.wood2) +
    flat("M51 21h3v48h-3z", K.wood) +
    shape("M45 68h10l-5 17z", K.br) +
    line("M9 46l36-4M55 52l36-6", K.l, 4) +
    line("M9 46l36-4M55 52l36-6", K.bone, 2) +
    shape("M44 41l12 4M44 46l12 4", "none", K.l, 4.4) +
    line("M44 41l12 4M44 46l12 4", K.bone, 2.2) +
    shape("M32 22c0-22 36-22 36 0z", K.st) +
    flat("M37 18c1-9 10-11 16-11-4 3-6 7-6 11z", K.st2),
  "wooden-ard":
    flat("M2 86c16-8 24 2 40-2 14-4 22 4 30 0 10-4 18 0 26 2v12H2z", "#6b4a2a") +
    line("M10 92h16M36 94h12M84 93h10", "#8d6a42", 2.4) +
    shape("M34 64C38 36 58 20 97 16v7C66 28 50 42 46 70z", K.wood) +
    line("M42 56c6-18 20-27 46-32", K.wood2, 2.6) +
    shape("M20 12l6-2 18 50 8 10-8 8-10-8z", K.wood2) +
    flat("M25 16l16 46 6 9-4 4-4-6z", K.wood) +
    shape("M38 66l12-4c12 8 24 16 36 29-16 0-32-2-44-12z", K.wood3) +
    flat("M44 70l5-3c10 6 18 12 26 20-12-4-22-10-31-17z", K.wood) +
    line("M12 18l20-8", K.l, 7.4) +
    line("M12 18l20-8", K.wood, 3.2) +
    shape("M33 54l14 5M32 60l14 5", "none", K.hide2, 3.4),
  "warp-loom":
    rep(11, (i) => line(`M${26 + i * 4.8} 44v38`, K.bone3, 1.6)) +
    shape("M12 8h8v88h-8zM80 8h8v88h-8z", K.wood) +
    line("M15 22v70M83 22v70", K.wood2, 2.4) +
    shape("M24 16h52v30H24z", "#8f2f46") +
    flat("M25 17h10v28H25z", "#b8526a") +
    line("M25 24h50M25 40h50", K.bone, 2) +
    line("M27 35l6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6", K.br2, 2.2) +
    shape("M6 9h88v8H6z", K.wood2) +
    shape("M10 57h80v6H10z", K.wood2) +
    rep(5, (i) => shape(`M${25 + i * 11} 80h6l4 14h-14z`, K.clay) + dot(28 + i * 11, 84, 1.4, K.l, K.l, 0)),
  "antler-cheekpieces":
    shape(
      "M98 98H50c4-16 2-24-4-32-10 6-18 14-28 14-8 0-12-6-10-14l34-38 4-20 12 12c26 2 40 26 40 78z",
      K.hide,
    ) +
    flat("M14 64l32-36 4-10 6 8c-6 16-22 32-40 44z", K.hide2) +
    shape("M56 18c26 4 42 30 42 66-14-18-10-44-42-66z", K.wood3) +
    dot(47, 36, 2.8, K.l, K.l, 0) +
    dot(15, 67, 2, K.l, K.l, 0) +
    line("M22 50l18 16 22-40M40 66l56 6", K.l, 6.4) +
    line("M22 50l18 16 22-40M40 66l56 6", K.br, 3) +
    shape("M26 44c10 2 16 10 18 20 2 8 6 14 14 18-12 4-22-2-26-14-2-8-4-14-6-24z", K.bone2) +
    flat("M40 72c4 8 8 9 12 10-8 1-14-4-18-14z", K.bone3) +
    dot(33, 56, 2, K.l, K.l, 0) +
    dot(38, 65, 3.2, K.br, K.l, 1.6) +
    dot(45, 76, 2, K.l, K.l, 0),
  "ox-yoke":
    line("M14 46v26c0 20 26 20 26 0V46M60 46v26c0 20 26 20 26 0V46", K.l, 8.4) +
    line("M14 46v26c0 20 26 20 26 0V46M60 46v26c0 20 26 20 26 0V46", K.hide2, 4) +
    shape(
      "M4 34c6-8 14-12 23-12s14 6 23 6 14-6 23-6 17 4 23 12c2 6 0 14-4 18-4-8-10-12-19-12s-13 8-16 14H43c-3-6-7-14-16-14s-15 4-19 12c-4-4-6-12-4-18z",
      K.wood,
    ) +
    flat(
      "M8 35c5-6 12-9 19-9 9 0 14 6 23 6s14-6 23-6c7 0 14 3 19 9-6-2-12-4-19-3-9 0-14 6-23 6s-14-6-23-6c-7 0-13 1-19 3z",
      K.wood2,
    ) +
    line("M46 44h8M14 40l6-3M80 37l6 3", K.wood3, 2.4) +
    dot(50, 66, 9, "none", K.l, 7.4) +
    dot(50, 66, 9, "none", K.br, 3.4) +
    shape("M45 27v31M50 27v31M55 27v31", "none", K.hide3, 3.4),
  "ox-cart":
    shape("M60 58c16 2 22-10 38-14v6c-12 4-20 18-38 14z", K.wood) +
    line("M84 51v13c0 9 11 9 11 0V47", K.l, 6.4) +
    line("M84 51v13c0 9 11 9 11 0V47", K.hide2, 2.8) +
    shape("M10 34c2-16 14-12 20-18 8-6 14 2 22 4 8 2 12 8 14 14z", "#d9b04a") +
    line("M24 30l6-7M38 26l5-5M50 31l5-5", K.br3, 2.2) +
    shape("M4 32h68l-6 32H10z", K.wood) +
    flat("M7 35h62l-1 6H8z", K.wood2) +
    line("M6 43h65M8 53h62", K.wood3, 2.2) +
    shape("M13 28v36M62 28v36", "none", K.wood3, 4) +
    dot(38, 70, 25, K.wood, K.l, 2.6) +
    flat("M17 63a22 22 0 0 1 11-13v40a22 22 0 0 1-11-13z", K.wood2) +
    line("M29 48v44M47 48v44", K.l, 2.2) +
    shape("M22 60c-3 7-3 13 0 20M54 60c3 7 3 13 0 20", "none", K.wood3, 4) +
    dot(38, 70, 6, K.wood2, K.l, 2.2) +
    dot(38, 70, 2, K.l, K.l, 0),
  "votive-basin":
    shape("M4 56L18 12h64l14 44z", K.wood) +
    line("M24 19h52M20 28h60", K.wood3, 2.2) +
    shape("M10 56l7-24h66l7 24z", "#2d7da6") +
    line("M20 50h12M68 38h8M74 51h8M24 37h8", "#bfe3ee", 2.4) +
    shape("M38 26h14c-3 4 6 8 4 18-2 6-20 6-22 0-2-10 7-14 4-18z", K.clay) +
    flat("M42 29c1 5-5 8-4 14l4 3c0-8 4-10 4-17z", K.clay2) +
    shape("M58 42h18c0 14-18 14-18 0z", K.wood3) +
    line("M61 43h12", K.bone, 2) +
    shape("M4 56h92v38H4z", K.wood) +
    flat("M6 58h88v5H6zM6 76h88v5H6z", K.wood2) +
    line("M4 75h92", K.l, 2.4) +
    line("M24 68h14M60 69h12M26 87h10M64 88h14", K.wood3, 2) +
    shape("M8 50l5-6 5 6v48H8zM45 56l5-6 5 6v42H45zM82 50l5-6 5 6v48H82z", K.wood) +
    flat("M10 51l3-3v48h-3zM47 57l3-3v42h-3zM84 51l3-3v48h-3z", K.wood2),
  "balance-scales":
    line("M50 8v20", K.hide3, 3) +
    dot(50, 9, 5, "none", K.l, 5.6) +
    dot(50, 9, 5, "none", K.br2, 2.4) +
    line("M14 32L4 70M14 32l20 38M86 32L66 70M86 32l10 38", K.l, 1.8) +
    shape("M8 28c14-2 30-3 42-8 12 5 28 6 42 8v6c-14 1-28 2-42 6-14-4-28-5-42-6z", K.bone) +
    flat("M10 29c14-1 28-2 40-6 12 4 26 5 40 6-14 1-66 1-80 0z", K.bone2) +
    rep(6, (i) => line(`M${22 + i * 7 + (i > 2 ? 21 : 0)} 29v4`, K.bone3, 2)) +
    dot(50, 30, 3, K.br, K.l, 1.8) +
    shape("M10 70l4-10h12l4 10z", K.st) +
    flat("M13 69l3-7h5l-3 7z", K.st2) +
    shape("M70 70l2-6h6v-5h10v5l4 6z", K.br) +
    line("M76 66h8M80 62h4", K.br2, 2.2) +
    shape("M1 70h36c0 20-36 20-36 0zM63 70h36c0 20-36 20-36 0z", K.br) +
    flat("M4 72h12c-2 4-2 7 0 11-7-1-11-5-12-11zM66 72h12c-2 4-2 7 0 11-7-1-11-5-12-11z", K.br2),
  "pile-driver":
    flat("M2 84c20-6 76-6 96 0v14H2z", "#2d7da6") +
    shape("M46 4l6-2 46 88-7 4zM54 4l-6-2L2 90l7 4z", K.wood3) +
    line("M50 14v14", K.l, 5) +
    line("M50 14v14", K.bone, 2.4) +
    shape("M42 64h16v34H42z", K.wood) +
    flat("M44 66h5v30h-5z", K.wood2) +
    shape("M40 60h20v6H40z", K.wood2) +
    shape("M36 26h28v24H36z", K.st) +
    flat("M38 28h9v20h-9z", K.st2) +
    line("M36 32h28M36 44h28", K.hide3, 3) +
    line("M32 56l-7-3M68 56l7-3M34 64l-6 4M66 64l6 4", K.l, 2.6) +
    shape("M43 11l14 5M57 11l-14 5", "none", K.hide2, 3.4) +
    line("M4 92c8-4 14 4 22 0s10 3 14 0M60 92c6-3 12 4 18 0s12 3 18 0", "#bfe3ee", 2.5),
};
