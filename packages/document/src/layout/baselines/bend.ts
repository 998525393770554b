/** A step along a line of writing: its middle, how far it goes and by how much it drops meanwhile. */
export interface Step {
  x: number;
  y: number;
  run: number;
  rise: number;
}

/** How a page bends: the slope of its lines as a polynomial of the place, of so high an order across the page and of first order down it. */
export interface Bend {
  /** How far below its place on flat paper the point (x, y) of the bent page lies. */
  at: (x: number, y: number) => number;
  /** The same for the point that would lie at (x, y) on flat paper. */
  fromFlat: (x: number, y: number) => number;
  /** The steps that the bend was fitted to, and what it leaves of each. */
  steps: readonly Step[];
  restOf: (step: Step) => number;
}

/** Steps this many times farther off than the middle one lead to a word of another row. */
const OUTLIER = 3;

/** The bend that fits steps by least squares, those that lead elsewhere left out; null where they have no single answer. */
export function fitBend(
  steps: readonly Step[],
  { width, height }: { width: number; height: number },
  order: number,
): Bend | null {
  const across = (x: number) => (2 * x) / width - 1;
  const down = (y: number) => (2 * y) / height - 1;
  const terms = ({ x, y }: Step) => {
    const powers = Array.from({ length: order + 1 }, (_, k) => across(x) ** k);
    return [...powers, ...powers.map((power) => power * down(y))];
  };
  const restBy = (factors: readonly number[]) => (step: Step) =>
    step.rise -
    step.run * terms(step).reduce((sum, term, i) => sum + term * (factors[i] as number), 0);
  const first = fit(steps, terms);
  if (!first) return null;
  const rests = steps.map((step) => Math.abs(restBy(first)(step)));
  const limit = OUTLIER * (rests.toSorted((a, b) => a - b)[rests.length >> 1] ?? 0);
  const inliers = steps.filter((_, index) => (rests[index] as number) <= limit);
  const factors = fit(inliers, terms);
  if (!factors) return null;
  /** The integrals along a line of the slope in the middle of the page, and of what it gains down to the foot. */
  const parts = (x: number): [level: number, gain: number] => {
    const sums: [number, number] = [0, 0];
    for (let k = 0; k <= order; k++) {
      const power = (across(x) ** (k + 1) * width) / 2 / (k + 1);
      sums[0] += (factors[k] as number) * power;
      sums[1] += (factors[order + 1 + k] as number) * power;
    }
    return sums;
  };
  return {
    at: (x, y) => {
      const [level, gain] = parts(x);
      return level + gain * down(y);
    },
    fromFlat: (x, y) => {
      const [level, gain] = parts(x);
      return (y + level - gain) / (1 - (2 * gain) / height) - y;
    },
    steps: inliers,
    restOf: restBy(factors),
  };
}

/** Least squares by the normal equations; null where they have no single answer. */
function fit(steps: readonly Step[], terms: (step: Step) => number[]): readonly number[] | null {
  const rows = steps.map((step) => [...terms(step).map((term) => term * step.run), step.rise]);
  const size = (rows[0]?.length ?? 1) - 1;
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) =>
      rows.reduce((sum, row) => sum + (row[i] as number) * (row[j] as number), 0),
    ),
  );
  for (let i = 0; i < size; i++) {
    const pivot = matrix[i] as number[];
    const scale = pivot[i] as number;
    if (Math.abs(scale) < 1e-9) return null;
    for (const row of matrix) {
      if (row === pivot) continue;
      const share = (row[i] as number) / scale;
      for (let j = i; j <= size; j++) row[j] = (row[j] as number) - share * (pivot[j] as number);
    }
  }
  return matrix.map((row, i) => (row[size] as number) / (row[i] as number));
}
