import { isOnSweep } from "./angle";
import { arcPoint } from "./edge-ends";
import type { Arc, Circle, Loop, Point, Segment } from "./model";

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

/** The points of an edge that can be outermost: its ends, and an arc's quadrant points. */
function extremePoints(edge: Segment | Arc | Circle): Point[] {
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

export function boundsOfEdges(edges: readonly (Segment | Arc | Circle)[]): Bounds {
  return boundsOfPoints(edges.flatMap(extremePoints));
}

export function boundsOfLoop(loop: Loop): Bounds {
  return boundsOfEdges(loop.kind === "circle" ? [loop] : loop.edges);
}
