import type { Constraint } from "../solve/constraint";
import type { Figure } from "../solve/figure";
import { selectConstraints } from "../solve/select-constraints";
import { rankChoices } from "./rank-choices";
import type { Choice } from "./search-choices";
import { attachSettings } from "./settings";

export interface Settled {
  choices: Choice[];
  /** Written, but against the others. */
  contradicted: Choice[];
  /** Regularities that had to yield to what is written. */
  yielded: Set<Constraint>;
}

/**
 * Makes the chosen hypotheses agree with each other on the figure: where they contradict, a doubtful
 * regularity yields, else the least likely dimension is given up as contradicted.
 */
export function settleDimensions(
  figure: Figure,
  surely: readonly Constraint[],
  chosen: readonly Choice[],
): Settled {
  let choices = [...chosen];
  const contradicted: Choice[] = [];
  const yielded = new Set<Constraint>();
  for (let round = 0; round < attachSettings.settleRounds; round++) {
    const standing = surely.filter((constraint) => !yielded.has(constraint));
    const clash = firstClash(figure, standing, choices);
    if (clash === null) break;
    if (clash.weakest !== null) {
      yielded.add(clash.weakest);
      continue;
    }
    const loser = rankChoices(clash.dimensions).at(-1);
    if (loser === undefined) break;
    choices = choices.filter((choice) => choice !== loser);
    contradicted.push(loser);
  }
  return { choices, contradicted, yielded };
}

interface Clash {
  dimensions: Choice[];
  /** The least sure regularity in it, if one may be doubted. */
  weakest: Constraint | null;
}

/** The choices' relations as constraints, the likelier first. */
export function dimensionConstraints(choices: readonly Choice[]): Constraint[] {
  const ranked = rankChoices(choices);
  return ranked.flatMap(({ hypothesis }, rank) =>
    hypothesis.relations.map((relation) => ({
      relation,
      strength: "dimension" as const,
      // Keeps them in this order: the solver takes the surer ones first.
      confidence: 1 - rank / ranked.length,
      dimension: hypothesis.text,
    })),
  );
}

function firstClash(
  figure: Figure,
  surely: readonly Constraint[],
  choices: readonly Choice[],
): Clash | null {
  const { refused } = selectConstraints(figure, [...surely, ...dimensionConstraints(choices)]);
  const first = refused.find(({ constraint }) => constraint.dimension !== null);
  if (first === undefined) return null;
  const involved = [first.constraint, ...first.by];
  const texts = new Set(involved.map(({ dimension }) => dimension));
  const doubtful = first.by
    .filter(({ strength, confidence }) => strength === "form" && confidence < attachSettings.firm)
    .sort((a, b) => a.confidence - b.confidence);
  return {
    dimensions: choices.filter(({ hypothesis }) => texts.has(hypothesis.text)),
    weakest: doubtful[0] ?? null,
  };
}
