/** What the server's API sends: tables, states, log entries. */
import type { Resource } from "./content";

interface SeatView {
  strength: number;
  culture: number;
  vp: number;
  raw: Partial<Record<Resource, number>>;
  refined: Partial<Record<Resource, number>>;
  caravans: string[];
  end_places: number[];
  workers: number[];
  used_workers: number[];
  hand: { explorers: number; chief: boolean; warriors: number };
  explorers: string[];
  chief: string | null;
  hut: { explorers?: number; warriors?: number };
  made: string[];
  used: string[];
  reserved: string | null;
  character: string | null;
  side: "young" | "adult";
  character_used: boolean;
  bonus_tiles: string[];
  own_tiles: string[];
  card: string | null;
  flags: number[];
  careful: boolean;
  moved: boolean;
}
export interface Score {
  total: number;
  sources: Record<string, number>;
}
export interface Decision {
  seat: number;
  kind: string;
  rule: string;
  about: Record<string, unknown>;
}
export interface View {
  set: string;
  players: number;
  options: Record<string, unknown>;
  phase: "setup" | "play" | "over";
  round: number;
  first: number;
  turn: number | null;
  tiles: { left: string[]; right: string[] };
  unused_tiles: { left: string[]; right: string[] };
  bonuses: Record<string, string>;
  leftover_bonuses: string[];
  fire: string[];
  row: string[];
  deck: Record<string, number>;
  track_workers: number;
  supply_workers: number[];
  supply_warriors: number;
  warriors: string[];
  done: string[];
  neutrals: { strength: number; explorers: string[] }[];
  draft: { characters: string[]; cards: string[] };
  seats: SeatView[];
  decision: Decision | null;
  scores: Score[];
  winners: number[];
  over: boolean;
  available: number[];
  power: number[];
  turned: number[];
}
export interface GameEvent {
  n: number;
  event: string;
  seat: number | null;
  [key: string]: unknown;
}
export interface State {
  n: number;
  at: number;
  view: View;
  you: number[];
  legal: Record<string, string[]>;
  /** Those of them that cannot be taken back. */
  final: string[];
  /** That seat of ours which may take the step, or null. */
  can: Record<"undo" | "redo" | "restart", number | null>;
  events: GameEvent[];
}
export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "local";
  name: string;
  bot: string | null;
  taken: boolean;
  connected: boolean;
  thinking: boolean;
  /** The bot that plays for the holder, until they play themselves again. */
  stand_in: string | null;
}
export interface TableInfo {
  id: string;
  name: string;
  status: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  you: number[];
  watchers: number;
  created: string;
  updated: string;
  n: number;
  round: number;
  set: string;
  options: Record<string, unknown>;
  to_move: number | null;
  /** Whoever made the table chose the deal, and may know what is to come. */
  seeded: boolean;
  /** The hash of the secret that the deal is made with. */
  commitment: string | null;
  invite?: string;
  /** How many lines of chat there are. */
  chat: number;
  /** Seconds after which the others may let a bot play for somebody who is away; null: never. */
  patience: number | null;
}
export interface Links {
  personal?: string;
  invite?: string;
  watch?: string;
}
export interface Created {
  table: TableInfo;
  links: Links;
}
export interface LogEntry {
  n: number;
  seat: number | null;
  kind: "start" | "act" | "undo" | "redo" | "restart";
  action: string | null;
  /** How many acts an undo, redo or restart took or brought back. */
  steps: number;
  events: GameEvent[];
  round: number;
  turn: number | null;
  at: string;
}
export interface Reason {
  rule: string;
  code: string;
  numbers: Record<string, number | string>;
}
export interface ChatLine {
  n?: number;
  name: string;
  text: string;
  seat?: number | null;
  at?: string;
}
export interface Moment {
  n: number;
  round: number;
  seat: number | null;
  scores: number[] | Score[];
}
export interface ServerInfo {
  version: string;
  rules_version: string | number;
  compiled: boolean;
  sets: { id: string; name: string }[];
  bots: { id: string; level: number | string }[];
  languages: string[];
}
export interface NewSeat {
  kind: "human" | "bot" | "local";
  name?: string;
  bot?: string;
}
