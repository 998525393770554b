import { writeObjects } from "./write-pdf";

export const HELVETICA =
  "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";

interface PdfPage {
  content: string;
  /** Entries of the page besides. */
  entries?: string;
  box?: string;
}

/** A stream of a PDF with these entries besides its length. */
export const stream = (data: string, entries = "") =>
  `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;
/** A line of text at its left edge and baseline in points from the bottom left. */
export const text = (x: number, y: number, line: string) =>
  `BT /F1 10 Tf ${x} ${y} Td (${line}) Tj ET\n`;

/** A PDF of these pages in Helvetica; `more` are the objects from 4 on, of which the fourth is the image /I. */
export function pdf(
  pages: readonly PdfPage[],
  more: readonly string[] = [],
  catalog = "",
): Uint8Array {
  const first = 4 + more.length;
  const kids = pages.map((_, at) => `${first + 2 * at} 0 R`).join(" ");
  const resources = "<< /Font << /F1 3 0 R >> /XObject << /I 4 0 R >> >>";
  return writeObjects([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    HELVETICA,
    ...more,
    ...pages.flatMap(({ content, entries = "", box = "0 0 595 842" }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents ${first + 2 * at + 1} 0 R /Resources ${resources} ${entries} >>`,
      stream(content),
    ]),
  ]);
}
