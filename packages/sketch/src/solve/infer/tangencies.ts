import { type Constraint, form } from "../constraint";
import { centerOf, type Figure, type FigureEdge, pointOf } from "../figure";
import { edgeAxis } from "./axis-edges";
import type { ArcEdge } from "./measures";

const CONFIDENCE = 0.96;

/** Arcs that run smoothly into their neighbours. */
export function inferTangencies(figure: Figure): Constraint[] {
  return figure.loops.flatMap((loop) => {
    if (loop.kind === "circle") return [];
    const { edges } = loop;
    return edges.flatMap((edge, i) => {
      if (edge.kind !== "arc") return [];
      const before = edges[(i + edges.length - 1) % edges.length];
      const after = edges[(i + 1) % edges.length];
      const found: Constraint[] = [];
      const isCorner =
        before !== undefined && after !== undefined && areSquare(figure, before, after);
      if ((edge.tangentBefore || isCorner) && before) {
        found.push(tangency(figure, edge, edge.from, before, before.from));
      }
      // Two arcs in a row: the first one's end is the second one's start, told once.
      if (
        (edge.tangentAfter || isCorner) &&
        after &&
        !(after.kind === "arc" && after.tangentBefore)
      ) {
        found.push(tangency(figure, edge, edge.to, after, after.to));
      }
      return found;
    });
  });
}

/** An arc between a horizontal and a vertical edge rounds their corner, however it was drawn. */
function areSquare(figure: Figure, before: FigureEdge, after: FigureEdge): boolean {
  const axes = [edgeAxis(figure, before)?.along, edgeAxis(figure, after)?.along];
  return axes.includes("x") && axes.includes("y");
}

function tangency(
  figure: Figure,
  arc: ArcEdge,
  joint: number,
  neighbour: FigureEdge,
  far: number,
): Constraint {
  const { round } = arc;
  if (neighbour.kind === "arc") {
    const relation = {
      kind: "tangent-rounds",
      a: round,
      b: neighbour.round,
      point: joint,
    } as const;
    return form(relation, CONFIDENCE);
  }
  const axis = edgeAxis(figure, neighbour);
  if (axis === null) {
    return form({ kind: "tangent-line", round, point: joint, toward: far }, CONFIDENCE);
  }
  const center = centerOf(figure, round);
  const point = pointOf(figure, joint);
  const angle =
    axis.along === "x"
      ? (Math.sign(point.y - center.y) * Math.PI) / 2
      : point.x > center.x
        ? 0
        : Math.PI;
  return form({ kind: "polar", round, point: joint, angle }, CONFIDENCE);
}
