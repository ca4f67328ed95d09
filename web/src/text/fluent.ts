/** Every word on the page: the .ftl files shared with Python, read through Project Fluent. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

// The operator's words and the rules help stay out of the first load.
const english = import.meta.glob<string>(
  ["../../../src/terramara/locales/en/*.ftl", "!../../../src/terramara/locales/*/{rules,cli,serve}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const others = import.meta.glob<string>(
  [
    "../../../src/terramara/locales/*/*.ftl",
    "!../../../src/terramara/locales/en/*.ftl",
    "!../../../src/terramara/locales/*/{rules,cli,serve}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const rules = import.meta.glob<string>("../../../src/terramara/locales/*/rules.ftl", {
  query: "?raw",
  import: "default",
});

const folder = (path: string) => path.split("/").at(-2) ?? "";

function bundleOf(language: string, texts: string[]): FluentBundle {
  // Isolation marks are for right-to-left text; no language here has any, and they would break copying.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

let inEnglish: FluentBundle | null = null;
let chosen: FluentBundle | null = null;

/** Read when the first word is needed: the page has its table asked for by then. */
function bundles(): FluentBundle[] {
  inEnglish ??= bundleOf("en", Object.values(english));
  return chosen ? [chosen, inEnglish] : [inEnglish];
}

type Args = Record<string, FluentVariable>;

export function has(id: string): boolean {
  return bundles().some((bundle) => bundle.hasMessage(id));
}

/** A small whole number, the same in all languages: the browser's own formatter takes long to wake. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const LARGE = 1000;

function plain(args: Args): Args {
  const counted: Args = {};
  for (const [name, value] of Object.entries(args)) {
    const small = typeof value === "number" && Number.isInteger(value) && Math.abs(value) < LARGE;
    counted[name] = small ? new Count(value) : value;
  }
  return counted;
}

/** Sentences already made: the board says much the same again at every step of a game. */
const made = new Map<string, string>();
const MANY = 20_000;

/** The message, or `id.attribute`, in the reader's language, in English where it is missing there, or its id. */
export function t(id: string, args?: Args): string {
  let key = id;
  for (const name in args) {
    const value = args[name];
    key += `\n${name}${typeof value === "number" ? "#" : "="}${String(value)}`;
  }
  let words = made.get(key);
  if (words === undefined) {
    if (made.size > MANY) made.clear();
    words = format(id, args);
    made.set(key, words);
  }
  return words;
}

function format(id: string, args?: Args): string {
  const [name = "", attribute] = id.split(".");
  for (const bundle of bundles()) {
    const message = bundle.getMessage(name);
    const value = attribute ? message?.attributes[attribute] : message?.value;
    if (value) return bundle.formatPattern(value, args ? plain(args) : {}, []);
  }
  return id;
}

/** The first of these ids that has words. */
export function tFirst(ids: string[], args?: Args): string {
  return t(ids.find(has) ?? ids.at(-1) ?? "", args);
}

export const languages = ["en", ...new Set(Object.keys(others).map(folder))];

export function preferred(wanted: readonly string[], there: readonly string[]): string {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split("-")[0] ?? "";
    if (there.includes(short)) return short;
  }
  return "en";
}

export async function useLanguage(language: string): Promise<void> {
  document.documentElement.lang = language;
  if (language === "en") return;
  const files = Object.entries(others).filter(([path]) => folder(path) === language);
  chosen = bundleOf(language, await Promise.all(files.map(([, load]) => load())));
  made.clear();
  signs.clear();
}

/** The numbered rules in words, loaded only when somebody asks for them. */
export async function loadRules(language: string): Promise<string> {
  const path = Object.keys(rules).find((p) => folder(p) === language) ?? Object.keys(rules)[0];
  return path ? await (rules[path] as () => Promise<string>)() : "";
}

const SIGN_KINDS = ["web-icon", "resource", "category", "terrain", "member", "ability"];

const signs = new Map<string, string>();

/** What a sign means, from the shared words for things where there are some. */
export function sign(name: string): string {
  let words = signs.get(name);
  if (words === undefined) {
    words = tFirst(SIGN_KINDS.map((kind) => `${kind}-${name}`));
    signs.set(name, words);
  }
  return words;
}

/** A name at the head of a line: its first letter is a capital. */
export function cap(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a piece of the set: in the reader's language where there is one, else as the set has it. */
export function pieceName(kind: string, piece: { id: string; name: string } | undefined): string {
  if (!piece) return "";
  return has(`${kind}-${piece.id}`) ? t(`${kind}-${piece.id}`) : piece.name;
}

const lists = new Map<string, Intl.ListFormat>();

/** An enumeration in the reader's language: "a, b and c". */
export function list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  const language = document.documentElement.lang || "en";
  const key = `${language} ${type}`;
  let format = lists.get(key);
  if (!format) {
    // The English here is British, which lists without a comma before the last.
    format = new Intl.ListFormat(language === "en" ? "en-GB" : language, { type });
    lists.set(key, format);
  }
  return format.format(items);
}
