/** The colours of the icons. They lie on bone plaques in light and in dark, so they are fixed. */
export const INK = "#2b1a10";
export const BONE = "#f6ead0";
export const RED = "#a5301f";
export const BLUE = "#1f6487";
export const OCHRE = "#d0902f";
export const GOLD = "#e5b32f";
export const GREEN = "#3d7a63";
export const HIDE = "#8a5430";
export const STONE = "#8d8b88";
export const CLAY = "#bb5433";
export const BARK = "#74481f";
export const PLANK = "#d9a55c";
export const ORE = "#56645f";
export const BRONZE = "#cf8527";
export const LEAF = "#5f8a3a";
/** The ground of a pair of resources: cattle-leather, stone-brick, wood-timber, ore-metal. */
export const GROUNDS = { cattle: "#f0cf9e", stone: "#dcd8cf", wood: "#cfdcab", ore: "#b5d6cb" } as const;
