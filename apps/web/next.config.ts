import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";

const root = fileURLToPath(new URL("../..", import.meta.url));

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root },
  outputFileTracingRoot: root,
  // The workspace's packages are TypeScript source.
  transpilePackages: [
    "@inkform/api",
    "@inkform/contract",
    "@inkform/db",
    "@inkform/document",
    "@inkform/dxf",
    "@inkform/geometry",
    "@inkform/jobs",
    "@inkform/raster",
    "@inkform/services",
    "@inkform/sketch",
    "@inkform/ui",
  ],
  // Loaded by Node as they are: native code, WebAssembly, or files found beside the module.
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@hyzyla/pdfium",
    "@salusoft89/planegcs",
    "inngest",
    "postgres",
    "sharp",
    "tesseract.js",
    "undici",
  ],
  // An address of a version that does not exist is answered as any unknown one of the interface.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [],
    fallback: [{ source: "/v:version(\\d+)/:path*", destination: "/v1/unknown" }],
  }),
  // Pages are never framed by other sites, and nothing is guessed from a file's bytes.
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "x-frame-options", value: "DENY" },
        { key: "x-content-type-options", value: "nosniff" },
        { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
      ],
    },
  ],
  // `npm run typecheck` does this for the whole workspace; a first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
};

export default config;
