import { sweep } from "./angle";
import { distance } from "./distance";
import { arcPoint, edgeEnd, edgeStart } from "./edge-ends";
import { flattenSpline } from "./flatten-spline";
import type { ChainEdge, Loop, Point } from "./model";

/** Arcs are taken in pieces of this angle, radians. */
const PIECE = Math.PI / 16;

/** The angle an edge turns through as seen from a point, radians, counter-clockwise positive. */
function turnAround(point: Point, edge: ChainEdge): number {
  const corners = [edgeStart(edge)];
  if (edge.kind === "arc") {
    const total = sweep(edge.startAngle, edge.endAngle);
    const pieces = Math.ceil(total / PIECE);
    for (let piece = 1; piece < pieces; piece++) {
      const part = (edge.reversed ? pieces - piece : piece) / pieces;
      corners.push(arcPoint(edge, edge.startAngle + total * part));
    }
  }
  if (edge.kind === "spline") corners.push(...flattenSpline(edge).map(({ end }) => end));
  else corners.push(edgeEnd(edge));
  let turned = 0;
  for (let i = 1; i < corners.length; i++) {
    const from = corners[i - 1] as Point;
    const to = corners[i] as Point;
    const ax = from.x - point.x;
    const ay = from.y - point.y;
    const bx = to.x - point.x;
    const by = to.y - point.y;
    turned += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  }
  return turned;
}

/**
 * Whether a point lies inside a loop (winding number). A point nearer to an arc than a two-hundredth
 * of its radius (the bulge of the pieces an arc is taken in) may be judged either way; so may one as near to a spline.
 */
export function isPointInLoop(point: Point, loop: Loop): boolean {
  if (loop.kind === "circle") return distance(point, loop.center) < loop.radius;
  const turned = loop.edges.reduce((sum, edge) => sum + turnAround(point, edge), 0);
  return Math.abs(turned) > Math.PI;
}
