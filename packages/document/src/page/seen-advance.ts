import type { PdfGlyph } from "@inkform/raster/pdf-glyphs";
import { median } from "../layout/box";

/** So many glyphs of one face and size tell; their ink usually ends before their advance does, and beyond it by so much, in em, where that is wrong. */
const FEWEST = 4;
const BEYOND = 0.08;

/**
 * Glyphs whose advance is that of another glyph, as far as their ink goes: for small capitals some writers note the widths of the small letters that they
 * stand for, which leaves gaps as wide as spaces behind narrow ones ("Pr io r it y").
 */
export function withSeenAdvance(glyphs: readonly PdfGlyph[]): PdfGlyph[] {
  const sets = new Map<string, PdfGlyph[]>();
  for (const glyph of glyphs) {
    const type = `${glyph.face} ${glyph.fontSize.toFixed(1)}`;
    const set = sets.get(type);
    if (set) set.push(glyph);
    else sets.set(type, [glyph]);
  }
  const narrow = new Set(
    [...sets.values()]
      .filter((own) => own.length >= FEWEST && median(own.map(beyond)) >= BEYOND)
      .flat(),
  );
  return glyphs.map((glyph) =>
    narrow.has(glyph) && beyond(glyph) > 0
      ? { ...glyph, advance: { ...glyph.advance, x1: glyph.ink.x1 } }
      : glyph,
  );
}

/** How far the ink goes beyond the advance, in em. */
const beyond = ({ ink, advance, fontSize }: PdfGlyph): number => (ink.x1 - advance.x1) / fontSize;
