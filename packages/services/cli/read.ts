import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { CommentLanguage, PageLayout, Reading } from "@inkform/document/model";
import { overlaySvg } from "@inkform/document/overlay";
import { readDocument } from "@inkform/document/read-document";
import { extractLimits } from "@inkform/raster/limits";
import { type Upload, UploadError } from "@inkform/raster/model";
import { openUpload } from "@inkform/raster/open-upload";
import { renderPage } from "@inkform/raster/render-page";
import sharp from "sharp";
import { toExtraction } from "../src/extraction/stored-reading";

/**
 * `npm run --silent read -- FILE [--out DIR] [--overlay] [--languages eng,deu] [--comment-language en|vi|ja|de]`
 *
 * Prints the reading as the public interface gives it. With `--out` it is written to DIR/reading.json too, and with `--overlay`
 * each page to DIR/overlay-page-N.svg with words, blocks, tables and labels → values drawn over it.
 * Exit 1 where the document is refused, 2 on wrong use.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string" },
    overlay: { type: "boolean", default: false },
    languages: { type: "string" },
    "comment-language": { type: "string", default: "en" },
  },
});
const [file] = positionals;
const commentLanguage = values["comment-language"];
const known = ["en", "vi", "ja", "de"].includes(commentLanguage);
if (!file || !known || (values.overlay && !values.out)) {
  console.error(
    "usage: npm run --silent read -- FILE [--out DIR [--overlay]] [--languages eng,deu] [--comment-language en|vi|ja|de]",
  );
  process.exit(2);
}

/** `id` of a reading that no service has stored. */
const LOCAL = "ext_local";
/** Of the picture that is drawn over: enough to read small print. */
const DPI = 150;

try {
  await read(file);
} catch (error) {
  const text = error instanceof UploadError ? `${error.code}: ${error.message}` : String(error);
  console.error(text);
  process.exitCode = 1;
}
// The OCR engine's workers would keep the process.
process.exit();

async function read(path: string): Promise<void> {
  const upload = await openUpload(readFileSync(path), extractLimits);
  const found: { layouts: readonly PageLayout[] } = { layouts: [] };
  const reading = await readDocument(upload, {
    languages: values.languages?.split(",") ?? [],
    commentLanguage: commentLanguage as CommentLanguage,
    onLayout: (layouts) => {
      found.layouts = layouts;
    },
  });
  const json = JSON.stringify(toExtraction(LOCAL, reading), null, 2);
  if (values.out) {
    mkdirSync(values.out, { recursive: true });
    writeFileSync(join(values.out, "reading.json"), `${json}\n`);
    if (values.overlay) await writeOverlays(upload, reading, found.layouts, values.out);
  }
  console.log(json);
}

async function writeOverlays(
  upload: Upload,
  reading: Reading,
  layouts: readonly PageLayout[],
  out: string,
): Promise<void> {
  for (const layout of layouts) {
    const { width, height, channels, data } = await renderPage(upload, layout.page, {
      dpi: DPI,
      grey: true,
    });
    const jpeg = await sharp(data, { raw: { width, height, channels } }).jpeg().toBuffer();
    const href = `data:image/jpeg;base64,${jpeg.toString("base64")}`;
    const svg = overlaySvg(layout, reading, { width, height, href });
    writeFileSync(join(out, `overlay-page-${layout.page}.svg`), svg);
  }
}
