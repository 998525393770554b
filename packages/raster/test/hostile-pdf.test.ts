import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { extractLimits } from "../src/limits";
import { openUpload } from "../src/open-upload";
import { readPdfPage } from "../src/read-pdf-page";
import { renderPage } from "../src/render-page";
import { pdfFile, pdfOf } from "./make-pdf";

const GIGABYTE = 2 ** 30;
const HELLO = "BT /F1 10 Tf 50 700 Td (Order 7781) Tj ET";
const ONE_KID = "<< /Type /Pages /Count 1 /Kids [3 0 R] >>";

const stream = (data: string, entries = "") =>
  `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;
const packed = (data: Buffer) => deflateSync(data, { level: 9 });
const form = (content: string, next: number) =>
  stream(
    content,
    `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> /XObject << /X ${next} 0 R >> >>`,
  );

interface Parts {
  catalog?: string;
  pages?: string;
  content?: string;
  more?: string[];
}

/** A PDF of one page: objects 1 to 5 are catalogue, pages, page, font and content; /X is the sixth. */
function pdf({ catalog = "", pages = ONE_KID, content = stream(HELLO), more = [] }: Parts) {
  return pdfFile([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    pages,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> /XObject << /X 6 0 R >> >> >>",
    "<< /Type /Font /Subtype /TrueType /BaseFont /NoSuchFont-Bold /Encoding /WinAnsiEncoding >>",
    content,
    ...more,
  ]);
}

/** What is written on the page, or the code of its refusal. */
async function textOf(bytes: Uint8Array): Promise<string> {
  try {
    const { glyphs } = await readPdfPage(await openUpload(bytes, extractLimits), 1);
    return glyphs.map(({ text }) => text).join("");
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const zeros = Buffer.alloc(GIGABYTE / 4, " ");
const bomb = packed(Buffer.concat([zeros, zeros, zeros, zeros])).toString("latin1");
/** Each form draws the next one ten times. */
const laughs = Array.from({ length: 12 }, (_, at) =>
  at === 11 ? form(HELLO, 4) : form("/X Do ".repeat(10), 7 + at),
);

describe("a PDF that was made to exhaust its reader", () => {
  it.each([
    ["a page tree within itself", { pages: "<< /Type /Pages /Count 2 /Kids [2 0 R 3 0 R] >>" }],
    ["a form within itself", { content: stream("/X Do"), more: [form("/X Do /X Do", 6)] }],
    ["forms that draw each other a billion times", { content: stream("/X Do"), more: laughs }],
    ["a stream of a gigabyte", { content: stream(bomb, "/Filter /FlateDecode") }],
  ])("is refused for %s, and the next file is read as ever", async (_, parts) => {
    expect(await textOf(pdf(parts))).toBe("unreadable_document");
    expect(await textOf(pdfOf([HELLO]))).toBe("Order 7781");
  });

  it("leaves out an image of gigapixels, and says what is written beside it", async () => {
    const size = "/Width 30000 /Height 30000 /ColorSpace /DeviceRGB /BitsPerComponent 8";
    const data = packed(Buffer.alloc(1000)).toString("latin1");
    const image = stream(data, `/Type /XObject /Subtype /Image ${size} /Filter /FlateDecode`);
    const bytes = pdf({ content: stream(`${HELLO} q 595 0 0 842 0 0 cm /X Do Q`), more: [image] });
    expect(await textOf(bytes)).toBe("Order 7781");
    const raster = await renderPage(await openUpload(bytes, extractLimits), 1, { dpi: 72 });
    expect([raster.width, raster.height]).toEqual([595, 842]);
  });
});

describe("a PDF that holds more than a page", () => {
  it("runs no script", async () => {
    const script = "<< /S /JavaScript /JS (while\\(true\\){}) >>";
    const catalog = `/OpenAction ${script} /Names << /JavaScript << /Names [(a) ${script}] >> >>`;
    expect(await textOf(pdf({ catalog }))).toBe("Order 7781");
  });

  it("may have ten thousand objects", async () => {
    const more = Array.from({ length: 10_000 }, (_, at) => `<< /Next ${7 + at} 0 R >>`);
    expect(await textOf(pdf({ more }))).toBe("Order 7781");
  });

  it("may lack its fonts", async () => {
    const content = stream(`${HELLO} BT /F9 10 Tf 50 680 Td (Carrier) Tj ET`);
    expect(await textOf(pdf({ content }))).toContain("Order 7781");
    expect(await textOf(pdf({ content }))).toContain("Carrier");
  });
});
