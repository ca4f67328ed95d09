/**
 * Counts a table's clocks down between two words of the server. It says what was left when it sent them, so the
 * device's own clock may be wrong: only the time since then is measured here.
 */
import type { Times } from "../api/types";

const TICK = 250;
/** Seconds by which an answer may come late. Times that are older still come from a server whose clock was set. */
const LATE = 60;

export class Countdown {
  #times = $state.raw<Times | null>(null);
  /** When they came, and now, by a clock that nobody sets. */
  #came = 0;
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  get times(): Times | null {
    return this.#times;
  }

  /** Newer times take the place of older ones, in whatever order they come. */
  take(times: Times | null): void {
    if (times === null) return;
    const older = (this.#times?.now ?? 0) - times.now;
    if (older > 0 && older < LATE) return;
    this.#times = times;
    this.#came = this.#now = performance.now();
    clearInterval(this.#timer);
    if (times.running !== null) {
      this.#timer = setInterval(() => {
        this.#now = performance.now();
      }, TICK);
    }
  }

  /** Seconds of a seat; null without a clock. */
  left(seat: number): number | null {
    const left = this.#times?.left[seat] ?? null;
    if (left === null || this.#times?.running !== seat) return left;
    return Math.max(0, left - (this.#now - this.#came) / 1000);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
