import { extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { renderPage } from "@inkform/raster/render-page";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { Reading } from "../src/model";
import { readDocument } from "../src/read-document";
import { type PdfText, writePdf } from "./write-pdf";

const heading = ["Pos.", "Artikel-Nr.", "Bezeichnung", "Menge", "Einzelpreis", "Betrag"];
const edges = [50, 90, 170, 360, 420, 500];

function line(y: number, texts: readonly string[], bold = false): PdfText[] {
  return texts.map((text, index) => ({ x: edges[index] ?? 0, y, text, bold }));
}

/** An order over two pages whose total is one euro too high. */
const order = writePdf([
  [
    { x: 50, y: 60, text: "Moorwind Anlagenbau GmbH", size: 16, bold: true },
    { x: 50, y: 76, text: "Deichweg 9, 00456 Siel" },
    { x: 400, y: 60, text: "Bestellung", size: 14 },
    { x: 50, y: 120, text: "Bestellnummer:" },
    { x: 150, y: 120, text: "MW-2210" },
    { x: 50, y: 135, text: "Bestelldatum:" },
    { x: 150, y: 135, text: "04.05.2026" },
    { x: 50, y: 150, text: "Lieferanschrift:" },
    { x: 150, y: 150, text: "Moorwind Anlagenbau GmbH" },
    { x: 150, y: 162, text: "Halle 2" },
    { x: 150, y: 174, text: "00456 Siel" },
    ...line(220, heading, true),
    ...line(240, ["1", "KL-04", "Klemme 4 mm", "20", "0,45", "9,00"]),
    ...line(258, ["2", "RG-11", "Regler 24 V", "2", "31,50", "63,00"]),
    { x: 280, y: 820, text: "Seite 1 von 2", size: 8 },
  ],
  [
    ...line(60, heading, true),
    ...line(80, ["3", "DR-75", "Draht, Rolle 75 m", "1", "28,00", "28,00"]),
    { x: 360, y: 120, text: "Zwischensumme" },
    { x: 500, y: 120, text: "100,00 €" },
    { x: 360, y: 135, text: "MwSt. 19 %" },
    { x: 500, y: 135, text: "19,00 €" },
    { x: 360, y: 150, text: "Gesamtbetrag" },
    { x: 500, y: 150, text: "120,00 €" },
    { x: 280, y: 820, text: "Seite 2 von 2", size: 8 },
  ],
]);

function printedAt(reading: Reading, key: string): string | undefined {
  return reading.fields.find((field) => field.key === key)?.value;
}

describe("a PDF with text", () => {
  let reading: Reading;
  beforeAll(async () => {
    reading = await readDocument(await openUpload(order, extractLimits), { commentLanguage: "de" });
  });

  it("gives its fields under canonical keys", () => {
    expect(reading.pages).toBe(2);
    expect(reading.languages[0]).toBe("deu");
    expect(printedAt(reading, "po_number")).toBe("MW-2210");
    expect(printedAt(reading, "order_date")).toBe("04.05.2026");
    expect(printedAt(reading, "ship_to")).toBe("Moorwind Anlagenbau GmbH\nHalle 2\n00456 Siel");
    expect(reading.fields.some((field) => field.value.includes("Seite"))).toBe(false);
  });

  it("gives the rows of both pages", () => {
    expect(
      reading.lineItems.map((item) => [item.page, item.cells.map((cell) => cell.value)]),
    ).toEqual([
      [1, ["1", "KL-04", "Klemme 4 mm", "20", "0,45", "9,00"]],
      [1, ["2", "RG-11", "Regler 24 V", "2", "31,50", "63,00"]],
      [2, ["3", "DR-75", "Draht, Rolle 75 m", "1", "28,00", "28,00"]],
    ]);
  });

  it("explains the total that does not follow and marks what it concerns", () => {
    expect(reading.comment).toBe(
      "„Gesamtbetrag“ nennt 120,00 €, das folgt nicht aus Zwischensumme 100,00 €, MwSt. 19 % 19,00 €.",
    );
    expect([...reading.refs].sort()).toEqual(["subtotal", "tax", "total"]);
    const marked = reading.fields.filter((field) => reading.refs.includes(field.key));
    expect(marked.every((field) => field.unsure)).toBe(true);
  });

  it("boxes a value where it is printed", () => {
    const [x = 0, y = 0, , height = 0] =
      reading.fields.find((field) => field.key === "po_number")?.box ?? [];
    expect(x * 595).toBeCloseTo(150, 0);
    expect(y * 842).toBeCloseTo(120 - 8.8, 0);
    expect(height * 842).toBeCloseTo(11, 0);
  });

  it("is read the same every time", async () => {
    const again = await readDocument(await openUpload(order, extractLimits), {
      commentLanguage: "de",
    });
    expect(again).toEqual(reading);
  });
});

it("reads the picture of a page as well", { timeout: 120_000 }, async () => {
  const page = await renderPage(await openUpload(order, extractLimits), 1, {
    dpi: 200,
    grey: true,
  });
  const raw = { width: page.width, height: page.height, channels: page.channels };
  const picture = await sharp(page.data, { raw }).png().toBuffer();
  const reading = await readDocument(await openUpload(picture, extractLimits));
  expect(printedAt(reading, "po_number")).toBe("MW-2210");
  expect(printedAt(reading, "order_date")).toBe("04.05.2026");
  expect(reading.lineItems).toHaveLength(2);
});
