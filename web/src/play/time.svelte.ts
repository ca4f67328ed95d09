/**
 * Counts a table's clocks down between two messages from the server. The server says what was left when it sent them,
 * so this device's clock may be wrong: only the time since then is measured here.
 */
import type { Times } from "../api/types";

const TICK = 250;
/** Seconds by which an answer may be late. Times older than that come from a server whose clock was set. */
const LATE = 60;

export class Countdown {
  #times = $state.raw<Times | null>(null);
  /** When they came, and now, by a clock that nobody can set. */
  #came = 0;
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  get times(): Times | null {
    return this.#times;
  }

  /** The newest times count, in whatever order they come. */
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
