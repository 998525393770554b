import type { PdfGlyph } from "@inkform/raster/pdf-glyphs";
import { expect, it } from "vitest";
import { glyphsToWords } from "./glyphs-to-words";

/** A glyph of 12 points; `ink` as wide as its advance. */
function glyph(text: string, x: number, width: number): PdfGlyph {
  const box = { x0: x, top: 90, x1: x + width, bottom: 102 };
  return {
    text,
    x,
    y: 100,
    angle: 0,
    fontSize: 12,
    ink: box,
    advance: box,
    bold: false,
    invisible: false,
    unmapped: false,
    generated: false,
  };
}

it("keeps the two letters of a wide ligature in their word", () => {
  const ligature = glyph("f", 109, 9);
  const glyphs = [
    glyph("Ö", 100, 6),
    glyph("l", 106, 3),
    ligature,
    { ...ligature, text: "i" },
    glyph("l", 118, 3),
    glyph("t", 121, 4),
  ];
  expect(glyphsToWords(glyphs).map((word) => word.text)).toEqual(["Ölfilt"]);
});
