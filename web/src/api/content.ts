/** The content set as the server sends it: the dataclasses of content/model.py, each with its class name as `type`. */

type Raw = "cattle" | "stone" | "wood" | "ore";
type Refined = "leather" | "brick" | "timber" | "metal";
export type Resource = Raw | Refined;
export const RAW: readonly Raw[] = ["cattle", "stone", "wood", "ore"];
export const REFINED: readonly Refined[] = ["leather", "brick", "timber", "metal"];

export interface Gain {
  type: "Gain";
  what: string;
  count: number;
  per: string;
}
export interface Refine {
  type: "Refine";
  count: number;
}
export interface Trade {
  type: "Trade";
  pay: Gain[];
  get: Body;
  times: number;
}
export interface Either {
  type: "Either";
  options: Body[];
}
export interface Condition {
  type: "Condition";
  what: string;
  least: number;
}
export interface If {
  type: "If";
  condition: Condition;
  then: Body;
}
export interface TakeBack {
  type: "TakeBack";
  who: string;
}
interface Bare {
  type: "CraftWithRaw" | "FreeRaid" | "Warriors";
}
export type Part = Gain | Refine | Trade | Either | If | TakeBack | Bare;
export type Body = Part[];

export interface Trigger {
  type: "Trigger";
  event: string;
  who: string;
  to: string;
  crossroads: number;
  second: boolean;
  category: string;
  levels: number[];
}
interface Bodied {
  type: "Instant" | "EachRound" | "AtEnd";
  body: Body;
}
export interface Doubled {
  type: "Doubled";
  source: string;
}
export interface When {
  type: "When";
  trigger: Trigger;
  body: Body;
}
export interface Ability {
  type: "Ability";
  name: string;
}
export interface Discount {
  type: "Discount";
  category: string;
  kind: string;
}
export type Effect = Bodied | Doubled | When | Ability | Discount;

export interface Artefact {
  id: string;
  name: string;
  level: number;
  category: string;
  cost: number[];
  vp: number;
  effects: Effect[];
}
export interface Space {
  terrain: string;
  body: Body;
  single: boolean;
  condition: Condition | null;
}
export interface Outpost {
  what: string;
  steps: number[];
}
export interface Tile {
  id: string;
  name: string;
  column: "left" | "right";
  level: number;
  spaces: Space[];
  crossroads: Space | null;
  outpost: Outpost | null;
}
export interface Bonus {
  id: string;
  name: string;
  level: number;
  body: Body;
}
export interface StartingCard {
  id: string;
  name: string;
  gains: Gain[];
}
export interface Character {
  id: string;
  name: string;
  young: Effect[];
  adult: Effect[];
}
export interface RoadPlace {
  id: string;
  kind: string;
  row: number;
  level: number;
  straight: string;
  left: string;
  right: string;
}
export interface Board {
  strength_max: number;
  shields: number[];
  strength_vp: number[];
  river_max: number;
  river_available: number[];
  river_reserve: number;
  river_explorer: number;
  river_discount: number;
  river_bonuses: [number, number][];
  road: RoadPlace[];
  road_vp: number[];
  row_rounds: number[];
  row_levels: number[];
  round_worker_levels: number[];
  workers_per_round: number;
  workers: number[];
  row_length: number;
  warriors: number;
  warriors_taken: number;
  explorers: number;
  reserved_penalty: number;
  outpost_vp: number[];
  raid_same: number;
}
export interface ContentSet {
  id: string;
  name: string;
  version: string;
  board: Board;
  artefacts: Artefact[];
  tiles: Tile[];
  bonuses: Bonus[];
  cards: StartingCard[];
  characters: Character[];
}
