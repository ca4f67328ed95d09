// What a first visit loads, compressed: the page's own scripts and styles, without what is loaded on demand.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 250_000;
const dist = new URL("../dist/", import.meta.url);
const page = readFileSync(new URL("index.html", dist), "utf8");
const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]);
let sum = 0;
for (const file of new Set(files)) {
  const size = gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
  sum += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
}
console.log(`${String(sum).padStart(8)}  of at most ${LIMIT}`);
if (sum > LIMIT || files.length === 0) process.exit(1);
