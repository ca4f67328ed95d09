// What a first visit loads, compressed: scripts and styles without what is loaded on demand, then the typefaces as well.
// The words come in one language, and no language may be much longer than English.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 300_000;
const WITH_FONTS = 600_000;
const LANGUAGE = 5_000;
const dist = new URL("../dist/", import.meta.url);
const page = readFileSync(new URL("index.html", dist), "utf8");
const linked = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]);
const assets = readdirSync(new URL("assets/", dist));
const fonts = assets.filter((name) => name.endsWith(".woff2"));
/** The words of the first page, by language. */
const words = new Map(
  assets.flatMap((name) =>
    /^[a-z]{2}-[\w-]{8}\.js$/.test(name) ? [[name.slice(0, 2), `assets/${name}`]] : [],
  ),
);

function sizeOf(file, squeeze) {
  const text = readFileSync(new URL(file, dist));
  return squeeze ? gzipSync(text, { level: 9 }).length : text.length;
}
const tell = (size, what) => console.log(`${String(size).padStart(8)}  ${what}`);

let sum = 0;
function add(file, squeeze) {
  const size = sizeOf(file, squeeze);
  sum += size;
  tell(size, file);
}
const english = words.get("en");
if (linked.length === 0 || english === undefined)
  throw new Error("The page or its words are missing: npm run build");
for (const file of new Set([...linked, english])) add(file, true);
tell(sum, `of at most ${LIMIT}`);
let much = sum > LIMIT;
for (const file of fonts) add(`assets/${file}`, false);
tell(sum, `of at most ${WITH_FONTS}`);
much ||= sum > WITH_FONTS;
for (const [language, file] of words) {
  const more = sizeOf(file, true) - sizeOf(english, true);
  tell(more, `more in ${language}, of at most ${LANGUAGE}`);
  much ||= more > LANGUAGE;
}
if (much) process.exit(1);
