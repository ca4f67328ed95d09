import { mount } from "svelte";
import "virtual:fonts.css";
import "./app.css";
import App from "./App.svelte";
import { ask } from "./play/opening";
import { applyTheme, save, settings } from "./play/settings.svelte";
import { router } from "./router.svelte";
import { languages, type Part, preferred, useLanguage } from "./text/fluent";

// Ask first: the answers come while the page is being made.
ask(router.route);
applyTheme();
const address = new URL(location.href);
const asked = address.searchParams.get("lang");
if (asked !== null) {
  // Remember it like any choice, then remove it, so that it doesn't override the next one.
  if (languages.includes(asked)) {
    settings.language = asked;
    save();
  }
  address.searchParams.delete("lang");
  history.replaceState(null, "", address);
}
const parts: Record<string, Part[]> = { table: ["table"], lesson: ["table", "lesson"] };
const language = preferred([settings.language, ...navigator.languages], languages);
await useLanguage(language, ...(parts[router.route.page] ?? []));
const target = document.getElementById("app");
if (target) mount(App, { target });
