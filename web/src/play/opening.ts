/** Everything the page of a table needs before it can be drawn, asked for at once. */
import { api } from "../api/client";
import type { ContentSet, State, TableInfo } from "../api/types";
import type { Route } from "../model/route";
import { usePart } from "../text/fluent";

export interface Opening {
  info: TableInfo;
  /** Neither is there while players are still waited for. */
  state: State | null;
  set: ContentSet | null;
}

const USUAL = "base";
const asked = new Map<string, Promise<Opening>>();

async function fetchAll(id: string): Promise<Opening> {
  // Asked for before it is known which set the table plays with: seldom another.
  const usual = api.content(USUAL).catch(() => null);
  const info = await api.table(id);
  if (info.status === "waiting") return { info, state: null, set: null };
  const other = info.set === USUAL ? usual : api.content(info.set);
  const [state, set] = await Promise.all([api.state(id), other]);
  return { info, state, set: set ?? (await api.content(info.set)) };
}

/** Begins to ask. A seat's link first takes its seat: what is seen depends on it. */
export function ask(route: Route): void {
  if (route.page !== "table" || route.token) return;
  const answer = fetchAll(route.table);
  answer.catch(() => undefined); // told to the one who takes the answer
  asked.set(route.table, answer);
}

/** The answer, which is good for one time. */
export async function opening(id: string): Promise<Opening> {
  const answer = asked.get(id) ?? fetchAll(id);
  asked.delete(id);
  const [opened] = await Promise.all([answer, usePart("table")]);
  return opened;
}
