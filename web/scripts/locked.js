// Is exactly what package-lock.json names installed? `npm ci` would make sure of it, but refuses a lock file without the
// binaries of platforms that a registry doesn't carry. npm checks the hashes of what it fetches; this checks the rest.
import { readFileSync } from "node:fs";

const read = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8"));
const lock = read("package-lock.json").packages;
const installed = read("node_modules/.package-lock.json").packages;
const wanted = read("package.json");
const problems = [];

for (const group of ["dependencies", "devDependencies"]) {
  if (JSON.stringify(wanted[group] ?? {}) !== JSON.stringify(lock[""][group] ?? {}))
    problems.push(`package.json and package-lock.json name other ${group}`);
}
for (const [path, { version, integrity }] of Object.entries(installed)) {
  const { version: locked, integrity: hash } = lock[path] ?? {};
  if (locked !== version || hash !== integrity)
    problems.push(`${path} is ${version}, locked is ${locked ?? "no such package"}`);
}
for (const [path, { version, optional, integrity }] of Object.entries(lock)) {
  if (path && !optional && !installed[path]) problems.push(`${path} ${version} is not installed`);
  if (path && !integrity) problems.push(`${path} has no hash in package-lock.json`);
}
if (problems.length) {
  console.error(
    `${problems.join("\n")}\nAfter a change of package.json: npm install, and commit package-lock.json.`,
  );
  process.exit(1);
}
