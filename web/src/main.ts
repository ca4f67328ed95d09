import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { applyTheme, settings } from "./play/settings.svelte";
import { languages, preferred, useLanguage } from "./text/fluent";

applyTheme();
const wanted = settings.language ? [settings.language] : navigator.languages;
await useLanguage(preferred(wanted, languages));
const target = document.getElementById("app");
if (target) mount(App, { target });
