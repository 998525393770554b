import type { PdfGlyph } from "@inkform/raster/pdf-glyphs";
import { median } from "../layout/box";

/** Glyphs that are drawn next stand within this of an advance that is the glyph's own, in em: the ink of a slanted letter reaches over them. */
const NEXT = 0.03;
/** So many glyphs of one face and size tell; their ink usually ends before their advance does, and beyond it by so much, in em, where that is wrong. */
const FEWEST = 4;
const BEYOND = 0.08;

/**
 * Glyphs whose advance is that of another glyph, as far as their ink goes: for small capitals some writers note the widths of the small letters that they
 * stand for, which leaves gaps as wide as spaces behind narrow ones ("Pr io r it y").
 */
export function withSeenAdvance(glyphs: readonly PdfGlyph[]): PdfGlyph[] {
  const sets = new Map<string, PdfGlyph[]>();
  const followed = new Set(glyphs.filter((glyph, at) => isFollowed(glyph, glyphs[at + 1])));
  for (const glyph of glyphs) {
    const type = `${glyph.face} ${glyph.fontSize.toFixed(1)}`;
    const set = sets.get(type);
    if (set) set.push(glyph);
    else sets.set(type, [glyph]);
  }
  const narrow = new Set(
    [...sets.values()]
      .filter((own) => own.length >= FEWEST && median(own.map(beyond)) >= BEYOND)
      .filter((own) => 2 * own.filter((glyph) => followed.has(glyph)).length < own.length)
      .flat(),
  );
  return glyphs.map((glyph) =>
    narrow.has(glyph) && beyond(glyph) > 0
      ? { ...glyph, advance: { ...glyph.advance, x1: glyph.ink.x1 } }
      : glyph,
  );
}

/** An advance that reaches so far into the next glyph is not the glyph's own, where so much white lies between the ink of both, in em. */
const INTO = 0.02;
const WHITE = 0.2;
/** In a face with such a glyph one whose ink ends so much further before its advance than it begins behind it, in em, is another. */
const SPARE = 0.1;

/**
 * Glyphs whose advance is too wide, so that it covers the space that PDFium saw behind them: "THỊ HỒNG" where the file gives the narrow Ị the width of
 * another letter. They end as far behind their ink as they begin before it.
 */
export function withoutWideAdvance(glyphs: readonly PdfGlyph[]): PdfGlyph[] {
  const wide = new Set(
    glyphs.filter((glyph, at) => reachesInto(glyph, glyphs[at + 1], glyphs[at + 2])),
  );
  const faces = new Set([...wide].map(({ face }) => face));
  return glyphs.map((glyph, at) => {
    const { ink, advance, face, fontSize } = glyph;
    const before = Math.max(0, ink.x0 - advance.x0);
    const isSpare = advance.x1 - ink.x1 > before + SPARE * fontSize;
    const isWide =
      wide.has(glyph) ||
      (faces.has(face) && isSpare && isSpaced(glyph, glyphs[at + 1], glyphs[at + 2]));
    if (!isWide) return glyph;
    return { ...glyph, advance: { ...advance, x1: Math.min(ink.x1 + before, advance.x1) } };
  });
}

type Behind = PdfGlyph | undefined;

function reachesInto(glyph: PdfGlyph, space: Behind, next: Behind): boolean {
  if (!next || !isSpaced(glyph, space, next)) return false;
  const { ink, advance, fontSize } = glyph;
  return next.advance.x0 < advance.x1 - INTO * fontSize && next.advance.x0 > ink.x1;
}

/** Whether PDFium saw a space behind a glyph, where white lies between its ink and that of the next one. */
function isSpaced({ ink, y, fontSize }: PdfGlyph, space: Behind, next: Behind): boolean {
  if (!space?.generated || space.text !== " " || !next) return false;
  const isOnLine = Math.abs(next.y - y) < NEXT * fontSize;
  return isOnLine && next.ink.x0 - ink.x1 >= WHITE * fontSize;
}

/** Whether the next glyph begins right where the advance ends. */
function isFollowed({ advance, y, fontSize }: PdfGlyph, next: PdfGlyph | undefined): boolean {
  const isNext = next !== undefined && Math.abs(next.y - y) < NEXT * fontSize;
  return isNext && Math.abs(next.advance.x0 - advance.x1) < NEXT * fontSize;
}

/** How far the ink goes beyond the advance, in em. */
const beyond = ({ ink, advance, fontSize }: PdfGlyph): number => (ink.x1 - advance.x1) / fontSize;
