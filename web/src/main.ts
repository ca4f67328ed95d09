import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { ask } from "./play/opening";
import { applyTheme, settings } from "./play/settings.svelte";
import { router } from "./router.svelte";
import { languages, preferred, useLanguage } from "./text/fluent";

// First of all: the answers come while the page is being made.
ask(router.route);
applyTheme();
const wanted = settings.language ? [settings.language] : navigator.languages;
await useLanguage(preferred(wanted, languages));
const target = document.getElementById("app");
if (target) mount(App, { target });
