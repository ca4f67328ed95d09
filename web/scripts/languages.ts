/**
 * The message files as modules: `virtual:languages` has one loader for each language, and one for its rules help. So a
 * page loads one file of words, however many they are written in.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LOCALES = new URL("../../src/terramara/locales/", import.meta.url);
// The operator's words are not for pages.
const ELSEWHERE = ["cli.ftl", "serve.ftl"];
const INDEX = "virtual:languages";
const ONE = "virtual:language/";

const languages = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]+$/.test(entry.name))
  .map((entry) => entry.name);

const filesOf = (name: string): URL[] => {
  const [language, rules] = name.split("-");
  const folder = new URL(`${language}/`, LOCALES);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ftl") && !ELSEWHERE.includes(file))
    .filter((file) => (file === "rules.ftl") === Boolean(rules))
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
          [language, `${language}-rules`].map((name) => `"${name}": () => import("${ONE}${name}")`),
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
