import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests that start real parts: databases, HTTP servers, worker threads, whole engines. */
export default defineConfig({
  root: fileURLToPath(new URL("../../..", import.meta.url)),
  test: {
    include: ["{apps,packages}/*/test/**/*.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
