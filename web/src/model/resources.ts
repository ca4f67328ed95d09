/** The resources in the order of the rules: each refined one takes the place of its raw one. */
import type { Resource } from "../api/types";

export const RAW = ["cattle", "stone", "wood", "ore"] as const satisfies readonly Resource[];
export const REFINED = ["leather", "brick", "timber", "metal"] as const satisfies readonly Resource[];

export const isResource = (name: string): name is Resource =>
  [...RAW, ...REFINED].some((kind) => kind === name);
