import type { Point } from "@inkform/geometry/model";
import { type Constraint, form } from "../constraint";
import { edgesOf, type Figure, type FigureEdge, figureSize, pointOf, roundOf } from "../figure";
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
  const fromVertical = Math.PI / 2 - fromHorizontal;
  const along = fromHorizontal < fromVertical ? "x" : "y";
  const deviation = Math.min(fromHorizontal, fromVertical);
  return deviation > limit || isTapered(figure, edge, along) ? null : { along, deviation, limit };
}

/** Whether another side leans the other way as much as this one does: what a hand draws askew it seldom draws so on both sides. */
function isTapered(figure: Figure, edge: FigureEdge, along: Axis): boolean {
  const { together, alike } = solveSettings.taper;
  const lean = leanOf(figure, edge, along);
  // What is upright to the eye needs no comparing.
  if (Math.abs(lean) * (1 + alike) < together) return false;
  return edgesOf(figure).some(({ edge: other, loop }) => {
    if (loop > 0 || other.kind !== "segment" || !areSides(figure, edge, other, along)) return false;
    const against = -leanOf(figure, other, along) / lean;
    const isAlike = against > 1 / alike && against < alike;
    return isAlike && Math.abs(lean) * (1 + against) > together;
  });
}

/** Whether two edges, about as long as each other, bound a part on opposite sides. */
function areSides(figure: Figure, edge: FigureEdge, other: FigureEdge, along: Axis): boolean {
  const { length, longer } = solveSettings.taper;
  const [own, its] = [edge, other].map((each) => Math.abs(edgeVector(figure, each)[along]));
  const [shorter, longest] = [Math.min(own ?? 0, its ?? 0), Math.max(own ?? 0, its ?? 0)];
  if (shorter < length * figureSize(figure) || longest > longer * shorter) return false;
  const [p, q] = [middleOf(figure, edge), middleOf(figure, other)];
  const across = along === "x" ? "y" : "x";
  return Math.abs(p[along] - q[along]) < Math.abs(p[across] - q[across]);
}

/** How far an edge leans from an axis, and to which side, radians. */
function leanOf(figure: Figure, edge: FigureEdge, along: Axis): number {
  const { x, y } = edgeVector(figure, edge);
  return along === "x" ? Math.atan(y / x) : Math.atan(x / y);
}

function middleOf(figure: Figure, { from, to }: FigureEdge): Point {
  const [p, q] = [pointOf(figure, from), pointOf(figure, to)];
  return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
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
