/** One case: what speaks for it and whether it was right. */
export interface Case {
  evidence: readonly number[];
  right: boolean;
}

export interface Logistic {
  bias: number;
  weights: number[];
}

/** Pull of every standardised weight to nothing, in cases: evidence seen a few times only must not shout. */
const RIDGE = 6;
const ROUNDS = 30;

/**
 * Logistic regression whose weights keep to their directions (1 for, -1 against, 0 either): evidence that would speak the other
 * way is left out, and the rest fitted anew.
 */
export function fitLogistic(cases: readonly Case[], directions: readonly number[] = []): Logistic {
  const out = new Set<number>();
  for (;;) {
    const model = fit(cases, out);
    const against = model.weights.flatMap((weight, k) =>
      weight * (directions[k] ?? 0) < 0 ? [k] : [],
    );
    if (against.length === 0) return model;
    for (const k of against) out.add(k);
  }
}

/** By Newton's steps on standardised evidence, with a ridge; weights are those of the evidence as it is. */
function fit(cases: readonly Case[], out: ReadonlySet<number>): Logistic {
  const size = cases[0]?.evidence.length ?? 0;
  const centre = Array.from({ length: size }, (_, k) => mean(cases.map((c) => c.evidence[k] ?? 0)));
  const spread = Array.from({ length: size }, (_, k) => {
    const m = centre[k] ?? 0;
    return Math.sqrt(mean(cases.map((c) => ((c.evidence[k] ?? 0) - m) ** 2)));
  });
  const used = spread.flatMap((s, k) => (s > 1e-9 && !out.has(k) ? [k] : []));
  const rows = cases.map(({ evidence }) => [
    1,
    ...used.map((k) => ((evidence[k] ?? 0) - (centre[k] ?? 0)) / (spread[k] ?? 1)),
  ]);
  let beta = new Array<number>(used.length + 1).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const step = solve(...system(rows, cases, beta));
    beta = beta.map((value, k) => value + (step[k] ?? 0));
  }
  const weights = new Array<number>(size).fill(0);
  let bias = beta[0] ?? 0;
  for (const [at, k] of used.entries()) {
    const weight = (beta[at + 1] ?? 0) / (spread[k] ?? 1);
    weights[k] = weight;
    bias -= weight * (centre[k] ?? 0);
  }
  return { bias, weights };
}

export function probabilityOf({ bias, weights }: Logistic, evidence: readonly number[]): number {
  const points = weights.reduce((sum, weight, k) => sum + weight * (evidence[k] ?? 0), bias);
  return 1 / (1 + Math.exp(-points));
}

/** Newton's equations: the curvature with its ridge, and the slope. */
function system(
  rows: readonly number[][],
  cases: readonly Case[],
  beta: readonly number[],
): [matrix: number[][], right: number[]] {
  const size = beta.length;
  const matrix = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (_, b) => (a === b && a > 0 ? RIDGE : 0)),
  );
  const slope = beta.map((value, k) => (k > 0 ? -RIDGE * value : 0));
  for (const [i, row] of rows.entries()) {
    const points = row.reduce((sum, value, k) => sum + value * (beta[k] ?? 0), 0);
    const p = 1 / (1 + Math.exp(-points));
    const off = (cases[i]?.right ? 1 : 0) - p;
    const weight = Math.max(1e-6, p * (1 - p));
    for (let a = 0; a < size; a++) {
      slope[a] = (slope[a] ?? 0) + off * (row[a] ?? 0);
      const line = matrix[a] as number[];
      for (let b = 0; b < size; b++)
        line[b] = (line[b] ?? 0) + weight * (row[a] ?? 0) * (row[b] ?? 0);
    }
  }
  return [matrix, slope];
}

/** Gauss with pivoting. */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let r = k + 1; r < n; r++)
      if (Math.abs(rows[r]?.[k] ?? 0) > Math.abs(rows[pivot]?.[k] ?? 0)) pivot = r;
    [rows[k], rows[pivot]] = [rows[pivot] as number[], rows[k] as number[]];
    const base = rows[k] as number[];
    for (let r = 0; r < n; r++) {
      if (r === k) continue;
      const factor = (rows[r]?.[k] ?? 0) / (base[k] ?? 1);
      rows[r] = (rows[r] as number[]).map((value, c) => value - factor * (base[c] ?? 0));
    }
  }
  return rows.map((row, k) => (row[n] ?? 0) / (row[k] ?? 1));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
