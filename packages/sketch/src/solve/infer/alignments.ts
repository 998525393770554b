import { type Constraint, regularity } from "../constraint";
import { type Figure, type FigureLoop, figureSize, roundOf } from "../figure";
import type { Axis } from "../relation";
import { solveSettings } from "../settings";
import { edgeAxis } from "./axis-edges";
import { belief, coordinate, otherAxis } from "./measures";

/** The centre points of holes: a circle's, or those of a hole's arcs (a slot's two ends). */
export function holeCenters(figure: Figure): number[] {
  return figure.loops.slice(1).flatMap((loop) => loopCenters(figure, loop));
}

export function loopCenters(figure: Figure, loop: FigureLoop): number[] {
  if (loop.kind === "circle") return [roundOf(figure, loop.round).center];
  return loop.edges.flatMap((edge) =>
    edge.kind === "arc" ? [roundOf(figure, edge.round).center] : [],
  );
}

/** As much as holes drawn in a row are believed to be in one. */
const MOST_OF_HOLES = 0.85;

/** How sure it is that centres are in a row as far apart as these two; null where they were drawn too far apart. */
export function rowConfidence(figure: Figure, a: number, b: number, axis: Axis): number | null {
  const limit = solveSettings.sameCoordinate * figureSize(figure);
  const apart = Math.abs(coordinate(figure, a, axis) - coordinate(figure, b, axis));
  return apart > limit ? null : MOST_OF_HOLES * belief(apart, limit, 0.5);
}

/** Hole centres in rows and columns, and outline edges that lie on one line. */
export function inferAlignments(figure: Figure): Constraint[] {
  return (["x", "y"] as const).flatMap((axis) => [
    ...alignNeighbours(figure, holeCenters(figure), axis, MOST_OF_HOLES),
    ...alignNeighbours(figure, edgePoints(figure, axis), axis, 0.8),
  ]);
}

/** One point of each outline edge that runs square to the axis. */
function edgePoints(figure: Figure, axis: Axis): number[] {
  const outline = figure.loops[0];
  if (outline?.kind !== "chain") return [];
  return outline.edges.flatMap((edge) =>
    edgeAxis(figure, edge)?.along === otherAxis(axis) ? [edge.from] : [],
  );
}

function alignNeighbours(
  figure: Figure,
  points: readonly number[],
  axis: Axis,
  most: number,
): Constraint[] {
  const limit = solveSettings.sameCoordinate * figureSize(figure);
  const sorted = [...points].sort(
    (a, b) => coordinate(figure, a, axis) - coordinate(figure, b, axis),
  );
  return sorted.flatMap((point, i) => {
    const next = sorted[i + 1];
    if (next === undefined) return [];
    const apart = coordinate(figure, next, axis) - coordinate(figure, point, axis);
    if (apart > limit) return [];
    const confidence = most * belief(apart, limit, 0.5);
    return [regularity({ kind: "aligned", axis, a: point, b: next }, confidence)];
  });
}
