import type { PdfPage } from "@inkform/raster/read-pdf-page";
import { pageSettings as settings } from "./settings";

/**
 * - text: the text layer is what one sees.
 * - image: the page has to be read from its pixels.
 * - blank: nothing is drawn.
 */
export type PageKind = "text" | "image" | "blank";

/** Judges a text layer by what is mapped, visible, and covered by a scan. */
export function judgeTextLayer(page: PdfPage): PageKind {
  const printed = page.glyphs.filter((glyph) => !glyph.generated && glyph.text.trim() !== "");
  if (printed.length === 0) {
    return page.images.length > 0 || page.paths.length > 0 ? "image" : "blank";
  }
  const unmapped = printed.filter((glyph) => glyph.unmapped || isMeaningless(glyph.text)).length;
  if (unmapped > settings.unmappedShare * printed.length) return "image";
  const visible = printed.filter((glyph) => !glyph.invisible).length;
  const isScan = imageCoverage(page) >= settings.scanCoverage;
  if (isScan && visible < settings.stampCharacters) return "image";
  // What nobody sees is the guess of another reader behind a scan, or no part of the page.
  return visible * 2 >= printed.length ? "text" : "image";
}

/** Replacement, private-use and control characters: a font without a map to Unicode. */
function isMeaningless(text: string): boolean {
  return /[\ufffd\ue000-\uf8ff]|\p{Cc}|\p{Cn}/u.test(text);
}

/** Share of the page under its largest image, 0 to 1. */
function imageCoverage(page: PdfPage): number {
  const areas = page.images.map((image) => {
    const width = Math.min(image.x1, page.width) - Math.max(image.x0, 0);
    const height = Math.min(image.bottom, page.height) - Math.max(image.top, 0);
    return Math.max(0, width) * Math.max(0, height);
  });
  return Math.max(0, ...areas) / (page.width * page.height);
}
