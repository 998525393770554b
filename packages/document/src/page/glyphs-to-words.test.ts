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
    slanted: false,
    invisible: false,
    face: "Arimo",
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

it("keeps the letters of a ligature that begins with the same one twice", () => {
  const ligature = glyph("f", 106, 9);
  const glyphs = [
    glyph("a", 100, 6),
    ligature,
    ligature,
    { ...ligature, text: "i" },
    glyph("x", 115, 6),
  ];
  expect(glyphsToWords(glyphs).map((word) => word.text)).toEqual(["affix"]);
});

it("keeps the letters of a ligature whose width is shared out among them", () => {
  const [left, right] = [glyph("f", 106, 4), { ...glyph("f", 110, 4), x: 106 }];
  const words = glyphsToWords([glyph("o", 100, 6), left, right, glyph("y", 114, 6)]);
  expect(words.map((word) => word.text)).toEqual(["offy"]);
});

it("sees what is drawn a second time beside itself, to look bold, once", () => {
  const print = (line: string, x: number, y: number) =>
    [...line].map((text, i) => ({ ...glyph(text, x + 6 * i, 6), y }));
  const words = glyphsToWords([
    ...print("fully ill", 100, 100),
    ...print("fully ill", 100.4, 100),
    ...print("ll", 100, 130),
  ]);
  expect(words.map(({ text }) => text)).toEqual(["fully", "ill", "ll"]);
});

it("keeps thin signs that follow themselves", () => {
  const glyphs = [glyph("1", 100, 1.3), glyph("1", 101.3, 1.3), glyph("8", 102.6, 6)];
  expect(glyphsToWords(glyphs).map(({ text }) => text)).toEqual(["118"]);
});

it("sees the spaces of a monospaced face, which are wider than gaps between columns and not always drawn", () => {
  const typed = (line: string, x: number, y: number) =>
    [...line].flatMap((text, i) =>
      text === " " ? [] : [{ ...glyph(text, x + 8 * i, 8), y, fontSize: 12 }],
    );
  const words = glyphsToWords([
    ...typed("cable tie black  3.50", 100, 100),
    ...typed("battery pack", 100, 120),
  ]);
  expect(words.map(({ text, spaceBefore }) => (spaceBefore ? ` ${text}` : text))).toEqual([
    "cable",
    " tie",
    " black",
    "3.50",
    "battery",
    " pack",
  ]);
});

it("sees the space of a small label before a large answer", () => {
  const label = [..."No"].map((text, i) => ({ ...glyph(text, 100 + 4 * i, 4), fontSize: 8 }));
  const answer = [..."2264"].map((text, i) => ({ ...glyph(text, 110.2 + 8 * i, 8), fontSize: 16 }));
  expect(glyphsToWords([...label, ...answer]).map(({ text }) => text)).toEqual(["No", "2264"]);
});

it("prints no spaces into a title of ideographs set apart, and keeps one between names", () => {
  const apart = glyphsToWords(["納", "品", "書"].map((text, i) => glyph(text, 100 + 17 * i, 12)));
  expect(apart.map(({ text }) => text)).toEqual(["納品書"]);
  const named = glyphsToWords(
    [..."商店様"].map((text, i) => glyph(text, 100 + 12 * i + (i > 1 ? 4 : 0), 12)),
  );
  expect(named.map(({ text, spaceBefore }) => (spaceBefore ? ` ${text}` : text))).toEqual([
    "商店",
    " 様",
  ]);
});

it("sees spaces that were not drawn among as many letters, and none in a word that is set apart", () => {
  const close = [
    ...["V", "A", "T"].map((text, i) => glyph(text, 100 + 8 * i, 8)),
    glyph("5", 128, 8),
  ];
  const words = glyphsToWords([...close, glyph("%", 140, 8)]).map((word) => word.text);
  expect(words).toEqual(["VAT", "5", "%"]);
  const apart = [..."INVOICE"].map((text, i) => glyph(text, 100 + 12 * i, 8));
  expect(glyphsToWords(apart).map((word) => word.text)).toEqual(["INVOICE"]);
});

it("takes glyphs without a typeface for one of their own, but not where a name is among them", () => {
  const drawn = (line: string, x: number, face: string) =>
    [...line].map((text, i) => ({ ...glyph(text, x + 6 * i, 6), face }));
  const words = glyphsToWords([
    ...drawn("Firing", 100, ""),
    ...drawn("Fir", 200, ""),
    ...drawn("ing", 218, "Arimo"),
  ]);
  expect(words.map(({ text, face }) => [text, face])).toEqual([
    ["Firing", "unnamed"],
    ["Firing", undefined],
  ]);
});

it("has the tracking of digits in boxes say nothing of the label before them", () => {
  const label = [..."NoTAX:"].map((text, i) => glyph(text, 100 + 6 * i + (i > 1 ? 3 : 0), 6));
  const boxed = [..."800417559"].map((text, i) => ({
    ...glyph(text, 150 + 10 * i, 6),
    face: "Hand",
    fontSize: 14,
  }));
  const area = [..."area"].map((text, i) => glyph(text, 242 + 6 * i, 6));
  const number = [..."1850"].map((text, i) => ({
    ...glyph(text, 272 + 6 * i + (i > 0 ? 3.4 : 0), 6),
    face: "Hand",
    fontSize: 14,
  }));
  const words = glyphsToWords([...label, ...boxed, ...area, ...number]).map((word) => word.text);
  expect(words.slice(0, 2)).toEqual(["No", "TAX:"]);
  expect(words.slice(-3)).toEqual(["area", "1", "850"]);
});

it("sees the spaces around brackets to tick, which are as far apart as the letters between them", () => {
  const spread = [...")S(X)N"].map((text, i) => glyph(text, 100 + 9 * i, 5));
  expect(glyphsToWords(spread).map((word) => word.text)).toEqual([")", "S", "(X)", "N"]);
  const title = [..."TOTAL"].map((text, i) => glyph(text, 100 + 9 * i, 5));
  expect(glyphsToWords(title).map((word) => word.text)).toEqual(["TOTAL"]);
});
