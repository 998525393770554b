import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL("../../..", import.meta.url)),
  test: {
    include: ["{apps,packages}/*/src/**/*.test.{ts,tsx}"],
    environment: "node",
    testTimeout: 30_000,
    // Unit tests share nothing that changes, and loading each module once takes a quarter of the time.
    isolate: false,
  },
});
