/** The rules help: rules.ftl read into sections, searched by words or by rule id. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

interface Rule {
  id: string;
  title: string;
  text: string;
}
export interface Section {
  id: string;
  title: string;
  rules: Rule[];
}

export function readRules(source: string, language: string): Section[] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const sections = new Map<string, Section>();
  for (const match of source.matchAll(/^(rules-section|rule)-([A-Z]+)(-\d+)?\s*=/gm)) {
    const [, kind, area = "", number = ""] = match;
    const message = bundle.getMessage(`${kind}-${area}${number}`);
    if (!message?.value) continue;
    const words = bundle.formatPattern(message.value, {}, []);
    if (kind === "rules-section") sections.set(area, { id: area, title: words, rules: [] });
    else {
      const section = sections.get(area) ?? { id: area, title: area, rules: [] };
      sections.set(area, section);
      const title = message.attributes.title;
      section.rules.push({
        id: area + number,
        title: title ? bundle.formatPattern(title, {}, []) : "",
        text: words,
      });
    }
  }
  return [...sections.values()];
}

/** As people type it: перекресток finds перекрёсток, metal finds métal, and any apostrophe will do. */
const typed = (text: string) =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");

/** Every word of the query must be there; the id of a rule or a section finds just that. */
export function searchRules(sections: readonly Section[], question: string): Section[] {
  const whole = sections.filter((section) => section.id === question.trim());
  if (whole.length) return whole;
  const words = typed(question.trim()).split(/\s+/).filter(Boolean);
  if (!words.length) return [...sections];
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const id = rule.id.toLowerCase();
        const asked = /^([a-z]+)-?(\d+)$/.exec(words.join(""));
        if (asked) return id === `${asked[1]}-${asked[2]}`;
        const text = typed(`${id} ${rule.title} ${rule.text} ${section.title}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rules.length);
}

/** Text cut at its rule ids, so that they become links. The marks beside an id, such as brackets, belong to it. */
export function withLinks(text: string): { text: string; rule: string; after: string }[] {
  const pieces = text.split(/([^\s\p{L}\d]*)\b([A-Z]{1,3}-\d+)\b([^\s\p{L}\d]*)/u);
  const parts: { text: string; rule: string; after: string }[] = [];
  for (let i = 0; i < pieces.length; i += 4) {
    const [words = "", before = "", rule = "", after = ""] = pieces.slice(i, i + 4);
    if (words) parts.push({ text: words, rule: "", after: "" });
    if (rule) parts.push({ text: before, rule, after });
  }
  return parts;
}

/** The section that a query names, by its own id or by that of a rule in it. */
export function sectionOf(sections: readonly Section[], question: string): Section | undefined {
  const area = /^([A-Z]+)(-\d+)?$/.exec(question.trim().toUpperCase())?.[1];
  return sections.find((section) => section.id === area);
}
