import type { Point } from "@inkform/geometry/model";
import type { Meaning } from "../lettering/dimension-grammar";
import type { Anchor, Axis, Relation } from "../solve/relation";

/**
 * From written texts to what they measure.
 *
 * - Meaning: what a text says, whatever it is attached to (see the grammar of dimension texts).
 * - Interpretation: one way to read a text, with its probability and its meaning.
 * - Hypothesis: an interpretation attached to geometry: what must hold if it is right.
 */
export interface Interpretation {
  text: string;
  probability: number;
  meaning: Meaning;
}

/** A written text of the page with the ways to understand it, most probable first. */
export interface ReadText {
  /** Index into the page's texts. */
  index: number;
  interpretations: Interpretation[];
  /** How likely it is writing with a number in it at all, 0 … 1. */
  legible: number;
  /** How likely it is a name or a remark, 0 … 1. */
  worded: number;
}

export interface Hypothesis {
  /** Index into the page's texts. */
  text: number;
  interpretation: Interpretation;
  /** The dimension line or leader it uses up, as `mark 3`, `leader 1`; null where it stands by nearness. */
  carrier: string | null;
  relations: Relation[];
  /** The written value and the same measure as drawn (sheet pixels); null where they cannot be compared. */
  proportion: { value: number; drawn: number; spread: number } | null;
  /** Logarithm of how likely reading and attachment are, before proportions are compared. */
  score: number;
  shown: ShownDimension | null;
}

/** How the dimension is drawn in the result; `at` in the part's frame, sheet pixels. */
export type ShownDimension =
  | { kind: "linear"; axis: Axis | null; from: Anchor; to: Anchor; at: Point }
  | { kind: "diameter" | "radius"; round: number; at: Point }
  | { kind: "angle"; first: [number, number]; second: [number, number]; at: Point };
