import { existsSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";

/** A port that is free, and the one after it for the demo's identity provider. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = await listenOn(0);
    if (port && (await listenOn(port + 1))) return port;
  }
}

function listenOn(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(null));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const taken = typeof address === "object" && address ? address.port : null;
      server.close(() => resolve(taken));
    });
  });
}

// The runner's workers read this file too: what the first one chose goes on in the environment.
process.env.E2E_PORT ??= String(await freePorts());
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "inkform-e2e-"));
process.env.E2E_BASE_URL ??= `http://localhost:${process.env.E2E_PORT}`;
const port = Number(process.env.E2E_PORT);
const baseURL = process.env.E2E_BASE_URL;

const system = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = process.env.CHROMIUM_PATH ?? system.find((file) => existsSync(file));

export default defineConfig({
  testDir: "apps/web/e2e",
  outputDir: "test-results",
  globalTeardown: "./apps/web/e2e/remove-data-dir.ts",
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 1,
  reporter: process.env.CI ? "line" : "list",
  use: {
    baseURL,
    trace: "retain-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: /phone\.spec\.ts/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testMatch: /phone\.spec\.ts/,
      use: { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: "node apps/web/scripts/start.mjs",
    url: `${baseURL}/readyz`,
    timeout: 300_000,
    env: {
      ...(process.env as Record<string, string>),
      PORT: String(port),
      DEMO_IDP_PORT: String(port + 1),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: "error",
      // The tests' webhook receivers listen on the loopback.
      OUTBOUND_ALLOW: "127.0.0.0/8",
    },
    gracefulShutdown: { signal: "SIGINT", timeout: 20_000 },
  },
});
