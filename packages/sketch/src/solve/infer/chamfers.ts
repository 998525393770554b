import { type Constraint, regularity } from "../constraint";
import { type Figure, figureSize } from "../figure";
import { solveSettings } from "../settings";
import { edgeAxis } from "./axis-edges";
import { atPoint, belief, edgeVector, type SegmentEdge } from "./measures";

/** A cut corner is short against its part. */
const LONGEST = 0.4;

/** Edges at about 45° between a horizontal and a vertical one. */
export function findChamfers(figure: Figure): SegmentEdge[] {
  return figure.loops.flatMap((loop) => {
    if (loop.kind === "circle") return [];
    const { edges } = loop;
    return edges.filter((edge, i): edge is SegmentEdge => {
      if (edge.kind !== "segment") return false;
      const before = edges[(i + edges.length - 1) % edges.length];
      const after = edges[(i + 1) % edges.length];
      const axes = [before, after].map((other) => other && edgeAxis(figure, other)?.along);
      if (!axes.includes("x") || !axes.includes("y")) return false;
      const { x, y } = edgeVector(figure, edge);
      return (
        Math.abs(deviationFromDiagonal(x, y)) <= solveSettings.chamferDeviation &&
        Math.hypot(x, y) <= LONGEST * figureSize(figure)
      );
    });
  });
}

function deviationFromDiagonal(x: number, y: number): number {
  return Math.atan2(Math.abs(y), Math.abs(x)) - Math.PI / 4;
}

/** Cut corners run at 45°, and alike ones are equal. */
export function inferChamfers(figure: Figure): Constraint[] {
  const chamfers = findChamfers(figure);
  const found = chamfers.map((edge) => {
    const { x, y } = edgeVector(figure, edge);
    const angle = Math.atan2(Math.sign(y), Math.sign(x));
    const confidence = belief(deviationFromDiagonal(x, y), solveSettings.chamferDeviation, 0.5);
    return regularity(
      { kind: "direction", from: edge.from, to: edge.to, angle },
      0.75 * confidence,
    );
  });
  const [first, ...others] = chamfers;
  if (first === undefined) return found;
  for (const other of others) {
    const lengths = [first, other].map((edge) => {
      const { x, y } = edgeVector(figure, edge);
      return Math.hypot(x, y);
    }) as [number, number];
    if (Math.max(...lengths) / Math.min(...lengths) > solveSettings.sameRadius) continue;
    found.push(
      regularity(
        {
          kind: "equal-offset",
          axis: "x",
          first: rightward(figure, first),
          second: rightward(figure, other),
        },
        0.7,
      ),
    );
  }
  return found;
}

function rightward(figure: Figure, edge: SegmentEdge) {
  const ends = [atPoint(edge.from), atPoint(edge.to)] as const;
  return edgeVector(figure, edge).x >= 0
    ? ([ends[0], ends[1]] as [(typeof ends)[0], (typeof ends)[1]])
    : ([ends[1], ends[0]] as [(typeof ends)[0], (typeof ends)[1]]);
}
