// What a first visit loads, compressed: scripts and styles without what is loaded on demand, then the typefaces as well.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 300_000;
const WITH_FONTS = 600_000;
const dist = new URL("../dist/", import.meta.url);
const page = readFileSync(new URL("index.html", dist), "utf8");
const linked = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]);
const fonts = readdirSync(new URL("assets/", dist)).filter((name) => name.endsWith(".woff2"));

let sum = 0;
function add(file, squeeze) {
  const text = readFileSync(new URL(file, dist));
  const size = squeeze ? gzipSync(text, { level: 9 }).length : text.length;
  sum += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
  return sum;
}
const told = (limit) => console.log(`${String(sum).padStart(8)}  of at most ${limit}`);
const words = readdirSync(new URL("assets/", dist)).filter((name) => /^en-[\w-]{8}\.js$/.test(name));
for (const file of new Set([...linked, ...words.map((name) => `assets/${name}`)])) add(file, true);
told(LIMIT);
const much = sum > LIMIT;
for (const file of fonts) add(`assets/${file}`, false);
told(WITH_FONTS);
if (much || sum > WITH_FONTS || linked.length === 0) process.exit(1);
