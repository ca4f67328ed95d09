/** Points over the game as lines of a chart, on a field of the given size. */
import type { Moment, Score } from "../api/types";

export interface Line {
  seat: number;
  d: string;
  last: { x: number; y: number; total: number };
}

function total(score: number | Score | undefined): number {
  return typeof score === "number" ? score : (score?.total ?? 0);
}

/** The moments that count, by their numbers in the log: undone moves scored nothing. */
export function inForce(moments: readonly Moment[], counting: readonly number[]): Moment[] {
  const kept = new Set(counting);
  return moments.filter((moment) => kept.has(moment.n));
}

export function chartLines(
  moments: readonly Moment[],
  players: number,
  width: number,
  height: number,
): Line[] {
  const most = Math.max(1, ...moments.flatMap((m) => m.scores.map((s) => total(s))));
  const least = Math.min(0, ...moments.flatMap((m) => m.scores.map((s) => total(s))));
  const end = Math.max(1, moments.length - 1);
  const at = (step: number, value: number) => ({
    x: (step / end) * width,
    y: height - ((value - least) / (most - least)) * height,
  });
  return Array.from({ length: players }, (_, seat) => {
    const points = moments.map((m, i) => ({ ...at(i, total(m.scores[seat])), total: total(m.scores[seat]) }));
    const d = points.map((p, i) => `${i ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("");
    return { seat, d, last: points.at(-1) ?? { x: 0, y: height, total: 0 } };
  });
}

/** Where each round begins, as x. */
export function roundMarks(moments: readonly Moment[], width: number): { round: number; x: number }[] {
  const end = Math.max(1, moments.length - 1);
  const marks: { round: number; x: number }[] = [];
  for (const [i, m] of moments.entries()) {
    if (m.round > (marks.at(-1)?.round ?? 0)) marks.push({ round: m.round, x: (i / end) * width });
  }
  return marks;
}

/** Heights for labels that would overlap: each at least `gap` below the one above it. */
export function spread(labels: readonly { seat: number; y: number }[], gap: number): Map<number, number> {
  const placed = new Map<number, number>();
  let free = Number.NEGATIVE_INFINITY;
  for (const { seat, y } of [...labels].sort((a, b) => a.y - b.y)) {
    const at = Math.max(y, free);
    placed.set(seat, at);
    free = at + gap;
  }
  return placed;
}
