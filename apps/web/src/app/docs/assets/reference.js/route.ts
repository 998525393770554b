import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { findAbove } from "@/lib/find-above";

export const dynamic = "force-dynamic";

/** Compressed once a process: it is 3.5 MB. */
let compressed: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** The component that shows the interface's description, from its installed package. */
export async function GET(): Promise<Response> {
  compressed ??= compress();
  return new Response(await compressed, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "content-encoding": "gzip",
      "cache-control": "public, max-age=86400",
    },
  });
}

async function compress(): Promise<Uint8Array<ArrayBuffer>> {
  const file = ["@scalar", "fastify-api-reference", "dist", "js", "standalone.js"];
  const script = await readFile(findAbove("node_modules", ...file));
  return new Uint8Array(await promisify(gzip)(script));
}
