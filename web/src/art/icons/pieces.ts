/** Wooden pieces in the colour of their seat; the emblem that goes with it is drawn on top. */
import { C, path } from "./shapes";

export const pieces: Record<string, string> = {
  explorer: path(
    "M12 2a4.2 4.2 0 0 1 2.8 7.3c3 .8 4.4 3.2 4.9 6.2l1.1 6.7H3.2l1.1-6.7c.5-3 1.9-5.4 4.9-6.2A4.2 4.2 0 0 1 12 2z",
    "var(--seat)",
    C.ink,
    1.3,
  ),
  chief:
    path(
      "M4.6.9C5 4.2 6.3 5.5 8 6.1A4.3 4.3 0 0 1 16 6.1C17.7 5.5 19 4.2 19.4.9c1.9 4-.2 7.4-3.5 8.3 3 .9 4.6 3.2 5.1 6.3l1.2 6.7H1.8L3 15.5c.5-3.1 2.1-5.4 5.1-6.3C4.8 8.3 2.7 4.9 4.6.9z",
      "var(--seat)",
      C.ink,
      1.3,
    ) + path("M5.7 13.4c4 1.7 8.6 1.7 12.6 0", "none", C.gold, 1.7),
  warrior:
    path("M17.2 2.2l1.3-1.9 1.3 1.9v20h-2.6z", C.bronze, C.ink, 0.9) +
    path(
      "M10.5 1.2c4 0 6.4 2.9 6.4 6.7v3.4h-2c2.5 1 3.6 3.6 4 6.4l.6 4.5H1.6l.6-4.5c.4-2.8 1.5-5.4 4-6.4h-2V7.9c0-3.8 2.3-6.7 6.3-6.7z",
      "var(--seat)",
      C.ink,
      1.3,
    ) +
    path("M6.4 8.2h8.2M10.5 3.6v7", "none", C.bronze, 1.5),
  caravan:
    path("M2.5 15.5V9.7C4.5 3 19.5 3 21.5 9.7v5.8z", "var(--seat)", C.ink, 1.3) +
    path("M7.5 6v9.3M12 5v10.3M16.5 6v9.3", "none", "#fff", 0.9) +
    path("M1.2 15.3h21.6v2.4H1.2z", "#7b4a20", C.ink, 1) +
    `<g fill="#e0b877" stroke="${C.ink}" stroke-width="1.3"><circle cx="6.5" cy="18.8" r="3.6"/><circle cx="17.5" cy="18.8" r="3.6"/></g>`,
  canoe:
    '<path d="M9.5 10V7" stroke="var(--seat)" stroke-width="4"/>' +
    path("M9.5 1.4a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 1 1 0-4.2z", "#d9a274", C.ink, 0.9) +
    path("M15.5 1.5L7.5 16", "none", "#7c4e24", 1.4) +
    path(
      "M.8 9.5c4.5 3.2 17.9 3.2 22.4 0-.6 6-4.5 8.8-8.7 8.8H9.5C5.3 18.3 1.4 15.5.8 9.5z",
      "var(--seat)",
      C.ink,
      1.3,
    ),
  marker: path(
    "M12 1.2c3 1.5 6.2 2.1 9.2 2.1.2 8.7-2.5 15.2-9.2 19.4C5.3 18.5 2.6 12 2.8 3.3c3 0 6.2-.6 9.2-2.1z",
    "var(--seat)",
    C.ink,
    1.5,
  ),
  flag:
    path("M5 1.3h2.5v21.5H5z", "#8d5a2b", C.ink, 1) +
    path("M7.5 2.8c4-1.8 7 1.6 13 0l-2.5 5.2 2.5 5.2c-6 1.6-9-1.8-13 0z", "var(--seat)", C.ink, 1.2),
};
