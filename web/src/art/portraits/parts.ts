/** What the faces have in common; hair, dress and attribute make the person. */
import { flat, K, line, shape } from "../draw";

/** Shoulders in a garment, neck and head. */
export const bust = (garb: string, skin: string): string =>
  shape("M12 102c3-21 15-29 31-31h14c16 2 28 10 31 31z", garb, K.l, 2.2) +
  shape("M42 61h16v14c-5 5-11 5-16 0z", skin, K.l, 1.8) +
  shape("M32 40c0-16 8-24 18-24s18 8 18 24c0 16-8 27-18 27S32 56 32 40z", skin, K.l, 2) +
  flat("M50 18c10 1 16 9 16 22 0 14-7 24-16 25 6-8 9-16 8-26-1-8-4-14-8-21z", "#00000022");
/** Eyes and nose. */
export const gaze: string =
  line("M39 42c2-2 5-2 7 0M54 42c2-2 5-2 7 0", K.l, 2.2) + line("M50 43v8l-3 2", "#7a4a2c", 1.8);
export const mouth = (d: string): string => line(d, "#7a2f22", 2.4);
