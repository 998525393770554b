/**
 * What the preview draws: a DXF file flattened to polylines, triangles and texts.
 * Drawing units (mm), y up, angles in radians. Arcs become chords here and nowhere else.
 */
export interface Point {
  x: number;
  y: number;
}

export interface FigureText {
  text: string;
  /** The point the text is anchored at; `align` says where in the text it lies (0 = left or bottom, 1 = right or top). */
  at: Point;
  align: Point;
  height: number;
  angle: number;
}

export interface FigureLayer {
  name: string;
  /** CSS colour, dark enough for a white sheet. */
  color: string;
  polylines: Point[][];
  triangles: [Point, Point, Point][];
  texts: FigureText[];
}

export interface Bounds {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export interface Figure {
  layers: FigureLayer[];
  bounds: Bounds;
}
