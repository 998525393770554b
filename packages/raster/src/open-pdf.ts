import { refuseTooManyPages, type UploadLimits } from "./limits";
import { damagedPdf, type Pdfium, withCells, withPdf } from "./pdfium";

/** Where the end-of-file mark is looked for; some writers pad the file behind it. */
const TAIL_BYTES = 2048;

/** Counts a PDF's pages after checking that each is there with a size. */
export function openPdf(bytes: Uint8Array, limits: UploadLimits): Promise<number> {
  return withPdf(bytes, (pdfium, document) => {
    const pages = pdfium._FPDF_GetPageCount(document);
    if (pages < 1) throw damagedPdf();
    refuseTooManyPages(pages, limits);
    const repaired = pdfium._FPDF_DocumentHasValidCrossReferenceTable(document) === 0;
    if (repaired && !hasEndMark(bytes)) throw damagedPdf();
    for (let index = 0; index < pages; index++) {
      const { width, height } = pdfPageSize(pdfium, document, index);
      if (!(width > 0 && height > 0)) throw damagedPdf();
    }
    return pages;
  });
}

/** Size in points of the page with this index (from 0), as displayed (rotation applied). */
export function pdfPageSize(
  pdfium: Pdfium,
  document: number,
  index: number,
): { width: number; height: number } {
  return withCells(pdfium, 1, (cell) => {
    if (!pdfium._FPDF_GetPageSizeByIndexF(document, index, cell)) throw damagedPdf();
    const [width = 0, height = 0] = pdfium.HEAPF32.subarray(cell >> 2, (cell >> 2) + 2);
    return { width, height };
  });
}

/** A file that was cut has neither a cross-reference table nor its end mark. */
function hasEndMark(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.subarray(Math.max(0, bytes.length - TAIL_BYTES)));
  return tail.includes("%%EOF");
}
