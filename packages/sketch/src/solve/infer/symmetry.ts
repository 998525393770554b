import { type Constraint, regularity } from "../constraint";
import { type Figure, figureSize, pointOf } from "../figure";
import type { Anchor, Axis } from "../relation";
import { solveSettings } from "../settings";
import { anchorValue, outlineExtents } from "./extents";
import { atPoint, belief, otherAxis } from "./measures";

/** An outline drawn alike on both sides of its middle is so: each corner has its mirror corner. */
export function inferSymmetry(figure: Figure): Constraint[] {
  return (["x", "y"] as const).flatMap((axis) => mirrorCorners(figure, axis));
}

function mirrorCorners(figure: Figure, axis: Axis): Constraint[] {
  const outline = figure.loops[0];
  const extents = outlineExtents(figure, axis);
  if (outline?.kind !== "chain" || extents === null) return [];
  const low = anchorValue(figure, axis, extents[0]);
  const high = anchorValue(figure, axis, extents[1]);
  const limit = 2 * solveSettings.sameCoordinate * figureSize(figure);
  const corners = outline.edges.map(({ from }) => from);
  const found: Constraint[] = [];
  for (const corner of corners) {
    const at = pointOf(figure, corner);
    const mirrored = { ...at, [axis]: low + high - at[axis] };
    const partner = nearest(figure, corners, mirrored);
    if (partner === null || partner.apart > limit) return [];
    // Each pair once, from its lower side; corners on the middle have no partner but themselves.
    if (partner.point === corner || pointOf(figure, partner.point)[axis] < at[axis]) continue;
    const confidence = belief(partner.apart, limit, 0.5);
    found.push(
      regularity(
        {
          kind: "equal-offset",
          axis,
          first: [extents[0], atPoint(corner)] as [Anchor, Anchor],
          second: [atPoint(partner.point), extents[1]] as [Anchor, Anchor],
        },
        0.78 * confidence,
      ),
      regularity(
        { kind: "aligned", axis: otherAxis(axis), a: corner, b: partner.point },
        0.72 * confidence,
      ),
    );
  }
  return found;
}

function nearest(
  figure: Figure,
  corners: readonly number[],
  at: { x: number; y: number },
): { point: number; apart: number } | null {
  let best: { point: number; apart: number } | null = null;
  for (const corner of corners) {
    const point = pointOf(figure, corner);
    const apart = Math.hypot(point.x - at.x, point.y - at.y);
    if (best === null || apart < best.apart) best = { point: corner, apart };
  }
  return best;
}
