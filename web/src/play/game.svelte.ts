/** One table on the page: brings the session, the replay and the selection together, and takes choices. */
import { getContext, setContext } from "svelte";
import type { State, TableInfo } from "../api/types";
import { isFinal } from "../model/action-words";
import { legalHere, localSeats, mustHandOver, ownSeat, plays } from "../model/choices";
import type { Content } from "../model/content-index";
import { movers } from "../model/lit";
import { answers, groupByTarget } from "../model/notation";
import { craftPlans, isPlan, refineAll, resourcePlans, stepsOf, tradePlans, usePlans } from "../model/plans";
import { reachOf } from "../model/reach";
import type { Scope } from "../model/scope";
import { unusedWords } from "../model/unused";
import { Replay } from "./replay.svelte";
import { Selection } from "./selection.svelte";
import { Session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { Stage, staged } from "./stage.svelte";

const NONE: readonly string[] = [];

export class Game implements Scope {
  readonly content: Content;
  readonly session: Session;
  readonly replay: Replay;
  readonly selection = new Selection();
  /** Moments shown with ceremony. */
  readonly stage = new Stage();
  /** The player who has the device, at one screen. */
  holder = $state<number | null>(null);
  /** Spaces others went to since our last turn, and their pieces that moved. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** Counts how often the words on the board were made. */
  telling = $state(0);
  /** The state the page opened with: tiles that turn after it are seen turning. */
  readonly #opened: number;
  onTurn: (() => void) | null = null;

  constructor(info: TableInfo, state: State, content: Content) {
    this.content = content;
    this.#opened = state.n;
    this.session = new Session(info, state);
    this.replay = new Replay(this.session);
    this.session.happened = (events) => {
      this.stage.play(events);
      // Without sound it's never loaded.
      if (settings.sounds && !document.hidden) void import("./sound").then(({ hear }) => hear(events));
    };
    this.session.taken = (before) => this.#taken(before);
    const locals = localSeats(info);
    if (locals.length === 1) this.holder = locals[0] ?? null;
  }

  get info(): TableInfo {
    return this.session.info;
  }
  get live(): State {
    return this.session.live;
  }
  get past(): State | null {
    return this.replay.past;
  }
  get reasons() {
    return this.session.reasons;
  }
  get acts() {
    return this.session.acts;
  }

  state = $derived.by(() => this.past ?? this.live);
  view = $derived(this.state.view);
  decision = $derived(this.view.decision);
  mine = $derived.by(() => plays(this.info, this.decision));
  /** Whose panel is "yours" on the page. */
  me = $derived.by(() => ownSeat(this.info, this.decision, this.holder));
  locals = $derived.by(() => localSeats(this.info));
  handOver = $derived.by(() => settings.handOver && mustHandOver(this.info, this.state, this.holder));
  legal = $derived.by(() => (this.past || this.handOver ? NONE : legalHere(this.info, this.live)));
  final = $derived.by(() => new Set(this.live.final));
  /** How far each artefact is from us; null for spectators. */
  reach = $derived.by(() => (this.me === null ? null : reachOf(this.view, this.content, this.me)));
  /** Several actions behind one click, by the part of the table they are on. */
  plans = $derived.by(() => {
    const of = [this.view, this.content, this.decision?.seat ?? 0, this.legal] as const;
    const found = new Map<string, string[]>(usePlans(...of));
    for (const [key, plan] of [...craftPlans(...of), ...resourcePlans(...of)]) found.set(key, [plan]);
    return found;
  });
  targets = $derived.by(() => {
    const found = this.#byTarget(this.legal);
    for (const [key, plans] of this.plans) {
      // A power is used by one of its plans; you can still reserve a card that has a plan.
      const others = (found.get(key) ?? []).filter((action) => !action.startsWith("use "));
      found.set(key, [...plans, ...others]);
    }
    return found;
  });
  refused = $derived.by(() => this.#byTarget(Object.keys(this.reasons)));
  /** The answers given by buttons in the bar. */
  answers = $derived.by(() => {
    const plain = answers(this.legal);
    const trades = tradePlans(this.view, this.decision?.seat ?? 0, this.legal);
    const offered = trades.length ? [...trades, ...plain.filter((action) => action !== "trade")] : plain;
    return this.all && this.decision?.kind === "refine" ? [this.all, ...offered] : offered;
  });
  /** All raw refined at once. */
  all = $derived.by(() => refineAll(this.view, this.content, this.decision?.seat ?? 0, this.legal));
  /** Seconds for which the bots wait so that we can undo; 0 when they don't. */
  patience = $derived.by(() => (this.past ? 0 : this.session.patience));

  /** Whether the things drawn now have just come, and should be seen coming. */
  get news(): boolean {
    return !this.past && this.live.n > this.#opened && staged();
  }

  /** The caravans that would move by the choice under the pointer. */
  movers = $derived.by(() => {
    const { action, hover } = this.selection;
    return movers(action ? [action] : (this.targets.get(hover) ?? NONE), this.decision?.seat ?? 0);
  });

  /** Whether a piece has a ring: it moved since our last turn, or we point at its line of the log or at its move. */
  marks(piece: string): boolean {
    return this.fresh.has(piece) || this.selection.lit.has(piece) || this.movers.has(piece);
  }

  #byTarget(actions: Iterable<string>): Map<string, string[]> {
    return groupByTarget(actions, this.decision?.seat ?? 0, this.view, this.content.ways);
  }

  async begin(): Promise<void> {
    await this.session.begin();
  }

  close(): void {
    this.replay.close();
    this.session.close();
  }

  /** The present has changed: drop what was half chosen. A turn of ours may have begun. */
  #taken(before: State): void {
    this.selection.shut();
    if (plays(this.info, this.live.view.decision) && !plays(this.info, before.view.decision)) this.onTurn?.();
  }

  /** How many acts the last plan had, and the state it led to: it is undone as a whole. */
  #done = { n: -1, steps: 0 };

  /** Takes an action, or the steps of a plan while they are on offer. */
  async act(action: string): Promise<void> {
    const seat = this.decision?.seat;
    if (seat === undefined || this.session.busy) return;
    this.selection.shut();
    this.#stepped = false;
    let steps = 0;
    for (const step of stepsOf(action)) {
      if (isPlan(action) && !(this.live.legal[String(seat)] ?? NONE).includes(step)) {
        // With only one thing to give or take, the game has done it already.
        if (/^(give|take) /.test(step)) continue;
        break;
      }
      await this.session.act(seat, step);
      if (this.session.error) break;
      steps++;
    }
    this.#done = { n: this.live.n, steps };
  }

  async step(kind: "undo" | "redo" | "restart"): Promise<void> {
    const seat = this.live.can[kind];
    if (seat === null || this.past || this.session.busy) return;
    const careful = () => this.live.view.seats[seat]?.careful;
    const before = careful();
    this.selection.shut();
    this.#stepped = true;
    const times = kind === "undo" && this.#done.n === this.live.n ? this.#done.steps : 1;
    for (let i = 0; i < times && this.live.can[kind] === seat; i++) await this.session.step(seat, kind);
    // "Ask or auto" is a switch rather than a move: it stays as it was when the turn restarts.
    const asked = `careful ${before ? "on" : "off"}`;
    if (kind === "restart" && careful() !== before && this.legal.includes(asked)) await this.act(asked);
  }

  /** A part of the table was clicked: takes its only action, or offers several beside it. */
  choose(key: string): void {
    const actions = this.targets.get(key) ?? NONE;
    const [only] = actions;
    if (only === undefined) this.#layOut(key);
    else if (actions.length === 1 && !this.#asksBefore(only) && !this.#coarse(key)) void this.act(only);
    else this.selection.toggle(key);
  }

  /** A finger hides what it taps, so places and cards always ask, not only where there's a choice. */
  #coarse(key: string): boolean {
    return this.selection.byTouch && /^(space|hut|road|row|reserved):/.test(key);
  }

  /** Lays out a player's pieces that can't be used, to read them, unless a finger has enlarged one. */
  #layOut(key: string): void {
    const [what, which] = key.split(":");
    if (this.selection.held) return;
    if (what === "reserved" || what === "character") this.selection.tableau = Number(which);
    const owner = this.view.seats.findIndex((seat) => what === "made" && seat.made.includes(which ?? ""));
    if (owner >= 0) this.selection.tableau = owner;
  }

  /** A button or its number was pressed. */
  press(action: string): void {
    if (this.#asksBefore(action)) this.selection.doubts(action);
    else void this.act(action);
  }

  /** Whether our last step was an undo or redo: then we are thinking, and nothing ends by itself. */
  #stepped = $state(false);
  /** Whether the turn should end by itself: nothing to craft or reserve, and nothing plainly useful left. */
  endsItself = $derived.by(() => {
    if (!settings.autoEnd || this.session.busy || this.#stepped || this.unused) return false;
    const more = this.legal.some((text) => /^(craft|reserve) /.test(text));
    return this.legal.includes("end") && !more && !isFinal(this, "end");
  });
  /** Why to think twice before ending the turn. */
  unused = $derived.by(() => unusedWords(this));
  /** The turn that has asked this already: once is enough. */
  #reminded = -1;

  /** One slip must do nothing that can't be mended. You can undo a draft, but not for long. */
  #asksBefore(action: string): boolean {
    if (action === "end" && settings.remind && this.unused && this.#reminded !== this.live.view.turn) {
      this.#reminded = this.live.view.turn ?? -1;
      return true;
    }
    return settings.ask && (isFinal(this, action) || action.startsWith("draft "));
  }
}

const KEY = Symbol("game");
export const provideGame = (game: Game) => setContext(KEY, game);
export const useGame = (): Game => getContext<Game>(KEY);
