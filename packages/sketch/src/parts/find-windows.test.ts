import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import type { FoundCircle } from "../entities/find-circles";
import type { GraphEdge, StrokeGraph } from "../strokes/trace-graph";
import type { PenLine } from "./find-lines";
import { findWindows } from "./find-windows";

const LETTER = 20;

/** Lines through points in a row, a stroke from each to the next. */
function drawn(...rows: [number, number][][]): { graph: StrokeGraph; lines: PenLine[] } {
  const edges: GraphEdge[] = [];
  const lines = rows.map((row): PenLine => {
    const points = row.map(([x, y]): Point => ({ x, y }));
    const [from, to] = [points[0], points[points.length - 1]] as [Point, Point];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const own = points.slice(1).map((point, k) => {
      const edge = { points: [points[k], point], alive: true } as unknown as GraphEdge;
      return edges.push(edge) - 1;
    });
    return { edges: own, nodes: [], from, to, direction, length };
  });
  return { graph: { nodes: [], edges } as unknown as StrokeGraph, lines };
}

/** An opening 60 by 50: two sides run on downwards, two to the right. */
const opening: [number, number][][] = [
  [
    [100, 100],
    [100, 150],
    [100, 300],
  ],
  [
    [160, 102],
    [160, 150],
    [160, 300],
  ],
  [
    [100, 100],
    [160, 101],
    [400, 104],
  ],
  [
    [100, 150],
    [160, 151],
    [400, 153],
  ],
];
const ends = ({ graph }: { graph: StrokeGraph }, ids: number[]) =>
  ids.map((id) => graph.edges[id]?.points.map(({ x, y }) => [x, y]));
const find = (page: ReturnType<typeof drawn>, circles: FoundCircle[] = []) =>
  findWindows({ ...page, circles, height: LETTER });

describe("openings whose sides run on as extension lines", () => {
  it("are bounded by the strokes between their corners alone", () => {
    const page = drawn(...opening);
    const found = ends(page, find(page));
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining(opening.map(([first, second]) => [first, second])),
    );
  });

  it("are no larger than the smallest their lines close", () => {
    const page = drawn(...opening, [
      [400, 60],
      [400, 104],
      [400, 153],
      [400, 154],
    ]);
    expect(find(page)).toHaveLength(4);
  });

  it("are not where every line crosses on: a grid", () => {
    const page = drawn(
      [
        [100, 40],
        [100, 100],
        [100, 150],
        [100, 300],
      ],
      [
        [160, 40],
        [160, 101],
        [160, 151],
        [160, 300],
      ],
      [
        [40, 100],
        [100, 100],
        [160, 101],
        [400, 104],
      ],
      [
        [40, 150],
        [100, 150],
        [160, 151],
        [400, 153],
      ],
    );
    expect(find(page)).toEqual([]);
  });

  it("are not between the centres of four holes", () => {
    const ring = { center: { x: 100, y: 100 }, radius: 12 } as FoundCircle;
    expect(find(drawn(...opening), [ring])).toEqual([]);
  });
});
