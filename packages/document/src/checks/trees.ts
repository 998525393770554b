/** What is added to the odds: a number, or a question of the evidence ("at most so much?") with what to add if so, and if not. */
export type Tree<Name extends string> =
  | number
  | readonly [name: Name, atMost: number, then: Tree<Name>, otherwise: Tree<Name>];

/** Log odds: where they begin, and what each tree adds to them. */
export interface Forest<Name extends string> {
  bias: number;
  trees: readonly Tree<Name>[];
}

/** The probability that trees learned by boosting give to this evidence. */
export function probabilityOf<Name extends string>(
  forest: Forest<Name>,
  evidence: Readonly<Record<Name, number>>,
): number {
  return logistic(oddsOf(forest, evidence));
}

/** The probability of log odds. */
export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

function oddsOf<Name extends string>(
  { bias, trees }: Forest<Name>,
  evidence: Readonly<Record<Name, number>>,
): number {
  return trees.reduce<number>((sum, tree) => sum + leafOf(tree, evidence), bias);
}

function leafOf<Name extends string>(
  tree: Tree<Name>,
  evidence: Readonly<Record<Name, number>>,
): number {
  let node = tree;
  while (typeof node !== "number") {
    const [name, atMost, then, otherwise] = node;
    node = evidence[name] <= atMost ? then : otherwise;
  }
  return node;
}
