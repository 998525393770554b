import { extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { renderPage } from "@inkform/raster/render-page";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Page } from "../src/model";
import { type ShownLine, shownLines } from "../src/ocr/readers/print-network";
import { readPages } from "../src/page/read-pages";
import { type PdfText, writePdf } from "./write-pdf";

/** A page as a scanner sees it at 200 dpi: grey, a little soft, JPEG. */
async function scan(texts: readonly PdfText[]): Promise<Page> {
  const upload = await openUpload(writePdf([texts]), extractLimits);
  const { width, height, data } = await renderPage(upload, 1, { dpi: 200, grey: true });
  const picture = sharp(data, { raw: { width, height, channels: 1 } }).blur(0.7);
  const bytes = await picture.jpeg({ quality: 75 }).toBuffer();
  const [page] = await readPages(await openUpload(bytes, extractLimits));
  if (page === undefined) throw new Error("no page");
  return page;
}

const lines = (...texts: string[]): PdfText[] =>
  texts.map((text, i) => ({ x: 60, y: 80 + 24 * i, text }));

const textOf = (page: Page) => page.words.map((word) => word.text);

describe("a scanned page", () => {
  it("is read with the signs that the models have no character for", async () => {
    const page = await scan(
      lines(
        "Purchase order for the goods below",
        "Pipette tips 200 µl sterile",
        "Sealing ring Ø 25 mm, black",
        "Quay Lane · Westmarsh",
      ),
    );
    expect(textOf(page)).toEqual(expect.arrayContaining(["µl", "Ø", "·"]));
  });

  it("keeps the space behind the comma of a code, and puts none into a decimal", async () => {
    const page = await scan(
      lines(
        "Purchase order for the goods below",
        "Copy paper A4, 80 g, white",
        "Round bar R4,80 mm, black",
      ),
    );
    const text = textOf(page).join(" ");
    expect(text).toContain("A4, 80 g");
    expect(text).toContain("R4,80 mm");
  });

  it("is read in its own language, though it begins in another", async () => {
    const page = await scan(
      lines(
        "Harbour Pumps Limited Oakhaven",
        "Bestellnummer 4711 Lieferanschrift",
        "Größe und Stückzahl für die Kühlung",
        "Zahlungsbedingungen 30 Tage netto",
        "Bezeichnung Menge Einzelpreis Gesamtpreis",
      ),
    );
    expect(textOf(page)).toEqual(expect.arrayContaining(["Größe", "Stückzahl", "für", "Kühlung"]));
    expect(page.languages[0]).toBe("deu");
  });

  it("keeps the points behind its abbreviations", async () => {
    const page = await scan([
      ...lines("Purchase order for the goods below"),
      { x: 60, y: 120, text: "No.", bold: true },
      { x: 160, y: 120, text: "Qty.", bold: true },
      { x: 260, y: 120, text: "Cat.", bold: true },
      { x: 360, y: 120, text: "Unit price", bold: true },
    ]);
    expect(textOf(page)).toEqual(expect.arrayContaining(["No.", "Qty.", "Cat."]));
  });

  it("tells whoever listens which crops a network was shown, and what it saw there", async () => {
    const seen: ShownLine[] = [];
    const note = (line: unknown) => seen.push(line as ShownLine);
    shownLines.subscribe(note);
    await scan(lines("Order 2024-0815", "Total 1,234.56 EUR"));
    shownLines.unsubscribe(note);
    expect(seen.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Order 2024-0815", "Total 1,234.56 EUR"]),
    );
    const sizes = seen.map(({ image }) => [image.height, image.data.length / image.width]);
    expect(new Set(sizes.flat())).toEqual(new Set([48]));
    expect(new Set(seen.map(({ network }) => network))).toEqual(new Set(["latin"]));
  });
});
