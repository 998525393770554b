import { distance, distanceToEdge } from "./distance";
import { edgeEnd, edgeStart } from "./edge-ends";
import { flattenSpline } from "./flatten-spline";
import { intersect } from "./intersect";
import type { Arc, ChainEdge, Circle, Loop, Point, Segment } from "./model";

/** Splines are taken in chords, whose ends are joints like any other. */
type Piece = Segment | Arc | Circle;

/** Where loops cross themselves or each other, apart from the joints of a chain. */
export function findCrossings(loops: readonly Loop[], tolerance: number): Point[] {
  const shapes = loops.flatMap((loop): Piece[] =>
    loop.kind === "circle"
      ? [loop]
      : loop.edges.flatMap((edge): Piece[] =>
          edge.kind === "spline" ? flattenSpline(edge) : [edge],
        ),
  );
  const crossings: Point[] = [];
  for (let i = 0; i < shapes.length; i++) {
    for (let j = i + 1; j < shapes.length; j++) {
      const a = shapes[i] as Piece;
      const b = shapes[j] as Piece;
      for (const point of intersect(a, b)) {
        if (!isJoint(point, a, b, tolerance)) crossings.push(point);
      }
    }
  }
  return crossings;
}

/** A shared end, where tangent neighbours may also seem to cut each other a hair beside it. */
function isJoint(point: Point, a: Piece, b: Piece, tolerance: number): boolean {
  const endsOf = (shape: Piece): Point[] =>
    shape.kind === "circle" ? [] : [edgeStart(asChainEdge(shape)), edgeEnd(asChainEdge(shape))];
  return endsOf(a).some((end) => {
    if (!endsOf(b).some((other) => distance(end, other) <= tolerance)) return false;
    if (distance(end, point) <= tolerance) return true;
    const middle = { x: (end.x + point.x) / 2, y: (end.y + point.y) / 2 };
    return distanceToEdge(middle, a) <= tolerance && distanceToEdge(middle, b) <= tolerance;
  });
}

function asChainEdge(shape: Segment | Arc): ChainEdge {
  return shape.kind === "segment" ? shape : { ...shape, reversed: false };
}
