import { defineConfig } from "vitest/config";

// Whole games in a real browser against a real server: slow beside the unit tests, so run apart from them.
export default defineConfig({
  root: "..",
  server: { fs: { allow: [".."] } },
  test: {
    include: ["tests/browser/**/*.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
