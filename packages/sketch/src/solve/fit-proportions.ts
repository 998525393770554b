import { crossesBreak } from "./breaks";
import { type Constraint, isMeasured } from "./constraint";
import {
  type Figure,
  parameterRadius,
  parametersOf,
  parameterX,
  parameterY,
  withParameters,
} from "./figure";
import { holdPlaces } from "./hold-places";
import { NormalEquations } from "./normal-equations";
import { type Axis, type LinearRow, linearRows } from "./relation";
import { solveSettings } from "./settings";

/**
 * Moves the figure to where the solver can start: the linear constraints hold, and what they leave
 * free keeps its drawn proportion. Gaps between neighbouring coordinates along each axis, and radii,
 * give way in proportion to their length (weighted least squares).
 */
export function fitProportions(figure: Figure, constraints: readonly Constraint[]): Figure {
  const drawn = parametersOf(figure);
  const normal = new NormalEquations(drawn.length);
  for (const { relation } of constraints) {
    for (const row of linearRows(figure, relation) ?? []) normal.add(row, solveSettings.hardWeight);
  }
  const size = Math.max(...drawn) - Math.min(...drawn);
  if (!isMeasured(constraints)) {
    holdPlaces(figure, normal, size);
    return withParameters(figure, normal.solve());
  }
  const axes = [
    ["x", parameterX],
    ["y", parameterY],
  ] as const;
  const keep = (axis: Axis, from: number, to: number) => {
    const [low, high] = [drawn[from] ?? 0, drawn[to] ?? 0];
    if (crossesBreak(figure, axis, low, high)) return;
    const gap = high - low;
    normal.add(difference(from, to, gap), 1 / Math.max(Math.abs(gap), size / 50) ** 2);
  };
  for (const [axis, parameterAt] of axes) {
    const order = figure.points
      .map((_, i) => parameterAt(i))
      .sort((a, b) => (drawn[a] ?? 0) - (drawn[b] ?? 0));
    order.forEach((parameter, i) => {
      const next = order[i + 1];
      if (next !== undefined) keep(axis, parameter, next);
    });
  }
  figure.rounds.forEach(({ radius }, k) => {
    const own = new Map([[parameterRadius(figure, k), 1]]);
    normal.add({ coefficients: own, value: radius }, 1 / radius ** 2);
  });
  for (const loop of figure.loops) {
    if (loop.kind === "circle") continue;
    for (const edge of loop.edges) {
      for (const [axis, parameterAt] of axes) {
        keep(axis, parameterAt(edge.from), parameterAt(edge.to));
      }
    }
  }
  drawn.forEach((value, parameter) => {
    // Pins down what nothing else does: the place on the sheet.
    normal.add({ coefficients: new Map([[parameter, 1]]), value }, 1e-4 / size ** 2);
  });
  return withParameters(figure, normal.solve());
}

function difference(from: number, to: number, value: number): LinearRow {
  return {
    coefficients: new Map([
      [to, 1],
      [from, -1],
    ]),
    value,
  };
}
