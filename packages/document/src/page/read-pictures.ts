import type { Upload } from "@inkform/raster/model";
import type { PdfPage } from "@inkform/raster/read-pdf-page";
import { renderPage } from "@inkform/raster/render-page";
import type { Box, Page, Word } from "../model";
import { toGreyImage } from "../ocr/image/grey-image";
import { hasLines, hasPaper } from "../ocr/image/looks-written";
import { readImage } from "../ocr/read-image";
import { detectLanguages } from "./detect-languages";
import { findPictures, isWithin } from "./find-pictures";
import { cutOut, keepOnly } from "./keep-only";
import { type Placing, placingOf } from "./place-picture";
import { pageSettings as settings } from "./settings";
import { uprightQuarter } from "./turn-upright";

/** The page of a text layer with what is written in pictures that the layer leaves bare: a scanned table under a typed letterhead. */
export async function readPictures(
  upload: Upload,
  page: PdfPage,
  said: Page,
  hints: readonly string[],
): Promise<Page> {
  const pictures = findPictures(page);
  if (pictures.length === 0 || uprightQuarter(page.glyphs) !== 0) return said;
  const written = await whereWritten(upload, page, said.number, pictures);
  if (written.length === 0) return said;
  const seen = await readImage(upload, said.number, hints, (image) =>
    keepOnly(image, page, written),
  );
  return seen ? written.reduce((whole, picture) => lay(whole, seen, picture, hints), said) : said;
}

/** The pictures that look written, at densities at which that costs little: most that are none are told from their greys. */
async function whereWritten(
  upload: Upload,
  page: PdfPage,
  number: number,
  pictures: readonly Box[],
): Promise<Box[]> {
  const at = async (dpi: number) =>
    toGreyImage(await renderPage(upload, number, { dpi, grey: true }));
  const coarse = await at(settings.paperDpi);
  const onPaper = pictures.filter((picture) => hasPaper(cutOut(coarse, page, picture)));
  if (onPaper.length === 0) return [];
  const fine = await at(settings.linesDpi);
  return onPaper.filter((picture) => hasLines(keepOnly(fine, page, [picture])));
}

/** Lays the words and rules of one picture into the page, where they are surely text. */
function lay(whole: Page, seen: Page, picture: Box, hints: readonly string[]): Page {
  const placing = placingOf(seen, whole, picture);
  if (placing === null) return whole;
  const inPicture = ({ box }: { box: Box }) => isWithin(placing.toPage(box), picture);
  const words = seen.words
    .filter(inPicture)
    .map((word) => placed(word, placing))
    .filter(({ box }) => !whole.words.some((other) => isWithin(box, other.box)));
  if (!areSure(words)) return whole;
  const all = [...whole.words, ...words];
  return {
    ...whole,
    words: all,
    rules: whole.rules.concat(seen.rules.filter(inPicture).map((rule) => placed(rule, placing))),
    fills: whole.fills.concat(
      seen.fills.filter((box) => inPicture({ box })).map((box) => placing.shift(box)),
    ),
    // Where some words may be misread, the page is laid out and checked as one of which all may be.
    source: "ocr",
    languages: detectLanguages(
      all.map(({ text }) => text),
      hints,
    ),
    toUploaded: (box) => (isWithin(box, picture) ? placing.toUploaded(box) : whole.toUploaded(box)),
  };
}

function placed<T extends { box: Box; baseline?: number }>(thing: T, { shift, down }: Placing): T {
  const box = shift(thing.box);
  return thing.baseline === undefined
    ? { ...thing, box }
    : { ...thing, box, baseline: thing.baseline + down };
}

function areSure(words: readonly Word[]): boolean {
  const real = words.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
  const sure = real.filter(({ confidence }) => confidence >= settings.pictureConfidence).length;
  return sure >= settings.pictureWords && sure >= settings.pictureSure * words.length;
}
