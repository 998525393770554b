import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { EXTRACT_MODEL } from "@inkform/contract/models";
import type { CommentLanguage, Reading } from "@inkform/document/model";
import { readDocument } from "@inkform/document/read-document";
import { extractLimits } from "@inkform/raster/limits";
import { UploadError } from "@inkform/raster/model";
import { openUpload } from "@inkform/raster/open-upload";

const usage = "read FILE [--languages eng,deu] [--comment-language en|vi|ja|de]";

/** What `POST /v1/extract` would answer, less what only the service knows. */
function toJson(reading: Reading): unknown {
  return {
    id: "ext_local",
    model: EXTRACT_MODEL,
    pages: reading.pages,
    fields: reading.fields.map(({ key, label, value, box, unsure, page }) => ({
      key,
      label,
      value,
      box,
      unsure,
      page,
    })),
    line_items: reading.lineItems.map(({ page, cells, unsure }) => ({
      page,
      cells: cells.map(({ key, label, value }) => ({ key, label, value })),
      unsure,
    })),
    comment: reading.comment,
    refs: reading.refs,
    usage: { unit: "page", count: reading.pages },
  };
}

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
  process.stdout.write(`${JSON.stringify(toJson(reading), null, 2)}\n`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const text = error instanceof UploadError ? `${error.code}: ${error.message}` : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  },
);
