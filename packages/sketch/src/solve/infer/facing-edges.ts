import { type Figure, pointOf } from "../figure";
import type { Anchor, Axis } from "../relation";
import { edgeAxis } from "./axis-edges";
import { atPoint, otherAxis } from "./measures";

/**
 * The nearest outline edges on both sides of a point along an axis, where both run square to it:
 * the walls between which a hole in a leg or flange is centred.
 */
export function facingEdges(figure: Figure, point: number, axis: Axis): [Anchor, Anchor] | null {
  const outline = figure.loops[0];
  if (outline?.kind !== "chain") return null;
  const across = otherAxis(axis);
  const at = pointOf(figure, point);
  let low: { anchor: Anchor; value: number } | null = null;
  let high: { anchor: Anchor; value: number } | null = null;
  for (const edge of outline.edges) {
    if (edgeAxis(figure, edge)?.along !== across) continue;
    const from = pointOf(figure, edge.from);
    const to = pointOf(figure, edge.to);
    const spans =
      Math.min(from[across], to[across]) <= at[across] &&
      at[across] <= Math.max(from[across], to[across]);
    if (!spans) continue;
    const value = (from[axis] + to[axis]) / 2;
    const wall = { anchor: atPoint(edge.from), value };
    if (value <= at[axis] && (low === null || value > low.value)) low = wall;
    if (value > at[axis] && (high === null || value < high.value)) high = wall;
  }
  return low && high ? [low.anchor, high.anchor] : null;
}
