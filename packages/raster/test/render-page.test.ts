import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { extractLimits } from "../src/limits";
import { openUpload } from "../src/open-upload";
import { pageSize } from "../src/page-size";
import { readPdfPage } from "../src/read-pdf-page";
import { renderPage } from "../src/render-page";
import { pdfFile, pdfOf } from "./make-pdf";

const open = (bytes: Uint8Array) => openUpload(bytes, extractLimits);

/** Black upper left quarter on white or transparent ground. */
const quarter = (alpha: boolean) =>
  sharp({
    create: {
      width: 40,
      height: 20,
      channels: alpha ? 4 : 3,
      background: alpha ? "#0000" : "#fff",
    },
  }).composite([
    {
      input: { create: { width: 20, height: 10, channels: 3, background: "#000" } },
      left: 0,
      top: 0,
    },
  ]);

/** A font with an A alone, not embedded, and its descriptor, objects `at` and the next one. `stem` is how wide its stems are said to be. */
const fontObjects = (name: string, at: number, flags: number, stem: number) => [
  `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /FirstChar 65 /LastChar 65 /Widths [700] /Encoding /WinAnsiEncoding /FontDescriptor ${at + 1} 0 R >>`,
  `<< /Type /FontDescriptor /FontName /${name} /Flags ${flags} /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV ${stem} >>`,
];

const BLACK_SQUARE = "0 g 0 421 297.5 421 re f";

