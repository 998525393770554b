import type { LinearRow } from "./relation";

/** Weighted least squares over sparse rows, by Cholesky-free Gaussian elimination with pivoting. */
export class NormalEquations {
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
