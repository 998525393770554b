import { type Forest, logistic, type Tree } from "../../src/checks/trees";

/** One case: what speaks for it and whether it was right. */
export interface Case {
  evidence: readonly number[];
  right: boolean;
}

/** How many trees with how many leaves, cases in a leaf at least, and the share of what a leaf would add that it does add. */
interface Size {
  rounds: number;
  leaves: number;
  fewest: number;
  rate: number;
}

/** The pull of a leaf's value to nothing, in cases. */
const RIDGE = 3;
/** Values of a piece of evidence that are told apart, at most. */
const BINS = 64;

/** Cases at a node, the sums of slopes and curvatures of their loss, and between which values its leaves must stay. */
interface Node {
  cases: number[];
  slope: number;
  curve: number;
  low: number;
  high: number;
  split: Split | null;
}

interface Split {
  feature: number;
  /** The last bin on the left. */
  bin: number;
  gain: number;
}

/**
 * Gradient boosting of small trees for the logistic loss (Friedman 2001), grown best leaf first. What a piece of evidence adds never moves
 * against its direction (1 for, -1 against, 0 either), whatever else is known.
 */
export function fitTrees<Name extends string>(
  cases: readonly Case[],
  names: readonly Name[],
  directions: readonly number[],
  size: Size,
): Forest<Name> {
  const edges = names.map((_, k) => edgesOf(cases.map(({ evidence }) => evidence[k] ?? 0)));
  const bins = edges.map((own, k) =>
    Uint8Array.from(cases, ({ evidence }) => binOf(own, evidence[k] ?? 0)),
  );
  const right = cases.filter((one) => one.right).length;
  const bias = Math.log(right / Math.max(1e-9, cases.length - right));
  const odds = new Array<number>(cases.length).fill(bias);
  const trees: Tree<Name>[] = [];
  for (let round = 0; round < size.rounds; round++) {
    const slopes = Float64Array.from(
      cases,
      (one, i) => logistic(odds[i] ?? 0) - (one.right ? 1 : 0),
    );
    const curves = Float64Array.from(odds, (own) => {
      const p = logistic(own);
      return Math.max(1e-6, p * (1 - p));
    });
    const grown = grow({ bins, edges, slopes, curves, directions, size });
    for (const { cases: own, value } of grown.leaves)
      for (const i of own) odds[i] = (odds[i] ?? 0) + value;
    trees.push(named(grown.tree, names));
  }
  return { bias, trees };
}

interface Bed {
  /** Of each piece of evidence the bins of all cases. */
  bins: readonly Uint8Array[];
  edges: readonly (readonly number[])[];
  slopes: Float64Array;
  curves: Float64Array;
  directions: readonly number[];
  size: Size;
}

type Plain = number | [feature: number, atMost: number, then: Plain, otherwise: Plain];

function grow(bed: Bed): { tree: Plain; leaves: { cases: number[]; value: number }[] } {
  const root = toNode(
    bed,
    [...bed.slopes.keys()],
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  );
  const children = new Map<Node, [Node, Node]>();
  const leaves = [root];
  while (leaves.length < bed.size.leaves) {
    const best = leaves.reduce((a, b) => ((b.split?.gain ?? 0) > (a.split?.gain ?? 0) ? b : a));
    if (!best.split) break;
    const pair = part(bed, best, best.split);
    children.set(best, pair);
    leaves.splice(leaves.indexOf(best), 1, ...pair);
  }
  const toTree = (node: Node): Plain => {
    const pair = children.get(node);
    if (!pair || !node.split) return bed.size.rate * addedBy(node);
    const { feature, bin } = node.split;
    return [feature, bed.edges[feature]?.[bin] ?? 0, toTree(pair[0]), toTree(pair[1])];
  };
  const grown = leaves.map((leaf) => ({ cases: leaf.cases, value: bed.size.rate * addedBy(leaf) }));
  return { tree: toTree(root), leaves: grown };
}

