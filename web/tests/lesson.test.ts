import { describe, expect, it } from "vitest";
import { hint, progress, type Step, word } from "../src/model/lesson";

const STEPS: Step[] = [
  { id: "send", want: "^(explorer|chief) 1L1$", suggest: "explorer 1L1" },
  { id: "refine", want: "^refine stone$", times: 2, suggest: "refine stone", first: ["worker 2"] },
  { id: "end", over: true, suggest: "end" },
];

describe("progress in a chapter", () => {
  it("follows the moves, whichever accepted move is made", () => {
    expect(progress(STEPS, [], false)).toEqual({ at: 0, stray: "" });
    expect(progress(STEPS, ["chief 1L1"], false)).toEqual({ at: 1, stray: "" });
  });
  it("waits until a move is made often enough, with free effects in between", () => {
    expect(progress(STEPS, ["explorer 1L1", "worker 2", "refine stone"], false).at).toBe(1);
    expect(progress(STEPS, ["explorer 1L1", "worker 2", "refine stone", "refine stone"], false).at).toBe(2);
  });
  it("reports a wrong move at the step where it was made", () => {
    expect(progress(STEPS, ["explorer 2L1"], false)).toEqual({ at: 0, stray: "explorer 2L1" });
    expect(progress(STEPS, ["explorer 1L1", "craft 1"], false)).toEqual({ at: 1, stray: "craft 1" });
  });
  it("reports a turn ended too soon, and lets one end where the next step asks for somebody", () => {
    expect(progress(STEPS, ["explorer 1L1", "end"], false)).toEqual({ at: 1, stray: "end" });
    expect(progress(STEPS, ["explorer 1L1", "worker 2", "stop"], false).stray).toBe("stop");
    const two: Step[] = [STEPS[0] as Step, { id: "again", want: "^chief 1R1$", suggest: "chief 1R1" }];
    expect(progress(two, ["explorer 1L1", "end"], false)).toEqual({ at: 1, stray: "" });
  });
  it("is complete at the end of the game, if the chapter asks for that", () => {
    const moves = ["explorer 1L1", "refine stone", "refine stone", "craft 3", "end"];
    expect(progress(STEPS, moves, false)).toEqual({ at: 2, stray: "" });
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

describe("what the guide says besides", () => {
  const [send, refine, over] = STEPS as [Step, Step, Step];
  const join: Step = { ...send, suggest: "explorer 1L1", want: "^explorer 1L1$", instead: "^chief 1L1$" };

  it("is nothing while the step can be done", () => {
    expect(word(send, "", ["explorer 1L1"])).toBe("");
    expect(word(refine, "", ["worker 2", "end"])).toBe("");
    expect(word(over, "", ["end"])).toBe("");
    expect(word(refine, "", [])).toBe("");
  });
  it("is that the turn ends first, or what led away", () => {
    expect(word(send, "", ["craft 1", "end"])).toBe("end");
    expect(word(join, "chief 1L1", [])).toBe("instead");
    expect(word(join, "chief 1R1", [])).toBe("stray");
  });
  it("is that something is left to do, whatever took away what the step needs", () => {
    expect(word(refine, "end", ["explorer 1R1"])).toBe("lost");
    expect(word(refine, "stop", ["end"])).toBe("lost");
    expect(word(refine, "", ["end"])).toBe("lost");
    expect(word(refine, "", ["explorer 1R1", "worker 1"])).toBe("lost");
    expect(word(send, "", ["explorer 1R1"])).toBe("lost");
  });
});
