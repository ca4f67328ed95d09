/** Moments with ceremony: a round turns, a raid, a flag, the end. They pass by themselves and hold nobody up. */
import type { GameEvent } from "../api/types";
import { motionWanted, SPEEDS, settings } from "./settings.svelte";

export type Scene = Extract<GameEvent, { event: "round" | "raid" | "flag" | "over" }>;

/** Milliseconds each is shown at normal speed. */
export const LENGTH: Record<Scene["event"], number> = { round: 1800, raid: 1300, flag: 1300, over: 2600 };

const isScene = (event: GameEvent): event is Scene => event.event in LENGTH;
/** The first round begins with the game, so no row is turned. */
const worth = (event: Scene) => event.event !== "round" || event.round > 1;

/** Whether anything is shown at all. */
export const staged = () => motionWanted() && settings.speed !== "instant" && !document.hidden;

const share = () => Math.min(1.5, Math.max(0.6, SPEEDS[settings.speed]));

/** How long an event holds the eye. */
export const lengthOf = (events: readonly GameEvent[]): number =>
  staged()
    ? events
        .filter(isScene)
        .filter(worth)
        .reduce((sum, event) => sum + LENGTH[event.event], 0) * share()
    : 0;

export class Stage {
  now = $state.raw<Scene | null>(null);
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  play(events: readonly GameEvent[]): void {
    if (!staged()) return;
    this.#queue.push(...events.filter(isScene).filter(worth));
    if (!this.now) this.#next();
  }

  #next(): void {
    this.now = this.#queue.shift() ?? null;
    if (this.now) this.#timer = setTimeout(() => this.#next(), LENGTH[this.now.event] * share());
  }

  /** Ends the show. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.now = null;
  }
}
