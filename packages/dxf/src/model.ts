import type { Point, Shape } from "@inkform/geometry/model";

/**
 * DXF as this package writes and reads it. Lengths in mm, angles in radians as everywhere else;
 * degrees appear in the file alone.
 *
 * - Layer: OUTLINE and HOLES are cut, CENTER, DIMENSIONS and TEXT are for people.
 * - Finding: one thing the auditor holds against a file.
 */
export type DxfVersion = "R12" | "R2000" | "R2007";

export const ACAD_VERSION: Record<DxfVersion, string> = {
  R12: "AC1009",
  R2000: "AC1015",
  R2007: "AC1021",
};

export const LAYER_NAMES = ["OUTLINE", "HOLES", "CENTER", "DIMENSIONS", "TEXT"] as const;
export type LayerName = (typeof LAYER_NAMES)[number];

export interface DxfEntity {
  layer: string;
  shape: Shape;
}

export interface DxfDimension {
  layer: string;
  kind: "linear" | "diameter" | "radius" | "angle";
  /** As displayed, the measurement put in. */
  text: string;
  /** What it measures between its points: mm, for an angle degrees. */
  measured: number;
  /** What the file says it measures; null where it does not (R12). */
  stated: number | null;
  /** Linear: the two measured points. Diameter: two opposite points. Radius: centre and a point. Angle: the two legs' points. */
  from: Point;
  to: Point;
  /** Linear: the measuring direction in radians. */
  angle: number | null;
  /** Angle: where the legs meet. */
  vertex: Point | null;
}

export interface DxfText {
  layer: string;
  at: Point;
  height: number;
  text: string;
}

export interface DxfContent {
  /** `$ACADVER`, such as AC1015. */
  version: string | null;
  /** `$INSUNITS`; 4 is millimetres. */
  insUnits: number | null;
  extents: { min: Point; max: Point } | null;
  layers: string[];
  entities: DxfEntity[];
  dimensions: DxfDimension[];
  texts: DxfText[];
  /** Types of entities that this reader does not turn into geometry. */
  unread: string[];
}

export type FindingCode =
  | "loop_not_closed"
  | "outline_missing"
  | "duplicate_entity"
  | "zero_length"
  | "self_intersection"
  | "hole_outside_outline"
  | "holes_overlap"
  | "dimension_disagrees"
  | "units_missing"
  | "extents_wrong"
  | "layers_wrong"
  | "drawing_differs"
  | "unreadable";

export interface Finding {
  code: FindingCode;
  message: string;
}
