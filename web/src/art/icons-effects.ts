/** What effects give, ask and are: tracks, workers, marks of time, abilities, conditions. */
import {
  BARK,
  BLUE,
  BONE,
  BRONZE,
  CLAY,
  GOLD,
  GREEN,
  HIDE,
  INK,
  LEAF,
  OCHRE,
  PLANK,
  RED,
  STONE,
} from "./palette";
import type { Art, Shape } from "./shapes";
import { disc } from "./shapes";

const swords: Shape[] = [
  ["M6 4l9.5 9.8-1.7 1.700L5 6z", "#dfe3d8", INK, 1],
  ["M18 4l-9.5 9.8 1.7 1.700L19 6z", "#dfe3d8", INK, 1],
  ["M13 17l4.2-4.2 1.2 1.2-4.2 4.200zM11 17l-4.2-4.2-1.2 1.2 4.2 4.200z", GOLD, INK, 0.9],
  ["M16.7 15.700l2.5 2.500M7.3 15.700l-2.5 2.5", "none", BARK, 2],
];
const spiral: Shape = [
  "M12.3 12.200c.6-.9 2.1-.1 1.9 1.3-.3 1.9-2.9 2.3-4.1.8-1.7-2.1-.4-5.3 2.3-5.8 3.4-.6 6.2 2.4 5.8 5.8-.4 3.3-3.6 5.2-6.7 4.8",
  "none",
  "#dff1f5",
  1.9,
];
const wheel: Shape[] = [
  ["M12 3.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 1 1 0-17z", "none", BARK, 3],
  ["M12 4.500v15M4.5 12h15", "none", BARK, 2.2],
  ["M12 9.800a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 1 1 0-4.400z", GOLD, INK, 1],
];
const shield: Shape = [
  "M12 1.800c3 1.6 6 2.2 9 2.2 0 8-2.5 14.5-9 18.200C5.5 18.5 3 12 3 4c3 0 6-.6 9-2.200z",
  GREEN,
  INK,
  1.3,
];
const plus: Shape = ["M18 13.500v7M14.5 17h7", "none", INK, 4.4];
const plusIn: Shape = ["M18 13.800v6.400M14.8 17h6.4", "none", GOLD, 2.2];
const man = (fill: string): Shape => [
  "M12 2.500a3.6 3.6 0 0 1 2.3 6.400c2.8.6 4.2 2.6 4.7 5.600l1 7H4l1-7c.5-3 1.9-5 4.7-5.600A3.6 3.6 0 0 1 12 2.500z",
  fill,
  INK,
  1.3,
];
const pips = (n: number): Shape => [
  n === 1
    ? "M12 16.500h.1"
    : n === 2
      ? "M9.5 16.500h.1M14.5 16.500h.1"
      : "M8 16.500h.1M12 16.500h.1M16 16.500h.1",
  "none",
  BONE,
  3.4,
];
const scarf: Shape = ["M6.2 12.500c3.5 1.6 8 1.6 11.6 0", "none", GOLD, 1.6];
const hammer: Shape[] = [
  ["M10 9.500h3.600v12H10z", PLANK, INK, 1.1],
  ["M4 3.500h12.500l3.5 3v3.500H4z", STONE, INK, 1.2],
];
const roads: Shape[] = [
  ["M12 1v22M1 12h22", "none", INK, 7],
  ["M12 1v22M1 12h22", "none", "#e3c48c", 4.6],
  ["M12 7.500l4.5 4.5-4.5 4.500L7.5 12z", CLAY, INK, 1.2],
];
const flame: Shape[] = [
  [
    "M12.5 1.500c.5 4 5.5 6 5.5 12 0 5-2.7 8.5-6 8.500s-6.5-3-6.5-7.500c0-3 1.5-4.5 2.5-7 1.3 1 1.6 2 1.8 3.2 1.7-2 2.9-5 2.7-9.200z",
    "#d9481f",
    INK,
    1.2,
  ],
  [
    "M12 12.500c2 2 2.8 3.3 2.8 5.2 0 2-1.3 3.3-2.8 3.300s-2.8-1.3-2.8-3.300c0-1.9 1.3-2.7 2.8-5.200z",
    GOLD,
    "none",
    0,
  ],
];

