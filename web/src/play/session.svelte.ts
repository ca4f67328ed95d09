/** The connection to one table: what the server sends, in the order it happened, and what we send. */
import { api } from "../api/client";
import type { ChatLine, GameEvent, LogEntry, Reason, State, TableInfo } from "../api/types";
import { plays } from "../model/choices";
import { fold } from "../model/fold";
import { errorCode } from "../text/errors";
import { listen } from "./live";
import { skipMotion, withMotion } from "./motion";
import { motionWanted, SPEEDS, settings } from "./settings.svelte";
import { lengthOf } from "./stage.svelte";
import { Countdown } from "./time.svelte";

type News = State & { entry?: LogEntry };

/** How long somebody else's state stays before the next one comes, so that the eye can follow. */
function pause(events: GameEvent[]): number {
  if (!motionWanted()) return 0;
  const seen = events.some((e) => ["sent", "moved", "crafted", "reserved", "turned"].includes(e.event));
  return (seen ? 420 : 60) * SPEEDS[settings.speed] + lengthOf(events) * 0.6;
}

/** If more states than this are waiting, they are shown at once. */
const BACKLOG = 60;

export class Session {
  info = $state.raw<TableInfo>() as TableInfo;
  live = $state.raw<State>() as State;
  log = $state.raw<LogEntry[]>([]);
  /** The log without what was undone. */
  acts = $derived(fold(this.log));
  reasons = $state.raw<Record<string, Reason>>({});
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(true);
  readonly time = new Countdown();
  busy = $state(false);
  error = $state("");
  /** The action sent and not yet answered. */
  pending = $state("");
  /** States of others still waiting to be shown. */
  behind = $state(0);
  thinking = $state.raw<ReadonlySet<number>>(new Set());
  /** Bots give the author of entry n a moment to undo it. */
  moment = $state.raw<{ n: number; seconds: number } | null>(null);
  /** The seconds of that moment, if it's ours; or 0. */
  patience = $derived(
    this.moment?.n === this.live.n && this.live.can.undo !== null ? this.moment.seconds : 0,
  );

  /** Called when the present has changed, with the state it was before. */
  taken: (before: State) => void = () => undefined;

  /** Called with what happens, as it is shown. */
  happened: (events: readonly GameEvent[]) => void = () => undefined;

  #queue: News[] = [];
  #draining = false;
  #stop: (() => void) | null = null;
  #reasonsFor = -1;

  constructor(info: TableInfo, state: State) {
    this.info = info;
    this.live = state;
    this.time.take(state.times);
  }

