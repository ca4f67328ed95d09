/** How far a chapter of the lesson has come, from the moves made: undoing one goes back by itself. */

export interface Step {
  id: string;
  /** The moves that do, as a pattern; none where the end of the game does. */
  want?: string;
  times?: number;
  over?: boolean;
  suggest: string;
  /** Moves to be made before the one that is wanted. */
  first?: string[];
}

export interface Chapter {
  id: string;
  record: string;
  steps: Step[];
}

export interface Progress {
  /** The step to be done; as many as there are when the chapter is done. */
  at: number;
  /** A move that leads somewhere else. */
  stray: boolean;
}

/** Moves that belong to every turn and never lead astray. */
const BESIDE = /^(worker|use|character|careful|end|stop|take|next|choose|give|trade|less)\b/;

export function progress(steps: readonly Step[], moves: readonly string[], over: boolean): Progress {
  let at = 0;
  let times = 0;
  for (const move of moves) {
    const step = steps[at];
    if (!step) break;
    if (step.want && new RegExp(step.want).test(move)) {
      times += 1;
      if (times < (step.times ?? 1)) continue;
      at += 1;
      times = 0;
    } else if (!step.over && !BESIDE.test(move)) {
      return { at, stray: true };
    }
  }
  if (over && steps[at]?.over) at += 1;
  return { at, stray: false };
}

/** The move to point at now: the suggestion, or what has to come before it; "" if the turn has to be ended first. */
export function hint(step: Step, legal: readonly string[]): string {
  const wanted = step.want ? new RegExp(step.want) : null;
  if (legal.includes(step.suggest)) return step.suggest;
  return (
    legal.find((move) => wanted?.test(move)) ?? (step.first ?? []).find((move) => legal.includes(move)) ?? ""
  );
}
