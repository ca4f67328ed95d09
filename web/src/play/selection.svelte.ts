/** What the player points at and has half chosen. Nothing of it is known to the server. */
export class Selection {
  /** The part of the table under the pointer or the focus. */
  hover = $state("");
  /** The part whose actions are being chosen from. */
  open = $state("");
  /** The action of a button in the bar that waits to be confirmed. */
  doubt = $state("");
  /** Whether keys were used last, rather than a pointer. */
  byKeys = false;

  toggle(key: string): void {
    this.doubt = "";
    this.open = this.open === key ? "" : key;
  }

  doubts(action: string): void {
    this.open = "";
    this.doubt = action;
  }

  /** Nothing is shown beside a part or a button any more. */
  shut(): void {
    this.open = "";
    this.doubt = "";
  }
}
