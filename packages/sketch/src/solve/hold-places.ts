import {
  type Figure,
  type FigureEdge,
  parameterRadius,
  parametersOf,
  parameterX,
  parameterY,
  roundOf,
} from "./figure";
import { arcTurn, edgeVector } from "./infer/measures";
import type { NormalEquations } from "./normal-equations";
import { solveSettings } from "./settings";

/**
 * Where nothing is measured all lengths are as true as each other, so that every coordinate and radius stays where it was drawn: gaps
 * between neighbours would hand what a slip of the pen left between two coordinates that are one on to those about them.
 */
export function holdPlaces(figure: Figure, normal: NormalEquations, size: number): void {
  const shares = sharesOf(figure);
  parametersOf(figure).forEach((value, parameter) => {
    const weight = (shares[parameter] ?? 1) / (size / 50) ** 2;
    normal.add({ coefficients: new Map([[parameter, 1]]), value }, weight);
  });
}

/** How much the drawing tells of each parameter, from 0 to 1. */
function sharesOf(figure: Figure): number[] {
  const shares = parametersOf(figure).map(() => 1);
  for (const loop of figure.loops) {
    if (loop.kind === "circle") continue;
    const n = loop.edges.length;
    loop.edges.forEach((edge, i) => {
      if (edge.kind !== "arc") return;
      // An arc tells its centre and radius by its share of a full turn.
      const { center } = roundOf(figure, edge.round);
      const turn = arcTurn(figure, edge) / (2 * Math.PI);
      for (const own of [
        parameterX(center),
        parameterY(center),
        parameterRadius(figure, edge.round),
      ])
        shares[own] = turn;
      const [before, after] = [loop.edges[(i + n - 1) % n], loop.edges[(i + 1) % n]];
      if (edge.tangentBefore) trustAcross(figure, shares, edge.from, before);
      if (edge.tangentAfter) trustAcross(figure, shares, edge.to, after);
    });
  }
  return shares;
}

/** Where along a straight edge its fillet begins is hardly to be seen. */
function trustAcross(figure: Figure, shares: number[], joint: number, edge?: FigureEdge): void {
  if (edge?.kind !== "segment") return;
  const { x, y } = edgeVector(figure, edge);
  const length = Math.hypot(x, y) || 1;
  const { alongJoint } = solveSettings;
  shares[parameterX(joint)] = Math.max(alongJoint, (y / length) ** 2);
  shares[parameterY(joint)] = Math.max(alongJoint, (x / length) ** 2);
}
