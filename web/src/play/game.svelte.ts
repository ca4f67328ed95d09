/** One table as the page sees it: the state shown, what can be chosen, and the way to choose it. */
import { getContext, setContext } from "svelte";
import { api } from "../api/client";
import type { ChatLine, Decision, GameEvent, LogEntry, Reason, State, TableInfo } from "../api/types";
import type { Content } from "../model/content-index";
import { fold, placeOf } from "../model/fold";
import { answers, groupByTarget, isWithin, parse, targetOf } from "../model/notation";
import { errorCode } from "../text/errors";
import { listen } from "./live";
import { skipMotion, withMotion } from "./motion";
import { motionWanted, settings } from "./settings.svelte";

/** How long a state of somebody else stays before the next one comes, so that the eye can follow. */
function pause(events: GameEvent[]): number {
  if (!motionWanted()) return 0;
  const seen = events.some((e) => ["sent", "moved", "crafted", "reserved", "turned"].includes(e.event));
  return seen ? 420 : 60;
}

const NONE: string[] = [];

/** Milliseconds between two questions for the past: a slider drawn along would ask for every moment on its way. */
const UNHURRIED = 150;

export class Game {
  readonly content: Content;
  info = $state.raw<TableInfo>() as TableInfo;
  live = $state.raw<State>() as State;
  past = $state.raw<State | null>(null);
  /** The moment last asked for, which the page shows as soon as it is here; null is now. */
  asked = $state<number | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** The log without what was taken back. */
  acts = $derived(fold(this.log));
  /** The moments of a replay, by their numbers in the log: those not taken back. All, until the log is here. */
  moments = $derived(
    this.log[0]?.n === 0
      ? this.acts.map((entry) => entry.n)
      : Array.from({ length: this.live.n + 1 }, (_, n) => n),
  );
  /** Which of them was asked for; behind it by a half, if that which was asked for was taken back. */
  place = $derived.by(() => {
    if (this.asked === null) return this.moments.length - 1;
    return this.log[0]?.n === 0 ? placeOf(this.log, this.moments, this.asked) : this.asked;
  });
  reasons = $state.raw<Record<string, Reason>>({});
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(true);
  busy = $state(false);
  error = $state("");
  /** The part of the table under the pointer or the focus. */
  hover = $state("");
  /** The part whose actions are being chosen from. */
  open = $state("");
  /** The action of a button that is asked about once more, and the part beside which, if not by the button. */
  doubt = $state("");
  doubtAt = $state("");
  /** The part where we last did something in this turn: what is asked within that act is asked there, too. */
  scene = $state("");
  /** The state at which that was closed. */
  #closed = $state(-1);
  /** Whether keys were used last, rather than a pointer. */
  byKeys = false;
  /** The action sent and not yet answered. */
  pending = $state("");
  /** The hot-seat player who has taken the device. */
  holder = $state<number | null>(null);
  /** States of others still waiting to be shown. */
  behind = $state(0);
  /** Spaces where others went since our last turn, and their pieces that moved on. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  thinking = $state.raw<ReadonlySet<number>>(new Set());
  /** Bots leave the one who made entry n a moment to take it back. */
  moment = $state.raw<{ n: number; seconds: number } | null>(null);
  /** The seconds of that moment, while it is ours; or 0. */
  patience = $derived(
    this.moment?.n === this.live.n && this.live.can.undo !== null && !this.past ? this.moment.seconds : 0,
  );
  /** Counts how often the words on the board were made anew. */
  telling = $state(0);
  onTurn: (() => void) | null = null;

  state = $derived(this.past ?? this.live);
  view = $derived(this.state.view);
  decision = $derived(this.view.decision);
  mine = $derived(this.plays(this.decision));
  /** Whose panel is "yours" on the page. */
  me = $derived(this.mine ? (this.decision?.seat ?? null) : (this.holder ?? this.info.you[0] ?? null));
  legal = $derived.by(() => {
    if (this.past || !this.mine || this.decision === null || this.handOver) return NONE;
    return this.live.legal[String(this.decision.seat)] ?? NONE;
  });
  final = $derived(new Set(this.live.final));
  targets = $derived(groupByTarget(this.legal, this.decision?.seat ?? 0, this.view, this.ways));
  answers = $derived(answers(this.legal));
  /** The answers offered at the scene. */
  within = $derived(
    this.scene &&
      this.#closed !== this.live.n &&
      isWithin(this.decision?.kind ?? "") &&
      this.answers.length > 1
      ? this.answers
      : NONE,
  );
  refused = $derived(
    groupByTarget(Object.keys(this.reasons), this.decision?.seat ?? 0, this.view, this.ways),
  );
  locals = $derived(
    this.info.seats.filter((s) => this.info.you.includes(s.seat) && s.kind !== "bot").map((s) => s.seat),
  );
  handOver = $derived(
    settings.handOver &&
      this.locals.length > 1 &&
      this.mine &&
      !this.view.over &&
      this.decision?.seat !== this.holder,
  );

