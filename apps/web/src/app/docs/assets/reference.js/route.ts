import { readFile } from "node:fs/promises";
import { findAbove } from "@/lib/find-above";

export const dynamic = "force-dynamic";

/** The component that shows the interface's description, from its installed package. */
export async function GET(): Promise<Response> {
  const file = ["@scalar", "fastify-api-reference", "dist", "js", "standalone.js"];
  return new Response(await readFile(findAbove("node_modules", ...file)), {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=86400",
    },
  });
}
