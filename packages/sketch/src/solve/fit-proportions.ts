import type { Constraint } from "./constraint";
import {
  type Figure,
  parameterRadius,
  parametersOf,
  parameterX,
  parameterY,
  withParameters,
} from "./figure";
import { type LinearRow, linearRows } from "./relation";
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
  for (const parameterAt of [parameterX, parameterY]) {
    const order = figure.points
      .map((_, i) => parameterAt(i))
      .sort((a, b) => (drawn[a] ?? 0) - (drawn[b] ?? 0));
    order.forEach((parameter, i) => {
      const next = order[i + 1];
      if (next === undefined) return;
      const gap = (drawn[next] ?? 0) - (drawn[parameter] ?? 0);
      normal.add(difference(parameter, next, gap), 1 / Math.max(gap, size / 50) ** 2);
    });
  }
  figure.rounds.forEach(({ radius }, k) => {
    const own = new Map([[parameterRadius(figure, k), 1]]);
    normal.add({ coefficients: own, value: radius }, 1 / radius ** 2);
  });
  for (const loop of figure.loops) {
    if (loop.kind === "circle") continue;
    for (const edge of loop.edges) {
      for (const parameterAt of [parameterX, parameterY]) {
        const from = parameterAt(edge.from);
        const to = parameterAt(edge.to);
        const gap = (drawn[to] ?? 0) - (drawn[from] ?? 0);
        normal.add(difference(from, to, gap), 1 / Math.max(Math.abs(gap), size / 50) ** 2);
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

/** Weighted least squares over sparse rows, by Cholesky-free Gaussian elimination with pivoting. */
class NormalEquations {
  private readonly matrix: Float64Array[];

  constructor(readonly size: number) {
    this.matrix = Array.from({ length: size }, () => new Float64Array(size + 1));
  }

  add({ coefficients, value }: LinearRow, weight: number): void {
    for (const [i, a] of coefficients) {
      const row = this.matrix[i] as Float64Array;
      for (const [j, b] of coefficients) row[j] = (row[j] ?? 0) + weight * a * b;
      row[this.size] = (row[this.size] ?? 0) + weight * a * value;
    }
  }

  solve(): number[] {
    const rows = this.matrix;
    for (let column = 0; column < this.size; column++) {
      let best = column;
      for (let i = column + 1; i < this.size; i++) {
        if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = i;
      }
      const pivot = rows[best] as Float64Array;
      rows[best] = rows[column] as Float64Array;
      rows[column] = pivot;
      const lead = pivot[column] ?? 0;
      if (lead === 0) continue;
      for (let i = column + 1; i < this.size; i++) {
        const row = rows[i] as Float64Array;
        const factor = (row[column] ?? 0) / lead;
        if (factor === 0) continue;
        for (let j = column; j <= this.size; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
      }
    }
    const solution = new Array<number>(this.size).fill(0);
    for (let i = this.size - 1; i >= 0; i--) {
      const row = rows[i] as Float64Array;
      let sum = row[this.size] ?? 0;
      for (let j = i + 1; j < this.size; j++) sum -= (row[j] ?? 0) * (solution[j] ?? 0);
      const lead = row[i] ?? 0;
      solution[i] = lead === 0 ? 0 : sum / lead;
    }
    return solution;
  }
}
