/** An icon is a few paths on a field of 24 by 24: path, fill, stroke, stroke width. */
import { INK } from "./palette";

export type Shape = readonly [d: string, fill: string, stroke?: string, width?: number];
export type Art = readonly Shape[];

export const disc = (fill: string): Shape => [
  "M12 1.200a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 1 1 0-21.600z",
  fill,
  INK,
  1.2,
];
export const tile = (fill: string): Shape => [
  "M3 1.500h18a1.5 1.5 0 0 1 1.5 1.500v18a1.5 1.5 0 0 1-1.5 1.500H3A1.5 1.5 0 0 1 1.5 21V3A1.5 1.5 0 0 1 3 1.500z",
  fill,
  INK,
  1.6,
];
