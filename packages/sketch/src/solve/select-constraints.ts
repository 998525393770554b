import type { Constraint } from "./constraint";
import type { Figure } from "./figure";
import { addEquation, emptySystem, type LinearSystem } from "./linear-system";
import { linearRows } from "./relation";

export interface Selection {
  accepted: Constraint[];
  /** Those that contradict accepted ones, with the accepted ones they contradict. */
  refused: { constraint: Constraint; by: Constraint[] }[];
  /** Accepted ones that followed from those before them and so decide nothing. */
  implied: Set<Constraint>;
  system: LinearSystem<Constraint>;
}

/**
 * Takes constraints in the order given, leaving out what contradicts those already taken.
 * Only linear relations can be judged here; the others are taken and left to the solver.
 */
export function selectConstraints(figure: Figure, ordered: readonly Constraint[]): Selection {
  const system = emptySystem<Constraint>();
  const selection: Selection = { accepted: [], refused: [], implied: new Set(), system };
  for (const constraint of ordered) {
    const rows = linearRows(figure, constraint.relation);
    const verdicts = (rows ?? []).map((row) => addEquation(system, row, constraint));
    const clash = verdicts.find((verdict) => verdict.kind === "contradicts");
    if (clash?.kind === "contradicts") {
      // A relation of two equations may have put in one of them: it only says what the other half lacks.
      selection.refused.push({ constraint, by: [...clash.by].filter((it) => it !== constraint) });
      continue;
    }
    if (rows !== null && verdicts.every(({ kind }) => kind === "implied")) {
      selection.implied.add(constraint);
    }
    selection.accepted.push(constraint);
  }
  return selection;
}

const ORDER: Constraint["strength"][] = ["structure", "form", "dimension", "regularity"];

/** Structure, then form, then what is written, then what is merely likely; the surer first. */
export function inOrder(constraints: readonly Constraint[]): Constraint[] {
  const rank = ({ strength }: Constraint): number => ORDER.indexOf(strength);
  return [...constraints].sort((a, b) => rank(a) - rank(b) || b.confidence - a.confidence);
}
