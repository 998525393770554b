import type { InkLook, Word } from "../../model";

/** So many words of each face show how it looks. */
const FEWEST = 8;
/** Examples are told apart by a look that was learned without so large a part of them. */
const PARTS = 5;
/** What features have in common counts less by this share: few words show it badly. */
const SHRUNK = 0.2;
/** Of the spread that all words have in a feature, every face is thought to have so much at least. */
const LEAST_SPREAD = 0.05;
const FEATURES = ["stroke", "upright", "level", "dark", "shade", "sharp", "open"] as const;

/** Words that ask, and words that were filled in. */
export interface Examples {
  printed: readonly Word[];
  typed: readonly Word[];
}

/** How much likelier a word was filled in than printed, by its look: the logarithm of the odds. */
export type LookOdds = (word: Word) => number;

/**
 * What tells the look of two faces apart (linear discriminant analysis, Fisher 1936), learned from examples of both; undefined where there are few
 * of one.
 */
export function learnLook(examples: Examples): LookOdds | undefined {
  const [a, b] = shownOf(examples);
  return a.length < FEWEST || b.length < FEWEST ? undefined : discriminant(a, b);
}

/** The mean share of both faces' examples that a look tells right which was learned from the others (cross-validation); 0 where there are few of one. */
export function toldApart(examples: Examples): number {
  const [a, b] = shownOf(examples);
  if (a.length < FEWEST || b.length < FEWEST) return 0;
  const right = Array.from({ length: PARTS }, (_, part) => {
    const kept = (words: readonly Seen[]) => words.filter((__, i) => i % PARTS !== part);
    const left = (words: readonly Seen[]) => words.filter((__, i) => i % PARTS === part);
    return toldBy(discriminant(kept(a), kept(b)), { printed: left(a), typed: left(b) });
  });
  return right.reduce((sum, one) => sum + one, 0) / PARTS;
}

/** The mean share of both faces' examples that are told right. */
export function toldBy(odds: LookOdds, examples: Examples): number {
  const [a, b] = shownOf(examples);
  return (share(a, (word) => odds(word) < 0) + share(b, (word) => odds(word) > 0)) / 2;
}

type Seen = Word & { look: InkLook };

function isShown(word: Word): word is Seen {
  return word.look !== undefined && word.text.length > 1;
}

const shownOf = ({ printed, typed }: Examples): [Seen[], Seen[]] => [
  printed.filter(isShown),
  typed.filter(isShown),
];

const share = <T>(words: readonly T[], is: (word: T) => boolean): number =>
  words.filter(is).length / words.length;

function discriminant(a: readonly Seen[], b: readonly Seen[]): LookOdds {
  const all = [...a, ...b].map(({ look }) => vectorOf(look));
  const spread = deviations(all);
  const scaled = ({ look }: Seen) => vectorOf(look).map((value, i) => value / (spread[i] || 1));
  const [x, y] = [a.map(scaled), b.map(scaled)];
  const [from, to] = [meanOf(x), meanOf(y)];
  const rest = [...x.map((row) => less(row, from)), ...y.map((row) => less(row, to))];
  const covariance = FEATURES.map((_, i) =>
    FEATURES.map((__, j) => {
      const mean = rest.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0) / rest.length;
      return i === j ? mean + LEAST_SPREAD : (1 - SHRUNK) * mean;
    }),
  );
  const weights = solve(covariance, less(to, from));
  const middle = dot(
    weights,
    from.map((value, i) => (value + (to[i] ?? 0)) / 2),
  );
  return (word) => (isShown(word) ? dot(weights, scaled(word)) - middle : 0);
}

const vectorOf = (look: InkLook): number[] => FEATURES.map((feature) => look[feature]);
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
const less = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, i) => value - (b[i] ?? 0));

function meanOf(rows: readonly (readonly number[])[]): number[] {
  return FEATURES.map((_, i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) / rows.length);
}

function deviations(rows: readonly (readonly number[])[]): number[] {
  const mean = meanOf(rows);
  return mean.map((value, i) =>
    Math.sqrt(rows.reduce((sum, row) => sum + ((row[i] ?? 0) - value) ** 2, 0) / rows.length),
  );
}

/** The solution of a system of linear equations with a positive definite matrix (Gaussian elimination). */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (const [i, pivot] of rows.entries()) {
    const scale = pivot[i] as number;
    for (const [j, row] of rows.entries()) {
      if (j === i) continue;
      const factor = (row[i] as number) / scale;
      for (const [k, value] of pivot.entries()) row[k] = (row[k] as number) - factor * value;
    }
  }
  return rows.map((row, i) => (row.at(-1) as number) / (row[i] as number));
}
