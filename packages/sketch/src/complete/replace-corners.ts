import { distance } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import type { SeenChain, SeenEdge } from "../seen";
import { type Corner, directionOf, vertexAt } from "./find-corners";

/** What stands in a corner's place, between a point of the edge before it and one of the edge after. */
export interface Replacement {
  from: Point;
  to: Point;
  edge: SeenEdge;
}

/** A corner as its two edges would make it, the directions in which they run, and the length of the shorter. */
export interface Legs {
  at: Point;
  into: Point;
  out: Point;
  room: number;
}

export function legsOf(chain: SeenChain, { kind, index }: Corner): Legs {
  const after = kind === "sharp" ? index : index + 1;
  const into = directionOf(chain, index - 1);
  const out = directionOf(chain, after);
  const at =
    kind === "sharp"
      ? vertexAt(chain, index)
      : meeting(vertexAt(chain, index), into, vertexAt(chain, after), out);
  const room = Math.min(
    distance(vertexAt(chain, index - 1), at),
    distance(at, vertexAt(chain, after + 1)),
  );
  return { at, into, out, room };
}

/** The chain with something else at some of its corners. */
export function replaceCorners(
  chain: SeenChain,
  chosen: readonly Corner[],
  replacementOf: (corner: Corner) => Replacement,
): SeenChain {
  const placed = new Map(
    chosen.map((corner) => [corner.index, { corner, ...replacementOf(corner) }]),
  );
  const vertices: Point[] = [];
  const edges: SeenEdge[] = [];
  let start: Point | null = null;
  chain.vertices.forEach((vertex, i) => {
    const own = placed.get(i);
    const edge = chain.edges[i] as SeenEdge;
    if (own?.corner.kind === "sharp") {
      vertices.push(own.from, own.to);
      edges.push(own.edge, edge);
    } else if (own) {
      vertices.push(own.from);
      edges.push(own.edge);
      start = own.to;
    } else {
      vertices.push(start ?? vertex);
      edges.push(edge);
      start = null;
    }
  });
  // What closes the chain ends on its first vertex.
  if (start !== null) vertices[0] = start;
  return { kind: "chain", vertices, edges };
}

/** The chain run the other way round: what turned inwards turns outwards. */
export function turnedOver({ vertices, edges }: SeenChain): SeenChain {
  const last = edges.length - 1;
  return {
    kind: "chain",
    vertices: [...vertices].reverse(),
    edges: edges.map((_, i) => backwards(edges[(2 * last - i) % edges.length] as SeenEdge)),
  };
}

function backwards(edge: SeenEdge): SeenEdge {
  if (edge.kind === "segment") return edge;
  if (edge.kind === "spline") return { ...edge, curve: [...edge.curve].reverse() };
  const { clockwise, tangentBefore, tangentAfter } = edge;
  return {
    ...edge,
    clockwise: !clockwise,
    tangentBefore: tangentAfter,
    tangentAfter: tangentBefore,
  };
}

/** Where two lines meet that are not parallel. */
function meeting(a: Point, direction: Point, b: Point, other: Point): Point {
  const cross = direction.x * other.y - direction.y * other.x;
  const by = ((b.x - a.x) * other.y - (b.y - a.y) * other.x) / cross;
  return along(a, direction, by);
}

export const along = (from: Point, { x, y }: Point, by: number): Point => ({
  x: from.x + x * by,
  y: from.y + y * by,
});
