/** Clocks: their texts, and the countdown between two updates from the server. */
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Clock, Decision, LogEntry, TableInfo, Times } from "../src/api/types";
import { plays } from "../src/model/choices";
import {
  clockName,
  isLow,
  momentPassed,
  momentWords,
  PRESETS,
  timeEntryWords,
  timeWords,
} from "../src/model/clock";
import { titleFor } from "../src/play/alerts";
import { Countdown } from "../src/play/time.svelte";

const live: Clock = { kind: "live", seconds: 900, increment: 10, out: "turn" };
const days: Clock = { kind: "turns", seconds: 3 * 86_400, increment: 0, out: "seat" };
const times = (now: number, left: (number | null)[], running: number | null = 0): Times => ({
  now,
  left,
  running,
  out: [],
  paused: false,
});

afterEach(() => vi.useRealTimers());

describe("a clock in words", () => {
  it("gives minutes and seconds, or days", () => {
    expect(PRESETS.map(clockName)).toEqual([
      "15 min + 10 s",
      "30 min + 20 s",
      "60 min + 30 s",
      "1 day a turn",
      "3 days a turn",
      "7 days a turn",
    ]);
  });
  it("rounds up to a whole second", () => {
    expect([0, 0.1, 9.2, 60, 61, 3599.5, 3661].map(timeWords)).toEqual([
      "0:00",
      "0:01",
      "0:10",
      "1:00",
      "1:01",
      "1:00:00",
      "1:01:01",
    ]);
    expect(timeWords(86_400 * 2 + 3600 * 5 + 1)).toBe("2 d 5 h");
  });
  it("is low in the last minute, or in the last hour when it counts days", () => {
    expect([60, 61].map((left) => isLow(live, left))).toEqual([true, false]);
    expect([3600, 3601].map((left) => isLow(days, left))).toEqual([true, false]);
  });
  it("is announced at a few fixed times, once each", () => {
    expect(momentPassed(live, 60.2, 59.9)).toBe(60);
    expect(momentPassed(live, 59.9, 59.6)).toBeNull();
    // A tab that was asleep announces only the latest one.
    expect(momentPassed(live, 400, 9)).toBe(10);
    expect(momentPassed(days, 3601, 3600)).toBe(3600);
    expect([10, 60, 300, 3600, 86_400].map(momentWords)).toEqual([
      "10 seconds left on your clock.",
      "One minute left on your clock.",
      "5 minutes left on your clock.",
      "One hour left on your clock.",
      "24 hours left on your clock.",
    ]);
  });
  it("appears in the title on our turn", () => {
    expect(titleFor(true, false, "Po", "4:05")).toBe("4:05 · Your turn · Po");
    expect(titleFor(true, false, "Po", "")).toBe("Your turn · Po");
    expect(titleFor(false, false, "Po", "4:05")).toBe("Po");
  });
  it("logs pauses and running out of time", () => {
    const words = (kind: LogEntry["kind"], clock: Clock) =>
      timeEntryWords({ clock } as TableInfo, { kind } as LogEntry, "Anna");
    expect(words("timeout", live)).toBe("Anna is out of time. A bot plays this turn.");
    expect(words("timeout", days)).toBe("Anna is out of time. A bot takes over the seat.");
    expect(words("pause", live)).toBe("The game is paused.");
    expect(words("clock", live)).toBe("");
  });
});

describe("a countdown", () => {
  it("counts from when the update arrived, whatever the device's clock says", () => {
    vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval", "Date"] });
    const time = new Countdown();
    expect(time.left(0)).toBeNull();
    time.take(times(5, [100, 50, null]));
    vi.setSystemTime(0);
    vi.advanceTimersByTime(3000);
    expect([0, 1, 2].map((seat) => time.left(seat))).toEqual([97, 50, null]);
    vi.advanceTimersByTime(200_000);
    expect(time.left(0)).toBe(0);
    time.close();
  });
  it("ignores older times, unless the server's clock was changed", () => {
    const time = new Countdown();
    time.take(times(1000, [100], null));
    time.take(times(999, [200], null));
    expect(time.left(0)).toBe(100);
    time.take(times(500, [300], null));
    expect(time.left(0)).toBe(300);
  });
});

describe("a decision", () => {
  it("is not ours during a pause, or while a bot plays because time ran out", () => {
    const at = (more: Partial<Times>) =>
      plays(
        { you: [0], seats: [{}], times: { ...times(0, [1]), ...more } } as unknown as TableInfo,
        { seat: 0 } as Decision,
      );
    expect([at({}), at({ paused: true }), at({ out: [0] }), at({ out: [1] })]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
