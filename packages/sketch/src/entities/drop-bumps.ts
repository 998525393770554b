import type { Point } from "@inkform/geometry/model";
import type { SeenChain, SeenEdge } from "../seen";
import { entity } from "./settings";

/**
 * The chain without what a line drawn twice leaves on an edge: a shallow bump or dent between two pieces of one
 * straight line, no deeper than the two strokes lie apart.
 */
export function dropBumps(chain: SeenChain, penWidth: number): SeenChain {
  let current = chain;
  for (let first = 0; first < current.edges.length; first += 1) {
    for (const between of [1, 2]) {
      if (current.edges.length < between + 4) continue;
      if (isBump(current, first, between, penWidth)) {
        current = bridge(current, first, between);
        first = -1;
        break;
      }
    }
  }
  return current;
}

/** Whether the edges after `first` only interrupt the line that it and the next segment lie on. */
function isBump(chain: SeenChain, first: number, between: number, penWidth: number): boolean {
  const { vertices, edges } = chain;
  const n = edges.length;
  const vertex = (k: number) => vertices[(first + k) % n] as Point;
  const edge = (k: number) => edges[(first + k) % n] as SeenEdge;
  const isLined = Array.from({ length: between }, (_, k) => edge(k + 1)).every(
    ({ kind }) => kind !== "spline",
  );
  if (!isLined) return false;
  if (edge(0).kind !== "segment" || edge(between + 1).kind !== "segment") return false;
  const start = vertex(0);
  const end = vertex(between + 2);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const across = (p: Point) =>
    Math.abs((p.x - start.x) * (end.y - start.y) - (p.y - start.y) * (end.x - start.x)) / length;
  const along = (p: Point) =>
    ((p.x - start.x) * (end.x - start.x) + (p.y - start.y) * (end.y - start.y)) / length;
  const span = along(vertex(between + 1)) - along(vertex(1));
  if (!(span > 0) || span > entity.bumpShare * length) return false;
  const corners = Array.from({ length: between + 1 }, (_, k) => vertex(k + 1));
  const middles = corners.slice(1).map((to, k) => arcMiddle(edge(k + 1), corners[k] as Point, to));
  return [...corners, ...middles].every((p) => across(p) < entity.bumpPens * penWidth);
}

function arcMiddle(edge: SeenEdge, from: Point, to: Point): Point {
  const chord = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (edge.kind !== "arc") return chord;
  const { center, radius } = edge;
  const away = Math.hypot(chord.x - center.x, chord.y - center.y);
  if (away === 0) return { x: center.x, y: center.y + radius };
  const scale = radius / away;
  return {
    x: center.x + (chord.x - center.x) * scale,
    y: center.y + (chord.y - center.y) * scale,
  };
}

/** One segment instead of the first, those between and the last. */
function bridge({ vertices, edges }: SeenChain, first: number, between: number): SeenChain {
  const n = edges.length;
  const gone = new Set(Array.from({ length: between + 1 }, (_, k) => (first + 1 + k) % n));
  return {
    kind: "chain",
    vertices: vertices.filter((_, k) => !gone.has(k)),
    edges: edges.filter((_, k) => !gone.has(k)),
  };
}
