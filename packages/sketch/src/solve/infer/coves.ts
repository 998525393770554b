import { type Constraint, regularity } from "../constraint";
import { centerOf, type Figure, type FigureEdge, pointOf, roundOf } from "../figure";
import { solveSettings } from "../settings";
import { edgeAxis } from "./axis-edges";
import { type ArcEdge, belief, edgeVector, otherAxis } from "./measures";

/** An arc that takes a bite out of a square corner is drawn about that corner: its centre is where both edges would meet. */
export function inferCoves(figure: Figure): Constraint[] {
  return figure.loops.flatMap((loop) => {
    if (loop.kind === "circle") return [];
    const { edges } = loop;
    return edges.flatMap((arc, i): Constraint[] => {
      if (arc.kind !== "arc" || arc.tangentBefore || arc.tangentAfter) return [];
      const before = edges[(i + edges.length - 1) % edges.length];
      const after = edges[(i + 1) % edges.length];
      if (!before || !after || !areSquare(figure, before, after)) return [];
      if (!turnsBack(figure, arc, before, after)) return [];
      const found = [before, after].map((edge) => centreOn(figure, arc, edge));
      return found.every((constraint) => constraint !== null) ? found : [];
    });
  });
}

export function areSquare(figure: Figure, before: FigureEdge, after: FigureEdge): boolean {
  const axes = [edgeAxis(figure, before)?.along, edgeAxis(figure, after)?.along];
  return axes.includes("x") && axes.includes("y");
}

/** Whether the arc turns the other way than the outline does from the edge before it to the edge after it. */
export function turnsBack(
  figure: Figure,
  { counterclockwise }: ArcEdge,
  before: FigureEdge,
  after: FigureEdge,
): boolean {
  const [into, out] = [edgeVector(figure, before), edgeVector(figure, after)];
  return into.x * out.y - into.y * out.x > 0 !== counterclockwise;
}

/** That the arc's centre is on the line of an edge beside it; null where it was drawn too far off. */
function centreOn(figure: Figure, { round }: ArcEdge, edge: FigureEdge): Constraint | null {
  const along = edgeAxis(figure, edge)?.along;
  if (along === undefined) return null;
  const axis = otherAxis(along);
  const { center, radius } = roundOf(figure, round);
  const off = Math.abs(centerOf(figure, round)[axis] - pointOf(figure, edge.from)[axis]) / radius;
  const { off: most, confidence } = solveSettings.cove;
  if (off > most) return null;
  return regularity(
    { kind: "aligned", axis, a: edge.from, b: center },
    confidence * belief(off, most, 0.7),
  );
}
