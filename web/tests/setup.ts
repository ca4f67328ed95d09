/** Load English for the tests, as the page loads its language. */
import { useLanguage } from "../src/text/fluent";

globalThis.document ??= { documentElement: { lang: "" } } as Document;
await useLanguage("en", "table", "lesson");
