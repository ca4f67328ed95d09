/** What the icons are made of: colours and grounds on a field of 24 by 24. They lie on bone in both lights. */
export const C = {
  ink: "#2a1810",
  bone: "#fbf2dc",
  rust: "#a34c26",
  slate: "#5f7284",
  leaf: "#527833",
  teal: "#155860",
  hide: "#f0c793",
  rock: "#e4e8ea",
  clay: "#ea7444",
  plank: "#f3d397",
  malachite: "#56d6a6",
  bronze: "#f2bb3e",
  ochre: "#e2a73b",
  river: "#1d6c96",
  madder: "#b32c1d",
  moss: "#2f6a50",
  gold: "#f4c53f",
} as const;

export const path = (d: string, fill: string, stroke?: string, width = 1.2): string =>
  `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${width}"` : ""}/>`;
/** Round: raw. */
export const disc = (fill: string): string =>
  `<circle cx="12" cy="12" r="11" fill="${fill}" stroke="${C.ink}" stroke-width="1.3"/>` +
  '<circle cx="12" cy="12" r="9.9" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width=".9"/>';
/** Square: refined. */
export const tile = (fill: string): string =>
  `<rect x="1" y="1" width="22" height="22" rx="2.5" fill="${fill}" stroke="${C.ink}" stroke-width="1.3"/>` +
  '<rect x="2.1" y="2.1" width="19.8" height="19.8" rx="1.6" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width=".9"/>';
/** A sun of fourteen rays: points. */
export const sun = `M${Array.from({ length: 28 }, (_, i) => {
  const r = i % 2 ? 9.3 : 11.7;
  const a = (i * Math.PI) / 14;
  return `${(12 + r * Math.sin(a)).toFixed(2)} ${(12 - r * Math.cos(a)).toFixed(2)}`;
}).join("L")}z`;
