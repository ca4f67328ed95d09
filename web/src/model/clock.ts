/** Clocks in words: what a table chose, and how much time is left. */
import type { Clock, LogEntry, TableInfo } from "../api/types";
import { t, type Wording } from "../text/fluent";

const DAY = 86_400;
const HOUR = 3600;

/** The clocks on offer for a table, besides one set by hand. */
export const PRESETS: readonly Pick<Clock, "kind" | "seconds" | "increment">[] = [
  { kind: "live", seconds: 15 * 60, increment: 10 },
  { kind: "live", seconds: 30 * 60, increment: 20 },
  { kind: "live", seconds: 60 * 60, increment: 30 },
  { kind: "turns", seconds: DAY, increment: 0 },
  { kind: "turns", seconds: 3 * DAY, increment: 0 },
  { kind: "turns", seconds: 7 * DAY, increment: 0 },
];

export function clockName({
  kind,
  seconds,
  increment,
}: Pick<Clock, "kind" | "seconds" | "increment">): string {
  if (kind === "turns") return t("web-clock-turns", { days: Math.round((seconds / DAY) * 10) / 10 });
  return t("web-clock-live", { minutes: Math.round((seconds / 60) * 10) / 10, increment });
}

/** 4:05, 1:04:05, or days and hours. A second that has started counts, so 0:00 is the end. */
export function timeWords(seconds: number): string {
  const whole = Math.ceil(Math.max(0, seconds));
  if (whole >= DAY)
    return t("web-clock-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / 60)];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Whether little time is left: the last minute, or the last hour of days. */
export const isLow = (clock: Clock, seconds: number): boolean =>
  seconds <= (clock.kind === "turns" ? HOUR : 60);

/** The seconds left at which a screen reader says so. */
const SAID = { live: [300, 60, 30, 10], turns: [DAY, HOUR, 300] } as const;

/** The latest of these moments since there were `before` seconds left; null if none. */
export function momentPassed(clock: Clock, before: number, now: number): number | null {
  return SAID[clock.kind].findLast((moment) => before > moment && now <= moment) ?? null;
}

export function momentWords(seconds: number): string {
  if (seconds < 60) return t("web-clock-said-seconds", { count: seconds });
  return seconds < HOUR
    ? t("web-clock-said-minutes", { count: seconds / 60 })
    : t("web-clock-said-hours", { count: seconds / HOUR });
}

/** An entry about time, in words; "" if it only starts another clock. */
export function timeEntryWords(info: TableInfo, entry: LogEntry, name: Wording): string {
  if (entry.kind === "timeout") return t(`web-said-timeout-${info.clock?.out ?? "turn"}`, { name });
  if (entry.kind === "pause") return t("web-said-pause");
  return entry.kind === "resume" ? t("web-said-resume") : "";
}

export const isAboutTime = ({ kind }: LogEntry): boolean =>
  kind === "timeout" || kind === "pause" || kind === "resume";
