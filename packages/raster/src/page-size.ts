import { imageHeader } from "./image";
import type { Upload } from "./model";
import { pdfPageSize } from "./open-pdf";
import { withPdf } from "./pdfium";

const POINTS_PER_INCH = 72;
/** Long side of A4: what an image without a density of its own is taken for. */
const A4_LONG_SIDE = 841.89;
/** Exif prescribes 72 for "unknown", and cameras and editors write it into everything. */
const UNKNOWN_DENSITY = 72;
/** A sheet larger than A1 is not what a density of a screen or camera meant. */
const LARGEST_SIDE = 2384;

/** Size in points of a page (from 1), upright as displayed. */
export async function pageSize(
  upload: Upload,
  pageNumber: number,
): Promise<{ width: number; height: number }> {
  if (upload.type === "pdf") {
    return withPdf(upload.bytes, (pdfium, pdf) => pdfPageSize(pdfium, pdf, pageNumber - 1));
  }
  const { width, height, density } = await imageHeader(upload.bytes, pageNumber);
  const dpi = trustedDensity(Math.max(width, height), density);
  const scale = dpi === null ? A4_LONG_SIDE / Math.max(width, height) : POINTS_PER_INCH / dpi;
  return { width: width * scale, height: height * scale };
}

/** The density an image carries, or null where it says nothing about paper. */
export function trustedDensity(longSide: number, density: number | null): number | null {
  if (density === null || density <= 1 || Math.round(density) === UNKNOWN_DENSITY) return null;
  return (longSide / density) * POINTS_PER_INCH <= LARGEST_SIDE ? density : null;
}
