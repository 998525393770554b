import type { PdfGlyph } from "@inkform/raster/pdf-glyphs";
import type { PdfPage } from "@inkform/raster/read-pdf-page";
import { describe, expect, it } from "vitest";
import { findPictures } from "./find-pictures";

const glyphAt = (x: number, y: number): PdfGlyph => {
  const box = { x0: x, top: y - 9, x1: x + 6, bottom: y };
  return {
    text: "a",
    x,
    y,
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
  };
};
const page = (images: PdfPage["images"], glyphs: PdfGlyph[] = []): PdfPage => ({
  width: 600,
  height: 800,
  glyphs,
  paths: [],
  images,
});
const scan = { x0: 50, top: 300, x1: 550, bottom: 600 };
const lineAt = (y: number, count: number) =>
  Array.from({ length: count }, (_, at) => glyphAt(60 + 7 * at, y));

describe("findPictures", () => {
  it("finds a large image beside the writing of the layer, with a note on it too", () => {
    const letter = [100, 120, 140, 160].flatMap((y) => lineAt(y, 60));
    expect(findPictures(page([scan], letter))).toEqual([scan]);
    expect(findPictures(page([scan], [...letter, ...lineAt(590, 12)]))).toEqual([scan]);
  });

  it("leaves logos, and images over which the layer writes, seen or not", () => {
    expect(findPictures(page([{ x0: 50, top: 40, x1: 200, bottom: 100 }]))).toEqual([]);
    expect(
      findPictures(
        page(
          [scan],
          [350, 370].flatMap((y) => lineAt(y, 60)),
        ),
      ),
    ).toEqual([]);
  });

  it("takes the strips of a scanner for one picture, and of what leaves the page the rest", () => {
    const strips = [300, 320, 340, 360, 380].map((top) => ({
      x0: -20,
      top,
      x1: 620,
      bottom: top + 20.4,
    }));
    expect(findPictures(page(strips))).toEqual([{ x0: 0, top: 300, x1: 600, bottom: 400.4 }]);
  });
});
