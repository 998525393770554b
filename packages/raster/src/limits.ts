import { UploadError, type UploadType } from "./model";

/** What an upload may be: types, bytes, pages, pixels of one page image. */
export interface UploadLimits {
  types: readonly UploadType[];
  imageBytes: number;
  pdfBytes: number;
  pages: number;
  pixels: number;
}

const MEGABYTE = 2 ** 20;

/** Limits of an extraction. */
export const extractLimits: UploadLimits = {
  types: ["pdf", "png", "jpeg", "webp", "gif", "tiff"],
  imageBytes: 5 * MEGABYTE,
  pdfBytes: 10 * MEGABYTE,
  pages: 20,
  pixels: 40_000_000,
};

/** Limits of a sketch: the same, without TIFF. */
export const cadLimits: UploadLimits = {
  ...extractLimits,
  types: ["pdf", "png", "jpeg", "webp", "gif"],
};

/** @throws UploadError `too_many_pages` */
export function refuseTooManyPages(pages: number, limits: UploadLimits): void {
  if (pages <= limits.pages) return;
  throw new UploadError(
    "too_many_pages",
    `Send at most ${limits.pages} pages at once; this file has ${pages}.`,
  );
}
