import type { PdfGlyph } from "./pdf-glyphs";

/** A glyph is off its line, or its place on it, by more than this, in em. */
const OFF = 0.5;
/** A letter of a ligature is about so wide, in em, where nothing stands behind it, and no wider than this. */
const WIDE = 0.3;
const WIDEST = 0.9;

/**
 * Glyphs that stand for several characters, where PDFium transformed their origin twice: it does so under a matrix that scales or shears
 * letters. They are put back between their neighbours in drawing order. Level lines only.
 */
export function placeLigatures(glyphs: readonly PdfGlyph[]): PdfGlyph[] {
  const placed = [...glyphs];
  for (let from = 0; from < placed.length; from++) {
    const end = endOfLigature(placed, from);
    const run = placed.slice(from, end);
    if (isLigature(run)) {
      const there = placeBetween(placed[from - 1], placed[end], run);
      for (const [i, glyph] of (there ?? run).entries()) placed[from + i] = glyph;
    }
    from = end - 1;
  }
  return placed;
}

/** Letters that faces draw as one; the same sign twice is one that is printed over itself, to look bold. */
function isLigature(run: readonly PdfGlyph[]): boolean {
  const texts = run.map(({ text }) => text);
  const areLetters = texts.every((text) => /^\p{L}$/u.test(text));
  return run.length > 1 && areLetters && (new Set(texts).size > 1 || /^[ft]$/.test(texts[0] ?? ""));
}

/** Behind the last of the characters that share one origin with the first. */
function endOfLigature(glyphs: readonly PdfGlyph[], from: number): number {
  const first = glyphs[from] as PdfGlyph;
  let end = from + 1;
  while (isDrawn(glyphs[end]) && glyphs[end]?.x === first.x && glyphs[end]?.y === first.y) end++;
  return end;
}

const isDrawn = (glyph: PdfGlyph | undefined): glyph is PdfGlyph =>
  glyph !== undefined && !glyph.generated && glyph.text.trim() !== "";

/** Null where it stands where it should, or no neighbour tells where that is. */
function placeBetween(
  before: PdfGlyph | undefined,
  after: PdfGlyph | undefined,
  run: readonly PdfGlyph[],
): PdfGlyph[] | null {
  const [first] = run as [PdfGlyph];
  const near = [before, after].filter(isDrawn).filter((glyph) => isAlike(glyph, first));
  const [one, other] = near;
  if (!one || (other && Math.abs(one.y - other.y) > OFF * first.fontSize)) return null;
  const [left, right] = [
    near.find((glyph) => glyph === before),
    near.find((glyph) => glyph === after),
  ];
  const width = WIDE * first.fontSize * run.length;
  const x0 = left ? left.advance.x1 : (right as PdfGlyph).x - width;
  const x1 = right ? right.x : x0 + width;
  const isOff =
    Math.abs(first.y - one.y) > OFF * first.fontSize ||
    first.x < x0 - OFF * first.fontSize ||
    first.x > x1 + OFF * first.fontSize;
  if (!isOff || x1 <= x0 || x1 - x0 > WIDEST * first.fontSize * run.length) return null;
  return run.map((glyph, i) => {
    const at = (k: number) => x0 + ((x1 - x0) * k) / run.length;
    const [own, line] = [{ x0: at(i), x1: at(i + 1) }, one];
    return {
      ...glyph,
      x: x0,
      y: line.y,
      ink: { ...own, top: line.ink.top, bottom: line.ink.bottom },
      advance: { ...own, top: line.advance.top, bottom: line.advance.bottom },
    };
  });
}

/** Of the same size, and both level. */
const isAlike = (a: PdfGlyph, b: PdfGlyph): boolean =>
  Math.abs(a.fontSize - b.fontSize) < 0.1 * b.fontSize && Math.abs(a.angle) < 1;
