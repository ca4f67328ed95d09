/** A table as one reader sees it: its words, targets and reasons are made from this. */
import type { Decision, LogEntry, Reason, State, TableInfo, View } from "../api/types";
import type { Content } from "./content-index";

export interface Scope {
  readonly content: Content;
  readonly info: TableInfo;
  readonly view: View;
  readonly decision: Decision | null;
  /** Whether the decision is made here. */
  readonly mine: boolean;
  /** The earlier moment being shown, or null for now. */
  readonly past: State | null;
  readonly legal: readonly string[];
  /** The legal actions that can't be undone. */
  readonly final: ReadonlySet<string>;
  /** Why other actions are refused, and the same actions by the part they belong to. */
  readonly reasons: Readonly<Record<string, Reason>>;
  readonly refused: ReadonlyMap<string, readonly string[]>;
  /** The log without what was undone. */
  readonly acts: readonly LogEntry[];
}
