import { type Constraint, form } from "../constraint";
import { edgesOf, type Figure, type FigureEdge, figureSize } from "../figure";
import type { Axis } from "../relation";
import { solveSettings } from "../settings";
import { belief, edgeVector } from "./measures";

/** The axis an edge was meant to run along with how far it strays, or null. */
export function edgeAxis(
  figure: Figure,
  edge: FigureEdge,
): { along: Axis; deviation: number; limit: number } | null {
  if (edge.kind !== "segment") return null;
  const { x, y } = edgeVector(figure, edge);
  const { axisDeviation, shortAxisDeviation, shortEdge } = solveSettings;
  const isShort = Math.hypot(x, y) < shortEdge * figureSize(figure);
  const limit = isShort ? shortAxisDeviation : axisDeviation;
  const fromHorizontal = Math.atan2(Math.abs(y), Math.abs(x));
  if (fromHorizontal <= limit) return { along: "x", deviation: fromHorizontal, limit };
  const fromVertical = Math.PI / 2 - fromHorizontal;
  return fromVertical <= limit ? { along: "y", deviation: fromVertical, limit } : null;
}

/** Edges drawn nearly horizontal or vertical are so. */
export function inferAxisEdges(figure: Figure): Constraint[] {
  return edgesOf(figure).flatMap(({ edge }) => {
    const found = edgeAxis(figure, edge);
    if (found === null) return [];
    const axis: Axis = found.along === "x" ? "y" : "x";
    const confidence = belief(found.deviation, found.limit, 0.75);
    return [form({ kind: "aligned", axis, a: edge.from, b: edge.to }, confidence)];
  });
}
