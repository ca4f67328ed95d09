/** Everything a table's page needs before it can be drawn, requested at once. */
import { api } from "../api/client";
import type { ContentSet, State, TableInfo } from "../api/types";
import type { Route } from "../model/route";
import { usePart } from "../text/fluent";

export interface Opening {
  info: TableInfo;
  /** Neither is there while the table waits for players. */
  state: State | null;
  set: ContentSet | null;
}

const USUAL = "base";
const asked = new Map<string, Promise<Opening>>();

async function fetchAll(id: string): Promise<Opening> {
  // Ask before we know the table's set: it's seldom another one.
  const usual = api.content(USUAL).catch(() => null);
  const info = await api.table(id);
  if (info.status === "waiting") return { info, state: null, set: null };
  const other = info.set === USUAL ? usual : api.content(info.set);
  const [state, set] = await Promise.all([api.state(id), other]);
  return { info, state, set: set ?? (await api.content(info.set)) };
}

/** Starts the requests. A seat's link first takes its seat: what you see depends on it. */
export function ask(route: Route): void {
  if (route.page !== "table" || route.token) return;
  const answer = fetchAll(route.table);
  answer.catch(() => undefined); // reported where the answer is used
  asked.set(route.table, answer);
}

/** The answer; it can be taken once. */
export async function opening(id: string): Promise<Opening> {
  const answer = asked.get(id) ?? fetchAll(id);
  asked.delete(id);
  const [opened] = await Promise.all([answer, usePart("table")]);
  return opened;
}
