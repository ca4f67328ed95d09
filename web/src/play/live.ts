/** The server's stream of what happens at a table. The browser reconnects by itself and says what it saw last. */
import { api } from "../api/client";
import type { ChatLine, LogEntry, SeatInfo, State, TableInfo } from "../api/types";

export interface Listener {
  state(state: State & { entry?: LogEntry }): void;
  presence(data: { seats: SeatInfo[] | number[]; watchers: number }): void;
  thinking(data: { seat: number; on: boolean }): void;
  chat(line: ChatLine): void;
  table(info: TableInfo): void;
  connected(on: boolean): void;
}

export function listen(table: string, after: number, to: Listener): () => void {
  const source = new EventSource(api.liveUrl(table, after));
  const on = <T>(name: string, take: (data: T) => void) =>
    source.addEventListener(name, (event) => take(JSON.parse((event as MessageEvent<string>).data) as T));
  on("state", to.state);
  on("presence", to.presence);
  on("thinking", to.thinking);
  on("chat", to.chat);
  on("table", to.table);
  source.onopen = () => to.connected(true);
  source.onerror = () => to.connected(false);
  return () => source.close();
}
