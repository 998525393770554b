import type { Constraint } from "./constraint";
import { type Figure, parametersOf, withParameters } from "./figure";
import { NormalEquations } from "./normal-equations";
import { excess, linearRows, residual } from "./relation";
import { solveSettings } from "./settings";
import { slopesOf } from "./slopes";

/**
 * Moves the figure onto constraints that agree but say some things twice, which planegcs may take for a
 * conflict (Levenberg-Marquardt: the shortest step onto all their tangents at once, repeated). Null where
 * they do not agree.
 */
export function settleNewton(start: Figure, constraints: readonly Constraint[]): Figure | null {
  let figure = start;
  const isMet = () =>
    constraints.every(({ relation }) => residual(figure, relation) <= solveSettings.settled);
  for (let round = 0; round < solveSettings.newtonRounds; round++) {
    const values = parametersOf(figure);
    const normal = new NormalEquations(values.length);
    for (const parameter of values.keys()) {
      // Holds what nothing decides where it stands.
      normal.add({ coefficients: new Map([[parameter, 1]]), value: 0 }, solveSettings.damping);
    }
    for (const { relation } of constraints) {
      const rows = linearRows(figure, relation);
      if (rows === null) {
        const coefficients = slopesOf(figure, values, relation);
        normal.add({ coefficients, value: -excess(figure, relation) }, 1);
        continue;
      }
      for (const { coefficients, value } of rows) {
        let lack = value;
        for (const [parameter, factor] of coefficients) lack -= factor * (values[parameter] ?? 0);
        normal.add({ coefficients, value: lack }, 1);
      }
    }
    const steps = normal.solve();
    figure = withParameters(
      figure,
      values.map((value, i) => value + (steps[i] ?? 0)),
    );
    if (isMet()) return figure;
  }
  return null;
}
