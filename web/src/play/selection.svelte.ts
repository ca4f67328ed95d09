/** What the player points at and has half chosen. Nothing of it is known to the server. */
export class Selection {
  /** The part of the table under the pointer or the focus. */
  hover = $state("");
  /** The part whose actions are being chosen from. */
  open = $state("");
  /** The action that waits to be confirmed, and the part beside which; "" for its button in the bar. */
  doubt = $state("");
  doubtAt = $state("");
  /** The part where we last did something in this turn: questions within that act are asked there, too. */
  scene = $state("");
  /** The state at which those were closed. */
  closed = $state(-1);
  /** Whether keys were used last, rather than a pointer. */
  byKeys = false;

  toggle(key: string): void {
    this.doubt = "";
    this.open = this.open === key ? "" : key;
  }

  doubts(action: string, at: string): void {
    this.open = "";
    [this.doubt, this.doubtAt] = [action, at];
  }

  /** Nothing is shown beside a part or a button any more. */
  shut(): void {
    this.open = "";
    this.doubt = "";
  }

  /** And at state n not even what is asked at the scene. */
  dismiss(n: number): void {
    this.shut();
    this.closed = n;
  }
}
