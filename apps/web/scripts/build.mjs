// Builds the pages with Next and bundles the custom server with esbuild.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const app = fileURLToPath(new URL("..", import.meta.url));

/** npm packages stay outside; the workspace's own TypeScript goes into the bundle. */
const externalPackages = {
  name: "external-packages",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith("@inkform/") || path.startsWith("@/") ? undefined : { path, external: true },
    );
  },
};

async function bundleServer() {
  await build({
    absWorkingDir: app,
    entryPoints: { server: "src/server/main.ts" },
    outdir: "dist",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    sourcemap: true,
    plugins: [externalPackages],
    logLevel: "warning",
  });
}

function buildPages() {
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const child = spawn(process.execPath, [next, "build"], { cwd: app, env, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`next build exited with ${code}`)),
    );
  });
}

const only = process.argv[2];
try {
  await Promise.all([
    only === "server" ? undefined : buildPages(),
    only === "pages" ? undefined : bundleServer(),
  ]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
