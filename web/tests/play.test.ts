/** The page with its server and device: retries, and failures that must not stop a game. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api/client";
import type { State, TableInfo } from "../src/api/types";
import type { Content } from "../src/model/content-index";
import { yourTurn } from "../src/play/alerts";
import { Game } from "../src/play/game.svelte";
import { type Listener, listen } from "../src/play/live";
import { settings } from "../src/play/settings.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a request", () => {
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

describe("your turn", () => {
  it("starts even if the device can't show notifications", () => {
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

/** A stream that sends what the test tells it to. */
class Stream {
  static last: Stream;
  readonly #listeners = new Map<string, (event: { data: string }) => void>();
  closed = false;
  constructor(readonly url: string) {
    Stream.last = this;
  }
  addEventListener(name: string, listener: (event: { data: string }) => void): void {
    this.#listeners.set(name, listener);
  }
  tell(name: string, data: unknown): void {
    this.#listeners.get(name)?.({ data: JSON.stringify(data) });
  }
  close(): void {
    this.closed = true;
  }
}

/** The device's events: network and visibility. */
function device(): { page: EventTarget; sight: EventTarget & { hidden: boolean } } {
  const page = new EventTarget();
  const sight = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", sight);
  vi.stubGlobal("EventSource", Stream);
  return { page, sight };
}

const info = { id: "t", you: [0], seats: [{ seat: 0 }, { seat: 1 }], n: 0 } as unknown as TableInfo;
const state = (n: number, seat: number) =>
  ({
    n,
    view: { decision: { seat }, over: false, seats: [] },
    legal: {},
    events: [],
    times: null,
  }) as unknown as State;

describe("the live stream", () => {
  it("reconnects when the network is back or the device wakes up", () => {
    vi.useFakeTimers();
    const { page, sight } = device();
    const connected = vi.fn();
    const stop = listen("t", () => 7, { connected } as unknown as Listener);
    const first = Stream.last;
    page.dispatchEvent(new Event("offline"));
    expect(first.closed).toBe(true);
    expect(connected).toHaveBeenLastCalledWith(false);
    page.dispatchEvent(new Event("online"));
    const second = Stream.last;
    expect(second).not.toBe(first);
    const sleep = (seconds: number) => {
      for (const hidden of [true, false]) {
        sight.hidden = hidden;
        sight.dispatchEvent(new Event("visibilitychange"));
        vi.advanceTimersByTime(seconds * 1000);
      }
    };
    sleep(5);
    expect(Stream.last).toBe(second);
    sleep(60);
    expect(Stream.last).not.toBe(second);
    expect(Stream.last.url).toContain("after=7");
    stop();
    expect(Stream.last.closed).toBe(true);
    const last = Stream.last;
    page.dispatchEvent(new Event("online"));
    expect(Stream.last).toBe(last);
  });
});

describe("a game", () => {
  it("goes on after an error in one state", async () => {
    device();
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
