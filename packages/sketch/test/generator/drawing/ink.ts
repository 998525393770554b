import type { XY } from "../truth";

/** What pens have left on a page, in page pixels, y down. */
export interface Ink {
  strokes: InkStroke[];
  /** Filled letters of a font: closed contours, wound as the font winds them. */
  fills: InkFill[];
}

/** What a stroke or fill was drawn as; `line` is every line that is not the part itself: dimension, extension, leader, hatch. */
export type InkKind = "outline" | "writing" | "line" | "tick" | "centre";

export interface InkStroke {
  points: XY[];
  width: number;
  kind: InkKind;
}

export interface InkFill {
  contours: XY[][];
  kind: InkKind;
}

/** The part itself and all that is written about it may be drawn with two pens. */
export const layerOf = (kind: InkKind) => (kind === "outline" ? "part" : "notes");

export const noInk = (): Ink => ({ strokes: [], fills: [] });

export function addInk(to: Ink, { strokes, fills }: Ink): void {
  to.strokes.push(...strokes);
  to.fills.push(...fills);
}

/** The same ink with every point moved. */
export function moveInk(ink: Ink, move: (at: XY) => XY): Ink {
  return {
    strokes: ink.strokes.map((stroke) => ({ ...stroke, points: stroke.points.map(move) })),
    fills: ink.fills.map((fill) => ({ ...fill, contours: fill.contours.map((c) => c.map(move)) })),
  };
}
