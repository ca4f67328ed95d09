/** One silhouette for one idea: tracks, actions, lands, and when an effect counts. */
import { C, path, sun } from "./shapes";

export const signs: Record<string, string> = {
  strength:
    path("M12 .7L23.3 12 12 23.3.7 12z", C.madder, C.ink, 1.3) +
    path("M12 3.4l2.1 3.2v6.6H9.9V6.6z", C.bone) +
    path("M7.7 13.2h8.6v2H7.7z", C.bronze) +
    path("M11 15.2h2v3.4h-2z", C.bone) +
    path("M12 5v7.5", "none", "#b5a98e", 0.8),
  culture:
    path("M12 .9c3.8 5.2 9 8.2 9 13.3a9 9 0 0 1-18 0C3 9.1 8.2 6.1 12 .9z", C.river, C.ink, 1.3) +
    path(
      "M12.3 14.1c.7-.9 2.2-.1 1.9 1.3-.4 1.9-3 2.2-4.2.6-1.6-2.1-.2-5.1 2.5-5.5 3.2-.4 5.7 2.4 5.2 5.4",
      "none",
      "#e8f7fb",
      2,
    ),
  travel:
    path("M1.2 3.6h14.3l7.6 8.4-7.6 8.4H1.2z", C.ochre, C.ink, 1.3) +
    `<circle cx="9.3" cy="12" r="5.6" fill="none" stroke="${C.ink}" stroke-width="2.1"/><path d="M9.3 6.5v11M3.9 12h10.8" stroke="${C.ink}" stroke-width="1.7"/><circle cx="9.3" cy="12" r="1.9" fill="${C.bone}" stroke="${C.ink}" stroke-width="1"/>`,
  vp: `${path(sun, C.gold, C.ink, 1.1)}<circle cx="12" cy="12" r="7.4" fill="#fff1c0"/>`,
  power:
    path(
      "M12 1c3 1.7 6.2 2.3 9.4 2.3.2 8.7-2.5 15.7-9.4 19.6C5.1 19 2.4 12 2.6 3.3 5.8 3.3 9 2.7 12 1z",
      C.moss,
      C.ink,
      1.3,
    ) +
    path(
      "M12 3.4c2.4 1.2 4.9 1.7 7.3 1.8-.1 6.9-2.3 12.2-7.3 15.4-5-3.2-7.2-8.5-7.3-15.4 2.4-.1 4.9-.6 7.3-1.8z",
      "none",
      "#cfe6d3",
      1,
    ),
  stronger:
    path(
      "M12 1c3 1.7 6.2 2.3 9.4 2.3.2 8.7-2.5 15.7-9.4 19.6C5.1 19 2.4 12 2.6 3.3 5.8 3.3 9 2.7 12 1z",
      "#8c8579",
      C.ink,
      1.3,
    ) + path("M12 18V7M7.5 11.5L12 6.5l4.5 5", "none", C.bone, 2.6),
  raid:
    path(
      "M8.7 8.2C4.9 10.4 2 14.1 2.3 18c.2 3 2.5 4.7 7.4 4.7s7.6-1.7 7.7-4.7c.2-3.9-2.7-7.6-6.3-9.8z",
      "#d3a25f",
      C.ink,
      1.2,
    ) +
    path("M6.4 4.7c1.9.9 5.3.9 7.2 0l-2.4 3.5H8.5z", "#b98746", C.ink, 1.1) +
    path("M4.6 21.8L20.3 4.6", "none", C.ink, 3.4) +
    path("M4.6 21.8L20.3 4.6", "none", "#8d5a2b", 1.7) +
    path("M23.4 1.2l-.9 6.6-2.6-1-1.3-2.6z", C.madder, C.ink, 1),
  refine:
    path("M12 1.2h8.6a2 2 0 0 1 2 2v17.6a2 2 0 0 1-2 2H12A10.8 10.8 0 0 1 12 1.2z", "#3a241a", C.ink, 1.3) +
    path(
      "M13 3.5c.4 3.7 4.9 5.3 4.9 10.6 0 4.2-2.6 6.8-5.6 6.8s-5.6-2.4-5.6-6.2c0-2.6 1.3-4 2.2-6 1.2.8 1.5 1.8 1.6 2.8 1.6-1.8 2.6-4.6 2.5-8z",
      "#f08a2c",
    ) +
    path(
      "M12.3 12.5c1.7 1.7 2.5 2.9 2.5 4.5 0 1.8-1.2 2.9-2.5 2.9s-2.5-1.1-2.5-2.9c0-1.6 1.2-2.3 2.5-4.5z",
      "#ffe39a",
    ),
  trade: path("M1.5 9.3h11V4.6L22.7 12l-10.2 7.4v-4.7h-11z", C.ink),
  craft:
    path("M10.2 9.5h3.6v12.7h-3.6z", "#d39a52", C.ink, 1.1) +
    path("M3.6 3.2h13l4.2 3.2v3.9H3.6z", "#8d9aa5", C.ink, 1.2),
  reserve:
    path("M5 1.5h14v21l-7-5-7 5z", C.moss, C.ink, 1.3) +
    path("M12 5l1.7 3.5 3.8.5-2.8 2.7.7 3.8-3.4-1.9-3.4 1.9.7-3.8L6.5 9l3.8-.5z", C.bone),
  discount:
    path("M2 12L11 2.5h11v11L12.5 22.5z", "#e8cf9e", C.ink, 1.3) +
    path("M10.5 14.5l5-5", "none", C.ink, 2) +
    `<circle cx="18.3" cy="6" r="1.5" fill="${C.ink}"/>`,
  hut:
    path("M12 2L1.5 12h3v10h15V12h3z", "#b98346", C.ink, 1.3) +
    path("M9.5 22v-6.5h5V22z", C.ink) +
    path("M10 3.2L8.4.6M14 3.2L15.6.6", "none", C.ink, 1.5),
  first:
    path("M5 1.3h2.5v21.5H5z", "#8d5a2b", C.ink, 1) +
    path("M7.5 2.8h13l-3.4 5.2 3.4 5.2h-13z", C.madder, C.ink, 1.2) +
    path("M11.8 5.4l1.7-.9v7", "none", C.bone, 1.9),
  outposts:
    path("M3 22.5V8.5h3.3V5.2h3v3.3h5.4V5.2h3v3.3H21v14z", "#c79a5b", C.ink, 1.3) +
    path("M9.5 22.5v-6h5v6z", C.ink) +
    path("M3 12.5h18", "none", C.ink, 0.9),
  crossroads:
    path("M12 1v22M1 12h22", "none", C.ink, 7.4) +
    path("M12 1v22M1 12h22", "none", "#e9cf98", 5) +
    path("M12 6.8l5.2 5.2-5.2 5.2L6.8 12z", C.madder, C.ink, 1.2),
  plains:
    path("M1.5 22.5V11a10.5 9.5 0 0 1 21 0v11.5z", "#e6cf7d", C.ink, 1.3) +
    path(
      "M5 22c0-5 2-8 4-10M10 22c0-5 1.5-8 2.5-10M15.5 22c0-5 .5-8 1-10M20.5 22c-.5-5-1-8-1.5-10",
      "none",
      "#8d7222",
      1.5,
    ),
  quarry:
    path("M1.5 22.5V11a10.5 9.5 0 0 1 21 0v11.5z", "#dccfb6", C.ink, 1.3) +
    path("M2.2 21.8V9.5h6v4.3h5v4.2h5v3.8z", "#857357"),
  forest:
    path("M1.5 22.5V11a10.5 9.5 0 0 1 21 0v11.5z", "#a9cc86", C.ink, 1.3) +
    path("M12 3.5l4.5 7h-2.2l4.2 7H13.2v4.3h-2.4v-4.3H5.5l4.2-7H7.5z", "#2c5a33"),
  mountain:
    path("M1.5 22.5V11a10.5 9.5 0 0 1 21 0v11.5z", "#cfcbe0", C.ink, 1.3) +
    path("M2.2 21.8L9.5 8l4 6 2.5-3.5 6 11.3z", "#5f5a80") +
    path("M9.5 8l2.4 3.6-1.7-.4-1.3 1.3-1.3-1z", "#fff"),
  instant: path("M14 1L4.5 13.5h6L9 23l10.5-13.5h-6.5z", "#f08a2c", C.ink, 1.2),
  "each-round": path("M19.5 8A8.6 8.6 0 1 0 20.6 13", "none", C.moss, 3) + path("M21.8 2.4v7h-7z", C.moss),
  lasting: path(
    "M7 8.2c-5 0-5 7.6 0 7.6 4 0 6-7.6 10-7.6 5 0 5 7.6 0 7.6-4 0-6-7.6-10-7.6z",
    "none",
    C.river,
    2.6,
  ),
  "at-end":
    path(
      "M5 2h14M5 22h14M6.5 2.5c0 5 4 6.5 4 9.5s-4 4.5-4 9.5M17.5 2.5c0 5-4 6.5-4 9.5s4 4.5 4 9.5",
      "none",
      "#7b3f86",
      2.3,
    ) + path("M8 21c.6-3 2-3.4 4-5 2 1.6 3.4 2 4 5z", "#7b3f86"),
};
