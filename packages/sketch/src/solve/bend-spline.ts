import type { Point } from "@inkform/geometry/model";

/** An axis along which the ends lie nearer than this share of the curve's reach does not tell how the curve was stretched. */
const LEAST_SPAN = 0.5;

/**
 * A free edge's control points between other ends: stretched along each axis as the ends were, so that it keeps
 * running level or upright where it did.
 */
export function bendSpline(drawn: readonly Point[], start: Point, end: Point): Point[] {
  const first = drawn[0] as Point;
  const last = drawn.at(-1) as Point;
  const size = Math.hypot(last.x - first.x, last.y - first.y);
  const whole = size === 0 ? 1 : Math.hypot(end.x - start.x, end.y - start.y) / size;
  const along = (axis: "x" | "y", other: "x" | "y"): ((point: Point) => number) => {
    const span = last[axis] - first[axis];
    const reach = Math.max(...drawn.map((point) => Math.abs(point[axis] - first[axis])));
    const wanted = end[axis] - start[axis];
    const tells = span !== 0 && Math.abs(span) >= LEAST_SPAN * reach;
    const stretch = tells ? wanted / span : whole;
    // What stretching leaves between the ends is made up for by leaning the curve.
    const across = last[other] - first[other];
    const lean = tells || across === 0 ? 0 : (wanted - stretch * span) / across;
    return (point) =>
      start[axis] + stretch * (point[axis] - first[axis]) + lean * (point[other] - first[other]);
  };
  const [x, y] = [along("x", "y"), along("y", "x")];
  const inner = drawn.slice(1, -1).map((point) => ({ x: x(point), y: y(point) }));
  return [start, ...inner, end];
}
