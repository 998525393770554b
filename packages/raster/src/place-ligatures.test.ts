import { expect, it } from "vitest";
import type { PdfGlyph } from "./pdf-glyphs";
import { placeLigatures } from "./place-ligatures";

/** Letters of 10 points from `x` on, each 5 wide; those of a ligature share their origin. */
function glyph(text: string, x: number, y = 100): PdfGlyph {
  const box = { x0: x, top: y - 9, x1: x + 5, bottom: y + 2 };
  return {
    ...{ text, x, y, angle: 0, fontSize: 10, bold: false, slanted: false, face: "Arimo" },
    ...{ ink: box, advance: box, invisible: false, unmapped: false, generated: false },
  };
}

const places = (glyphs: PdfGlyph[]) =>
  placeLigatures(glyphs).map(({ text, y, advance }) => [text, y, advance.x0, advance.x1]);

it("puts the characters of a ligature back between their neighbours", () => {
  const away = [glyph("f", 700, -300), glyph("f", 700, -300), glyph("l", 700, -300)];
  expect(places([glyph("u", 50), ...away, glyph("e", 64)])).toEqual([
    ["u", 100, 50, 55],
    ["f", 100, 55, 58],
    ["f", 100, 58, 61],
    ["l", 100, 61, 64],
    ["e", 100, 64, 69],
  ]);
});

it("puts them behind the only neighbour at the end of a line, and before it at the beginning", () => {
  const away = () => [glyph("f", 700, -300), glyph("i", 700, -300)];
  const end = { ...glyph("\n", 900, 100), generated: true };
  expect(places([glyph("u", 50), ...away(), end]).slice(1, 3)).toEqual([
    ["f", 100, 55, 58],
    ["i", 100, 58, 61],
  ]);
  expect(places([...away(), glyph("n", 50)]).slice(0, 2)).toEqual([
    ["f", 100, 44, 47],
    ["i", 100, 47, 50],
  ]);
});

it("leaves what stands in its place, letters that are drawn one by one, and what is printed over itself", () => {
  const own = [glyph("u", 50), glyph("f", 55), glyph("i", 55), glyph("n", 61)];
  expect(placeLigatures(own)).toEqual(own);
  const overprinted = [glyph("u", 50), glyph("X", 700, 300), glyph("X", 700, 300), glyph("e", 64)];
  expect(placeLigatures(overprinted)).toEqual(overprinted);
  const columns = [glyph("a", 50), glyph("b", 300, 400), glyph("c", 56)];
  expect(placeLigatures(columns)).toEqual(columns);
});
