import type { Random } from "../random";
import type { TruthEntity, XY } from "../truth";

/**
 * A family is a kind of part: its measures and how they make a shape.
 *
 * `shape` is run twice: with the true measures for the truth, and with distorted ones for what the hand draws. Both runs must give
 * the same entities and dimensions in the same order.
 */
export interface Family<M extends Measures = Measures> {
  name: string;
  measures: (random: Random) => M;
  /** Whether these measures, true or distorted, make a part that can be drawn. */
  holds: (m: M) => boolean;
  shape: (m: M, style: Style) => Shape;
  /** Measures that a distorted drawing keeps: counts, angles. */
  kept?: readonly string[];
  /** What a part too long for its paper is drawn as. */
  foreshorten?: (m: M) => M;
}

export type Measures = Record<string, number>;

/** A family whose measures are known by name inside it and by nobody else. */
export function defineFamily<M extends Measures>(family: Family<M>): Family {
  return family as unknown as Family;
}

/** The habits by which one and the same part is dimensioned. */
export interface Style {
  chained: boolean;
  /** Prefers the far side for horizontal and vertical dimensions. */
  flipped: boolean;
  /** Writes `4x R8` on all alike corners, or `R8` on one. */
  countsRadii: boolean;
  extra: boolean;
}

export interface Shape {
  outline: TruthEntity[];
  holes: TruthEntity[][];
  dimensions: ShapeDimension[];
  /** Dash-dot lines and circles. */
  centers: CenterMark[];
  /** Between these places from the left a long part is broken out of the drawing. */
  gap?: { from: number; to: number };
}

export type CenterMark =
  | { kind: "cross"; at: XY; r: number }
  | { kind: "line"; p: XY; q: XY }
  | { kind: "circle"; c: XY; r: number }
  | { kind: "arc"; c: XY; r: number; a0: number; a1: number };

export type ShapeDimension = LinearDimension | RoundDimension | CornerDimension | AngleDimension;

/** Between two points, measured across or up. */
export interface LinearDimension {
  kind: "linear";
  axis: "x" | "y";
  from: XY;
  to: XY;
  side: "low" | "high";
  value: number;
  /** Makes it a diameter, measured between its extension lines. */
  prefix?: "Ø";
  suffix?: string;
  /** Written in parentheses: follows from the others. */
  reference?: boolean;
}

export interface RoundDimension {
  kind: "diameter" | "radius";
  c: XY;
  r: number;
  /** Directions a leader may touch it from, degrees; any when left out. */
  angles?: readonly [number, number];
  value: number;
  count?: number;
  form?: "pitch" | "thread";
  /** Whether a dimension line across is possible: a hole of its own, not one of several. */
  across?: boolean;
}

/** A note on a leader to a chamfered corner. */
export interface CornerDimension {
  kind: "chamfer";
  at: XY;
  /** Away from the part, degrees. */
  outward: number;
  value: number;
  count?: number;
}

export interface AngleDimension {
  kind: "angle";
  vertex: XY;
  /** Directions of the two legs, degrees, counter-clockwise from the first to the second. */
  from: number;
  to: number;
  reach: number;
  value: number;
  /** Which legs need a thin line of their own; by default the second. */
  legs?: readonly [boolean, boolean];
}
