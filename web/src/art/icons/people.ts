/** Icons of workers and members, in no seat's colour, and of what happens to them. */
import { C, path } from "./shapes";

const WORKER =
  "M12 2.2a4.6 4.6 0 0 1 3 8c3.6.9 5.3 3.6 5.9 7.2l.8 4.9H2.3l.8-4.9c.6-3.6 2.3-6.3 5.9-7.2a4.6 4.6 0 0 1 3-8z";
const MEMBER =
  "M12 2a4.2 4.2 0 0 1 2.8 7.3c3 .8 4.4 3.2 4.9 6.2l1.1 6.7H3.2l1.1-6.7c.5-3 1.9-5.4 4.9-6.2A4.2 4.2 0 0 1 12 2z";
const CHIEF =
  "M4.6.9C5 4.2 6.3 5.5 8 6.1A4.3 4.3 0 0 1 16 6.1C17.7 5.5 19 4.2 19.4.9c1.9 4-.2 7.4-3.5 8.3 3 .9 4.6 3.2 5.1 6.3l1.2 6.7H1.8L3 15.5c.5-3.1 2.1-5.4 5.1-6.3C4.8 8.3 2.7 4.9 4.6.9z";

const worker = (level: number): string =>
  path(WORKER, "#8a5a34", C.ink, 1.3) +
  path("M7.5 6.3c3 1.1 6 1.1 9 0", "none", C.gold, 1.8) +
  path("M6 22v-6.5l6 1.5 6-1.5V22z", "#c98f52", C.ink, 0.8) +
  Array.from(
    { length: level },
    (_, i) =>
      `<circle cx="${12 + (i - (level - 1) / 2) * 5}" cy="19.4" r="2" fill="${C.bone}" stroke="${C.ink}" stroke-width=".8"/>`,
  ).join("");
const member = (fill: string): string => path(MEMBER, fill, C.ink, 1.3);
const plus =
  path("M18.5 1v9M14 5.5h9", "none", C.ink, 4.6) + path("M18.5 1.5v8M14.5 5.5h8", "none", C.bone, 2.2);
const back =
  path("M21.5 13V7c0-3-2-4.5-4.5-4.5H6.5", "none", C.ink, 4) +
  path("M21.5 13V7c0-3-2-4.5-4.5-4.5H6.5", "none", "#7fb48f", 1.8) +
  path("M8.5-.5v6l-5-3z", "#7fb48f", C.ink, 1);
const small = (body: string): string => `<g transform="translate(1 5.5) scale(.77)">${body}</g>`;
const pair = (left: string, right: string): string =>
  `<g transform="translate(-1.5 4) scale(.66)">${left}</g><g transform="translate(9.6 4) scale(.66)">${right}</g>`;

export const people: Record<string, string> = {
  "worker-1": worker(1),
  "worker-2": worker(2),
  "worker-3": worker(3),
  workers:
    path(WORKER, "#8a5a34", C.ink, 1.3) +
    path("M7.5 6.3c3 1.1 6 1.1 9 0", "none", C.gold, 1.8) +
    path("M14.5 13.5H9.5l3 3-3 3h5", "none", C.bone, 1.6),
  explorer: member("#7a6a58"),
  chief: path(CHIEF, "#7a6a58", C.ink, 1.3) + path("M5.7 13.4c4 1.7 8.6 1.7 12.6 0", "none", C.gold, 1.7),
  member: member("#b9a684"),
  "other-explorer": member("#5d7d93") + path("M7.5 16h9", "none", C.bone, 2.4),
  warriors:
    path("M17.2 2.2l1.3-1.9 1.3 1.9v20h-2.6z", C.bronze, C.ink, 0.9) +
    path(
      "M10.5 1.2c4 0 6.4 2.9 6.4 6.7v3.4h-2c2.5 1 3.6 3.6 4 6.4l.6 4.5H1.6l.6-4.5c.4-2.8 1.5-5.4 4-6.4h-2V7.9c0-3.8 2.3-6.7 6.3-6.7z",
      "#6b5f55",
      C.ink,
      1.3,
    ) +
    path("M6.4 8.2h8.2M10.5 3.6v7", "none", C.bronze, 1.5),
  "extra-explorer": small(member("#7a6a58")) + plus,
  "take-back": small(member("#7a6a58")) + back,
  "join-equal":
    pair(member("#7a6a58"), member("#5d7d93")) +
    path("M9 17h6M9 20.5h6", "none", C.ink, 4) +
    path("M9.3 17h5.4M9.3 20.5h5.4", "none", C.bone, 1.6),
};
