/** Every message the page uses exists, and every message for the page is used. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { controls, icons } from "../src/art/icons";

const LOCALES = new URL("../../src/terramara/locales/en/", import.meta.url).pathname;
const SOURCES = new URL("../src/", import.meta.url).pathname;

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** The files that the page loads, without those for operators. */
const texts = new Map(
  readdirSync(LOCALES)
    .filter((name) => !["cli.ftl", "serve.ftl"].includes(name))
    .map((name) => [name, readFileSync(join(LOCALES, name), "utf8")]),
);
const source = files(SOURCES)
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(name, "utf8"))
  .join("\n");

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of texts.values()) bundle.addResource(new FluentResource(text), { allowOverrides: true });
const own = [...(texts.get("web.ftl") ?? "").matchAll(/^([a-z][\w-]*) =/gm)].map(
  (match) => match[1] as string,
);

/** Message ids in full, and those with a fixed prefix and a variable part. */
const whole = new Set(
  [...source.matchAll(/["'`]((?:[a-z]+-)+[\w-]+(?:\.tip)?)["'`]/g)].map((match) => match[1] as string),
);
const heads = [...source.matchAll(/`((?:[a-z]+-)+)\$\{/g)].map((match) => match[1] as string);

describe("messages", () => {
  it("are well formed", () => {
    for (const [name, text] of texts) {
      const written = [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].length;
      expect([name, [...new FluentResource(text).body].length]).toEqual([name, written]);
    }
  });
  it("exist if the page uses their full id", () => {
    const asked = [...source.matchAll(/\bt\(\s*"([^"]+)"/g)].map(
      (match) => (match[1] as string).split(".")[0] as string,
    );
    expect(asked.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
  it("for the page are all used", () => {
    const signs = Object.keys(icons);
    const used = (id: string) =>
      whole.has(id) ||
      heads.some((head) => head !== "web-" && id.startsWith(head)) ||
      (id.startsWith("web-icon-") && signs.includes(id.slice(9))) ||
      ["undo", "redo", "restart"].some((step) => id.startsWith(`web-${step}`));
    expect(own.filter((id) => !used(id))).toEqual([]);
  });
  it("explain every icon", () => {
    const kinds = ["web-icon", "resource", "category", "terrain", "member", "ability"];
    const missing = Object.keys(icons).filter(
      (name) => !kinds.some((kind) => bundle.hasMessage(`${kind}-${name}`)),
    );
    expect(missing).toEqual([]);
    expect(Object.keys(controls).length).toBeGreaterThan(10);
  });
});
