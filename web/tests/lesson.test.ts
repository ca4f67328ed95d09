import { describe, expect, it } from "vitest";
import { hint, progress, type Step } from "../src/model/lesson";

const STEPS: Step[] = [
  { id: "send", want: "^(explorer|chief) 1L1$", suggest: "explorer 1L1" },
  { id: "refine", want: "^refine stone$", times: 2, suggest: "refine stone", first: ["worker 2"] },
  { id: "end", over: true, suggest: "end" },
];

describe("progress in a chapter", () => {
  it("follows the moves, whichever accepted move is made", () => {
    expect(progress(STEPS, [], false)).toEqual({ at: 0, stray: false });
    expect(progress(STEPS, ["chief 1L1"], false)).toEqual({ at: 1, stray: false });
  });
  it("waits until a move is made often enough, with free effects in between", () => {
    expect(progress(STEPS, ["explorer 1L1", "worker 2", "refine stone"], false).at).toBe(1);
    expect(progress(STEPS, ["explorer 1L1", "worker 2", "refine stone", "refine stone"], false).at).toBe(2);
  });
  it("reports a wrong move at the step where it was made", () => {
    expect(progress(STEPS, ["explorer 2L1"], false)).toEqual({ at: 0, stray: true });
    expect(progress(STEPS, ["explorer 1L1", "craft 1"], false)).toEqual({ at: 1, stray: true });
  });
  it("is complete at the end of the game, if the chapter asks for that", () => {
    const moves = ["explorer 1L1", "refine stone", "refine stone", "craft 3", "end"];
    expect(progress(STEPS, moves, false)).toEqual({ at: 2, stray: false });
    expect(progress(STEPS, moves, true).at).toBe(3);
    expect(progress(STEPS, ["explorer 1L1"], true).at).toBe(1);
  });
});

describe("the move to point at", () => {
  const [send, refine] = STEPS as [Step, Step];
  it("is the suggested one, another accepted one, or the one needed first", () => {
    expect(hint(send, ["explorer 1L1", "chief 1L1"])).toBe("explorer 1L1");
    expect(hint(send, ["chief 1L1"])).toBe("chief 1L1");
    expect(hint(refine, ["worker 2", "end"])).toBe("worker 2");
    expect(hint(refine, ["end"])).toBe("");
  });
});
