import { readPages } from "@inkform/document/page/read-pages";
import { captureScan } from "@inkform/document/test/generator/capture/capture";
import type { ScanHabit } from "@inkform/document/test/generator/capture/scan";
import { createRandom } from "@inkform/document/test/generator/random";
import { documentSets } from "@inkform/document/test/generator/sets";
import { writePdf } from "@inkform/document/test/write-pdf";
import type { Upload } from "@inkform/raster/model";

/** A document through a scanner, the same every time: 200 dpi, a little askew, with noise. */
export async function scanOf(upload: Upload): Promise<Buffer> {
  const flatbed = documentSets.dev.scans[0] as ScanHabit;
  const { bytes } = await captureScan(upload, flatbed, { strip: false }, createRandom("bench"));
  return bytes;
}

/** The words of a document's first page on as many pages. */
export async function longText(upload: Upload, pages: number): Promise<Buffer> {
  const [first] = await readPages(upload);
  const texts = (first?.words ?? []).map(({ text, box, baseline, fontSize, bold }) => ({
    ...{ x: box.x0, y: baseline, size: fontSize },
    ...{ text, bold },
  }));
  return Buffer.from(writePdf(Array.from({ length: pages }, () => texts)));
}