  /** Whether a decision is taken here: by who holds its seat, unless a bot stands in. */
  plays(decision: Decision | null): boolean {
    const seat = decision?.seat ?? -1;
    return this.info.you.includes(seat) && !this.info.seats[seat]?.stand_in;
  }

  private get ways() {
    return this.content.ways;
  }

  #queue: (State & { entry?: LogEntry })[] = [];
  #draining = false;
  #stop: (() => void) | null = null;
  #reasonsFor = -1;
  /** Questions for the past are numbered: the last one, the last one shown, and when one was last sent. */
  #question = 0;
  #shown = 0;
  #sent = Number.NEGATIVE_INFINITY;

  constructor(info: TableInfo, state: State, content: Content) {
    this.content = content;
    this.info = info;
    this.live = state;
    if (this.locals.length === 1) this.holder = this.locals[0] ?? null;
  }

  async begin(): Promise<void> {
    const id = this.info.id;
    this.#stop = listen(id, () => this.live.n, {
      state: (state) => this.receive(state),
      presence: (data) => this.presence(data),
      thinking: ({ seat, on, n, wait }) => {
        if (wait) this.leaveMoment(n ?? -1, wait);
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
        this.info = { ...info, you: info.you ?? this.info.you };
        void this.hearChat();
        void this.askReasons();
        if (info.n < this.live.n) void this.goBack();
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
    void this.askReasons();
  }

  close(): void {
    this.#shown = Number.POSITIVE_INFINITY;
    this.#stop?.();
  }

  private leaveMoment(n: number, seconds: number): void {
    const moment = { n, seconds };
    this.moment = moment;
    setTimeout(() => {
      if (this.moment === moment) this.moment = null;
    }, seconds * 1000);
  }

  /** Our last act stands: the bots need not wait. */
  async goOn(): Promise<void> {
    if (!this.patience) return;
    this.moment = null;
    // What goes wrong here costs a few seconds, and nothing else.
    await api.goOn(this.info.id, this.live.n).catch(() => undefined);
  }

  /** Lines said while the connection was lost. */
  private async hearChat(): Promise<void> {
    if (this.info.chat <= (this.chat.at(-1)?.n ?? -1) + 1) return;
    try {
      this.chat = await api.chat(this.info.id);
    } catch {
      // They come with the next news of the table.
    }
  }

  /** The server knows less than this page if a backup was restored: then that is the present. */
  private async goBack(): Promise<void> {
    const state = await api.state(this.info.id).catch(() => null);
    if (state === null || state.n >= this.live.n || this.busy) return;
    this.log = await api.log(this.info.id).catch(() => []);
    this.take(state);
  }

  private presence(data: { seats: number[]; watchers: number }): void {
    const seats = this.info.seats.map((seat) => ({ ...seat, connected: data.seats.includes(seat.seat) }));
    this.info = { ...this.info, seats, watchers: data.watchers };
  }

  private receive(state: State & { entry?: LogEntry }): void {
    this.#queue.push(state);
    this.behind = this.#queue.length;
    if (!this.#draining) void this.drain();
  }

  /** States of others are shown one after another; a long backlog is shown at once. */
  private async drain(): Promise<void> {
    this.#draining = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        if (next.n <= this.live.n) {
          this.note(next);
          continue;
        }
        await this.show(next);
        this.behind = this.#queue.length;
        if (this.#queue.length > 60) continue;
        const wait = pause(next.entry?.events ?? next.events);
        if (wait) await new Promise((done) => setTimeout(done, wait));
      }
    } finally {
      // Whatever one state has met with, the next one is shown.
      this.#draining = false;
    }
  }

  /** The rest of the backlog is shown without waiting. */
  skip(): void {
    skipMotion();
    const rest = this.#queue.splice(0);
    this.behind = 0;
    for (const state of rest) this.note(state);
    const last = rest.at(-1);
    if (last && last.n > this.live.n) this.take(last);
  }

  private note(state: State & { entry?: LogEntry }): void {
    const entry = state.entry;
    if (entry && !this.log.some((e) => e.n === entry.n)) {
      this.log = [...this.log, entry].sort((a, b) => a.n - b.n);
    }
  }

  private async show(state: State & { entry?: LogEntry }): Promise<void> {
    this.note(state);
    await withMotion(() => this.take(state));
  }

