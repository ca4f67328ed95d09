/** Earlier moments of the game: which one was asked for, and the state that came back. */
import { api } from "../api/client";
import type { State } from "../api/types";
import { momentsOf, placeAsked } from "../model/moments";
import { errorCode } from "../text/errors";
import { withMotion } from "./motion";
import type { Session } from "./session.svelte";

/** Milliseconds between two requests for the past: dragging a slider would ask for every moment on its way. */
const UNHURRIED = 150;

export class Replay {
  readonly #session: Session;
  past = $state.raw<State | null>(null);
  /** The moment last asked for, which the page shows as soon as it arrives; null is now. */
  asked = $state<number | null>(null);
  moments = $derived.by(() => {
    const { log, acts, live } = this.#session;
    return momentsOf(log, acts, live.n);
  });
  place = $derived.by(() => placeAsked(this.#session.log, this.moments, this.asked));

  /** Requests are numbered: the last one, the last one shown, and when the last was sent. */
  #question = 0;
  #shown = 0;
  #sent = Number.NEGATIVE_INFINITY;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Shows the game as it was after entry n of the log; null is now. Returns whether it did. */
  async goTo(n: number | null): Promise<boolean> {
    const session = this.#session;
    this.asked = n === null || n >= session.live.n ? null : n;
    session.error = "";
    const question = ++this.#question;
    let state: State | null = null;
    try {
      if (this.asked !== null) {
        await new Promise((done) => setTimeout(done, this.#sent + UNHURRIED - performance.now()));
        if (question !== this.#question) return false;
        this.#sent = performance.now();
        state = await api.state(session.info.id, this.asked);
      }
    } catch (error) {
      if (question === this.#question) {
        this.#shown = question;
        session.error = errorCode(error);
        this.asked = this.past?.at ?? null;
      }
      return false;
    }
    // The answer to a later request may arrive first.
    if (question < this.#shown) return false;
    this.#shown = question;
    await withMotion(() => {
      this.past = state;
    });
    return true;
  }

  /** Drops answers that are still on their way. */
  close(): void {
    this.#shown = Number.POSITIVE_INFINITY;
  }
}
