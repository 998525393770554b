import {
  arcExtremes,
  centerOf,
  type Figure,
  type FigureEdge,
  type FigureLoop,
  pointOf,
  roundOf,
} from "../figure";
import type { Anchor, Axis } from "../relation";
import { solveSettings } from "../settings";
import { arcTurn, atPoint } from "./measures";

/** What bounds the outline on both sides along an axis: a corner, or a round's outermost point. */
export function outlineExtents(figure: Figure, axis: Axis): [Anchor, Anchor] | null {
  const [outline] = figure.loops;
  return outline === undefined ? null : loopExtents(figure, outline, axis);
}

/** The same for any loop. */
export function loopExtents(
  figure: Figure,
  outline: FigureLoop,
  axis: Axis,
): [Anchor, Anchor] | null {
  const candidates: { anchor: Anchor; at: number }[] = [];
  if (outline.kind === "circle") {
    const { center, radius } = roundOf(figure, outline.round);
    const at = centerOf(figure, outline.round)[axis];
    for (const side of [-1, 1] as const) {
      const anchor = { point: center, round: outline.round, side };
      candidates.push({ anchor, at: at + side * radius });
    }
  } else {
    const round = roundSides(figure, outline.edges, axis);
    for (const edge of outline.edges) {
      const side = round.get(edge.from);
      candidates.push(side ?? { anchor: atPoint(edge.from), at: pointOf(figure, edge.from)[axis] });
      if (edge.kind !== "arc") continue;
      const { center } = roundOf(figure, edge.round);
      for (const extreme of arcExtremes(figure, edge)) {
        const isAlong = (axis === "x") === (extreme.quadrant % 2 === 0);
        if (!isAlong) continue;
        const side = extreme.quadrant < 2 ? 1 : -1;
        candidates.push({ anchor: { point: center, round: edge.round, side }, at: extreme[axis] });
      }
    }
  }
  candidates.sort((a, b) => a.at - b.at);
  const low = candidates[0];
  const high = candidates.at(-1);
  return low && high ? [low.anchor, high.anchor] : null;
}

/**
 * Where a round end runs out near its outermost point, that point instead: drawn by hand, the joint of a lever's side
 * lies beyond it as often as before it.
 */
function roundSides(
  figure: Figure,
  edges: readonly FigureEdge[],
  axis: Axis,
): Map<number, { anchor: Anchor; at: number }> {
  const found = new Map<number, { anchor: Anchor; at: number }>();
  for (const edge of edges) {
    if (edge.kind !== "arc" || arcTurn(figure, edge) < solveSettings.roundEnd) continue;
    const { center, radius } = roundOf(figure, edge.round);
    const middle = pointOf(figure, center);
    const joints = [
      ...(edge.tangentBefore ? [edge.from] : []),
      ...(edge.tangentAfter ? [edge.to] : []),
    ];
    for (const joint of joints) {
      const { x, y } = pointOf(figure, joint);
      const off = axis === "x" ? [x - middle.x, y - middle.y] : [y - middle.y, x - middle.x];
      const [along, across] = off as [number, number];
      if (Math.abs(across) > Math.abs(along) * Math.tan(solveSettings.nearSide)) continue;
      const side = along > 0 ? 1 : -1;
      const anchor: Anchor = { point: center, round: edge.round, side };
      found.set(joint, { anchor, at: middle[axis] + side * radius });
    }
  }
  return found;
}

export function anchorValue(figure: Figure, axis: Axis, { point, round, side }: Anchor): number {
  const radius = round === null ? 0 : roundOf(figure, round).radius;
  return pointOf(figure, point)[axis] + side * radius;
}
