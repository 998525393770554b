import { type Constraint, form } from "../constraint";
import { edgesOf, type Figure, type FigureEdge, figureSize, roundOf } from "../figure";
import type { Axis } from "../relation";
import { solveSettings } from "../settings";
import { arcTurn, belief, edgeVector } from "./measures";

/** The axis an edge was meant to run along with how far it strays, or null. */
export function edgeAxis(
  figure: Figure,
  edge: FigureEdge,
): { along: Axis; deviation: number; limit: number } | null {
  if (edge.kind !== "segment") return null;
  const { x, y } = edgeVector(figure, edge);
  const straight = mostAskew(Math.hypot(x, y) / figureSize(figure));
  const limit = isBelt(figure, edge) ? solveSettings.beltDeviation : straight;
  const fromHorizontal = Math.atan2(Math.abs(y), Math.abs(x));
  if (fromHorizontal <= limit) return { along: "x", deviation: fromHorizontal, limit };
  const fromVertical = Math.PI / 2 - fromHorizontal;
  return fromVertical <= limit ? { along: "y", deviation: fromVertical, limit } : null;
}

/** How far an edge meant for an axis strays that is this share of its part. */
function mostAskew(length: number): number {
  const { axisDeviation, shortAxisDeviation, axisSlip } = solveSettings;
  const slipped = Math.asin(Math.min(1, axisSlip / length));
  return Math.max(axisDeviation, Math.min(shortAxisDeviation, slipped));
}

/** Whether the edge runs from one round end to another of another radius, as a belt does: aslant by the difference, mostly. */
function isBelt(figure: Figure, edge: FigureEdge): boolean {
  for (const loop of figure.loops) {
    if (loop.kind === "circle") continue;
    const k = loop.edges.indexOf(edge);
    if (k === -1) continue;
    const n = loop.edges.length;
    const ends = [loop.edges[(k + n - 1) % n], loop.edges[(k + 1) % n]].flatMap((end) =>
      end?.kind === "arc" && arcTurn(figure, end) > solveSettings.roundEnd
        ? [roundOf(figure, end.round).radius]
        : [],
    );
    return ends.length === 2 && Math.min(...ends) < solveSettings.beltRadii * Math.max(...ends);
  }
  return false;
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
