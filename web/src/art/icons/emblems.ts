/** Triangle, circle, diamond, square for the seats, so that colour is never alone; a cross for neutral pieces. */
export const EMBLEMS: readonly string[] = [
  "M0-4.4L4.3 3.3H-4.3z",
  "M0-3.9a3.9 3.9 0 1 1 0 7.8 3.9 3.9 0 1 1 0-7.8z",
  "M0-4.8L4.4 0 0 4.8-4.4 0z",
  "M-3.5-3.5h7v7h-7z",
];
export const NEUTRAL_EMBLEM = "M-1.3-4h2.6v2.7H4v2.6H1.3V4h-2.6V1.3H-4v-2.6h2.7z";

/** Where the emblem sits on each piece, and how large. */
export const EMBLEM_AT: Record<string, readonly [x: number, y: number, scale: number]> = {
  explorer: [12, 16.3, 0.95],
  chief: [12, 17.6, 0.78],
  warrior: [10.5, 17.3, 0.85],
  caravan: [12, 10.6, 0.8],
  canoe: [12, 14.6, 0.72],
  marker: [12, 10.6, 1.1],
  flag: [13, 8, 0.8],
};
