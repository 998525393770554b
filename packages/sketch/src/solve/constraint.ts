import type { Relation } from "./relation";

/**
 * One thing the solved part should obey.
 *
 * - structure: what makes the figure a figure (an arc's ends lie on it). Never dropped.
 * - form: horizontal, vertical, tangent. Taken before the dimensions, and gives way where it was doubtful.
 * - dimension: written. Dropped only when other written dimensions contradict it.
 * - regularity: not written but drawn so. Dropped before any dimension.
 */
export interface Constraint {
  relation: Relation;
  strength: "structure" | "form" | "dimension" | "regularity";
  /** 0 … 1; among regularities the surer one wins. */
  confidence: number;
  /** Index of the written dimension, or null. */
  dimension: number | null;
}

export function structure(relation: Relation): Constraint {
  return { relation, strength: "structure", confidence: 1, dimension: null };
}

export function regularity(relation: Relation, confidence: number): Constraint {
  return { relation, strength: "regularity", confidence, dimension: null };
}

export function form(relation: Relation, confidence: number): Constraint {
  return { relation, strength: "form", confidence, dimension: null };
}

/** Whether anything written is among them. */
export function isMeasured(constraints: readonly Constraint[]): boolean {
  return constraints.some(({ strength }) => strength === "dimension");
}
