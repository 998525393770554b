import type { PdfGlyph } from "@inkform/raster/pdf-glyphs";
import type { PdfPath } from "@inkform/raster/pdf-graphics";
import type { Box } from "../model";
import { pageSettings } from "./settings";

/** Quarter turns clockwise that were made to read the page upright. */
export type Quarter = 0 | 1 | 2 | 3;

interface Size {
  width: number;
  height: number;
}

/** The turn that lets most of the writing run rightwards. */
export function uprightQuarter(glyphs: readonly PdfGlyph[]): Quarter {
  const votes = [0, 0, 0, 0];
  for (const glyph of glyphs) {
    const quarter = quarterOf(glyph.angle);
    if (quarter !== null && !glyph.generated) votes[quarter] = (votes[quarter] ?? 0) + 1;
  }
  const direction = votes.indexOf(Math.max(...votes));
  return ((4 - direction) % 4) as Quarter;
}

/** Direction of writing in quarter turns clockwise from rightwards, or null for slanting writing. */
function quarterOf(angle: number): Quarter | null {
  const turns = angle / 90;
  const nearest = Math.round(turns);
  if (Math.abs(turns - nearest) * 90 > pageSettings.angleTolerance) return null;
  return (((nearest % 4) + 4) % 4) as Quarter;
}

/** True where writing runs rightwards, give or take a slight slant. */
export function isUpright(glyph: PdfGlyph): boolean {
  return quarterOf(glyph.angle) === 0;
}

function turnPoint(x: number, y: number, page: Size, quarter: Quarter): { x: number; y: number } {
  switch (quarter) {
    case 0:
      return { x, y };
    case 1:
      return { x: page.height - y, y: x };
    case 2:
      return { x: page.width - x, y: page.height - y };
    case 3:
      return { x: y, y: page.width - x };
  }
}

/** `page` is the size before the turn. */
export function turnBox<T extends Box>(box: T, page: Size, quarter: Quarter): Box {
  const p = turnPoint(box.x0, box.top, page, quarter);
  const q = turnPoint(box.x1, box.bottom, page, quarter);
  return {
    x0: Math.min(p.x, q.x),
    top: Math.min(p.y, q.y),
    x1: Math.max(p.x, q.x),
    bottom: Math.max(p.y, q.y),
  };
}

export function turnGlyph(glyph: PdfGlyph, page: Size, quarter: Quarter): PdfGlyph {
  if (quarter === 0) return glyph;
  return {
    ...glyph,
    ...turnPoint(glyph.x, glyph.y, page, quarter),
    angle: glyph.angle + quarter * 90,
    ink: turnBox(glyph.ink, page, quarter),
    advance: turnBox(glyph.advance, page, quarter),
  };
}

export function turnPath(path: PdfPath, page: Size, quarter: Quarter): PdfPath {
  if (quarter === 0) return path;
  const chains = path.chains.map((chain) => ({
    ...chain,
    points: chain.points.map((p) => turnPoint(p.x, p.y, page, quarter)),
  }));
  return { ...path, chains };
}
