/** Drawing by hand in SVG text: flat cut-paper shapes with one dark line, on a field of 100 by 100. */

/** The colours of pictures: line, then each stuff as body, lit side (2) and shaded side (3). */
export const K = {
  l: "#2a1810",
  br: "#c98a2e",
  br2: "#f0c566",
  br3: "#8f5a17",
  clay: "#b9562e",
  clay2: "#e08a58",
  clay3: "#7f3319",
  wood: "#9a6430",
  wood2: "#cf9a57",
  wood3: "#5f3a18",
  bone: "#efe0bd",
  bone2: "#fff6df",
  bone3: "#c2a877",
  hide: "#a8683a",
  hide2: "#d59a63",
  hide3: "#6d3d1c",
  st: "#9aa6a8",
  st2: "#cfd8d8",
} as const;

/** A filled shape with the dark line around it. */
export const shape = (d: string, fill: string, stroke: string = K.l, width = 2.4): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
/** A fill without a line: the lit or the shaded side of a shape. */
export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const dot = (x: number, y: number, r: number, fill: string, stroke: string = K.l, width = 2): string =>
  `<circle cx="${+x.toFixed(1)}" cy="${+y.toFixed(1)}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
export const rep = (n: number, one: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => one(i)).join("");
