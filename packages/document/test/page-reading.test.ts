import { extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { renderPage } from "@inkform/raster/render-page";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import type { Page } from "../src/model";
import { findLetters } from "../src/ocr/image/find-letters";
import { chooseLanguage, turnAround } from "../src/ocr/readers/choose-language";
import { readPages } from "../src/page/read-pages";

/** A page made for these tests: letterhead, two labelled values, a ruled table with a dark heading bar. */
const CONTENT = `
BT /F2 16 Tf 60 780 Td (Harbour Pumps Limited) Tj ET
BT /F1 10 Tf 60 740 Td (Order number: 7781-C) Tj ET
BT /F1 10 Tf 60 722 Td (Delivery date: 14 March 2027) Tj ET
BT /F1 10 Tf 60 704 Td (Please send all goods to the address of the buyer stated above.) Tj ET
0.2 g 60 650 475 20 re f
1 g BT /F2 10 Tf 70 656 Td (Description) Tj 300 0 Td (Quantity) Tj ET
0 g BT /F1 10 Tf 70 632 Td (Bronze impeller, five blades) Tj 300 0 Td (4) Tj ET
BT /F1 10 Tf 70 608 Td (Shaft seal, carbon) Tj 300 0 Td (12) Tj ET
0.7 w 60 650 m 535 650 l S 60 624 m 535 624 l S 60 600 m 535 600 l S
60 600 m 60 670 l S 535 600 m 535 670 l S 350 600 m 350 650 l S
`;

function pdf(content: string): Uint8Array {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [5 0 R] >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join("");
  return new Uint8Array(
    Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Size 7 /Root 1 0 R >>\n%%EOF\n`, "latin1"),
  );
}

async function read(bytes: Uint8Array): Promise<Page> {
  const [page] = await readPages(await openUpload(bytes, extractLimits));
  if (page === undefined) throw new Error("no page");
  return page;
}

/** A slip whose lines are ruled off by dashes, which the engine takes for letters. */
const SLIP = ["Oat biscuits 1.20", "Rye bread 2.45", "Total 3.65"]
  .map((text, k) => {
    const y = 780 - 34 * k;
    return `BT /F1 9 Tf 60 ${y} Td (${text}) Tj ET 0.8 w [2 2] 0 d 60 ${y - 9} m 360 ${y - 9} l S`;
  })
  .join("\n");

/** A page as a grey picture. */
async function picture(content = CONTENT, dpi = 200): Promise<Sharp> {
  const upload = await openUpload(pdf(content), extractLimits);
  const { width, height, data } = await renderPage(upload, 1, { dpi, grey: true });
  return sharp(data, { raw: { width, height, channels: 1 } });
}

const lineOf = (page: Page, start: string): string => {
  const first = page.words.find((word) => word.text.startsWith(start));
  return page.words
    .filter((word) => first && Math.abs(word.baseline - first.baseline) < first.fontSize / 3)
    .toSorted((a, b) => a.box.x0 - b.box.x0)
    .map((word) => word.text)
    .join(" ");
};

/** Where a word stands in fractions of the page as uploaded. */
const placeOf = (page: Page, text: string) => {
  const word = page.words.find((candidate) => candidate.text === text);
  if (word === undefined) throw new Error(`${text} was not read`);
  return page.toUploaded(word.box);
};

describe("a text layer", () => {
  it("gives words with tight boxes, weight and spaces, rules and fills", async () => {
    const page = await read(pdf(CONTENT));
    expect(page).toMatchObject({ number: 1, width: 595, height: 842, source: "pdf" });
    expect(lineOf(page, "Order")).toBe("Order number: 7781-C");
    const number = page.words.find((word) => word.text === "7781-C");
    expect(number).toMatchObject({ bold: false, spaceBefore: true, confidence: 1 });
    expect(number?.baseline).toBeCloseTo(102, 1);
    expect(number?.box.top).toBeCloseTo(102 - 8.8, 1);
    expect(number?.box.bottom).toBeCloseTo(102 + 2.2, 1);
    expect(page.words.find((word) => word.text === "Harbour")?.bold).toBe(true);
    expect(page.rules.filter((rule) => rule.orientation === "horizontal")).toHaveLength(3);
    expect(page.rules.filter((rule) => rule.orientation === "vertical")).toHaveLength(3);
    expect(page.fills).toHaveLength(1);
    expect(page.languages).toEqual(["eng"]);
  });
});

describe("a picture of the page", () => {
  it("is read where it is skewed, with every word in its place", async () => {
    const angle = 1.5;
    const skewed = await (await picture()).rotate(angle, { background: "#fff" }).png().toBuffer();
    const page = await read(skewed);
    expect(page.source).toBe("ocr");
    expect(lineOf(page, "Order")).toBe("Order number: 7781-C");
    expect(lineOf(page, "Delivery")).toBe("Delivery date: 14 March 2027");
    expect(lineOf(page, "Bronze")).toBe("Bronze impeller, five blades 4");
    expect(lineOf(page, "Description")).toBe("Description Quantity");
    const { width = 1, height = 1 } = await sharp(skewed).metadata();
    const [x, y] = placeOf(page, "7781-C");
    const text = await read(pdf(CONTENT));
    const [plainX, plainY] = placeOf(text, "7781-C");
    const radians = (angle * Math.PI) / 180;
    const scale = 200 / 72;
    const dx = (plainX * 595 - 297.5) * scale;
    const dy = (plainY * 842 - 421) * scale;
    expect(x * width).toBeCloseTo(
      width / 2 + dx * Math.cos(radians) - dy * Math.sin(radians),
      -1.3,
    );
    expect(y * height).toBeCloseTo(
      height / 2 + dx * Math.sin(radians) + dy * Math.cos(radians),
      -1.3,
    );
    expect(page.rules.filter((rule) => rule.orientation === "horizontal").length).toBeGreaterThan(
      1,
    );
  });

  it.each([90, 180, 270])("is read when it was scanned turned by %d degrees", async (angle) => {
    const page = await read(await (await picture()).rotate(angle).png().toBuffer());
    expect(lineOf(page, "Order")).toBe("Order number: 7781-C");
    const [x, y] = placeOf(page, "7781-C");
    const upright = { 90: [y, 1 - x], 180: [1 - x, 1 - y], 270: [1 - y, x] }[angle] as number[];
    expect(upright[0]).toBeGreaterThan(0.15);
    expect(upright[0]).toBeLessThan(0.35);
    expect(upright[1]).toBeGreaterThan(0.1);
    expect(upright[1]).toBeLessThan(0.15);
  });

  it("is known to stand on its head by the words that were read with certainty", async () => {
    const slip = await picture(SLIP, 300);
    const { data, info } = await slip.greyscale().raw().toBuffer({ resolveWithObject: true });
    const upright = { width: info.width, height: info.height, data: new Uint8Array(data) };
    const turned = turnAround(upright);
    expect(await chooseLanguage(upright, findLetters(upright), 37, [])).toMatchObject({
      upsideDown: false,
    });
    expect(await chooseLanguage(turned, findLetters(turned), 37, [])).toEqual({
      model: "eng",
      upsideDown: true,
    });
  });

  it("reads the same words from the same file", async () => {
    const bytes = await (await picture()).blur(1.2).jpeg({ quality: 60 }).toBuffer();
    const [a, b] = [await read(bytes), await read(bytes)];
    expect(a.words.map((word) => word.text)).toEqual(b.words.map((word) => word.text));
    expect(lineOf(a, "Shaft")).toBe("Shaft seal, carbon 12");
  });

  it("has no words where it is blank", async () => {
    const blank = sharp({
      create: { width: 600, height: 800, channels: 3, background: "#fdfdfd" },
    });
    expect((await read(await blank.png().toBuffer())).words).toEqual([]);
  });
});
