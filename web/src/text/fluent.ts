/** Every word on the page: the .ftl files shared with Python, read through Project Fluent. */

import loaders from "virtual:languages";
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
} from "@fluent/bundle";

/** The form of a phrase on its own. */
const PLAIN = "nom";

/**
 * A name within a sentence: its plain form, and every other form it has. The sentence asks for the case or article it
 * needs: FORM($what, "dat").
 */
export class Phrase extends FluentType<string> {
  constructor(
    readonly key: string,
    readonly form: (form: string) => string,
  ) {
    super(key);
  }
  override toString(): string {
    return this.form(PLAIN);
  }
}
export type Wording = string | Phrase;

const inForm = (words: Wording, form: string) => (words instanceof Phrase ? words.form(form) : words);

export const FUNCTIONS: Record<string, FluentFunction> = {
  FORM: ([words, form]) => (words instanceof Phrase ? words.form(String(form)) : (words ?? "")),
};

let bundle = new FluentBundle("en");

type Args = Record<string, FluentVariable>;

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** A small whole number, the same in all languages: the browser's own formatter is slow to start. */
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

/** Sentences already made: at each step of a game, the board says much the same again. */
const made = new Map<string, string>();
const MANY = 20_000;

function keyOf(id: string, args?: Args): string {
  let key = id;
  for (const name in args) {
    const value = args[name];
    const kind = typeof value === "number" ? "#" : "=";
    key += `\n${name}${kind}${value instanceof Phrase ? value.key : String(value)}`;
  }
  return key;
}

/** The message, or `id.attribute`, in the reader's language, or its id. */
export function t(id: string, args?: Args): string {
  return keep(keyOf(id, args), id, PLAIN, args);
}

/** A message for use within sentences: it gets $form, and can choose case and article by it. */
export function phrase(id: string, args?: Args): Phrase {
  const key = keyOf(id, args);
  return new Phrase(key, (form) => keep(form === PLAIN ? key : `${key}\n.${form}`, id, form, args));
}

function keep(key: string, id: string, form: string, args?: Args): string {
  let words = made.get(key);
  if (words === undefined) {
    if (made.size > MANY) made.clear();
    const [name = "", attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const value = attribute ? message?.attributes[attribute] : message?.value;
    words = value ? bundle.formatPattern(value, { form, ...(args && plain(args)) }, []) : id;
    made.set(key, words);
  }
  return words;
}

/** The first of these ids that has a message. */
export function tFirst(ids: string[], args?: Args): string {
  return t(ids.find(has) ?? ids.at(-1) ?? "", args);
}

/** English first, the others by their codes. */
export const languages = ["en", ...Object.keys(loaders).filter((name) => /^(?!en$)[a-z]+$/.test(name))];

export function preferred(wanted: readonly string[], there: readonly string[]): string {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split("-")[0] ?? "";
    if (there.includes(short)) return short;
  }
  return "en";
}

const load = async (name: string) => (await loaders[name]?.())?.default ?? "";

/** Adds messages. */
async function add(name: string): Promise<void> {
  bundle.addResource(new FluentResource(await load(name)));
  made.clear();
  signs.clear();
}

/** Messages that only some pages need; they load them. */
export type Part = "table" | "lesson";
const parts = new Map<Part, Promise<void>>();

/** Switches to a language. Nothing of any other is loaded. */
export async function useLanguage(language: string, ...wanted: Part[]): Promise<void> {
  document.documentElement.lang = language;
  // Isolation marks are for right-to-left text; no language here needs them, and they would break copying.
  bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  parts.clear();
  await Promise.all([add(language), ...wanted.map(usePart)]);
}

/** Load a part of the language in use, once. */
export function usePart(part: Part): Promise<void> {
  let words = parts.get(part);
  if (!words) {
    words = add(`${document.documentElement.lang}-${part}`);
    words.catch(() => parts.delete(part)); // the next try asks again
    parts.set(part, words);
  }
  return words;
}

/** The numbered rules in words, loaded only when somebody asks for them. */
export const loadRules = (language: string): Promise<string> => load(`${language}-rules`);

const SIGN_KINDS = ["web-icon", "resource", "category", "terrain", "member", "ability"];

const signs = new Map<string, string>();

/** The meaning of an icon, from the shared names of things if it's there. */
export function sign(name: string): string {
  let words = signs.get(name);
  if (words === undefined) {
    words = tFirst(SIGN_KINDS.map((kind) => `${kind}-${name}`));
    signs.set(name, words);
  }
  return words;
}

/** A name at the start of a line: its first letter is a capital. */
export function cap(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Parts that a screen reader says one after another: each but the last ends as a sentence. */
export function sentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part, i, all) => (i === all.length - 1 || /[.!?…:]\)?$/.test(part) ? part : `${part}.`))
    .join(" ");
}

type Piece = { id: string; name: string } | undefined;

/** The name of a piece: in the reader's language if there is one, else as the set has it. */
export function pieceName(kind: string, piece: Piece): string {
  return String(pieceWords(kind, piece));
}

/** The same, within a sentence. */
export function pieceWords(kind: string, piece: Piece): Wording {
  if (!piece) return "";
  return has(`${kind}-${piece.id}`) ? phrase(`${kind}-${piece.id}`) : piece.name;
}

const lists = new Map<string, Intl.ListFormat>();

/** A list in the reader's language: "a, b and c". */
export function list(items: Wording[], type: "conjunction" | "disjunction" = "conjunction"): Phrase {
  const language = document.documentElement.lang || "en";
  const name = `${language} ${type}`;
  let format = lists.get(name);
  if (!format) {
    // The English here is British, which lists without a comma before the last.
    format = new Intl.ListFormat(language === "en" ? "en-GB" : language, { type });
    lists.set(name, format);
  }
  const key = [type, ...items.map((item) => (item instanceof Phrase ? item.key : item))].join("\n,");
  return new Phrase(key, (form) => format.format(items.map((item) => inForm(item, form))));
}
