import type { PdfGlyph } from "@inkform/raster/pdf-glyphs";
import type { Rule } from "../model";

/** So many points or low strokes in a row lead or wait to be written on; more of them in a glyph count as many. */
const FEWEST = 8;
const LEADER = /^[._…]$/;
/** They stand no further apart, in em. */
const APART = 0.6;
/** What is written on them stands no further above or below them, in em. */
const OFF = 0.7;

/**
 * Rows of points that a form was filled in on, whose points lie among the letters: taken out of the glyphs, as lines to write on. Rows that nothing is written
 * on stay as they are.
 */
export function liftWrittenLeaders(glyphs: readonly PdfGlyph[]): {
  glyphs: PdfGlyph[];
  rules: Rule[];
} {
  const rows = rowsOf(glyphs);
  if (rows.length === 0) return { glyphs: [...glyphs], rules: [] };
  const others = glyphs
    .filter(({ text }) => text.trim() !== "" && !LEADER.test(text))
    .toSorted((a, b) => a.y - b.y);
  const written = rows.filter((row) => isWrittenOn(row, others));
  const lifted = new Set(written.flat());
  return { glyphs: glyphs.filter((glyph) => !lifted.has(glyph)), rules: written.map(toRule) };
}

/** Points of one type on one line, wherever among the other glyphs they were drawn. */
function rowsOf(glyphs: readonly PdfGlyph[]): PdfGlyph[][] {
  const lines = new Map<string, PdfGlyph[]>();
  for (const glyph of glyphs.filter(({ text }) => LEADER.test(text))) {
    const line = `${glyph.text} ${glyph.face} ${glyph.fontSize.toFixed(1)} ${glyph.y.toFixed(0)}`;
    const own = lines.get(line);
    if (own) own.push(glyph);
    else lines.set(line, [glyph]);
  }
  const rows: PdfGlyph[][] = [];
  for (const line of lines.values()) {
    let row: PdfGlyph[] = [];
    for (const glyph of line.sort((a, b) => a.advance.x0 - b.advance.x0)) {
      const last = row.at(-1);
      if (last && !goesOn(last, glyph)) {
        rows.push(row);
        row = [];
      }
      row.push(glyph);
    }
    rows.push(row);
  }
  return rows.filter((row) => row.length * (row[0]?.text === "…" ? 3 : 1) >= FEWEST);
}

function goesOn(last: PdfGlyph, glyph: PdfGlyph): boolean {
  const gap = (glyph.advance.x0 - last.advance.x1) / glyph.fontSize;
  return gap > -0.5 && gap < APART;
}

/** `others` are sorted by their baselines. */
function isWrittenOn(row: readonly PdfGlyph[], others: readonly PdfGlyph[]): boolean {
  const { y, x0, x1 } = extentOf(row);
  let [from, to] = [0, others.length];
  const least = y - 2 * OFF * (row[0]?.fontSize ?? 0);
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((others[middle] as PdfGlyph).y < least) from = middle + 1;
    else to = middle;
  }
  for (let at = from; at < others.length; at++) {
    const other = others[at] as PdfGlyph;
    const off = other.y - y;
    if (off > 2 * OFF * other.fontSize) break;
    const middle = (other.advance.x0 + other.advance.x1) / 2;
    if (Math.abs(off) <= OFF * other.fontSize && middle > x0 && middle < x1) return true;
  }
  return false;
}

function extentOf(row: readonly PdfGlyph[]): { y: number; x0: number; x1: number } {
  const [first, last] = [row[0] as PdfGlyph, row.at(-1) as PdfGlyph];
  return { y: first.y, x0: first.advance.x0, x1: last.advance.x1 };
}

function toRule(row: readonly PdfGlyph[]): Rule {
  const { y, x0, x1 } = extentOf(row);
  return { orientation: "horizontal", box: { x0, x1, top: y - 0.5, bottom: y } };
}
