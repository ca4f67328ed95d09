// @vitest-environment node
/** The pictures belong to the base set, and each stands for itself. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { artefactArt, drawn } from "../src/art/artefacts";
import { drawnPortraits, portrait } from "../src/art/portraits";

const ids = (file: string) => {
  const text = readFileSync(
    new URL(`../../src/terramara/content/sets/base/${file}.toml`, import.meta.url),
    "utf8",
  );
  return [...text.matchAll(/^\[([a-z-]+)\]/gm)].map((match) => match[1]);
};

describe("pictures", () => {
  it("are of artefacts and characters there are", () => {
    expect(ids("artefacts")).toEqual(expect.arrayContaining([...drawn]));
    expect(ids("characters")).toEqual(expect.arrayContaining([...drawnPortraits]));
  });
  it("of artefacts differ from each other, and the category's sign stands in for the rest", () => {
    expect(new Set(drawn.map((id) => artefactArt(id, ""))).size).toBe(drawn.length);
    expect(artefactArt("made-up", "pottery")).toContain('href="#i-pottery"');
  });
  it("show a young and an adult face", () => {
    for (const id of drawnPortraits) expect(portrait(id, "young")).not.toBe(portrait(id, "adult"));
  });
  it("need no style attributes, which the page's policy forbids", () => {
    for (const id of drawn) expect(artefactArt(id, "")).not.toContain("style=");
  });
});
