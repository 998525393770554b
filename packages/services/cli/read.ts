import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { CommentLanguage } from "@inkform/document/model";
import { readDocument } from "@inkform/document/read-document";
import { extractLimits } from "@inkform/raster/limits";
import { UploadError } from "@inkform/raster/model";
import { openUpload } from "@inkform/raster/open-upload";
import { toExtraction } from "../src/extraction/stored-reading";

const usage = "read FILE [--languages eng,deu] [--comment-language en|vi|ja|de]";

/** `id` of a reading that no service has stored. */
const LOCAL = "ext_local";

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { languages: { type: "string" }, "comment-language": { type: "string" } },
  });
  const [file] = positionals;
  const commentLanguage = values["comment-language"] ?? "en";
  if (!file || !["en", "vi", "ja", "de"].includes(commentLanguage))
    throw new Error(`Usage: ${usage}`);
  const upload = await openUpload(await readFile(file), extractLimits);
  const reading = await readDocument(upload, {
    languages: values.languages?.split(",") ?? [],
    commentLanguage: commentLanguage as CommentLanguage,
  });
  process.stdout.write(`${JSON.stringify(toExtraction(LOCAL, reading), null, 2)}\n`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const text = error instanceof UploadError ? `${error.code}: ${error.message}` : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  },
);
