/** Calls to the server. Every failure becomes an ApiError with the server's code, worded at the edge. */
import { keepSeen, keptSeen, mayOpen, newShare, sealOf } from "./fairness";
import type {
  ChatLine,
  ContentSet,
  Created,
  Fairness,
  History,
  LogEntry,
  QuickIn,
  Reason,
  ServerInfo,
  State,
  TableIn,
  TableInfo,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly details: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "Content-Type": "application/json", "X-Terramara": "1" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("offline", 0);
  }
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!response.ok) {
    const details = (data ?? {}) as Record<string, unknown>;
    throw new ApiError(
      typeof details.error === "string" ? details.error : "failed",
      response.status,
      details,
    );
  }
  return data as T;
}

const table = (id: string, rest = "") => `/tables/${encodeURIComponent(id)}${rest}`;
const key = () =>
  crypto.randomUUID
    ? crypto.randomUUID()
    : [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");

/** The token that holds a seat: 192 bits that nobody can guess, like the server's own. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** No answer, or a server that isn't ready: it may be a moment later. */
const passing = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status === 503);

/** Then send the same key again: the server counts it once. */
async function once<T>(path: string, body: Record<string, unknown>): Promise<T> {
  const sent = { ...body, key: key() };
  for (let attempt = 0; ; attempt++) {
    try {
      return await call<T>(path, sent);
    } catch (error) {
      if (!passing(error) || attempt >= 4) throw error;
      await new Promise((done) => setTimeout(done, 400 * 2 ** attempt));
    }
  }
}

/**
 * Makes a table with a share from this browser, added only after the server has committed to its secret. If others sit
 * down later, it stays sealed until they have.
 */
async function dealt(path: string, body: TableIn | QuickIn): Promise<Created> {
  const { deal, commitment } = await call<{ deal: string; commitment: string }>("/deals", {});
  const share = newShare();
  const people = ("seats" in body ? body.seats : []).filter((seat) => seat.kind !== "bot");
  const others = people.slice(1).some((seat) => seat.kind === "human"); // the first one is this browser's
  const adds = others ? { seal: sealOf(share) } : { share };
  const made = await call<Created>(path, { ...body, deal, ...adds });
  keepSeen(made.table.id, { commitment, share });
  return made;
}

async function openSealed(id: string): Promise<void> {
  const [told, seen] = [await api.fairness(id), keptSeen(id)];
  if (!mayOpen(told, seen) || Object.values(told.shares).includes(seen.share)) return;
  keepSeen(id, { ...seen, seals: told.seals });
  await call<TableInfo>(table(id, "/share"), { share: seen.share });
}

const opening = new Map<string, Promise<void>>();

/** Opens this browser's share when all seats are taken, once however often it is asked to. */
export function openShare(id: string): Promise<void> {
  const now = opening.get(id) ?? openSealed(id).finally(() => opening.delete(id));
  opening.set(id, now);
  return now;
}

const LAST = 1_000_000;
const PAGE = 1000;

/** The server sends a long log in pages: after a full one there may be another. */
async function pages<T extends { n: number }>(
  page: (from: number) => Promise<T[]>,
  after: number,
): Promise<T[]> {
  const all = await page(after);
  for (let last = all; last.length >= PAGE; all.push(...last)) last = await page(last.at(-1)?.n ?? after);
  return all;
}

export const api = {
  info: () => call<ServerInfo>("/info"),
  content: (set: string) => call<ContentSet>(`/sets/${encodeURIComponent(set)}`),
  create: (body: TableIn) => dealt("/tables", body),
  /** One person against bots. The seat is the person's colour. */
  quick: (body: QuickIn) => dealt("/tables/quick", body),
  importRecord: (record: string) => call<Created>("/tables/import", { record }),
  mine: () => call<TableInfo[]>("/tables?mine=1"),
  open: () => call<TableInfo[]>("/tables?open=1"),
  table: (id: string) => call<TableInfo>(table(id)),
  /** `seeded`: the maker may know the deal, and this person accepts that. */
  join: (id: string, invite: string, name: string, token: string, seal: string, seeded: boolean) =>
    call<Created>(table(id, "/join"), { invite, name, token, seal, seeded }),
  fairness: (id: string) => call<Fairness>(table(id, "/fairness")),
  claim: (id: string, token: string) => call<TableInfo>(table(id, "/claim"), { token }),
  leave: (id: string) => call<unknown>(table(id, "/leave"), {}),
  /** Lets a bot play the seat for its holder, or stops that. */
  standIn: (id: string, seat: number, on: boolean) => call<TableInfo>(table(id, "/stand-in"), { seat, on }),
  /** Asks for the clocks to stop, or takes that back. */
  pause: (id: string, on: boolean) => call<TableInfo>(table(id, "/pause"), { on }),
  /** Removes a guest before the game, for the host. */
  remove: (id: string, seat: number) => call<TableInfo>(table(id, "/remove"), { seat }),
  start: (id: string) => call<TableInfo>(table(id, "/start"), {}),
  /** Without what happened before: that's in the log. */
  state: (id: string, at?: number) =>
    call<State>(table(id, at === undefined ? `/state?after=${LAST}` : `/state?at=${at}&after=${at}`)),
  /** All entries, or those after one. */
  log: (id: string, after = -1) => pages((from) => call<LogEntry[]>(table(id, `/log?from=${from}`)), after),
  act: (id: string, n: number, seat: number, action: string) =>
    once<State>(table(id, "/actions"), { n, seat, action }),
  step: (id: string, kind: "undo" | "redo" | "restart", n: number, seat: number) =>
    once<State>(table(id, `/${kind}`), { n, seat }),
  /** Says that the last action won't be undone, so bots needn't wait. */
  goOn: (id: string, n: number) => call<TableInfo>(table(id, "/go-on"), { n }),
  reasons: (id: string, seat: number) => call<Record<string, Reason>>(table(id, `/reasons?seat=${seat}`)),
  chat: (id: string) => call<ChatLine[]>(table(id, "/chat")),
  say: (id: string, text: string) => once<unknown>(table(id, "/chat"), { text }),
  history: (id: string) =>
    pages((from) => call<History>(table(id, `/history?from=${from}`)).then((told) => told.moments), -1),
  recordUrl: (id: string) => `/api${table(id, "/record")}`,
  liveUrl: (id: string, after: number) => `/api${table(id, `/live?after=${after}`)}`,
};
