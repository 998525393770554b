// Bundles the engines' worker and the processes that help it: the workspace's TypeScript goes in, npm packages stay outside.
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
    // The engines look for their helpers beside themselves.
    "help-reading": "../document/src/ocr/readers/help-reading.ts",
    "help-drawing": "../sketch/src/help-drawing.ts",
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
