// @vitest-environment node
/** Pictures of artefacts and characters: complete, distinct and allowed by the page's policy. */
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
  it("belong to artefacts and characters of the base set", () => {
    expect(ids("artefacts")).toEqual(expect.arrayContaining([...drawn]));
    expect(ids("characters")).toEqual(expect.arrayContaining([...drawnPortraits]));
  });
  it("differ for each artefact, with the category's icon as the fallback", () => {
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
