import type { LinearRow } from "./relation";

/** A coefficient smaller than this has cancelled out; rows begin with coefficients near 1. */
const VANISHED = 1e-8;

/** Values (sheet pixels or mm) closer than this agree. */
const AGREES = 1e-6;

/**
 * Linear equations in echelon form, only counted and compared: quick enough to judge hundreds of
 * assignments a part. Rows are never changed once in, so a copy shares them.
 */
export class RankSystem {
  private constructor(
    private readonly size: number,
    private readonly pivots: number[],
    private readonly rows: Float64Array[],
  ) {}

  static ofSize(parameters: number): RankSystem {
    return new RankSystem(parameters, [], []);
  }

  copy(): RankSystem {
    return new RankSystem(this.size, [...this.pivots], [...this.rows]);
  }

  get rank(): number {
    return this.rows.length;
  }

  /** Adds an equation unless it follows from those before it or contradicts them. */
  add(equation: LinearRow): "independent" | "implied" | "contradicts" {
    const row = this.reduce(equation);
    const pivot = this.largest(row);
    if (pivot < 0) {
      return Math.abs(row[this.size] as number) <= AGREES ? "implied" : "contradicts";
    }
    const lead = row[pivot] as number;
    for (let i = 0; i <= this.size; i++) row[i] = (row[i] as number) / lead;
    this.pivots.push(pivot);
    this.rows.push(row);
    return "independent";
  }

  /** What adding it would say. */
  judge(equation: LinearRow): "independent" | "implied" | "contradicts" {
    const row = this.reduce(equation);
    if (this.largest(row) >= 0) return "independent";
    return Math.abs(row[this.size] as number) <= AGREES ? "implied" : "contradicts";
  }

  /** Whether a small change of all parameters together keeps every equation, to a tolerance. */
  allows(change: Float64Array, tolerance: number): boolean {
    return this.rows.every((row) => {
      let sum = 0;
      for (let i = 0; i < this.size; i++) sum += (row[i] as number) * (change[i] as number);
      return Math.abs(sum) <= tolerance;
    });
  }

  private reduce({ coefficients, value }: LinearRow): Float64Array {
    const { size } = this;
    const row = new Float64Array(size + 1);
    for (const [parameter, coefficient] of coefficients) row[parameter] = coefficient;
    row[size] = value;
    for (let k = 0; k < this.rows.length; k++) {
      const factor = row[this.pivots[k] as number] as number;
      if (Math.abs(factor) < VANISHED) continue;
      const other = this.rows[k] as Float64Array;
      for (let i = 0; i <= size; i++) row[i] = (row[i] as number) - factor * (other[i] as number);
    }
    return row;
  }

  private largest(row: Float64Array): number {
    let best = -1;
    let most = VANISHED;
    for (let i = 0; i < this.size; i++) {
      const size = Math.abs(row[i] as number);
      if (size > most) {
        most = size;
        best = i;
      }
    }
    return best;
  }
}
