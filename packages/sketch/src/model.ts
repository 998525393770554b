import type { Drawing, Point, Shape } from "@inkform/geometry/model";

/**
 * The reading of a hand sketch.
 *
 * Image frame: pixels of the EXIF-upright page as uploaded, origin top-left, y down. Strokes, entities and boxes are in it.
 * Drawing frame: see `@inkform/geometry/model`; only `SketchPart.drawing` is in it.
 *
 * - Stroke: a pen line as a polyline of centre points with its width.
 * - Entity: a stroke (or several) read as a segment, arc, circle or, where it is none of these, spline.
 * - Outline: the closed loop that bounds a part. Hole: a closed loop inside it.
 * - Dimension: a written measure and the entities it is attached to. Driving: the solver had to satisfy it.
 * - Reading: one way to read a written text, with its probability. The n best are kept until the drawing decides.
 */
export interface Stroke {
  points: Point[];
  width: number;
  role: "outline" | "hole" | "center" | "dimension" | "text" | "other";
}

/** An entity in the image frame. Angles run as seen on the paper (y down: positive is clockwise). */
export type Entity = Shape;

export interface Reading {
  text: string;
  probability: number;
}

export interface WrittenText {
  /** Oriented box: centre, size and angle (radians, image frame) along the writing. */
  center: Point;
  width: number;
  height: number;
  angle: number;
  readings: Reading[];
}

export type ImageBox = [x: number, y: number, width: number, height: number];

export interface PartDimension {
  text: string;
  kind: "linear" | "diameter" | "radius" | "angle" | "note";
  value: number | null;
  status: "satisfied" | "contradicted" | "unused";
  unsure: boolean;
  page: number;
  /** Fractions of the EXIF-upright page. */
  box: ImageBox;
}

export interface SketchPart {
  name: string | null;
  page: number;
  /** The drawn outline without its dimensions, fractions of the EXIF-upright page. */
  box: ImageBox;
  scale: "dimensions" | "paper";
  width: number;
  height: number;
  thickness: number | null;
  quantity: number;
  unsure: boolean;
  degreesOfFreedom: number;
  dimensions: PartDimension[];
  warnings: string[];
  drawing: Drawing;
}

/** What was seen on one page, for the overlay. All in the image frame. */
export interface PageEvidence {
  page: number;
  width: number;
  height: number;
  strokes: Stroke[];
  /** `part` is null for what belongs to none, such as the circle that holes are centred on. */
  entities: { part: number | null; role: "outline" | "hole" | "center"; entity: Entity }[];
  texts: {
    written: WrittenText;
    chosen: string | null;
    kind: PartDimension["kind"] | "name" | null;
  }[];
  attachments: { from: Point; to: Point }[];
}

/** One kind of what was recognised: a group of the overlay, a colour, a name for people. */
export interface OverlayLayer {
  name: "other" | "readings" | "dimensions" | "centers" | "holes" | "outline";
  color: string;
  title: string;
}

/** In drawing order: what matters most lies on top. */
export const OVERLAY_LAYERS: readonly OverlayLayer[] = [
  { name: "other", color: "#64748b", title: "Other ink" },
  { name: "dimensions", color: "#c2410c", title: "Dimensions" },
  { name: "centers", color: "#9333ea", title: "Centre lines" },
  { name: "holes", color: "#0e7490", title: "Holes" },
  { name: "outline", color: "#1d4ed8", title: "Outline" },
  { name: "readings", color: "#15803d", title: "Readings" },
];

export interface SketchResult {
  parts: SketchPart[];
  evidence: PageEvidence[];
}

export type SketchErrorCode = "unreadable_document" | "no_part_found" | "dimensions_contradict";

/** The sketch holds nothing that can be drawn; `message` is one sentence for the person who sent it. */
export class SketchError extends Error {
  readonly code: SketchErrorCode;
  /** What was seen all the same, for whoever wonders why nothing came of it. */
  readonly evidence: readonly PageEvidence[];
  constructor(code: SketchErrorCode, message: string, evidence: readonly PageEvidence[] = []) {
    super(message);
    this.name = "SketchError";
    this.code = code;
    this.evidence = evidence;
  }
}

export interface SketchOptions {
  /** Told the name of each stage as it begins, for progress and timing. */
  onStage?: (stage: string, page?: number) => void;
}
