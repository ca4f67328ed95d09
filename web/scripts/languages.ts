/**
 * The message files as modules: `virtual:languages` has a loader for the words of every page in each language, and one
 * for each part of them that only some pages need. So the first page loads one small file of words.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LOCALES = new URL("../../src/terramara/locales/", import.meta.url);
// The operator's words are not for pages.
const ELSEWHERE = ["cli.ftl", "serve.ftl"];
/** The words of every page, and those loaded with what needs them. A table needs all the others. */
const PARTS: Record<string, readonly string[]> = {
  "": ["terms.ftl", "web.ftl"],
  lesson: ["lesson.ftl"],
  rules: ["rules.ftl"],
};
const TABLE = "table";
const INDEX = "virtual:languages";
const ONE = "virtual:language/";

const languages = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]+$/.test(entry.name))
  .map((entry) => entry.name);

const partOf = (file: string) => Object.keys(PARTS).find((part) => PARTS[part]?.includes(file)) ?? TABLE;

const filesOf = (name: string): URL[] => {
  const [language, part = ""] = name.split("-");
  const folder = new URL(`${language}/`, LOCALES);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ftl") && !ELSEWHERE.includes(file))
    .filter((file) => partOf(file) === part)
    .map((file) => new URL(file, folder));
};

/** Without comments and wide indents, which nobody reads there. */
const lean = (text: string) => text.replaceAll(/^#.*\n/gm, "").replaceAll(/^ +/gm, " ");

export function messages(): Plugin {
  return {
    name: "terramara-messages",
    resolveId: (id) => (id === INDEX || id.startsWith(ONE) ? id : undefined),
    load(id) {
      if (id === INDEX) {
        const loaders = languages.flatMap((language) =>
          [...Object.keys(PARTS), TABLE]
            .map((part) => (part ? `${language}-${part}` : language))
            .map((name) => `"${name}": () => import("${ONE}${name}")`),
        );
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith(ONE)) return undefined;
      const files = filesOf(id.slice(ONE.length));
      for (const file of files) this.addWatchFile(file.pathname);
      return `export default ${JSON.stringify(files.map((file) => lean(readFileSync(file, "utf8"))).join("\n"))};`;
    },
  };
}
