import type { Point } from "@inkform/geometry/model";
import { along, fitCurve } from "./fit-curve";
import { entity } from "./settings";

/**
 * A free curve as splines end to end (3n + 1 control points each), cut where it lies farthest left, right, up and
 * down: there dimensions take hold of it. A closed one ends where it began.
 */
export function drawFreeRun(
  points: readonly Point[],
  isClosed: boolean,
  penWidth: number,
): Point[][] {
  const path = isClosed ? fromLeftmost(points) : points;
  const n = path.length;
  const margin = isClosed ? 0 : Math.max(3, Math.round(entity.freeEnds * n));
  const inner = extremes(path)
    .filter(({ at }) => at > margin && at < n - 1 - margin)
    .sort((a, b) => a.at - b.at)
    .filter(({ at }, i, all) => i === 0 || at - (all[i - 1] as Extreme).at > 3);
  const reach = Math.min(4, n - 1);
  const ends: Cut[] = isClosed
    ? [
        { at: 0, way: levelled(path, 0, "y", true) },
        { at: n - 1, way: levelled(path, 0, "y", true) },
      ]
    : [
        { at: 0, way: along(path[0] as Point, path[reach] as Point) },
        { at: n - 1, way: along(path[n - 1 - reach] as Point, path[n - 1] as Point) },
      ];
  const cuts = [
    ends[0] as Cut,
    ...inner.map(({ at, runs }) => ({ at, way: levelled(path, at, runs, isClosed) })),
    ends[1] as Cut,
  ];
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i] as Cut;
    const piece = path.slice(from.at, to.at + 1);
    return fitCurve(piece, from.way, to.way, entity.freePens * penWidth);
  });
}

interface Cut {
  at: number;
  way: Point;
}

interface Extreme {
  at: number;
  /** The axis along which the curve runs there. */
  runs: "x" | "y";
}

function extremes(path: readonly Point[]): Extreme[] {
  const most = (worth: (p: Point) => number) =>
    path.reduce((best, p, i) => (worth(p) > worth(path[best] as Point) ? i : best), 0);
  return [
    { at: most(({ x }) => x), runs: "y" },
    { at: most(({ x }) => -x), runs: "y" },
    { at: most(({ y }) => y), runs: "x" },
    { at: most(({ y }) => -y), runs: "x" },
  ];
}

/** The path from its leftmost point round to that point again. */
function fromLeftmost(points: readonly Point[]): Point[] {
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  const ring = first.x === last.x && first.y === last.y ? points.slice(0, -1) : [...points];
  const start = ring.reduce((best, p, i) => (p.x < (ring[best] as Point).x ? i : best), 0);
  return [...ring.slice(start), ...ring.slice(0, start), ring[start] as Point];
}

/** The unit direction along an axis in which a path passes a point. */
function levelled(path: readonly Point[], at: number, axis: "x" | "y", isClosed: boolean): Point {
  const n = isClosed ? path.length - 1 : path.length;
  const place = (i: number) =>
    path[isClosed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point;
  const sign = place(at + 3)[axis] - place(at - 3)[axis] < 0 ? -1 : 1;
  return axis === "x" ? { x: sign, y: 0 } : { x: 0, y: sign };
}
