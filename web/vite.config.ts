import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { messages } from "./scripts/languages.ts";
import { styles } from "./scripts/styles.ts";

export default defineConfig({
  plugins: [styles(), svelte(), messages()],
  // Nothing is inlined as data: URIs, so that the page runs under a strict content security policy.
  build: {
    target: "es2022",
    // The palette is in light-dark(), which these understand.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": process.env.TERRAMARA_SERVER ?? "http://127.0.0.1:8642" },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
