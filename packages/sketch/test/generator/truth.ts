/**
 * What a generated sketch really shows, as written to `truth.json`.
 *
 * Frame of a part: millimetres, y up, corner of the bounding box at (0, 0), orientation as drawn; angles in degrees,
 * counter-clockwise from `a0` to `a1`. Positions on the page are fractions of the EXIF-upright image, origin top-left.
 */
export type XY = [x: number, y: number];

export type TruthEntity =
  | { type: "line"; p: XY; q: XY }
  | { type: "circle"; c: XY; r: number }
  | { type: "arc"; c: XY; r: number; a0: number; a1: number };

export interface TruthDimension {
  kind: "linear" | "diameter" | "radius" | "angle" | "note";
  text: string;
  value: number | null;
  count?: number;
  at: XY;
}

export interface TruthPart {
  name: string | null;
  thickness: number | null;
  quantity: number;
  outline: TruthEntity[];
  holes: TruthEntity[][];
  entities: TruthEntity[];
  dimensions: TruthDimension[];
  image_box: [x: number, y: number, width: number, height: number];
  page: number;
}

export type Level = 1 | 2 | 3 | 4 | 5 | "bad";

export interface Truth {
  level: Level;
  unit: "mm";
  has_dimensions: boolean;
  medium: "scan" | "photo" | "pdf";
  parts: TruthPart[];
  meta: Record<string, string | number>;
  image: string;
  image_size: [width: number, height: number];
  family: string[];
}
