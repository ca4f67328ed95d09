const NONE: ReadonlySet<string> = new Set();

/** What the player points at and has half chosen. The server knows nothing of it. */
export class Selection {
  /** The part of the table under the pointer or the focus. */
  hover = $state("");
  /** The part whose actions are on offer. */
  open = $state("");
  /** The action whose button is under the pointer. */
  action = $state("");
  /** The action of a button in the bar that waits to be confirmed. */
  doubt = $state("");
  /** Parts that light up because the pointer is on their line of the log: keys of parts and pieces. */
  lit = $state.raw<ReadonlySet<string>>(NONE);
  /** The card enlarged by a long press. */
  held = $state("");
  /** The player whose cards are laid out to read. */
  tableau = $state<number | null>(null);
  /** The window that explains the table: the rules, opened at a topic, or the icons. */
  help = $state.raw<{ rules: string } | "icons" | null>(null);
  /** Whether keys were used last, rather than a pointer. */
  byKeys = false;
  /** Whether a finger was used last. */
  byTouch = false;

  pointed(by: string): void {
    this.byKeys = false;
    this.byTouch = by === "touch";
  }

  /** Lights go out. Focus may leave while the page is being drawn, so that waits. */
  unlight(): void {
    queueMicrotask(() => {
      this.lit = NONE;
    });
  }

  toggle(key: string): void {
    this.doubt = "";
    this.open = this.open === key ? "" : key;
  }

  doubts(action: string): void {
    this.open = "";
    this.doubt = action;
  }

  /** Closes whatever is shown beside a part or a button. */
  shut(): void {
    this.action = "";
    this.open = "";
    this.doubt = "";
  }
}
