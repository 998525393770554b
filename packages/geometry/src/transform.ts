import type { Arc, Circle, Point, Segment } from "./model";

/** Moves an edge by a vector, mm. */
export function translate<E extends Segment | Arc | Circle>(edge: E, by: Point): E {
  const move = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  if (edge.kind === "segment") return { ...edge, start: move(edge.start), end: move(edge.end) };
  return { ...edge, center: move(edge.center) };
}
