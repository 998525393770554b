import { extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { renderPage } from "@inkform/raster/render-page";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import type { Page } from "../src/model";
import { readPages } from "../src/page/read-pages";
import { readDocument } from "../src/read-document";
import { pdf, stream, text } from "./write-layers";

/** More signs than a stamp on a scan has. */
const letter = [
  text(50, 780, "Harbour Pumps Limited, Quay Street 14, Saltby"),
  text(50, 755, "Order number: HP-7781"),
  text(50, 730, "Order date: 14 March 2027"),
  text(50, 705, "Payment terms: 30 days net of the invoice"),
  text(50, 680, "Delivery address: Saltby Waterworks, Mill Lane 3"),
].join("");

const ROWS = [
  ["Item", "Description", "Quantity", "Unit price", "Amount"],
  ["1", "Bronze impeller, five blades", "4", "118.50", "474.00"],
  ["2", "Shaft seal, carbon", "12", "9.25", "111.00"],
  ["3", "Bearing housing", "2", "240.00", "480.00"],
];
const EDGES = [70, 120, 300, 370, 460];
const table = ROWS.flatMap((row, at) =>
  row.map((cell, column) => text(EDGES[column] as number, 500 - 24 * at, cell)),
).join("");
const LINES = "0.8 w 60 515 m 520 515 l S 60 492 m 520 492 l S 60 420 m 520 420 l S\n";

/** The middle of a page of this content as a scan makes it, leaning by some degrees. */
async function scanned(content: string, degrees: number): Promise<Sharp> {
  const upload = await openUpload(pdf([{ content }]), extractLimits);
  const { width, height, data } = await renderPage(upload, 1, { dpi: 200, grey: true });
  const cut = await sharp(data, { raw: { width, height, channels: 1 } })
    .extract({ left: 111, top: 833, width: 1389, height: 417 })
    .png()
    .toBuffer();
  return sharp(cut).rotate(degrees, { background: "#fff" }).linear(0.9, 10).blur(0.6);
}

/** The letter as text and below it this picture, as wide as the letter and so high from its foot at 60 points. */
async function letterWith(picture: Sharp, more = "") {
  const { data, info } = await picture
    .toColourspace("b-w")
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  const entries = `/Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`;
  const place = `q 500 0 0 ${(500 * info.height) / info.width} 50 60 cm /I Do Q\n`;
  const content = letter + place + more;
  return openUpload(pdf([{ content }], [stream(data.toString("latin1"), entries)]), extractLimits);
}

const fieldsOfLetter = [
  ["Order number", "HP-7781"],
  ["Order date", "14 March 2027"],
  ["Payment terms", "30 days net of the invoice"],
  ["Delivery address", "Saltby Waterworks, Mill Lane 3"],
];

describe("a letter in text with a picture below it", () => {
  it.each([0, 2])(
    "is read with the table that was scanned, leaning by %d degrees",
    async (lean) => {
      const reading = await readDocument(await letterWith(await scanned(LINES + table, lean)));
      const pairs = reading.fields.map(({ label, value }) => [label, value]);
      expect(pairs).toEqual(expect.arrayContaining(fieldsOfLetter));
      const cells = reading.lineItems.map((item) => item.cells.map((cell) => cell.value));
      expect(cells).toEqual(ROWS.slice(1));
      const asText = await readDocument(
        await openUpload(pdf([{ content: letter }]), extractLimits),
      );
      const sure = new Set(asText.fields.filter(({ unsure }) => !unsure).map(({ key }) => key));
      expect(reading.fields.filter(({ key, unsure }) => unsure && sure.has(key))).toEqual([]);
      // Boxes lie in the picture: 150 of 842 points high, 60 from the foot.
      for (const { box } of reading.lineItems) {
        expect(box[1]).toBeGreaterThan(1 - 240 / 842);
        expect(box[1] + box[3]).toBeLessThan(1 - 60 / 842);
      }
    },
  );

  it("keeps the words of the layer over the picture once, and those as text", async () => {
    const note = text(330, 75, "Checked: A. Reed");
    const [page] = (await readPages(await letterWith(await scanned(LINES + table, 0), note))) as [
      Page,
    ];
    const words = page.words.map(({ text, source }) => `${source} ${text}`);
    expect(words.filter((word) => word.endsWith("Reed"))).toEqual(["pdf Reed"]);
    expect(words).toContain("pdf HP-7781");
    expect(words).toContain("ocr impeller,");
  });

  it.each([
    ["a photograph", photograph],
    ["a drawing", drawing],
    ["a logo", logo],
  ])("gains no words from %s", async (_, picture) => {
    const [page] = (await readPages(await letterWith(await picture()))) as [Page];
    expect(page.source).toBe("pdf");
    expect(page.words.every(({ source }) => source === "pdf")).toBe(true);
  });
});

/** Hills in all greys with grain, made of sines. */
async function photograph(): Promise<Sharp> {
  const [width, height] = [1200, 800];
  const data = Buffer.alloc(width * height);
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const hills = Math.sin(x / 97 + Math.sin(y / 61)) + Math.sin(y / 43 + x / 211);
    data[at] = 128 + 45 * hills + 25 * Math.sin(x * 12.9898 + y * 78.233);
  }
  return sharp(data, { raw: { width, height, channels: 1 } });
}

/** A plate with holes, hatched, with dimensions and a name. */
async function drawing(): Promise<Sharp> {
  const holes = [150, 450, 750, 1050].map((x) => `<circle cx="${x}" cy="300" r="60"/>`).join("");
  const hatch = Array.from({ length: 60 }, (_, k) => `<path d="M${k * 20} 500l60-80"/>`).join("");
  const sizes = [120, 64, 35, 48].map(
    (size, at) => `<text x="${140 + 290 * at}" y="${150 + 70 * (at % 3)}">${size}</text>`,
  );
  return drawn(
    `<g fill="none" stroke="#000" stroke-width="3"><rect x="40" y="80" width="1120" height="440"/>${holes}${hatch}</g>` +
      `<g font-family="sans-serif" font-size="34">${sizes.join("")}<text x="480" y="590">Base plate</text></g>`,
  );
}

async function logo(): Promise<Sharp> {
  return drawn(
    '<circle cx="200" cy="300" r="150"/><g font-family="sans-serif" font-size="90"><text x="400" y="280">Harbour Pumps</text>' +
      '<text x="400" y="400" font-size="50">Pumps and seals since 1921</text></g>',
  );
}

function drawn(svg: string): Sharp {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="620"><rect width="1200" height="620" fill="#fff"/>${svg}</svg>`;
  return sharp(Buffer.from(whole)).flatten({ background: "#fff" });
}
