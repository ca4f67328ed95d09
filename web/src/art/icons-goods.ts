/** Resources: raw ones lie on a round ground, refined ones on a square one, each pair on its own colour. */
import { BARK, BONE, BRONZE, CLAY, GREEN, GROUNDS, HIDE, INK, ORE, PLANK, STONE } from "./palette";
import type { Art } from "./shapes";
import { disc, tile } from "./shapes";

export const goods: Record<string, Art> = {
  cattle: [
    disc(GROUNDS.cattle),
    ["M4.5 5.5c-.4 3 1.2 4.9 3.8 5M19.5 5.500c.4 3-1.2 4.9-3.8 5", "none", INK, 1.8],
    ["M7.5 9.200h9l.8 3.1-2.1 6.400h-6.400l-2.1-6.400z", HIDE],
    ["M9 15.300h6l-.9 3.900h-4.200z", BONE, INK, 0.8],
    ["M9.3 12.200h.1M14.6 12.200h.1", "none", BONE, 1.8],
  ],
  leather: [
    tile(GROUNDS.cattle),
    [
      "M6 4.500l3.5 1.600h5L18 4.500l1.5 3.6-2 3.4 2 4.6-2.8 3.2-3.2-1.400h-3l-3.2 1.4-2.8-3.2 2-4.6-2-3.400z",
      "#b77938",
    ],
    ["M12 7v9M9.5 9.500v4M14.5 9.500v4", "none", "#7b4a1d", 1],
  ],
  stone: [
    disc(GROUNDS.stone),
    ["M4.5 16l2-6.5 4-3 5 .8 4 4.7-.5 4.5-4 2.500H8z", STONE],
    ["M6.5 9.500l5 2 4-4.200M11.5 11.500L11 19M11.5 11.500l7 4.5", "none", "#5d5b59", 1.1],
  ],
  brick: [
    tile(GROUNDS.stone),
    ["M4.5 6h15v4h-15zM4.5 10h7v4h-7zM11.5 10h8v4h-8zM4.5 14h11v4h-11zM15.5 14h4v4h-4z", "#a9a49c"],
    ["M9 6v4M15.5 6v4M9 14v4", "none", INK, 1],
  ],
  wood: [
    disc(GROUNDS.wood),
    ["M4.2 9.500L16 6.500c2.5-.4 4 1.4 4 3.600s-1.3 4-3.6 4.500L6.5 17.500c-2-.2-3.6-6.4-2.3-8z", BARK],
    ["M6 9c-1.9.4-2.6 2.5-2 4.700s2.2 4 4 3.6 2.5-2.3 2-4.6-2.2-4.1-4-3.700z", PLANK],
    ["M6.5 11.300c-.9.2-1 1.2-.8 2s.9 1.7 1.7 1.5 1-1.1.8-1.9-.9-1.8-1.7-1.600z", "none", BARK, 0.9],
    ["M12 10.500l4.5-1.100M12.5 13.200l3-.7", "none", "#4c2d11", 0.9],
  ],
  timber: [
    tile(GROUNDS.wood),
    ["M4 9l13-4 3 2.3-13 4zM4 9v3l3 2.400v-3.100zM7 11.300v3.100l13-4V7.300z", PLANK],
    ["M4 14.200v3L7 19.600v-3.100zM7 16.500v3.100l13-4v-3.100z", "#c48a43"],
    ["M9.5 12.600l8-2.500M10 17.600l7-2.2", "none", BARK, 0.8],
  ],
  ore: [
    disc(GROUNDS.ore),
    ["M4.3 14.500l3-7 5-2 5.5 3 2 5.5-3 4.5-7.5.7z", ORE],
    ["M8 9l2.5 1.500L9 13zM13 7.500l2.5 2-2.8 1.300zM12 13.500l4-.5-1.5 3.300z", "#3fb08b", INK, 0.6],
    ["M7.5 15.500l2 .8", "none", "#3fb08b", 1.5],
  ],
  metal: [
    tile(GROUNDS.ore),
    [
      "M4 4.500c3 1.3 5 1.6 8 1.600s5-.3 8-1.600c-1.6 3-2 4.6-2 7.500s.4 4.5 2 7.500c-3-1.3-5-1.6-8-1.600s-5 .3-8 1.600c1.6-3 2-4.6 2-7.500s-.4-4.5-2-7.500z",
      BRONZE,
    ],
    ["M8 8.500c2.5.6 5.5.6 8 0M8.3 15c2.3-.5 5-.5 7.4 0", "none", "#f2c877", 1.2],
  ],
  raw: [
    ["M12 1.500A10.5 10.5 0 0 0 1.5 12H12z", GROUNDS.cattle, INK, 1.2],
    ["M12 1.500A10.5 10.5 0 0 1 22.5 12H12z", GROUNDS.stone, INK, 1.2],
    ["M12 22.500A10.5 10.5 0 0 1 1.5 12H12z", GROUNDS.wood, INK, 1.2],
    ["M12 22.500A10.5 10.5 0 0 0 22.5 12H12z", GROUNDS.ore, INK, 1.2],
    ["M12 7.800a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 1 1 0-8.400z", HIDE, INK, 1.2],
  ],
  refined: [
    ["M2 2h10v10H2z", GROUNDS.cattle, INK, 1.4],
    ["M12 2h10v10H12z", GROUNDS.stone, INK, 1.4],
    ["M2 12h10v10H2z", GROUNDS.wood, INK, 1.4],
    ["M12 12h10v10H12z", GROUNDS.ore, INK, 1.4],
    ["M7.8 7.800h8.400v8.400H7.800z", BRONZE, INK, 1.4],
  ],
  "matching-raw": [disc("#efe2c4"), ["M8 9.500h8M8 14.500h8", "none", INK, 2.4]],
  "matching-refined": [tile("#efe2c4"), ["M8 9.500h8M8 14.500h8", "none", INK, 2.4]],
  clothing: [
    ["M8.5 3.500L3 7l1.8 5 2.7-1v9.500h9V11l2.7 1L21 7l-5.5-3.500c-1.5 2.3-5.5 2.3-7 0z", "#c98c4a"],
    ["M7.5 17.500l1.5-1.8 1.5 1.8 1.5-1.8 1.5 1.8 1.5-1.8 1.5 1.800M12 6v4", "none", "#7d2516", 1.2],
  ],
  pottery: [
    [
      "M8.5 3h7v2.300l-1 1.700c3.7 1.3 5 3.9 5 6.7 0 4-3 7.3-5 7.300h-5c-2 0-5-3.3-5-7.3 0-2.8 1.3-5.4 5-6.700l-1-1.700z",
      CLAY,
    ],
    ["M5.2 12.500l1.7 2.2 1.7-2.2 1.7 2.2 1.7-2.2 1.7 2.2 1.7-2.2 1.7 2.2 1.7-2.2", "none", BONE, 1.4],
    ["M8 17.700h8", "none", BONE, 1.2],
  ],
  tools: [
    ["M8.2 8.200l11 11.6 1.8-1.900L10 6.500z", PLANK],
    ["M3 9.500C3.5 6 6 3.5 9.8 3l2.7 3.2-6 5.800z", BRONZE],
    ["M9 11l3-2.8", "none", INK, 1.2],
  ],
  weapons: [
    ["M20.8 3.200l-.6 4L10.8 16.6 7.4 13.2 16.8 3.800z", "#c9cfc4"],
    ["M19.5 4.500L9.1 14.9", "none", INK, 0.9],
    ["M5.5 11.800l6.7 6.7-1.7 1.2-6.2-6.200z", BRONZE],
    ["M6.8 15.200l2 2-3.6 3.9-2.3-2.300z", GREEN],
  ],
};
