import { centerOf, type Figure, type FigureEdge, pointOf } from "../figure";
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

/** By how much an arc turns from its start to its end, radians in [0, 2π). */
export function arcTurn(figure: Figure, arc: ArcEdge): number {
  const center = centerOf(figure, arc.round);
  const [from, to] = [arc.from, arc.to].map((point) => {
    const { x, y } = pointOf(figure, point);
    return Math.atan2(y - center.y, x - center.x);
  }) as [number, number];
  const turn = arc.counterclockwise ? to - from : from - to;
  const full = 2 * Math.PI;
  return ((turn % full) + full) % full;
}