  async begin(): Promise<void> {
    const { id } = this.info;
    this.#stop = listen(id, () => this.live.n, {
      state: (state) => this.#receive(state),
      presence: (data) => this.#presence(data),
      thinking: ({ seat, on, n, wait }) => {
        if (wait) this.#leaveMoment(n ?? -1, wait);
        const next = new Set(this.thinking);
        if (on) next.add(seat);
        else next.delete(seat);
        this.thinking = next;
      },
      chat: (line) => {
        if (!this.chat.some((known) => known.n !== undefined && known.n === line.n))
          this.chat = [...this.chat, line];
      },
      table: (info) => {
        this.time.take(info.times);
        this.info = { ...info, you: info.you ?? this.info.you, times: this.time.times };
        void this.#hearChat();
        void this.#askReasons();
        if (info.n < this.live.n) void this.#goBack();
      },
      connected: (on) => {
        this.connected = on;
        if (on && this.error === "offline") this.error = "";
      },
    });
    const [log, chat] = await Promise.all([api.log(id).catch(() => []), api.chat(id).catch(() => [])]);
    const last = log.at(-1)?.n ?? -1;
    this.log = [...log, ...this.log.filter((entry) => entry.n > last)];
    this.chat = chat;
    void this.#askReasons();
  }

  close(): void {
    this.#stop?.();
    this.time.close();
  }

  #leaveMoment(n: number, seconds: number): void {
    const moment = { n, seconds };
    this.moment = moment;
    setTimeout(() => {
      if (this.moment === moment) this.moment = null;
    }, seconds * 1000);
  }

  /** Our last act stands: the bots needn't wait. */
  async goOn(): Promise<void> {
    if (!this.patience) return;
    this.moment = null;
    // If this fails it costs a few seconds, nothing else.
    await api.goOn(this.info.id, this.live.n).catch(() => undefined);
  }

  /** Lines said while the connection was lost. */
  async #hearChat(): Promise<void> {
    if (this.info.chat <= (this.chat.at(-1)?.n ?? -1) + 1) return;
    try {
      this.chat = await api.chat(this.info.id);
    } catch {
      // They come with the next news of the table.
    }
  }

  /** After a restored backup the server knows less than this page: then that's the present. */
  async #goBack(): Promise<void> {
    const state = await api.state(this.info.id).catch(() => null);
    if (state === null || state.n >= this.live.n || this.busy) return;
    this.log = await api.log(this.info.id).catch(() => []);
    this.#take(state);
  }

  #presence(data: { seats: number[]; watchers: number }): void {
    const seats = this.info.seats.map((seat) => ({ ...seat, connected: data.seats.includes(seat.seat) }));
    this.info = { ...this.info, seats, watchers: data.watchers };
  }

  #receive(state: News): void {
    this.time.take(state.times);
    this.#queue.push(state);
    this.behind = this.#queue.length;
    if (!this.#draining) void this.#drain();
  }

  /** Shows others' states one after another, and a long backlog at once. */
  async #drain(): Promise<void> {
    this.#draining = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        if (next.n <= this.live.n) {
          this.#note(next);
          continue;
        }
        await this.#show(next);
        this.behind = this.#queue.length;
        if (this.#queue.length > BACKLOG) continue;
        const wait = pause(next.entry?.events ?? next.events);
        if (wait) await new Promise((done) => setTimeout(done, wait));
      }
    } finally {
      // Whatever went wrong with one state, the next one is shown.
      this.#draining = false;
    }
  }

  /** Shows the rest of the backlog without waiting. */
  skip(): void {
    skipMotion();
    const rest = this.#queue.splice(0);
    this.behind = 0;
    for (const state of rest) this.#note(state);
    const last = rest.at(-1);
    if (last && last.n > this.live.n) this.#take(last);
  }

  #note({ entry }: News): void {
    if (entry && !this.log.some((e) => e.n === entry.n))
      this.log = [...this.log, entry].sort((a, b) => a.n - b.n);
  }

  async #show(state: News): Promise<void> {
    this.#note(state);
    const events = state.entry?.events ?? state.events;
    await withMotion(() => {
      this.#take(state);
      this.happened(events);
    }, events);
  }

  /** A new present, wherever it came from. */
  #take(state: State): void {
    const before = this.live;
    this.live = state;
    this.time.take(state.times);
    this.info = {
      ...this.info,
      times: this.time.times,
      n: state.n,
      round: state.view.round,
      to_move: state.view.decision?.seat ?? null,
      status: state.view.over ? "over" : this.info.status,
    };
    this.taken(before);
    void this.#askReasons();
  }

  /** Refusals are fetched once for each decision of ours, in the background. */
  async #askReasons(): Promise<void> {
    const { n } = this.live;
    const decision = this.live.view.decision;
    if (!decision || !plays(this.info, decision) || this.#reasonsFor === n) return;
    this.#reasonsFor = n;
    this.reasons = {};
    try {
      const reasons = await api.reasons(this.info.id, decision.seat);
      if (this.live.n === n) this.reasons = reasons;
    } catch {
      this.#reasonsFor = -1;
    }
  }

  async act(seat: number, action: string): Promise<void> {
    this.pending = action;
    await this.#send((n) => api.act(this.info.id, n, seat, action));
  }

  async step(seat: number, kind: "undo" | "redo" | "restart"): Promise<void> {
    await this.#send((n) => api.step(this.info.id, kind, n, seat));
  }

  async #send(call: (n: number) => Promise<State>): Promise<void> {
    this.busy = true;
    this.error = "";
    this.skip();
    try {
      const state = await call(this.live.n);
      if (state.n > this.live.n) await this.#show(state);
    } catch (error) {
      this.error = errorCode(error);
      await this.refresh();
    } finally {
      this.busy = false;
      this.pending = "";
    }
  }

  async refresh(): Promise<void> {
    try {
      const state = await api.state(this.info.id);
      if (state.n !== this.live.n) this.#take(state);
    } catch {
      this.error = "offline";
    }
    await this.catchUp();
  }

  /** Fetches what the log lacks: an answer comes without its entry, which follows on the stream. */
  async catchUp(): Promise<void> {
    try {
      const more = await api.log(this.info.id, this.log.at(-1)?.n);
      this.log = [...this.log, ...more.filter((e) => e.n > (this.log.at(-1)?.n ?? -1))];
    } catch {
      this.error = "offline";
    }
  }
}
