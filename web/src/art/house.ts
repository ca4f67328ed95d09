/** A house of the village: walls, thatch, a lit doorway; its stilts belong to the platform it stands on. */
export const HOUSE =
  '<svg viewBox="0 0 58 50" preserveAspectRatio="xMidYMax meet" aria-hidden="true">' +
  '<path d="M11 26h37v24H11z" fill="var(--wood-1)"/><path d="M11 33h37M11 41h37" stroke="var(--wood-2)" stroke-width=".8" stroke-opacity=".6"/>' +
  '<path d="M24 32h10v18H24z" fill="var(--window)"/>' +
  '<path d="M29 2l28 29H1z" fill="var(--thatch-1)"/><path d="M29 2l28 29H43z" fill="var(--thatch-2)"/>' +
  '<path d="M26.500 6.500L32-2M31.500 6.500L26-2" stroke="var(--wood-2)" stroke-width="2"/></svg>';
