import type { PdfGlyph } from "@inkform/raster/pdf-glyphs";

/** Drawn again so near, in em, a sign is made bold, outlined or shaded; nearer than this share of its width, it does not follow itself. */
const SAME_PLACE = 0.12;
const OWN_WIDTH = 0.6;
/** Letters that some faces draw as one where two of them meet. */
const doubled = /^\p{Ll}$/u;

/** The signs that people see: one that is drawn again over itself, to make it bold or to outline it, is there once. */
export function onceDrawn(glyphs: readonly PdfGlyph[]): PdfGlyph[] {
  const drawn = new Map<number, PdfGlyph[]>();
  return glyphs.filter((glyph, i) => {
    if (glyph.text.trim() === "") return true;
    const [column, row] = [Math.round(glyph.ink.x0 / CELL), Math.round(glyph.y / CELL)];
    const before = glyphs[i - 1];
    const isPart = before !== undefined && isOneLigature(before, glyph);
    const around = NEAR.flatMap(([x, y]) => drawn.get(placeOf(column + x, row + y)) ?? []);
    if (!isPart && around.some((other) => isSameSign(other, glyph))) return false;
    const place = placeOf(column, row);
    const there = drawn.get(place);
    if (there) there.push(glyph);
    else drawn.set(place, [glyph]);
    return true;
  });
}

/** In points: wider than what signs of common size may be apart, so that they stand in one cell or in the next. */
const CELL = 4;
const NEAR = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));

/** One number for a cell: there are fewer rows than this on any page. */
const placeOf = (column: number, row: number): number => column * 2 ** 20 + row;

function isSameSign(a: PdfGlyph, b: PdfGlyph): boolean {
  const reach = SAME_PLACE * Math.min(a.fontSize, b.fontSize);
  const width = Math.min(a.advance.x1 - a.advance.x0, b.advance.x1 - b.advance.x0);
  return (
    a.text === b.text &&
    Math.abs(a.ink.x0 - b.ink.x0) <= Math.min(reach, OWN_WIDTH * width) &&
    Math.abs(a.y - b.y) <= reach &&
    Math.abs(a.fontSize - b.fontSize) <= reach
  );
}

/** Characters of one drawn glyph, such as fi. Of the same ones only small letters are: all others are printed over each other. */
export function isOneLigature(a: PdfGlyph, b: PdfGlyph): boolean {
  const isOne = a.x === b.x && a.y === b.y && a.ink.x0 === b.ink.x0;
  return isOne && (a.text !== b.text || doubled.test(a.text));
}
