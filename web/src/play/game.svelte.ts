/** One table on the page: the session, the replay and the selection brought together, and the way to choose. */
import { getContext, setContext } from "svelte";
import type { State, TableInfo } from "../api/types";
import { answersWithin, legalHere, localSeats, mustHandOver, ownSeat, plays } from "../model/choices";
import type { Content } from "../model/content-index";
import { answers, groupByTarget, parse, targetOf } from "../model/notation";
import type { Scope } from "../model/scope";
import { Replay } from "./replay.svelte";
import { Selection } from "./selection.svelte";
import { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

const NONE: readonly string[] = [];

/** What is answered where the goods lie moves the scene nowhere. */
const ASIDE = ["give", "refine", "careful"];

export class Game implements Scope {
  readonly content: Content;
  readonly session: Session;
  readonly replay: Replay;
  readonly selection = new Selection();
  /** The hot-seat player who has taken the device. */
  holder = $state<number | null>(null);
  /** Spaces where others went since our last turn, and their pieces that moved on. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** Counts how often the words on the board were made anew. */
  telling = $state(0);
  onTurn: (() => void) | null = null;

  constructor(info: TableInfo, state: State, content: Content) {
    this.content = content;
    this.session = new Session(info, state);
    this.replay = new Replay(this.session);
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
  targets = $derived.by(() => this.#byTarget(this.legal));
  refused = $derived.by(() => this.#byTarget(Object.keys(this.reasons)));
  answers = $derived(answers(this.legal));
  /** The answers offered at the scene. */
  within = $derived.by(() => {
    const { scene, closed } = this.selection;
    return scene && closed !== this.live.n ? answersWithin(this.legal, this.decision) : NONE;
  });
  /** Seconds for which the bots surely wait for us to undo; 0 when they don't. */
  patience = $derived.by(() => (this.past ? 0 : this.session.patience));

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

  /** The present has changed: what was half chosen is void, and a turn of ours may have begun. */
  #taken(before: State): void {
    const { decision, turn } = this.live.view;
    const mine = plays(this.info, decision);
    if (turn !== before.view.turn || !mine) this.selection.scene = "";
    this.selection.shut();
    if (mine && !plays(this.info, before.view.decision)) this.onTurn?.();
  }

  async act(action: string): Promise<void> {
    const seat = this.decision?.seat;
    if (seat === undefined || this.session.busy) return;
    if (!ASIDE.includes(parse(action).verb))
      this.selection.scene = targetOf(action, seat, this.view, this.content.ways) || this.selection.scene;
    this.selection.shut();
    await this.session.act(seat, action);
  }

  async step(kind: "undo" | "redo" | "restart"): Promise<void> {
    const seat = this.live.can[kind];
    if (seat === null || this.past || this.session.busy) return;
    const careful = () => this.live.view.seats[seat]?.careful;
    const before = careful();
    this.selection.shut();
    await this.session.step(seat, kind);
    // "Auto / asks" is a switch rather than a move: it stays as it was when the turn begins anew.
    const asked = `careful ${before ? "on" : "off"}`;
    if (kind === "restart" && careful() !== before && this.legal.includes(asked)) await this.act(asked);
  }

  /** A part of the table was clicked: its one action is taken, several are offered beside it. */
  choose(key: string): void {
    const actions = this.targets.get(key) ?? NONE;
    const [only] = actions;
    if (only === undefined) return;
    if (actions.length === 1 && !this.#asksBefore(only)) void this.act(only);
    else this.selection.toggle(key);
  }

  /** A button or its number was pressed. */
  press(action: string, at = ""): void {
    if (this.#asksBefore(action)) this.selection.doubts(action, at);
    else void this.act(action);
  }

  /** One slip must do nothing that can't be mended. A draft can be, but not for long. */
  #asksBefore(action: string): boolean {
    return settings.ask && (this.final.has(action) || action.startsWith("draft "));
  }
}

const KEY = Symbol("game");
export const provideGame = (game: Game) => setContext(KEY, game);
export const useGame = (): Game => getContext<Game>(KEY);
