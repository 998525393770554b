/**
 * Plane geometry as plain data.
 *
 * Frame: millimetres, origin at the part's lower-left corner, x right, y up.
 * Angles are radians, counter-clockwise from +x. (DXF's degrees exist in `@inkform/dxf` alone.)
 *
 * - Segment: a straight piece between two points.
 * - Arc: a piece of a circle run counter-clockwise from `startAngle` to `endAngle`.
 * - Spline: a free curve: cubic Béziers end to end.
 * - Edge: a Segment, Arc or Spline; what a Loop is made of.
 * - Loop: a closed chain of edges in running order, or one Circle.
 * - Profile: what is cut: one outer loop and the holes in it.
 */
export interface Point {
  x: number;
  y: number;
}

export interface Segment {
  kind: "segment";
  start: Point;
  end: Point;
}

export interface Arc {
  kind: "arc";
  center: Point;
  radius: number;
  startAngle: number;
  endAngle: number;
}

export interface Circle {
  kind: "circle";
  center: Point;
  radius: number;
}

/** Runs from the first of `points` to the last: 3n + 1 control points of n cubic Béziers, neighbours sharing one. */
export interface Spline {
  kind: "spline";
  points: Point[];
}

/** Anything that can be drawn. */
export type Shape = Segment | Arc | Circle | Spline;

/** Edges of a chain meet end to start; `reversed` edges of an arc are run clockwise. */
export type ChainEdge = Segment | (Arc & { reversed: boolean }) | Spline;

export type Loop = { kind: "chain"; edges: ChainEdge[] } | Circle;

export interface Profile {
  outer: Loop;
  holes: Loop[];
}

/** A dimension as it is drawn: `measured` must equal what the entities say, in mm or (angle) degrees. */
export type DrawingDimension =
  | {
      kind: "linear";
      /** The two measured points and where the dimension line runs through; `angle` is the measuring direction in radians. */
      from: Point;
      to: Point;
      line: Point;
      angle: number;
      text: string;
      measured: number;
    }
  | { kind: "diameter"; center: Point; radius: number; at: Point; text: string; measured: number }
  | { kind: "radius"; center: Point; radius: number; at: Point; text: string; measured: number }
  | {
      kind: "angle";
      vertex: Point;
      from: Point;
      to: Point;
      at: Point;
      text: string;
      measured: number;
    };

export interface DrawingText {
  at: Point;
  height: number;
  text: string;
}

/** One part, ready to be written as DXF. */
export interface Drawing {
  units: "mm";
  profile: Profile;
  /** Centre lines and centre marks. */
  centerLines: Segment[];
  dimensions: DrawingDimension[];
  texts: DrawingText[];
}
