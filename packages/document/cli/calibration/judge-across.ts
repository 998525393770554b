import { type Forest, probabilityOf } from "../../src/checks/trees";
import type { Case } from "./fit-trees";

interface Folded extends Case {
  fold: number;
}

/** Each case with the probability that trees give it which never saw the documents of its fold, in the order of the cases. */
export function judgeAcross<One extends Folded>(
  cases: readonly One[],
  names: readonly string[],
  fit: (cases: readonly One[]) => Forest<string>,
): (One & { probability: number })[] {
  const forests = new Map(
    [...new Set(cases.map(({ fold }) => fold))].map((fold) => [
      fold,
      fit(cases.filter((one) => one.fold !== fold)),
    ]),
  );
  return cases.map((one) => {
    const forest = forests.get(one.fold) as Forest<string>;
    const evidence = Object.fromEntries(names.map((name, k) => [name, one.evidence[k] ?? 0]));
    return { ...one, probability: probabilityOf(forest, evidence) };
  });
}

interface Decision {
  right: boolean;
  /** How it was decided without the trees, and how with them. */
  decided: boolean;
  told: boolean;
}

/** How many decisions were wrong before trees had a say and are after. */
export function tellDecisions(name: string, decisions: readonly Decision[]): string {
  const count = (isWanted: (one: Decision) => boolean) => decisions.filter(isWanted).length;
  const before = count(({ decided, right }) => decided !== right);
  const after = count(({ told, right }) => told !== right);
  const broken = count(({ decided, told, right }) => decided === right && told !== right);
  return `${name}: ${decisions.length} places, ${before} wrong before, ${after} after, ${broken} of them right before`;
}
