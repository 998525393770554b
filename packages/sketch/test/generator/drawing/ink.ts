import type { XY } from "../truth";

/** What pens have left on a page, in page pixels, y down. */
export interface Ink {
  strokes: InkStroke[];
  /** Filled letters of a font: closed contours, wound as the font winds them. */
  fills: InkFill[];
}

export type InkLayer = "part" | "notes";

export interface InkStroke {
  points: XY[];
  width: number;
  layer: InkLayer;
}

export interface InkFill {
  contours: XY[][];
  layer: InkLayer;
}

export const noInk = (): Ink => ({ strokes: [], fills: [] });

/** The same ink with every point moved. */
export function moveInk(ink: Ink, move: (at: XY) => XY): Ink {
  return {
    strokes: ink.strokes.map((stroke) => ({ ...stroke, points: stroke.points.map(move) })),
    fills: ink.fills.map((fill) => ({ ...fill, contours: fill.contours.map((c) => c.map(move)) })),
  };
}
