/** How far a chapter of the lesson is, worked out from the moves made: undo goes back by itself. */

export interface Step {
  id: string;
  /** The moves that complete the step, as a pattern; none if the end of the game does. */
  want?: string;
  times?: number;
  over?: boolean;
  suggest: string;
  /** Moves that would do as well, but miss the point of the step; they get an answer of their own. */
  instead?: string;
  /** Moves to make before the one we want. */
  first?: string[];
}

export interface Chapter {
  id: string;
  record: string;
  steps: Step[];
}

export interface Progress {
  /** The current step; the number of steps if the chapter is done. */
  at: number;
  /** The move that leads elsewhere, or "". */
  stray: string;
}

/** Moves that are part of every turn and never lead astray. */
const BESIDE = /^(worker|use|character|careful|take|next|choose|give|trade|less)\b/;
const SEND = /^(explorer|chief) /;

/** Whether a step asks to send someone, which may need the turn before to end. */
const sends = (step: Step) => SEND.test(step.suggest);

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
    } else if (!step.over && !BESIDE.test(move) && !(move === "end" && sends(step))) {
      return { at, stray: move };
    }
  }
  if (over && steps[at]?.over) at += 1;
  return { at, stray: "" };
}

/** The move to point at now: the suggestion, or what has to come before it; "" if the turn has to end first. */
export function hint(step: Step, legal: readonly string[]): string {
  const wanted = step.want ? new RegExp(step.want) : null;
  if (legal.includes(step.suggest)) return step.suggest;
  return (
    legal.find((move) => wanted?.test(move)) ?? (step.first ?? []).find((move) => legal.includes(move)) ?? ""
  );
}

/** The guide's message besides the step itself. */
export type Word = "" | "end" | "stray" | "instead" | "lost";

/**
 * `end`: the turn has to end first. `stray`, `instead`: a move led elsewhere. `lost`: the turn ended too soon, or
 * something the step needs is gone.
 */
export function word(step: Step, stray: string, legal: readonly string[]): Word {
  if (stray === "end" || stray === "stop") return "lost";
  if (stray) return step.instead && new RegExp(step.instead).test(stray) ? "instead" : "stray";
  if (step.over || hint(step, legal)) return "";
  if (legal.includes("end")) return sends(step) ? "end" : "lost";
  return legal.some((move) => SEND.test(move)) ? "lost" : "";
}
