import type { PdfGlyph } from "@inkform/raster/pdf-glyphs";
import type { PdfPage } from "@inkform/raster/read-pdf-page";
import { describe, expect, it } from "vitest";
import { judgeTextLayer } from "./trust-text-layer";

const box = { x0: 0, top: 0, x1: 5, bottom: 10 };
const glyph = (changes: Partial<PdfGlyph> = {}): PdfGlyph => ({
  text: "a",
  x: 0,
  y: 10,
  angle: 0,
  fontSize: 10,
  bold: false,
  slanted: false,
  ink: box,
  advance: box,
  invisible: false,
  face: "Arimo",
  unmapped: false,
  generated: false,
  ...changes,
});
const page = (changes: Partial<PdfPage>): PdfPage => ({
  width: 100,
  height: 100,
  glyphs: [],
  paths: [],
  images: [],
  ...changes,
});
const many = (count: number, changes: Partial<PdfGlyph> = {}) =>
  Array.from({ length: count }, () => glyph(changes));
const scan = { x0: 0, top: 0, x1: 100, bottom: 95 };

describe("judgeTextLayer", () => {
  it("trusts visible, mapped text, with an illustration too", () => {
    expect(judgeTextLayer(page({ glyphs: many(50) }))).toBe("text");
    const logo = { x0: 0, top: 0, x1: 30, bottom: 20 };
    expect(judgeTextLayer(page({ glyphs: many(50), images: [logo] }))).toBe("text");
  });

  it("reads a scan from its pixels, with a stamped footer or another reader's invisible guess", () => {
    expect(judgeTextLayer(page({ images: [scan] }))).toBe("image");
    expect(judgeTextLayer(page({ images: [scan], glyphs: many(30) }))).toBe("image");
    expect(judgeTextLayer(page({ images: [scan], glyphs: many(900, { invisible: true }) }))).toBe(
      "image",
    );
  });

  it("does not trust a font without a map to characters", () => {
    const glyphs = [...many(80), ...many(20, { unmapped: true })];
    expect(judgeTextLayer(page({ glyphs }))).toBe("image");
    expect(judgeTextLayer(page({ glyphs: many(100, { text: "\ue012" }) }))).toBe("image");
  });

  it("calls a page blank on which nothing is drawn", () => {
    expect(judgeTextLayer(page({ glyphs: many(3, { text: " " }) }))).toBe("blank");
  });
});
