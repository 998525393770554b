import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import type { FoundCircle } from "../entities/find-circles";
import type { GraphEdge, StrokeGraph } from "../strokes/trace-graph";
import type { PenLine } from "./find-lines";
import { fromCentres } from "./from-centres";

const PEN = 3;
const hole: FoundCircle = {
  kind: "circle",
  center: { x: 100, y: 100 },
  radius: 15,
  cover: 1,
  gaps: 0,
  stray: 0.5,
};

/** An upright line through points in a row, a stroke from each to the next. */
function upright(x: number, ...places: number[]): { graph: StrokeGraph; lines: PenLine[] } {
  const points = places.map((y): Point => ({ x, y }));
  const edges = points
    .slice(1)
    .map((point, k) => ({ points: [points[k], point], alive: true }) as unknown as GraphEdge);
  const [from, to] = [points[0], points[points.length - 1]] as [Point, Point];
  const length = to.y - from.y;
  const line = { edges: [...edges.keys()], nodes: [], from, to, direction: { x: 0, y: 1 }, length };
  return { graph: { nodes: [], edges } as unknown as StrokeGraph, lines: [line] };
}

const found = ({ graph, lines }: ReturnType<typeof upright>, circle = hole) =>
  fromCentres(graph, lines, [circle], PEN);

describe("what leads from a hole's middle to the edges beside it", () => {
  // From a dimension line over the upper edge at 60 through the hole to the lower one at 140, and on.
  const places = [20, 60, 85, 115, 140, 200];

  it("bounds nothing as far as they are", () => {
    expect(found(upright(100, ...places))).toEqual([1, 2, 3]);
  });

  it("may be an edge where it passes the middle by, as the sides of a keyhole do, or ends at the ring", () => {
    expect(found(upright(106, ...places))).toEqual([]);
    expect(found(upright(100, 20, 60, 85))).toEqual([]);
  });

  it("may be one where the circle is not drawn whole, or is one of dashes", () => {
    expect(found(upright(100, ...places), { ...hole, cover: 0.6, gaps: 9 })).toEqual([]);
  });
});
