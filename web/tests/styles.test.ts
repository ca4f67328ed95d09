import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { MEDIA } from "../src/ui/media";

const FOLDER = fileURLToPath(new URL("../src", import.meta.url));
const sources = (ending: RegExp) =>
  readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && name !== "tokens.css")
    .map((name): [string, string] => [name, readFileSync(join(FOLDER, name), "utf8")]);
const tokens = readFileSync(join(FOLDER, "tokens.css"), "utf8");
const styles = sources(/\.(svelte|css)$/).map(([name, text]): [string, string] => [
  name,
  name.endsWith(".css") ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? ""),
]);
const all = styles.map(([, style]) => style).join("\n");

/** Every match of a pattern in the styles, with the file it's in. */
const found = (pattern: RegExp) =>
  styles.flatMap(([file, style]) => [...style.matchAll(pattern)].map(([match]) => `${file}: ${match}`));

describe("styles take their numbers from where they are defined once", () => {
  it("colours from the palette", () => {
    expect(found(/#[0-9a-f]{3,8}\b/gi)).toEqual([]);
  });
  it("layers by name", () => {
    expect(found(/z-index:\s*-?\d+/g)).toEqual([]);
  });
  it("sizes of type from one scale, except on the board, where they are a share of its measure", () => {
    expect(found(/font(?:-size)?:[^;]*\d(?:rem|pt)/g)).toEqual([]);
  });
  it("breakpoints by name, if more than one part has them", () => {
    const counts = new Map<string, number>();
    for (const [part] of all.matchAll(/\((?:min|max)-(?:width|height): \d+px\)/g))
      counts.set(part, (counts.get(part) ?? 0) + 1);
    expect([...counts].filter(([part, count]) => count > 1 || Object.values(MEDIA).includes(part))).toEqual(
      [],
    );
  });
  it("no colour, layer or size that nothing uses", () => {
    const names = new Set([...tokens.matchAll(/^ +--([\w-]+):/gm)].map(([, name]) => name as string));
    const used = `${sources(/\.(svelte|ts|css)$/).join("\n")}\n${tokens.replaceAll(/^ +--[\w-]+:/gm, "")}`;
    // Part of a name can be put in: `var(--level-{level})`, `var(--${terrain}-1)`.
    const unused = [...names].filter((name) => {
      const dash = name.lastIndexOf("-");
      const uses = [`--${name}(?![\\w-])`, `"${name}"`];
      if (dash > 0) uses.push(`--${name.slice(0, dash + 1)}\\$?\\{`, `--\\$\\{\\w+\\}${name.slice(dash)}\\b`);
      return !new RegExp(uses.join("|")).test(used);
    });
    expect(unused).toEqual([]);
  });
});
