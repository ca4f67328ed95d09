import { defineConfig } from "vitest/config";
import { messages } from "./scripts/languages.ts";

// Whole games in a real browser against a real server: slow beside the unit tests, so run apart from them.
export default defineConfig({
  root: "..",
  cacheDir: "web/node_modules/.vite",
  plugins: [messages()],
  server: { fs: { allow: [".."] } },
  test: {
    include: ["tests/browser/**/*.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // Two browsers at a time: much of a test is waiting.
    maxWorkers: 2,
    // A deadline that ends a test which hangs, and decides nothing on a busy machine.
    expect: { poll: { timeout: 60_000 } },
  },
});