describe("renderPage", () => {
  it("puts an image upright as its EXIF orientation says", async () => {
    const bytes = await quarter(false)
      .jpeg()
      .withMetadata({ orientation: 6, density: 144 })
      .toBuffer();
    const upload = await open(bytes);
    const raster = await renderPage(upload, 1, { grey: true });
    expect([raster.width, raster.height, raster.channels, raster.dpi]).toEqual([20, 40, 1, 144]);
    expect(raster.data[5]).toBeGreaterThan(200);
    expect(raster.data[15]).toBeLessThan(50);
    expect(await pageSize(upload, 1)).toEqual({ width: 10, height: 20 });
  });

  it.each(["png", "webp", "gif", "tiff"] as const)(
    "gives the pixels of a %s as they are",
    async (type) => {
      const image = quarter(false);
      const bytes = await (type === "webp"
        ? image.webp({ lossless: true })
        : image.toFormat(type, type === "tiff" ? { compression: "lzw" } : {})
      ).toBuffer();
      const { width, height, data } = await renderPage(await open(bytes), 1, { grey: true });
      const at = (x: number, y: number) => data[y * width + x];
      expect([width, height]).toEqual([40, 20]);
      expect([at(0, 0), at(19, 9), at(20, 9), at(19, 10)]).toEqual([0, 0, 255, 255]);
    },
  );

  it("gives every page of a TIFF its own pixels", async () => {
    const pages = await Promise.all(
      ["#000", "#fff"].map((background) =>
        sharp({ create: { width: 30, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const upload = await open(
      await sharp(pages, { join: { animated: true } })
        .tiff()
        .toBuffer(),
    );
    expect(upload.pages).toBe(2);
    const tones = [1, 2].map(
      async (page) => (await renderPage(upload, page, { grey: true })).data[0],
    );
    expect(await Promise.all(tones)).toEqual([0, 255]);
  });

  it("lays transparency over white", async () => {
    const raster = await renderPage(await open(await quarter(true).png().toBuffer()), 1);
    expect(raster.channels).toBe(3);
    expect([...raster.data.subarray(0, 3)]).toEqual([0, 0, 0]);
    expect([...raster.data.subarray(-3)]).toEqual([255, 255, 255]);
  });

  it("renders a PDF page at the density asked for and within the pixels allowed", async () => {
    const upload = await open(pdfOf([BLACK_SQUARE]));
    const raster = await renderPage(upload, 1, { dpi: 72 });
    expect([raster.width, raster.height, raster.dpi]).toEqual([595, 842, 72]);
    expect(raster.data[0]).toBe(0);
    expect(raster.data[594 * 3]).toBe(255);
    const small = await renderPage(upload, 1, { dpi: 600, maxPixels: 10_000, grey: true });
    expect(small.width * small.height).toBeLessThanOrEqual(10_000);
    expect(small.data.length).toBe(small.width * small.height);
  });

  it("gives a turned PDF page the size and the places that a reader sees", async () => {
    const content = "BT /F1 10 Tf 100 700 Td (A) Tj ET 0 0 1 RG 2 w 50 600 m 250 600 l S";
    const entries = "/MediaBox [0 0 600 800] /CropBox [20 30 520 780] /Rotate 90";
    const upload = await open(pdfOf([content], entries));
    expect(await pageSize(upload, 1)).toEqual({ width: 750, height: 500 });
    const page = await readPdfPage(upload, 1);
    const [glyph] = page.glyphs;
    expect(glyph).toMatchObject({ text: "A", invisible: false, bold: false });
    expect(glyph?.x).toBeCloseTo(670, 1);
    expect(glyph?.y).toBeCloseTo(80, 1);
    expect(glyph?.angle).toBeCloseTo(90, 1);
    expect(glyph?.fontSize).toBeCloseTo(10, 2);
    const [path] = page.paths;
    expect(path).toMatchObject({ stroke: [0, 0, 255], fill: null });
    expect(path?.strokeWidth).toBeCloseTo(2, 2);
    expect(path?.chains[0]?.points[0]?.x).toBeCloseTo(570, 1);
    expect(path?.chains[0]?.points[0]?.y).toBeCloseTo(30, 1);
  });

  it("gives slanted upright type its size and advance", async () => {
    const plain = "BT /F1 10 Tf 100 700 Td (AB) Tj ET";
    const slanted = "BT /F1 10 Tf 1 0 0.25 1 100 600 Tm (AB) Tj ET";
    const { glyphs } = await readPdfPage(await open(pdfOf([`${plain} ${slanted}`])), 1);
    const [upright, leaning] = glyphs.filter(({ text }) => text === "A");
    expect([upright?.slanted, leaning?.slanted]).toEqual([false, true]);
    expect(leaning?.fontSize).toBeCloseTo(10, 2);
    expect(leaning?.advance.x0).toBeCloseTo(upright?.advance.x0 ?? 0, 1);
    expect(leaning?.advance.x1).toBeCloseTo(upright?.advance.x1 ?? 0, 1);
  });

  it("believes a font's name about its weight before the width of its stems", async () => {
    const content = "BT /F1 10 Tf 50 200 Td (A) Tj /F2 10 Tf 50 0 Td (A) Tj ET";
    const upload = await open(
      pdfFile([
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 7 0 R >> >> >>",
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
        ...fontObjects("Sample-Regular", 5, 34, 160),
        ...fontObjects("Sample", 7, 34, 160),
      ]),
    );
    const { glyphs } = await readPdfPage(upload, 1);
    expect(glyphs.filter(({ text }) => text === "A").map(({ bold }) => bold)).toEqual([
      false,
      true,
    ]);
  });

  it("knows italics by the font's name or by its flags", async () => {
    const content =
      "BT /F1 10 Tf 50 200 Td (A) Tj /F2 10 Tf 50 0 Td (A) Tj /F3 10 Tf 50 0 Td (A) Tj ET";
    const upload = await open(
      pdfFile([
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 7 0 R /F3 9 0 R >> >> >>",
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
        ...fontObjects("Sample-Regular", 5, 34, 80),
        ...fontObjects("Sample-Italic", 7, 34, 80),
        ...fontObjects("Sample", 9, 34 + 64, 80),
      ]),
    );
    const { glyphs } = await readPdfPage(upload, 1);
    const drawn = glyphs.filter(({ text }) => text === "A");
    expect(drawn.map(({ slanted }) => slanted)).toEqual([false, true, true]);
  });

  it("names the face of each glyph without its style", async () => {
    const upload = await open(
      pdfOf(["BT /F1 10 Tf 50 700 Td (a) Tj ET BT /F2 10 Tf 90 700 Td (b) Tj ET"]),
    );
    const { glyphs } = await readPdfPage(upload, 1);
    const drawn = glyphs.filter((glyph) => !glyph.generated);
    expect(drawn.map(({ face, bold }) => [face, bold])).toEqual([
      ["Helvetica", false],
      ["Helvetica", true],
    ]);
  });

  it("takes an image without a density for a sheet of A4", async () => {
    const upload = await open(await quarter(false).png().toBuffer());
    const { width, height } = await pageSize(upload, 1);
    expect(width).toBeCloseTo(841.89, 2);
    expect(height).toBeCloseTo(420.945, 2);
  });

  it("shows the value of a form field that was filled in without being drawn", async () => {
    const upload = await open(
      pdfFile([
        "<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] /NeedAppearances true /DR << /Font << /F1 3 0 R >> >> /DA (/F1 10 Tf 0 g) >> >>",
        "<< /Type /Pages /Count 1 /Kids [4 0 R] >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Annots [5 0 R] >>",
        "<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Holm) /DA (/F1 10 Tf 0 g) /Rect [150 200 300 220] /P 4 0 R /F 4 >>",
      ]),
    );
    const { glyphs } = await readPdfPage(upload, 1);
    expect(glyphs.map((glyph) => glyph.text).join("")).toContain("Holm");
    const raster = await renderPage(upload, 1, { dpi: 72, grey: true });
    expect(raster.data.some((value) => value < 100)).toBe(true);
  });
});
