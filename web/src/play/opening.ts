/** What the page of a table needs before it can be drawn, asked for all at once. */
import { api } from "../api/client";
import type { ContentSet } from "../api/content";
import type { State, TableInfo } from "../api/types";
import type { Route } from "../model/route";

export interface Opening {
  info: TableInfo;
  /** Neither is there while players are still waited for. */
  state: State | null;
  set: ContentSet | null;
}

const USUAL = "base";
const asked = new Map<string, Promise<Opening>>();

async function fetchAll(id: string): Promise<Opening> {
  // Asked for before it is known whether the game has begun and which set it is played with.
  const [state, usual] = [api.state(id).catch(() => null), api.content(USUAL).catch(() => null)];
  const info = await api.table(id);
  if (info.status === "waiting") return { info, state: null, set: null };
  const set = (info.set === USUAL && (await usual)) || (await api.content(info.set));
  return { info, state: (await state) ?? (await api.state(id)), set };
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
  return await answer;
}
