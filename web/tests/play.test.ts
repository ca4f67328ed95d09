/** The page's way with the server and the device: what is sent again, and what must not stop a game. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api/client";
import type { State, TableInfo } from "../src/api/types";
import type { Content } from "../src/model/content-index";
import { yourTurn } from "../src/play/alerts";
import { Game } from "../src/play/game.svelte";
import { settings } from "../src/play/settings.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what is sent", () => {
  it("is sent again with the same key while the server is not ready", async () => {
    vi.useFakeTimers();
    const keys: string[] = [];
    vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
      keys.push(JSON.parse(body).key);
      return keys.length < 3
        ? new Response('{"error": "unavailable"}', { status: 503 })
        : new Response('{"n": 5}');
    });
    const answer = api.act("table", 4, 0, "end");
    await vi.runAllTimersAsync();
    expect((await answer).n).toBe(5);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });
});

describe("one's turn", () => {
  it("comes even where a notification cannot be made", () => {
    class Refusing {
      static permission = "granted";
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    }
    vi.stubGlobal("document", { hidden: true });
    vi.stubGlobal("window", { Notification: Refusing });
    vi.stubGlobal("Notification", Refusing);
    settings.notify = true;
    expect(yourTurn).not.toThrow();
    settings.notify = false;
  });
});

/** A stream that tells what a test makes it tell. */
class Stream {
  static last: Stream;
  readonly #listeners = new Map<string, (event: { data: string }) => void>();
  constructor() {
    Stream.last = this;
  }
  addEventListener(name: string, listener: (event: { data: string }) => void): void {
    this.#listeners.set(name, listener);
  }
  tell(name: string, data: unknown): void {
    this.#listeners.get(name)?.({ data: JSON.stringify(data) });
  }
  close(): void {}
}

const info = { id: "t", you: [0], seats: [{ seat: 0 }, { seat: 1 }], n: 0 } as unknown as TableInfo;
const state = (n: number, seat: number) =>
  ({ n, view: { decision: { seat }, over: false, seats: [] }, legal: {}, events: [] }) as unknown as State;

describe("a game", () => {
  it("is shown on, whatever one state has met with", async () => {
    vi.stubGlobal("EventSource", Stream);
    vi.stubGlobal("fetch", async () => new Response("[]"));
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const game = new Game(info, state(0, 1), { ways: () => ({}) } as unknown as Content);
    await game.begin();
    const failed = new Promise((done) => process.once("unhandledRejection", done));
    game.onTurn = () => {
      throw new Error("no bell");
    };
    Stream.last.tell("state", state(1, 0));
    await failed;
    Stream.last.tell("state", state(2, 1));
    await expect.poll(() => game.live.n).toBe(2);
  });
});
