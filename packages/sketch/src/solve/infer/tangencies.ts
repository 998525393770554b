import { type Constraint, form } from "../constraint";
import { centerOf, type Figure, type FigureEdge, pointOf } from "../figure";
import { solveSettings } from "../settings";
import { edgeAxis } from "./axis-edges";
import { areSquare, turnsBack } from "./coves";
import { type ArcEdge, arcTurn } from "./measures";

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
        before !== undefined && after !== undefined && rounds(figure, edge, before, after);
      const isRound = isRoundEnd(figure, edge);
      if ((edge.tangentBefore || isCorner || isRound) && before) {
        found.push(tangency(figure, edge, edge.from, before, before.from));
      }
      // Two arcs in a row: the first one's end is the second one's start, told once.
      if (
        (edge.tangentAfter || isCorner || isRound) &&
        after &&
        !(after.kind === "arc" && (after.tangentBefore || isRoundEnd(figure, after)))
      ) {
        found.push(tangency(figure, edge, edge.to, after, after.to));
      }
      return found;
    });
  });
}

/** A half turn that runs smoothly out of one neighbour runs so into the other: the end of a slot. */
function isRoundEnd(figure: Figure, edge: ArcEdge): boolean {
  if (!edge.tangentBefore && !edge.tangentAfter) return false;
  return Math.abs(arcTurn(figure, edge) - Math.PI) < solveSettings.halfTurn;
}

/** An arc between a horizontal and a vertical edge that turns as they do rounds their corner, however it was drawn. */
function rounds(figure: Figure, arc: ArcEdge, before: FigureEdge, after: FigureEdge): boolean {
  return areSquare(figure, before, after) && !turnsBack(figure, arc, before, after);
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
