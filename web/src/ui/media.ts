/** The breakpoints by name: `@media (--phone)` in a style, `matchMedia(MEDIA.phone)` in a script. */
export const MEDIA = {
  /** The players are beside the board, or behind tabs. */
  wide: "(min-width: 1241px)",
  narrow: "(max-width: 1240px)",
  /** They're beside the board, and their column is as narrow as it gets. */
  close: "(max-width: 1700px)",
  /** A phone held upright, and what's broader; a small one, and one on its side. */
  phone: "(max-width: 700px)",
  broad: "(min-width: 701px)",
  small: "(max-width: 480px)",
  low: "(max-height: 480px)",
  /** Either of them: artefacts and river have a tab of their own. */
  pocket: "(max-width: 700px), (max-height: 480px)",
  /** Bars have less room: to each side, still less or not, and above each other. */
  slim: "(max-width: 800px)",
  tight: "(max-width: 640px)",
  roomy: "(min-width: 641px)",
  /** Several answers fit beside the question. */
  spacious: "(min-width: 1000px)",
  short: "(max-height: 800px)",
};
