/**
 * The server's stream of what happens at a table. The browser reconnects by itself and says what it saw last. If the
 * server has turned the stream away (a restart, say), it is opened again after a while. A device that was offline or
 * asleep may hold a dead stream, so it opens another at once.
 */
import { api } from "../api/client";
import type { ChatLine, LogEntry, State, TableInfo } from "../api/types";

export interface Listener {
  state(state: State & { entry?: LogEntry }): void;
  presence(data: { seats: number[]; watchers: number }): void;
  /** `wait`: the seconds for which entry n can still be undone. */
  thinking(data: { seat: number; on: boolean; n?: number; wait?: number }): void;
  chat(line: ChatLine): void;
  table(info: TableInfo): void;
  connected(on: boolean): void;
}

const RETRY = 2000;
/** Milliseconds out of sight after which we don't trust a stream any more. */
const ASLEEP = 30_000;

/** `seen` returns the newest state the page has; calling the result ends the stream. */
export function listen(table: string, seen: () => number, to: Listener): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(api.liveUrl(table, seen()));
    const on = <T>(name: string, take: (data: T) => void) =>
      source.addEventListener(name, (event) => take(JSON.parse((event as MessageEvent<string>).data) as T));
    on("state", to.state);
    on("presence", to.presence);
    on("thinking", to.thinking);
    on("chat", to.chat);
    on("table", to.table);
    source.onopen = () => to.connected(true);
    source.onerror = () => {
      to.connected(false);
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY);
    };
  };
  const close = () => {
    clearTimeout(timer);
    source.close();
  };
  const again = () => {
    close();
    open();
  };
  const lost = () => {
    close();
    to.connected(false);
  };
  let hidden = 0;
  const look = () => {
    if (document.hidden) hidden = Date.now();
    else if (hidden && Date.now() - hidden > ASLEEP) again();
  };
  open();
  addEventListener("offline", lost);
  addEventListener("online", again);
  document.addEventListener("visibilitychange", look);
  return () => {
    removeEventListener("offline", lost);
    removeEventListener("online", again);
    document.removeEventListener("visibilitychange", look);
    close();
  };
}
