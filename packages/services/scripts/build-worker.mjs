// Bundles the engines' worker and the process that helps it to read scans: the workspace's TypeScript goes in, npm packages stay outside.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Data files are found through `require.resolve` of their package, wherever the bundle lies. */
const externalPackages = {
  name: "external-packages",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith("@inkform/") ? undefined : { path, external: true },
    );
  },
};

await build({
  absWorkingDir: fileURLToPath(new URL("..", import.meta.url)),
  entryPoints: {
    "engine-worker": "src/engine/worker.ts",
    // The reader looks for its helper beside itself.
    "help-reading": "../document/src/ocr/help-reading.ts",
  },
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
