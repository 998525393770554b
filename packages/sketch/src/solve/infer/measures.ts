import { type Figure, type FigureEdge, pointOf } from "../figure";
import type { Anchor, Axis } from "../relation";

export type SegmentEdge = Extract<FigureEdge, { kind: "segment" }>;
export type ArcEdge = Extract<FigureEdge, { kind: "arc" }>;

export const atPoint = (point: number): Anchor => ({ point, round: null, side: 0 });

export function edgeVector(figure: Figure, edge: FigureEdge): { x: number; y: number } {
  const from = pointOf(figure, edge.from);
  const to = pointOf(figure, edge.to);
  return { x: to.x - from.x, y: to.y - from.y };
}

export function coordinate(figure: Figure, point: number, axis: Axis): number {
  return pointOf(figure, point)[axis];
}

export const otherAxis = (axis: Axis): Axis => (axis === "x" ? "y" : "x");

/** How much a deviation within its limit still lets one believe, from 1 down to `least`. */
export function belief(deviation: number, limit: number, least: number): number {
  const share = Math.min(1, Math.abs(deviation) / limit);
  return 1 - (1 - least) * share ** 2;
}
