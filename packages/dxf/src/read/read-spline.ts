import type { Spline } from "@inkform/geometry/model";
import type { ISplineEntity } from "dxf-parser";

/**
 * A cubic B-spline whose every knot is there three times, four at the ends: its control points are those of
 * Béziers end to end. Null for any other spline, which this product does not write.
 */
export function readSpline(entity: ISplineEntity): Spline | null {
  const { degreeOfSplineCurve: degree, knotValues: knots = [], controlPoints = [] } = entity;
  const points = controlPoints.map(({ x, y }) => ({ x, y }));
  const isWhole = points.length >= 4 && (points.length - 1) % 3 === 0;
  if (degree !== 3 || !isWhole || knots.length !== points.length + 4) return null;
  const inner = knots.slice(1, -1);
  const isThreefold = inner.every((knot, i) => knot === inner[i - (i % 3)]);
  const isClamped = knots[0] === knots[1] && knots.at(-1) === knots.at(-2);
  return isThreefold && isClamped ? { kind: "spline", points } : null;
}
