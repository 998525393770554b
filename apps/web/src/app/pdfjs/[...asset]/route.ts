import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findAbove } from "@/lib/find-above";

/** Folders of pdfjs-dist that its worker asks for while it draws a page. */
const FOLDERS = new Set(["cmaps", "standard_fonts", "wasm"]);
const TYPES: Record<string, string> = { wasm: "application/wasm", js: "text/javascript" };

interface Context {
  params: Promise<{ asset: string[] }>;
}

/** Character maps, standard fonts and decoders of pdf.js, from the installed package. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [folder = "", name = "", ...rest] = (await params).asset;
  const known = FOLDERS.has(folder) && /^[\w-][\w.-]*$/.test(name) && rest.length === 0;
  const installed = findAbove("node_modules", "pdfjs-dist");
  const path = known ? join(/*turbopackIgnore: true*/ installed, folder, name) : "";
  if (!known || !existsSync(path)) return new Response("Not found", { status: 404 });
  return new Response(await readFile(path), {
    headers: {
      "content-type": TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
      "cache-control": "public, max-age=86400",
    },
  });
}
