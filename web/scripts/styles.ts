/** Styles that CSS can't say once by itself: font faces, and breakpoints by name. */
import type { Plugin } from "vite";
import { MEDIA } from "../src/ui/media.ts";

/** Piazzolla for names and numbers, Fira Sans for text, its condensed cut where room is short (all OFL-1.1). */
const FAMILIES: [name: string, weights: number[]][] = [
  ["Piazzolla", [800]],
  ["Fira Sans", [500, 600]],
  ["Fira Sans Condensed", [500, 600]],
];
/** A page in one script fetches that one. */
const SCRIPTS = {
  latin: "",
  cyrillic: "unicode-range: U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116;",
};
const FONTS = "virtual:fonts.css";

function faces(): string {
  return FAMILIES.flatMap(([name, weights]) =>
    weights.flatMap((weight) =>
      Object.entries(SCRIPTS).map(([script, range]) => {
        const font = name.toLowerCase().replaceAll(" ", "-");
        const url = `@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff2`;
        return `@font-face { font-family: "${name}"; font-weight: ${weight}; font-display: swap;
          src: url("${url}") format("woff2"); ${range} }`;
      }),
    ),
  ).join("\n");
}

function unnamed(rule: string): string {
  return rule.replace(/\(--(\w+)\)/g, (_, name: string) => {
    if (!(name in MEDIA)) throw new Error(`no breakpoint is called --${name}`);
    return MEDIA[name as keyof typeof MEDIA];
  });
}

export function styles(): Plugin {
  return {
    name: "terramara-styles",
    enforce: "pre",
    resolveId: (id) => (id === FONTS ? FONTS : null),
    load: (id) => (id === FONTS ? faces() : null),
    transform: (code, id) => (/\.(css|svelte)$/.test(id) ? code.replace(/@media[^{]*/g, unnamed) : null),
  };
}
