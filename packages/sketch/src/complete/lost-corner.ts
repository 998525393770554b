import { distance } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import type { DimensionMark, MarkEnd, SeenChain, SeenPart } from "../seen";
import { sizeOf } from "./complete-holes";
import { completeSettings } from "./settings";

/**
 * A corner that the pen hardly turned: one of these measures begins at a corner, and its other extension line ends on an edge from there, which
 * leans to the dimension line. The edge begins with a short one along that line. Null where no measure says so.
 */
export function withLostCorner(part: SeenPart, marks: readonly DimensionMark[]): SeenPart | null {
  const { outer } = part;
  if (outer.kind === "circle") return null;
  const size = sizeOf(part);
  for (const { from, to } of marks) {
    for (const [near, far] of [
      [from, to],
      [to, from],
    ] as const) {
      for (const i of outer.vertices.keys()) {
        for (const side of [1, -1] as const) {
          const found = lostCorner(outer, i, side, near, far, size);
          if (found !== null) return { ...part, outer: withShortEdge(outer, i, side, found) };
        }
      }
    }
  }
  return null;
}

/** Where the corner at vertex `i` moves to, and the other end of the short edge. */
interface LostCorner {
  corner: Point;
  end: Point;
}

function lostCorner(
  chain: SeenChain,
  i: number,
  side: 1 | -1,
  near: MarkEnd,
  far: MarkEnd,
  size: number,
): LostCorner | null {
  const { tip, reach, moved, leaning, longest } = completeSettings.lostCorner;
  const n = chain.vertices.length;
  const vertex = (k: number) => chain.vertices[(i + k + n) % n] as Point;
  const isStraight = [0, -1].every((k) => chain.edges[(i + k + n) % n]?.kind === "segment");
  if (far.reaches === null || !isStraight) return null;
  const [at, next, before] = [vertex(0), vertex(side), vertex(-side)];
  const along = unit(near.at, far.at);
  const begin = (at.x - near.at.x) * along.x + (at.y - near.at.y) * along.y;
  if (Math.abs(begin) > tip * size) return null;
  if (distance(at, near.reaches ?? near.at) > reach * size) return null;
  const edge = unit(at, next);
  const cosine = edge.x * along.x + edge.y * along.y;
  if (cosine > Math.cos(leaning.least) || cosine < Math.cos(leaning.most)) return null;
  const length = (distance(near.at, far.at) - begin) / cosine;
  if (length <= 0 || length > longest * distance(at, next)) return null;
  const end = { x: at.x + length * edge.x, y: at.y + length * edge.y };
  if (distance(end, far.reaches) > reach * size) return null;
  const other = unit(before, at);
  const sine = other.x * along.y - other.y * along.x;
  if (Math.abs(sine) < Math.sin(leaning.least)) return null;
  const on = ((end.x - before.x) * along.y - (end.y - before.y) * along.x) / sine;
  const corner = { x: before.x + on * other.x, y: before.y + on * other.y };
  return distance(corner, at) > moved * size ? null : { corner, end };
}

function withShortEdge(
  { vertices, edges }: SeenChain,
  i: number,
  side: 1 | -1,
  { corner, end }: LostCorner,
): SeenChain {
  const own = side === 1 ? [corner, end] : [end, corner];
  return {
    kind: "chain",
    vertices: [...vertices.slice(0, i), ...own, ...vertices.slice(i + 1)],
    edges: [...edges.slice(0, i), { kind: "segment" }, ...edges.slice(i)],
  };
}

function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
