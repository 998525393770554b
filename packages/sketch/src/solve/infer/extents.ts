import { arcExtremes, centerOf, type Figure, type FigureLoop, pointOf, roundOf } from "../figure";
import type { Anchor, Axis } from "../relation";
import { atPoint } from "./measures";

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
    for (const edge of outline.edges) {
      candidates.push({ anchor: atPoint(edge.from), at: pointOf(figure, edge.from)[axis] });
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

export function anchorValue(figure: Figure, axis: Axis, { point, round, side }: Anchor): number {
  const radius = round === null ? 0 : roundOf(figure, round).radius;
  return pointOf(figure, point)[axis] + side * radius;
}
