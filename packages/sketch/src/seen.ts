import type { Point } from "@inkform/geometry/model";
import type { Mask } from "./capture/binarise";

/**
 * What the eye finds on one page, before anything is read or solved.
 *
 * Sheet frame: pixels of the flattened sheet (perspective undone, turned upright, scaled to the working size), origin top-left, y down,
 * angles clockwise as seen from +x. Everything here is in it; `toPage` maps it back to the page as uploaded.
 *
 * - SeenLoop: a closed chain of edges, or one circle. Its vertices are shared: edge i runs from vertex i to vertex i + 1.
 * - SeenPart: an outline with the holes in it.
 * - SeenText: an oriented box of writing with upright crops of it, one for each way it may be turned.
 * - DimensionMark: a dimension line between two ends (arrow tips, slashes, dots), with what it reaches to.
 * - AngleMark: an arc-shaped dimension line across the opening between two legs.
 * - Leader: a line from writing to what the writing is about.
 * - Center line: dash-dot or a centre mark's stroke; never geometry.
 */
export interface SeenPage {
  page: number;
  /** Size of the sheet frame. */
  width: number;
  height: number;
  /** Size of the page as uploaded, in its own pixels. */
  pageWidth: number;
  pageHeight: number;
  /** Row-major 3 x 3 homography, sheet frame to page pixels. */
  toPage: Homography;
  /** Width of the outline's pen line; the unit for tolerances. */
  penWidth: number;
  /** Median height of a written character, 0 where nothing is written. */
  letterHeight: number;
  strokes: SeenStroke[];
  parts: SeenPart[];
  texts: SeenText[];
  marks: DimensionMark[];
  angles: AngleMark[];
  leaders: Leader[];
  /** Small rings that were taken neither for holes nor for writing. */
  rings: SeenCircle[];
  /** All ink of the sheet. */
  ink: Mask;
  centers: CenterLine[];
}

export type Homography = [number, number, number, number, number, number, number, number, number];

export interface SeenStroke {
  points: Point[];
  width: number;
  role: "outline" | "hole" | "center" | "dimension" | "text" | "other";
}

export interface SeenPart {
  outer: SeenLoop;
  holes: SeenLoop[];
  box: SeenBox;
  /** The sheet's border or another stroke cuts the outline off. */
  cutOff: boolean;
  /** Where a piece of its length was left out of the drawing; absent where none was. */
  breaks?: SeenBreak[];
}

/** From the middle of one broken edge to that of the other, across the gap. */
export interface SeenBreak {
  from: Point;
  to: Point;
}

export interface SeenBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type SeenLoop = SeenCircle | SeenChain;

export interface SeenCircle {
  kind: "circle";
  center: Point;
  radius: number;
}

/** Vertices run clockwise as seen on the sheet; `edges[i]` joins `vertices[i]` and `vertices[(i + 1) % n]`. */
export interface SeenChain {
  kind: "chain";
  vertices: Point[];
  edges: SeenEdge[];
  /** The same with curves as splines; absent where lines and arcs are all there is. */
  free?: FreeForm;
}

/** `isClear`: no lines and arcs were meant. Else the splines stand by for arcs that cannot be drawn as they flow. */
export interface FreeForm {
  chain: SeenChain;
  isClear: boolean;
}

export type SeenEdge =
  | { kind: "segment" }
  | {
      kind: "arc";
      center: Point;
      radius: number;
      /** True where the arc turns clockwise as seen (bulges out of a clockwise loop). */
      clockwise: boolean;
      /** Whether it runs smoothly into the edge before and the edge after it. */
      tangentBefore: boolean;
      tangentAfter: boolean;
    }
  /** A free curve: control points of Béziers end to end (3n + 1), from vertex to vertex. */
  | { kind: "spline"; curve: Point[] };

export interface SeenText {
  center: Point;
  /** Along and across the writing. */
  width: number;
  height: number;
  /** Direction of the writing, radians, for the first crop. */
  angle: number;
  /** Most likely way up first. `angle` is the reading direction of that crop. */
  crops: TextCrop[];
  /** Index into `parts`, or null where it may belong to none (title, note at the edge). */
  part: number | null;
}

export interface TextCrop {
  angle: number;
  /** How likely it shows the text, whole and upright, against the other crops: 1 for the likeliest. */
  prior: number;
  width: number;
  height: number;
  /** 0 = ink, 255 = paper, row by row, upright for this angle. */
  data: Uint8Array;
}

export interface DimensionMark {
  from: MarkEnd;
  to: MarkEnd;
  /** Index into `texts`: those that may be its measure, best first. */
  texts: number[];
  /** Index into `parts`. */
  part: number | null;
}

export interface MarkEnd {
  /** Tip of the arrow, or where the slash crosses. */
  at: Point;
  kind: "arrow" | "slash" | "dot" | "bare";
  /** The end of the extension line nearest the part: what is measured to; null where the tip touches the thing itself. */
  reaches: Point | null;
}

export interface AngleMark {
  /** Where the arc ends on its two legs. */
  from: Point;
  to: Point;
  /** Where the legs meet. */
  vertex: Point;
  /** Index into `texts`: those that may be its measure, best first. */
  texts: number[];
  /** Index into `parts`. */
  part: number | null;
}

export interface Leader {
  /** What is pointed at. */
  tip: Point;
  /** The writing's end. */
  tail: Point;
  texts: number[];
  part: number | null;
  /** The round piece of ink at its tip, too small for its ring to be seen; null where there is none. */
  ring: SeenCircle | null;
}

export interface CenterLine {
  from: Point;
  to: Point;
  /** A full dash-dot circle (bolt circle), else null. */
  circle: SeenCircle | null;
}
