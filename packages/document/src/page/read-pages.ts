import type { Upload } from "@inkform/raster/model";
import { pageSize } from "@inkform/raster/page-size";
import { readPdfPage } from "@inkform/raster/read-pdf-page";
import type { Page, ReadOptions } from "../model";
import { readImage } from "../ocr/read-image";
import { isStrangeText, saysTheSame } from "./doubt-text-layer";
import { readPdfText } from "./read-pdf-text";
import { readPictures } from "./read-pictures";
import { toFractions } from "./to-fractions";
import { judgeTextLayer } from "./trust-text-layer";

/** Words, rules and fills of every page: from the text layer where it can be trusted (and pictures of text beside it), else by OCR. */
export async function readPages(upload: Upload, options: ReadOptions = {}): Promise<Page[]> {
  const hints = options.languages ?? [];
  const pages: Page[] = [];
  for (let number = 1; number <= upload.pages; number++) {
    options.onStage?.("words", number);
    // Pages of one document mostly share their language.
    const known = pages.at(-1)?.languages ?? [];
    pages.push(await readPage(upload, number, hints.length > 0 ? hints : known));
  }
  return pages;
}

async function readPage(upload: Upload, number: number, hints: readonly string[]): Promise<Page> {
  if (upload.type === "pdf") {
    const page = await readPdfPage(upload, number);
    if (judgeTextLayer(page) !== "image") {
      const said = readPdfText(page, number, hints);
      if (!isStrangeText(said.words)) return readPictures(upload, page, said, hints);
      const seen = await readImage(upload, number, hints);
      return seen && !saysTheSame(said.words, seen.words) ? seen : said;
    }
  }
  return (await readImage(upload, number, hints)) ?? blankPage(upload, number);
}

async function blankPage(upload: Upload, number: number): Promise<Page> {
  const size = await pageSize(upload, number);
  return {
    number,
    ...size,
    words: [],
    rules: [],
    fills: [],
    source: "ocr",
    languages: [],
    toUploaded: (box) => toFractions(box, size),
  };
}
