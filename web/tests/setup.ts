/** Tests speak English, as a page does once its language is loaded. */
import { useLanguage } from "../src/text/fluent";

globalThis.document ??= { documentElement: { lang: "" } } as Document;
await useLanguage("en");
