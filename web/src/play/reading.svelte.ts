/** How much of a table's chat has been read on this device. */
import { unread } from "../model/chat";
import type { Game } from "./game.svelte";

const key = (table: string) => `terramara-chat-${table}`;

function kept(table: string): number {
  try {
    return Number(localStorage.getItem(key(table)) ?? -1);
  } catch {
    return -1;
  }
}

export class Reading {
  readonly #game: Game;
  #read = $state(-1);

  constructor(game: Game) {
    this.#game = game;
    this.#read = kept(game.info.id);
  }

  get unread(): number {
    return unread(this.#game.session.chat, this.#read, this.#game.info.you);
  }

  /** Everything said so far is in sight. */
  look(): void {
    const last = this.#game.session.chat.at(-1)?.n ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    try {
      localStorage.setItem(key(this.#game.info.id), String(last));
    } catch {
      // Then it's new again on the next visit.
    }
  }
}