  /** A new present, however it came, with all that hangs on it. */
  private take(state: State): void {
    const wasMine = this.plays(this.live.view.decision);
    const decision = state.view.decision;
    if (state.view.turn !== this.live.view.turn || !this.plays(decision)) this.scene = "";
    this.live = state;
    this.shut();
    this.info = {
      ...this.info,
      n: state.n,
      round: state.view.round,
      to_move: decision?.seat ?? null,
      status: state.view.over ? "over" : this.info.status,
    };
    if (!wasMine && this.plays(decision)) this.onTurn?.();
    void this.askReasons();
  }

  /** Why-nots are fetched once for each decision of ours, in the background. */
  async askReasons(): Promise<void> {
    const { n } = this.live;
    const decision = this.live.view.decision;
    if (!decision || !this.plays(decision) || this.#reasonsFor === n) return;
    this.#reasonsFor = n;
    this.reasons = {};
    try {
      const reasons = await api.reasons(this.info.id, decision.seat);
      if (this.live.n === n) this.reasons = reasons;
    } catch {
      this.#reasonsFor = -1;
    }
  }

  async act(action: string): Promise<void> {
    const seat = this.decision?.seat;
    if (seat === undefined || this.busy) return;
    this.pending = action;
    if (!["give", "refine", "careful"].includes(parse(action).verb))
      this.scene = targetOf(action, seat, this.view, this.ways) || this.scene;
    await this.send((n) => api.act(this.info.id, n, seat, action));
  }

  async step(kind: "undo" | "redo" | "restart"): Promise<void> {
    const seat = this.live.can[kind];
    if (seat === null || this.past || this.busy) return;
    const careful = () => this.live.view.seats[seat]?.careful;
    const before = careful();
    await this.send((n) => api.step(this.info.id, kind, n, seat));
    // "Auto / asks" is a switch rather than a move: it stays as it was when the turn begins anew.
    const asked = `careful ${before ? "on" : "off"}`;
    if (kind === "restart" && careful() !== before && this.legal.includes(asked)) await this.act(asked);
  }

  private async send(call: (n: number) => Promise<State>): Promise<void> {
    this.busy = true;
    this.error = "";
    this.shut();
    this.skip();
    try {
      const state = await call(this.live.n);
      if (state.n > this.live.n) await this.show(state);
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
      if (state.n !== this.live.n) this.take(state);
      const more = await api.log(this.info.id, this.log.at(-1)?.n);
      this.log = [...this.log, ...more.filter((e) => e.n > (this.log.at(-1)?.n ?? -1))];
    } catch {
      this.error = "offline";
    }
  }

  /** The page shows the game as it was after entry n of the log; null is now. Says whether it came to that. */
  async goTo(n: number | null): Promise<boolean> {
    this.asked = n === null || n >= this.live.n ? null : n;
    this.error = "";
    const question = ++this.#question;
    let state: State | null = null;
    try {
      if (this.asked !== null) {
        await new Promise((done) => setTimeout(done, this.#sent + UNHURRIED - performance.now()));
        if (question !== this.#question) return false;
        this.#sent = performance.now();
        state = await api.state(this.info.id, this.asked);
      }
    } catch (error) {
      if (question === this.#question) {
        this.#shown = question;
        this.error = errorCode(error);
        this.asked = this.past?.at ?? null;
      }
      return false;
    }
    // An answer may be overtaken by that to a later question.
    if (question < this.#shown) return false;
    this.#shown = question;
    await withMotion(() => {
      this.past = state;
    });
    return true;
  }

  /** A part of the table was clicked: its one action is taken, several are offered beside it. */
  choose(key: string): void {
    const actions = this.targets.get(key);
    if (!actions?.length) return;
    this.doubt = "";
    if (actions.length === 1 && !this.asksBefore(actions[0] as string)) void this.act(actions[0] as string);
    else this.open = this.open === key ? "" : key;
  }

  /** A button or its number was pressed. */
  press(action: string, at = ""): void {
    this.open = "";
    if (this.asksBefore(action)) [this.doubt, this.doubtAt] = [action, at];
    else void this.act(action);
  }

  /** Nothing is shown beside a part or a button any more. */
  shut(): void {
    this.open = "";
    this.doubt = "";
  }

  /** And not even what is asked at the scene. */
  dismiss(): void {
    this.shut();
    this.#closed = this.live.n;
  }

  /** One slip must do nothing that cannot be mended. What is drafted can be, but not for long. */
  private asksBefore(action: string): boolean {
    return settings.ask && (this.final.has(action) || action.startsWith("draft "));
  }
}

const KEY = Symbol("game");
export const provideGame = (game: Game) => setContext(KEY, game);
export const useGame = (): Game => getContext<Game>(KEY);
