import type { ISplineEntity } from "dxf-parser";
import type { Point } from "./figure";

const STEPS_PER_SPAN = 16;

/** Points on a B-spline by de Boor's algorithm; the fit points alone where no control points are given. */
export function splinePoints(entity: ISplineEntity): Point[] {
  const control = entity.controlPoints ?? [];
  const degree = entity.degreeOfSplineCurve;
  const knots = entity.knotValues ?? [];
  if (control.length <= degree || knots.length < control.length + degree + 1) {
    return entity.fitPoints ?? control;
  }
  const points: Point[] = [];
  for (let span = degree; span < control.length; span++) {
    const from = knots[span] ?? 0;
    const to = knots[span + 1] ?? from;
    if (to <= from) continue;
    for (let step = 0; step <= STEPS_PER_SPAN; step++) {
      points.push(
        onSpline(control, knots, degree, span, from + ((to - from) * step) / STEPS_PER_SPAN),
      );
    }
  }
  return points;
}

function onSpline(
  control: Point[],
  knots: number[],
  degree: number,
  span: number,
  at: number,
): Point {
  const work = control.slice(span - degree, span + 1).map(({ x, y }) => ({ x, y }));
  for (let level = 1; level <= degree; level++) {
    for (let index = degree; index >= level; index--) {
      const low = knots[span - degree + index] ?? 0;
      const high = knots[span + 1 + index - level] ?? 1;
      const share = high > low ? (at - low) / (high - low) : 0;
      const previous = work[index - 1] as Point;
      const current = work[index] as Point;
      work[index] = {
        x: previous.x + (current.x - previous.x) * share,
        y: previous.y + (current.y - previous.y) * share,
      };
    }
  }
  return work[degree] as Point;
}
