import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const FOLDER = fileURLToPath(new URL("../src", import.meta.url));
/** From the bottom up. Rooms on one floor may use each other. */
const FLOORS = [
  ["api"],
  ["text"],
  ["model", "art"],
  ["play", "ui"],
  ["board"],
  ["panels", "start", "lesson", "rules"],
  ["pages"],
];
const roomOf = (path: string) => path.split("/")[0] ?? "";
const floor = (path: string) => FLOORS.findIndex((rooms) => rooms.includes(roomOf(path)));

it("imports go downwards only", () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\/.*\.(ts|svelte)$/.test(name) && floor(name) >= 0,
  );
  const upward = files.flatMap((file) => {
    const source = readFileSync(join(FOLDER, file), "utf8");
    return [...source.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)]
      .map(([, path]) => relative(FOLDER, join(FOLDER, dirname(file), path ?? "")))
      .filter((path) => floor(path) > floor(file))
      .map((path) => `${file}: ${path}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(new Set(files.map(roomOf))).toEqual(new Set(FLOORS.flat()));
  expect(upward).toEqual([]);
});
