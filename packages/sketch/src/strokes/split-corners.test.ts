import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { splitCorners } from "./split-corners";
import type { StrokeGraph } from "./trace-graph";

const PEN = 4.3;

function graphOf(points: Point[]): StrokeGraph {
  const nodes = [points[0] as Point, points.at(-1) as Point];
  const edge = { from: 0, to: 1, points, length: points.length, width: PEN, alive: true, aside: 0 };
  return { nodes: nodes.map((at) => ({ at, edges: [0] })), edges: [edge] };
}

const piecesOf = (graph: StrokeGraph) => graph.edges.filter(({ alive }) => alive);

describe("splitCorners", () => {
  it("cuts a short line at the corner to a longer one, near enough to an arc as they are", () => {
    const level = Array.from({ length: 24 }, (_, x) => ({ x: 100 + x, y: 100 }));
    const upright = Array.from({ length: 44 }, (_, y) => ({ x: 124, y: 101 + y }));
    const graph = graphOf([...level, ...upright]);
    splitCorners(graph, PEN);
    const pieces = piecesOf(graph);
    expect(pieces).toHaveLength(2);
    const cut = pieces[0]?.points.at(-1);
    expect(Math.hypot((cut?.x ?? 0) - 124, (cut?.y ?? 0) - 100)).toBeLessThan(2 * PEN);
  });

  it("cuts an extension line off the short arrow that it is met by, whose head rounds the corner", () => {
    const level = Array.from({ length: 19 }, (_, x) => ({ x: 558 + x, y: 474 }));
    const head = Array.from({ length: 4 }, (_, k) => ({ x: 577 + k, y: 475 + k }));
    const shaft = Array.from({ length: 40 }, (_, y) => ({ x: 580 + y / 40, y: 479 + y }));
    const graph = graphOf([...level, ...head, ...shaft]);
    splitCorners(graph, 5);
    const cut = piecesOf(graph)[0]?.points.at(-1);
    expect(Math.hypot((cut?.x ?? 0) - 579, (cut?.y ?? 0) - 477)).toBeLessThan(2 * PEN);
  });

  it("leaves an arc between the same directions whole", () => {
    const arc = Array.from({ length: 69 }, (_, k) => ({
      x: 100 + 44 * Math.sin((k / 68) * (Math.PI / 2)),
      y: 144 - 44 * Math.cos((k / 68) * (Math.PI / 2)),
    }));
    const graph = graphOf(arc);
    splitCorners(graph, PEN);
    expect(piecesOf(graph)).toHaveLength(1);
  });
});