function part(bed: Bed, node: Node, { feature, bin }: Split): [Node, Node] {
  const isLeft = (i: number) => (bed.bins[feature]?.[i] ?? 0) <= bin;
  const [left, right] = [node.cases.filter(isLeft), node.cases.filter((i) => !isLeft(i))];
  const direction = bed.directions[feature] ?? 0;
  const values = [left, right].map((own) => addedBy(toBounded(bed, own, node)));
  // Whatever is asked further on both sides, they keep their order.
  const middle = ((values[0] ?? 0) + (values[1] ?? 0)) / 2;
  const [low, high] = [node.low, node.high];
  if (direction === 0) return [toNode(bed, left, low, high), toNode(bed, right, low, high)];
  return direction > 0
    ? [toNode(bed, left, low, middle), toNode(bed, right, middle, high)]
    : [toNode(bed, left, middle, high), toNode(bed, right, low, middle)];
}

function toBounded(bed: Bed, cases: number[], { low, high }: Pick<Node, "low" | "high">): Node {
  const slope = sum(cases.map((i) => bed.slopes[i] ?? 0));
  const curve = sum(cases.map((i) => bed.curves[i] ?? 0));
  return { cases, slope, curve, low, high, split: null };
}

function toNode(bed: Bed, cases: number[], low: number, high: number): Node {
  const node = toBounded(bed, cases, { low, high });
  return { ...node, split: bestSplit(bed, node) };
}

function addedBy({ slope, curve, low, high }: Omit<Node, "cases" | "split">): number {
  return Math.min(high, Math.max(low, -slope / (curve + RIDGE)));
}

/** By how much the loss falls where these cases get a leaf of their own. */
function gainOf(node: Omit<Node, "cases" | "split">): number {
  const value = addedBy(node);
  return -(node.slope * value + 0.5 * (node.curve + RIDGE) * value * value);
}

function bestSplit(bed: Bed, node: Node): Split | null {
  let best: Split | null = null;
  const whole = gainOf(node);
  const { fewest } = bed.size;
  for (const [feature, edges] of bed.edges.entries()) {
    const size = edges.length + 1;
    const [counts, slopes, curves] = [0, 1, 2].map(() => new Float64Array(size)) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    const own = bed.bins[feature] as Uint8Array;
    for (const i of node.cases) {
      const bin = own[i] as number;
      counts[bin] = (counts[bin] as number) + 1;
      slopes[bin] = (slopes[bin] as number) + (bed.slopes[i] as number);
      curves[bin] = (curves[bin] as number) + (bed.curves[i] as number);
    }
    const left = { count: 0, slope: 0, curve: 0, low: node.low, high: node.high };
    for (let bin = 0; bin < size - 1; bin++) {
      left.count += counts[bin] ?? 0;
      left.slope += slopes[bin] ?? 0;
      left.curve += curves[bin] ?? 0;
      if (left.count < fewest || node.cases.length - left.count < fewest) continue;
      const right = { ...left, slope: node.slope - left.slope, curve: node.curve - left.curve };
      const order = (addedBy(right) - addedBy(left)) * (bed.directions[feature] ?? 0);
      const gain = gainOf(left) + gainOf(right) - whole;
      if (order >= 0 && gain > (best?.gain ?? 1e-6)) best = { feature, bin, gain };
    }
  }
  return best;
}

/** Between the bins: where values are few between each two, else at their quantiles. */
function edgesOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const distinct = sorted.filter((value, i) => i === 0 || value > (sorted[i - 1] ?? 0));
  const between = (own: readonly number[]) =>
    own.slice(1).map((value, i) => Number((((own[i] ?? 0) + value) / 2).toPrecision(5)));
  if (distinct.length <= BINS) return between(distinct);
  const marks = Array.from(
    { length: BINS - 1 },
    (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / BINS)] ?? 0,
  );
  return marks.filter((value, i) => i === 0 || value > (marks[i - 1] ?? 0));
}

function binOf(edges: readonly number[], value: number): number {
  let [from, to] = [0, edges.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (value <= (edges[middle] ?? 0)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function named<Name extends string>(tree: Plain, names: readonly Name[]): Tree<Name> {
  if (typeof tree === "number") return Number(tree.toPrecision(3));
  const [feature, atMost, then, otherwise] = tree;
  return [
    names[feature] as Name,
    Number(atMost.toPrecision(5)),
    named(then, names),
    named(otherwise, names),
  ];
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
