import type { PdfGlyph } from "@inkform/raster/pdf-glyphs";
import { expect, it } from "vitest";
import { glyphsToWords } from "./glyphs-to-words";

/** Glyphs of 10 points, 8 apart, each with so much of an advance and of ink. */
const glyphs = (text: string, advance: number, ink: number): PdfGlyph[] =>
  [...text].map((sign, i) => {
    const box = { x0: 8 * i, top: 90, x1: 8 * i + advance, bottom: 100 };
    return {
      ...{ text: sign, x: 8 * i, y: 98, angle: 0, fontSize: 10 },
      ink: { ...box, x1: 8 * i + ink },
      advance: box,
      ...{
        bold: false,
        slanted: false,
        invisible: false,
        face: "Garamond",
        unmapped: false,
        generated: false,
      },
    };
  });
const textsOf = (own: readonly PdfGlyph[]) => glyphsToWords(own).map(({ text }) => text);

it("joins small capitals whose widths the file has from the small letters that they stand for", () => {
  const narrow = glyphs("priority", 4, 7.5).map((glyph, i) =>
    i % 2 === 0 ? { ...glyph, advance: { ...glyph.advance, x1: 8 * i + 7 } } : glyph,
  );
  expect(textsOf(narrow)).toEqual(["priority"]);
});

it("leaves the gaps of glyphs whose ink ends within their advance, but for a few that lean over", () => {
  const gap = glyphs("of the", 7.8, 7).filter(({ text }) => text !== " ");
  const leaning = gap.map((glyph, i) =>
    i === 1 ? { ...glyph, ink: { ...glyph.ink, x1: 18 } } : glyph,
  );
  expect(textsOf(leaning)).toEqual(["of", "the"]);
});

it("parts words of a slanted face, whose ink reaches over the letters behind them", () => {
  const slanted = glyphs("in the sun", 8, 9.2).flatMap((glyph, i) => {
    const shift = (box: PdfGlyph["ink"]) => ({ ...box, x0: box.x0 - shrunk, x1: box.x1 - shrunk });
    // Spaces are 2.4 wide, and not drawn.
    const shrunk = i > 6 ? 11.2 : i > 2 ? 5.6 : 0;
    const moved = { ...glyph, x: glyph.x - shrunk };
    return glyph.text === " "
      ? []
      : [{ ...moved, ink: shift(glyph.ink), advance: shift(glyph.advance) }];
  });
  expect(textsOf(slanted)).toEqual(["in", "the", "sun"]);
});

it("parts words behind a letter whose advance covers the space that the drawing leaves, where PDFium saw one", () => {
  const [narrow, ...others] = glyphs("iam", 7.9, 7) as [PdfGlyph, ...PdfGlyph[]];
  const wide = {
    ...narrow,
    ink: { ...narrow.ink, x0: 0.5, x1: 2 },
    advance: { ...narrow.advance, x1: 8.3 },
  };
  const space = { ...narrow, text: " ", generated: true };
  expect(textsOf([wide, space, ...others])).toEqual(["i", "am"]);
  expect(textsOf([wide, ...others])).toEqual(["iam"]);
});

it("knows another letter of that face by the white behind its ink, though its advance ends within the space", () => {
  const [u, , ...others] = glyphs("u am", 7, 7) as [PdfGlyph, ...PdfGlyph[]];
  const open = { ...u, ink: { ...u.ink, x0: 0.5, x1: 5 } };
  const near = others.map((glyph) => {
    const shift = (box: PdfGlyph["ink"]) => ({ ...box, x0: box.x0 - 7.8, x1: box.x1 - 7.8 });
    return { ...glyph, ink: shift(glyph.ink), advance: shift(glyph.advance) };
  });
  const space = { ...u, text: " ", generated: true };
  const line = [open, space, ...near];
  const narrow = {
    ...u,
    text: "i",
    x: 100,
    ink: { ...u.ink, x0: 100.5, x1: 102 },
    advance: { ...u.advance, x0: 100, x1: 108.3 },
  };
  const behind = {
    ...u,
    text: "a",
    x: 108,
    ink: { ...u.ink, x0: 108, x1: 115 },
    advance: { ...u.advance, x0: 108, x1: 115.9 },
  };
  expect(textsOf(line)).toEqual(["uam"]);
  expect(textsOf([...line, narrow, space, behind])).toEqual(["u", "am", "i", "a"]);
});
