/** Wooden pieces of the players: outlines filled with the seat's colour, and an emblem so that colour is never alone. */

export const PIECES: Record<string, string> = {
  explorer: "M12 2a4 4 0 0 1 2.7 7c3 .7 4.3 3 4.8 6l1 7H3.500l1-7c.5-3 1.8-5.3 4.8-6A4 4 0 0 1 12 2z",
  chief:
    "M6.5 1l2.3 2.500L12 .5l3.2 3L17.5 1l-.8 6c0 .8-.5 1.6-1.2 2.2 3 .8 4.5 3 5 6l1 7h-19l1-7c.5-3 2-5.2 5-6C7.8 8.6 7.3 7.8 7.3 7z",
  warrior: "M12 1c5 0 8 3.5 8 8v4h-2.500v2c2.5.8 4 3 4.5 7H2c.5-4 2-6.2 4.5-7v-2H4V9c0-4.5 3-8 8-8z",
  caravan: "M2 8c3-5 17-5 20 0v8h-1.200a4 4 0 0 1-7.6 0h-2.400a4 4 0 0 1-7.6 0H2z",
  canoe: "M1 10c3 2.5 19 2.5 22 0-.5 6-4 9-8 9H9c-4 0-7.5-3-8-9z",
  marker: "M12 1.500c3 1.5 6 2 9 2 0 8.5-2.5 15-9 19-6.5-4-9-10.5-9-19 3 0 6-.5 9-2z",
  flag: "M4 1.500h2.500v1.700c4-2 7.5 1.8 13.5 0l-2.5 5 2.5 5c-6 1.8-9.5-2-13.5 0v9.300H4z",
};

/** Triangle, circle, diamond, square for the seats; a cross for neutral pieces. Drawn around 0, 0. */
export const EMBLEMS: readonly string[] = [
  "M0-4.200L4 3H-4z",
  "M0-3.600a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 1 1 0-7.200z",
  "M0-4.500L4 0 0 4.5-4 0z",
  "M-3.3-3.300h6.600v6.600h-6.600z",
];
export const NEUTRAL_EMBLEM = "M-1.3-4h2.600v2.700H4v2.600H1.300V4h-2.600V1.300H-4v-2.600h2.700z";

/** Where the emblem sits on each piece. */
export const EMBLEM_AT: Record<string, readonly [x: number, y: number, scale: number]> = {
  explorer: [12, 16.5, 0.95],
  chief: [12, 16.5, 1],
  warrior: [12, 9, 0.8],
  caravan: [12, 10.5, 0.95],
  canoe: [12, 15.5, 0.75],
  marker: [12, 10.5, 1.1],
  flag: [12, 8, 0.85],
};