export const effects: Record<string, Art> = {
  strength: [disc(RED), ...swords],
  culture: [disc(BLUE), spiral],
  travel: [disc("#f0d79c"), ...wheel],
  vp: [
    [
      "M12 .8l2.4 2.3 3.2-1 .9 3.2 3.3.8-.9 3.200L23.2 12l-2.3 2.7.9 3.2-3.3.8-.9 3.2-3.2-1L12 23.200l-2.4-2.3-3.2 1-.9-3.2-3.3-.8.9-3.200L.8 12l2.3-2.7-.9-3.2 3.3-.8.9-3.2 3.2 1z",
      GOLD,
      INK,
      1,
    ],
    ["M12 4.500a7.5 7.5 0 1 1 0 15 7.5 7.5 0 1 1 0-15z", "#fff3cf", "#8a5a12", 0.9],
  ],
  "worker-1": [man("#8a6a4a"), scarf, pips(1)],
  "worker-2": [man("#54777a"), scarf, pips(2)],
  "worker-3": [man("#7a3d57"), scarf, pips(3)],
  workers: [man("#8a6a4a"), ["M15 12.500H9.500l3.5 3.2-3.5 3.300H15", "none", BONE, 1.8]],
  warriors: [
    [
      "M6 4.500C3.5 4.5 2 6.5 2 9v4h2.500v5H8v-5h2V9c0-2.5-1.5-4.5-4-4.500zM18 4.500c-2.5 0-4 2-4 4.500v4h2.500v5H20v-5h2V9c0-2.5-1.5-4.5-4-4.500z",
      BRONZE,
      INK,
      1.2,
    ],
    ["M6 1.200c2 .5 3.5 2 4 4.300M18 1.200c2 .5 3.5 2 4 4.3", "none", RED, 2.2],
    ["M4 9.500h4M16 9.500h4", "none", INK, 1.4],
  ],
  refine: [
    ["M5.5 7.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9z", "#f0cf9e", INK, 1.2],
    ["M15.5 7.500h7.500v9h-7.500z", BRONZE, INK, 1.3],
    ["M10.5 12h3.200M12.3 9.800l2.2 2.2-2.2 2.2", "none", INK, 1.5],
  ],
  trade: [["M1.5 9h12V4.500L23 12l-9.5 7.500V15h-12z", "#e9c47c", INK, 1.3]],
  raid: [
    ["M9 8.500c-3.5 3-5.5 6-5.5 9 0 3 2 4.5 6 4.500s6-1.5 6-4.500c0-3-2-6-4.5-9z", HIDE, INK, 1.2],
    ["M7.5 5.500l2.5 1 2.5-1-.8 3h-3.400z", PLANK, INK, 1],
    ["M21.5 2L13 15.5", "none", INK, 2.2],
    ["M22.5.8l-.3 4.7-3.4-2.200z", "#dfe3d8", INK, 1],
    ["M7 15.500h5M7 18h5", "none", PLANK, 1.2],
  ],
  crossroads: roads,
  "own-crossroads": [
    ...roads,
    ["M12 8.800a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 1 1 0-3.200zM9.5 16c0-5 5-5 5 0z", BONE, INK, 0.8],
  ],
  outposts: [
    ["M5.5 10h13V21.500h-13z", PLANK, INK, 1.2],
    ["M4 10l2-3.500L8 10l2-3.5 2 3.5 2-3.5 2 3.5 2-3.5 2 3.500z", BARK, INK, 1],
    ["M10 21.500v-5c0-2.6 4-2.6 4 0v5z", INK, INK, 0.5],
    ["M12 6.500V1.500l5 1.7-5 1.8", RED, INK, 1],
  ],
  flags: [
    ["M6 2v20", "none", INK, 2],
    ["M7 3c4-1.5 7 2 12 0l-2 4.5 2 4.500c-5 2-8-1.5-12 0z", RED, INK, 1.2],
  ],
  power: [shield, ["M12 6.500v9M8 10.500h8", "none", BONE, 1.8]],
  "raid-level": [shield, ["M12 16V7.500M8.2 11L12 7l3.8 4", "none", GOLD, 2.2]],
  stronger: [
    disc(RED),
    ...swords.slice(0, 3),
    ["M20 13V3.500M16.5 6.500L20 3l3.5 3.5", "none", INK, 4],
    ["M20 13V3.500M16.5 6.500L20 3l3.5 3.5", "none", GOLD, 2],
  ],
  artefacts: [
    [
      "M7.5 3h5v1.800l-.8 1.200c2.6 1 3.5 2.8 3.5 4.8 0 3-2 5.2-3.5 5.200H8.300c-1.5 0-3.5-2.2-3.5-5.2 0-2 .9-3.8 3.5-4.800l-.8-1.200z",
      CLAY,
      INK,
      1.1,
    ],
    ["M5.5 10.500l1.5 1.7 1.5-1.7 1.5 1.7 1.5-1.7 1.5 1.7 1.5-1.7", "none", BONE, 1],
    ["M22 8.500l-8.5 10-2-2 9-9.500z", "#dfe3d8", INK, 1],
    ["M10.5 15.500l5.5 5", "none", BRONZE, 2],
  ],
  caravans: [
    ["M3 6.500c3-3.5 15-3.5 18 0v8H3z", BONE, INK, 1.2],
    ["M8 4.500v10M13 4.200v10M18 5v9.5", "none", CLAY, 1.2],
    [
      "M7.5 13.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7zM16.5 13.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7z",
      PLANK,
      INK,
      1.3,
    ],
    ["M7.5 14v6M4.5 17h6M16.5 14v6M13.5 17h6", "none", INK, 0.9],
  ],
  plains: [
    ["M1.5 17c6-5 14-5 21 0v5h-21z", "#c7b34f", INK, 1.1],
    [
      "M6 15c0-4-1-6-2-7.500M6.5 14.500c0-4 1-6 2-8M13 13.500c0-4-1-6-2-8M13.5 13.500c0-4 1.5-6 2.5-7.500M19 15c0-3-.5-4.5-1-6",
      "none",
      LEAF,
      1.7,
    ],
  ],
  quarry: [
    ["M1.5 21.500v-4h5v-4.500h5V8h5.500V3.500h5.500v18z", "#a9a39a", INK, 1.2],
    ["M6.5 17.500h16M11.5 13h11M17 8h5.5", "none", INK, 0.9],
  ],
  forest: [
    ["M6.5 21.500v-4M16 22v-5", "none", BARK, 2.6],
    ["M6.5 4l4.5 7H9.200l3.3 6.500h-12L3.8 11H2z", "#5d8a3f", INK, 1.1],
    ["M16 1.500l5 8h-2l3.7 7.500H9.300L13 9.500h-2z", "#446f35", INK, 1.1],
  ],
  mountain: [
    ["M.8 21.500L9 5.500l4 6 3-4.5 7.2 14.500z", "#7c7488", INK, 1.2],
    ["M9 5.500l3 5-2.2 1.3-1.8-1-2.2 1.200zM16 7l2.6 5.2-1.8-.7-2.3 1z", BONE, INK, 0.8],
  ],
  "each-round": [
    ["M19.5 12a7.5 7.5 0 1 1-2.6-5.7", "none", INK, 3.6],
    ["M19.5 12a7.5 7.5 0 1 1-2.6-5.7", "none", GREEN, 2],
    ["M20.5 2.500l-.5 6.5-5.7-3z", GREEN, INK, 1],
  ],
  instant: [["M14.5 1L4 13.500h6L8.5 23 20 9.500h-6.500z", GOLD, INK, 1.3]],
  lasting: [
    ["M12 12c-3-5-9-5-9 0s6 5 9 0 9-5 9 0-6 5-9 0z", "none", INK, 4],
    ["M12 12c-3-5-9-5-9 0s6 5 9 0 9-5 9 0-6 5-9 0z", "none", OCHRE, 2],
  ],
  "at-end": [
    ["M4.5 16.500a7.5 7.5 0 0 1 15 0z", GOLD, INK, 1.2],
    ["M1 16.500h22M4 20h16", "none", INK, 1.7],
    ["M12 3v3M4.5 6l2 2.200M19.5 6l-2 2.2", "none", INK, 1.7],
  ],
  doubled: [
    ["M8.5 4.500a7 7 0 1 1 0 14 7 7 0 1 1 0-14z", GOLD, INK, 1.2],
    ["M15.5 5.500a7 7 0 1 1 0 14 7 7 0 1 1 0-14z", "#fff3cf", INK, 1.2],
    ["M13.2 10.200l4.6 4.600M17.8 10.200l-4.6 4.6", "none", INK, 1.9],
  ],
  discount: [
    ["M2 12L11 3h10v10l-9 9z", BONE, INK, 1.3],
    ["M17.3 6a.8.8 0 1 1 0 1.6.8.8 0 1 1 0-1.600z", INK, INK, 1],
    ["M8.5 13h6", "none", RED, 2.6],
  ],
  "discount-each": [
    ["M2 12L11 3h10v10l-9 9z", BONE, INK, 1.3],
    ["M8 11h4M9 15h4", "none", RED, 2.2],
    ["M15 8.500h3", "none", RED, 2.2],
  ],
  "join-equal": [
    [
      "M5.5 4a2.5 2.5 0 0 1 1.5 4.500c2 .6 2.5 2.5 2.5 5V20h-8v-6.500c0-2.5.5-4.4 2.5-5A2.5 2.5 0 0 1 5.5 4z",
      OCHRE,
      INK,
      1.1,
    ],
    [
      "M18.5 4a2.5 2.5 0 0 1 1.5 4.500c2 .6 2.5 2.5 2.5 5V20h-8v-6.500c0-2.5.5-4.4 2.5-5A2.5 2.5 0 0 1 18.5 4z",
      BLUE,
      INK,
      1.1,
    ],
    ["M9.3 10.500h5.400M9.3 13.700h5.4", "none", INK, 3.8],
    ["M9.6 10.500h4.800M9.6 13.700h4.8", "none", BONE, 1.7],
  ],
  "no-loss": [
    disc(RED),
    ...swords.slice(0, 3),
    ["M3 21L21 3", "none", INK, 4],
    ["M3 21L21 3", "none", BONE, 2],
  ],
  "more-travel": [disc("#f0d79c"), ...wheel, plus, plusIn],
  "more-culture": [disc(BLUE), spiral, plus, plusIn],
  "raw-in-craft": [...hammer, ["M18 13.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9z", "#f0cf9e", INK, 1.2]],
  "craft-with-raw": [...hammer, ["M18 13.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9z", "#f0cf9e", INK, 1.2]],
  craft: [...hammer, ["M16 15.500h6v6h-6z", BRONZE, INK, 1.1]],
  reserve: [
    ["M5 2h14v20.500l-7-5-7 5z", BLUE, INK, 1.3],
    ["M12 6.200l1.5 3 3.3.4-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.3 3.3-.4z", GOLD, INK, 0.7],
  ],
  "extra-explorer": [man(OCHRE), plus, plusIn],
  "leftover-bonuses": [
    ["M3 8h8v8H3z", GOLD, INK, 1.2],
    ["M8 4h8v8H8z", "#fff3cf", INK, 1.2],
    ["M13 11h8v8h-8z", OCHRE, INK, 1.2],
  ],
  "take-back": [
    [
      "M13 8.500a2.6 2.6 0 0 1 1.7 4.600c2 .5 2.8 2.4 3 4.400l.3 5H8l.3-5c.2-2 1-3.9 3-4.400A2.6 2.6 0 0 1 13 8.500z",
      OCHRE,
      INK,
      1.1,
    ],
    ["M20 11V6.500C20 4 18 3 16 3H6", "none", INK, 4],
    ["M9.5.5L4 3.500l5.5 4z", GREEN, INK, 1],
    ["M20 11V6.500C20 4 18 3 16 3H8.5", "none", GREEN, 2],
  ],
  fire: flame,
  first: [
    ["M12 1l3.3 6.5 7 1-5 5 1.2 7.200L12 17.300l-6.5 3.400L6.7 13.500l-5-5 7-1z", CLAY, INK, 1.2],
    ["M10.2 9.500l2-1.500v8M10 16h4.5", "none", BONE, 2],
  ],
  single: [
    ["M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z", BONE, INK, 1.6],
    ["M10 8.500l2.3-1.700V17M9.5 17h5", "none", INK, 2.2],
  ],
  explorer: [man(OCHRE)],
  chief: [man(CLAY), ["M6.5 5l1-4 2.5 2L12 0l2 3 2.5-2 1 4z", GOLD, INK, 1]],
  member: [man("#b9a684")],
  "other-explorer": [man("#7d8a95"), ["M8 15h8", "none", BONE, 2.2]],
  empty: [["M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18z", "none", INK, 1.6]],
  hut: [
    ["M4 11.500h16v10H4z", PLANK, INK, 1.2],
    ["M12 1.500L1 12.500h22z", "#c9a24f", INK, 1.2],
    ["M9.5 21.500v-5.500h5v5.500z", INK, INK, 0.5],
    ["M12 2v8M8 6.200v5M16 6.200v5", "none", BARK, 1],
  ],
  second: [
    ["M8 6a6 6 0 1 1 0 12A6 6 0 1 1 8 6z", PLANK, INK, 1.2],
    ["M16 6a6 6 0 1 1 0 12 6 6 0 1 1 0-12z", OCHRE, INK, 1.2],
    ["M14.5 10.800c0-2 3-2 3 0 0 1.2-3 2.2-3 3.700h3.2", "none", INK, 1.3],
  ],
};
