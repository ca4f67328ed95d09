/** Pictures of pottery, by artefact id. Each is drawn on a field of 100 by 100. */
import { dot, flat, K, line, rep, shape } from "../draw";

export const pottery: Record<string, string> = {
  "milk-boiler":
    shape("M26 40h48c10 8 14 20 10 34-3 11-12 18-34 18s-31-7-34-18c-4-14 0-26 10-34z", K.clay) +
    flat("M28 44h8c-8 10-10 24-4 38-9-5-14-16-12-24 1-6 4-11 8-14z", K.clay2) +
    flat("M70 44c9 8 11 20 7 31-3 8-8 12-16 14 8-12 12-30 9-45z", K.clay3) +
    shape("M28 40C28 26 38 14 50 14s22 12 22 26z", K.clay2) +
    dot(50, 24, 4.5, K.l, K.l, 1) +
    dot(39, 32, 3.2, K.l, K.l, 1) +
    dot(61, 32, 3.2, K.l, K.l, 1) +
    shape("M22 38h56v6H22z", K.clay) +
    line("M20 60l7 7 7-7 7 7 7-7 7 7 7-7 7 7 7-7", K.bone, 3) +
    shape("M44 14c0-6 12-6 12 0", "none", K.l, 4) +
    line("M34 8c-3-4 3-5 0-9M66 9c3-4-3-5 0-9", "#fff", 2.4),
  "loom-weights":
    shape("M30 22l18 52c-8 8-28 8-36 0z", K.clay) +
    flat("M30 26L18 72c3 2 6 3 9 3z", K.clay2) +
    dot(30, 36, 4, K.l, K.l, 1) +
    shape("M66 14l22 64c-10 9-34 9-44 0z", K.clay) +
    flat("M66 20L50 76c4 3 8 4 12 4z", K.clay2) +
    dot(66, 30, 4.5, K.l, K.l, 1) +
    line("M30 36V8M66 30V2", K.bone, 2.6) +
    line("M56 60h22", K.bone, 2.4),
  "carinated-bowl":
    shape("M10 38h80l-4 16C82 76 68 86 50 86S18 76 14 54z", "#4d4038") +
    shape("M10 38c0-6 18-10 40-10s40 4 40 10-18 10-40 10-40-4-40-10z", "#2f2620") +
    flat("M16 52c4 18 16 28 28 30-10-8-14-18-16-28z", "#7d6b5e") +
    line("M13 55h74", "#c9b49a", 3) +
    line("M20 62l6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8", "#e8d8ba", 2.4) +
    shape("M86 44c10-14 14-4 11 6-2 7-7 10-12 10", "none", K.l, 8) +
    shape("M86 44c10-14 14-4 11 6-2 7-7 10-12 10", "none", "#5d4d42", 4) +
    shape("M38 86h24v6H38z", "#4d4038") +
    line("M20 34c8-3 20-4 30-4", "#6d5c50", 2),
  "grain-jar":
    shape("M34 22h32v8c16 8 22 22 18 40-3 15-14 22-34 22s-31-7-34-22c-4-18 2-32 18-40z", K.clay) +
    flat("M32 36c-10 8-14 20-11 33 2 10 7 16 14 19-5-14-6-36-3-52z", K.clay2) +
    flat("M72 38c8 9 10 22 7 33-3 9-9 14-16 16 8-14 12-34 9-49z", K.clay3) +
    shape("M30 14h40l-4 10H34z", K.clay2) +
    line("M20 54h60", K.bone, 2.6) +
    line("M24 62a8 8 0 0 0 13 0 8 8 0 0 0 13 0 8 8 0 0 0 13 0 8 8 0 0 0 13 0", K.bone, 2.6) +
    shape("M14 46c-6 0-8 12 2 13M86 46c6 0 8 12-2 13", "none", K.l, 5.5) +
    line("M50 14c0-8 1-10 4-13M44 14c-2-6-4-8-7-9M56 14c2-6 5-8 9-8", "#d9a92f", 3) +
    rep(3, (i) => flat(`M${36 + i * 10} 8c3-4 5 0 3 4z`, "#d9a92f")),
  "clay-crucible":
    shape("M10 44h62c2 22-8 36-30 36S8 66 10 44z", K.clay3) +
    flat("M16 50h14c0 12 4 20 10 26-14-2-22-12-24-26z", K.clay) +
    shape("M10 44c0-6 14-9 31-9s31 3 31 9-14 9-31 9-31-3-31-9z", "#ff9a2e") +
    flat("M20 43c4-4 36-4 42 0-6 4-36 4-42 0z", "#ffe08a") +
    shape("M72 44l20-8c6-2 6 8 1 10l-20 8z", K.wood) +
    shape("M66 48c6 4 10 4 13 2l-2 6c-4 2-10 0-12-4z", K.clay) +
    line("M28 28c-5-8 5-10 0-20M42 26c-5-8 5-10 0-20M56 28c-5-8 5-10 0-18", "#ffb45a", 3.4) +
    flat("M14 86c6-8 10 0 14-6 4 8 8-4 14 4 4-8 8 0 12-2 4 4 6 0 10 6H14z", "#e8642a") +
    line("M10 90h62", K.l, 3),
};
