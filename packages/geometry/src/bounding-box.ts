import { isOnSweep } from "./angle";
import { arcPoint } from "./edge-ends";
import { beziersOf, onBezier } from "./flatten-spline";
import type { Loop, Point, Shape, Spline } from "./model";

export interface Bounds {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** The box around points. Throws a RangeError when there are none. */
export function boundsOfPoints(points: readonly Point[]): Bounds {
  if (points.length === 0) throw new RangeError("no points to bound");
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const { x, y } of points) {
    bounds.minX = Math.min(bounds.minX, x);
    bounds.minY = Math.min(bounds.minY, y);
    bounds.maxX = Math.max(bounds.maxX, x);
    bounds.maxY = Math.max(bounds.maxY, y);
  }
  return bounds;
}

/** The points of an edge that can be outermost: its ends, an arc's quadrant points, where a spline turns back. */
function extremePoints(edge: Shape): Point[] {
  if (edge.kind === "spline") return splineExtremes(edge);
  if (edge.kind === "segment") return [edge.start, edge.end];
  const quadrants = [0, Math.PI / 2, Math.PI, (3 * Math.PI) / 2];
  if (edge.kind === "circle") {
    const { center, radius } = edge;
    return [
      { x: center.x - radius, y: center.y - radius },
      { x: center.x + radius, y: center.y + radius },
    ];
  }
  const angles = quadrants.filter((angle) => isOnSweep(angle, edge.startAngle, edge.endAngle));
  return [edge.startAngle, edge.endAngle, ...angles].map((angle) => arcPoint(edge, angle));
}

/** Ends of the Béziers, and where one runs level or upright. */
function splineExtremes(spline: Spline): Point[] {
  return beziersOf(spline).flatMap((bezier) => [
    bezier[0],
    bezier[3],
    ...(["x", "y"] as const).flatMap((axis) => {
      const [a, b, c, d] = bezier.map((point) => point[axis]) as [number, number, number, number];
      return rootsWithin(d - 3 * c + 3 * b - a, 2 * (a - 2 * b + c), b - a).map((t) =>
        onBezier(bezier, t),
      );
    }),
  ]);
}

/** Where a t² + b t + c vanishes between 0 and 1. */
function rootsWithin(a: number, b: number, c: number): number[] {
  const root = Math.sqrt(b * b - 4 * a * c);
  // Citardauq: one of the two forms is steady whichever coefficient is nearly nothing.
  const q = -(b + (b < 0 ? -root : root)) / 2;
  return [q / a, c / q].filter((t) => t > 0 && t < 1);
}

export function boundsOfEdges(edges: readonly Shape[]): Bounds {
  return boundsOfPoints(edges.flatMap(extremePoints));
}

export function boundsOfLoop(loop: Loop): Bounds {
  return boundsOfEdges(loop.kind === "circle" ? [loop] : loop.edges);
}
