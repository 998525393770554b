import type { Constraint } from "../solve/constraint";
import type { Figure } from "../solve/figure";
import { RankSystem } from "../solve/rank-system";
import { type LinearRow, linearRows, type Relation } from "../solve/relation";
import type { Hypothesis } from "./model";
import { rankChoices } from "./rank-choices";
import { attachSettings } from "./settings";

/** A hypothesis with its score, proportions compared. */
export interface Scored {
  hypothesis: Hypothesis;
  score: number;
}

/**
 * Tells how well a set of hypotheses goes together on one figure: what contradicts what, what was drawn
 * regular and is not, and what stays without a measure.
 */
export class ChoiceJudge {
  private readonly form: RankSystem;
  private readonly doubted: { rows: LinearRow[]; weight: number }[];
  private readonly parameters: number;
  private readonly rows = new Map<Relation, LinearRow[] | null>();

  constructor(
    private readonly figure: Figure,
    constraints: readonly Constraint[],
  ) {
    this.parameters = 2 * figure.points.length + figure.rounds.length;
    this.form = RankSystem.ofSize(this.parameters);
    const isFirm = ({ strength, confidence }: Constraint) =>
      strength === "structure" || (strength === "form" && confidence >= attachSettings.firm);
    for (const { relation } of constraints.filter(isFirm)) {
      for (const row of this.rowsOf(relation) ?? []) this.form.add(row);
    }
    this.doubted = constraints
      .filter((constraint) => !isFirm(constraint))
      .sort(
        (a, b) =>
          Number(b.strength === "form") - Number(a.strength === "form") ||
          b.confidence - a.confidence,
      )
      .map(({ relation, confidence }) => ({
        rows: this.rowsOf(relation) ?? [],
        weight: confidence,
      }));
  }

  /** What speaks against the set as a whole (logarithm): 0 where all agrees and everything is known. */
  cost(choices: readonly Scored[]): number {
    const { clashCost, freedomCost, irregularCost, repeatCost } = attachSettings;
    const system = this.form.copy();
    let cost = 0;
    let spans = 0;
    const measured = new Set<string>();
    for (const { hypothesis } of rankChoices(choices)) {
      let isRefused = false;
      let isRepeated = false;
      for (const relation of hypothesis.relations) {
        const key = measureKey(relation);
        if (measured.has(key)) isRepeated = true;
        measured.add(key);
        const rows = this.rowsOf(relation);
        if (rows === null) {
          spans += 1;
          continue;
        }
        for (const row of rows) if (system.add(row) === "contradicts") isRefused = true;
      }
      if (isRefused) cost += clashCost;
      else if (isRepeated) cost += repeatCost;
    }
    let irregular = 0;
    for (const { rows, weight } of this.doubted) {
      const verdicts = rows.map((row) => system.add(row));
      if (verdicts.includes("contradicts")) irregular += weight;
    }
    const freedom = Math.max(0, this.parameters - system.rank - spans - 2);
    return cost + irregularCost * Math.log1p(irregular) + freedomCost * freedom;
  }

  /** Everything that follows from the set, regularities included. */
  consequences(choices: readonly Scored[]): RankSystem {
    const system = this.form.copy();
    for (const { hypothesis } of rankChoices(choices)) {
      for (const relation of hypothesis.relations) {
        for (const row of this.rowsOf(relation) ?? []) system.add(row);
      }
    }
    for (const { rows } of this.doubted) for (const row of rows) system.add(row);
    return system;
  }

  /** Whether a hypothesis would change nothing: the set already says so. */
  isImplied(system: RankSystem, { relations }: Hypothesis): boolean {
    return relations.every((relation) => {
      const rows = this.rowsOf(relation);
      return rows?.every((row) => system.judge(row) === "implied") ?? false;
    });
  }

  private rowsOf(relation: Relation): LinearRow[] | null {
    const known = this.rows.get(relation);
    if (known !== undefined) return known;
    const rows = linearRows(this.figure, relation);
    this.rows.set(relation, rows);
    return rows;
  }
}

/** Equal for relations that measure the same thing, whatever value they give it. */
export function measureKey(relation: Relation): string {
  const { value: _, ...measured } = relation as Relation & { value?: number };
  return JSON.stringify(measured);
}
