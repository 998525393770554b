import type { Upload } from "./model";
import { type PdfGlyph, readGlyphs } from "./pdf-glyphs";
import { type PdfImage, type PdfPath, readGraphics } from "./pdf-graphics";
import { type Affine, pageTransform } from "./pdf-transform";
import { type Pdfium, withPdfPage } from "./pdfium";

/** What a PDF page draws, in points of the page as displayed: origin top-left, y down, rotation applied. */
export interface PdfPage {
  width: number;
  height: number;
  /** Glyphs of the text layer in the order in which they are drawn. */
  glyphs: PdfGlyph[];
  paths: PdfPath[];
  images: PdfImage[];
}

/** Reads the text layer and the vector graphics of a page (from 1); values of form fields included. */
export function readPdfPage(upload: Upload, pageNumber: number): Promise<PdfPage> {
  return withPdfPage(upload.bytes, pageNumber, (pdfium: Pdfium, page: number) => {
    const transform: Affine = pageTransform(pdfium, page);
    return {
      width: pdfium._FPDF_GetPageWidthF(page),
      height: pdfium._FPDF_GetPageHeightF(page),
      glyphs: readGlyphs(pdfium, page, transform),
      ...readGraphics(pdfium, page, transform),
    };
  });
}
