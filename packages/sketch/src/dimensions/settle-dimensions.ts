import type { Constraint } from "../solve/constraint";
import type { Figure } from "../solve/figure";
import { selectConstraints } from "../solve/select-constraints";
import { type Choice, type Proportion, scoreOf } from "./choose-hypotheses";
import type { Hypothesis } from "./model";
import { attachSettings } from "./settings";

export interface Settled {
  choices: Choice[];
  /** Written, but against the others. */
  contradicted: Choice[];
  /** Regularities that had to yield to what is written. */
  yielded: Set<Constraint>;
}

/**
 * Makes the chosen hypotheses agree with each other on the figure: where they contradict, another
 * reading or attachment of one of them is taken if that settles it, else a regularity yields,
 * else the least likely dimension is given up as contradicted.
 */
export function settleDimensions(
  figure: Figure,
  surely: readonly Constraint[],
  hypotheses: readonly Hypothesis[],
  chosen: readonly Choice[],
  proportion: Proportion | null,
): Settled {
  let choices = [...chosen];
  const contradicted: Choice[] = [];
  const yielded = new Set<Constraint>();
  for (let round = 0; round < attachSettings.settleRounds; round++) {
    const standing = surely.filter((constraint) => !yielded.has(constraint));
    const clash = firstClash(figure, standing, choices);
    if (clash === null) break;
    const before = countClashes(figure, standing, choices);
    const swap = bestSwap(
      figure,
      standing,
      choices,
      clash.dimensions,
      hypotheses,
      proportion,
      before,
    );
    if (swap !== null) {
      choices = swap;
    } else if (clash.weakest !== null) {
      yielded.add(clash.weakest);
    } else {
      const loser = [...clash.dimensions].sort((a, b) => a.score - b.score)[0];
      if (loser === undefined) break;
      choices = choices.filter((choice) => choice !== loser);
      contradicted.push(loser);
    }
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
  return [...choices]
    .sort((a, b) => b.score - a.score)
    .flatMap(({ hypothesis, probability }) =>
      hypothesis.relations.map((relation) => ({
        relation,
        strength: "dimension" as const,
        confidence: probability,
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

function countClashes(
  figure: Figure,
  surely: readonly Constraint[],
  choices: readonly Choice[],
): number {
  const { refused } = selectConstraints(figure, [...surely, ...dimensionConstraints(choices)]);
  return new Set(refused.map(({ constraint }) => constraint.dimension)).size;
}

/** The choices with one of the clashing ones read or attached otherwise, where that leaves fewer clashes. */
function bestSwap(
  figure: Figure,
  surely: readonly Constraint[],
  choices: readonly Choice[],
  clashing: readonly Choice[],
  hypotheses: readonly Hypothesis[],
  proportion: Proportion | null,
  before: number,
): Choice[] | null {
  const swaps = clashing
    .flatMap((choice) => alternatives(choice, choices, hypotheses, proportion))
    .sort((a, b) => a.loss - b.loss)
    .slice(0, attachSettings.swapsTried);
  for (const { choice, instead, loss } of swaps) {
    if (loss > attachSettings.worstSwap) break;
    const swapped = choices.map((other) => (other === choice ? instead : other));
    if (countClashes(figure, surely, swapped) < before) return swapped;
  }
  return null;
}

function alternatives(
  choice: Choice,
  choices: readonly Choice[],
  hypotheses: readonly Hypothesis[],
  proportion: Proportion | null,
): { choice: Choice; instead: Choice; loss: number }[] {
  const taken = new Set(
    choices.filter((other) => other !== choice).map(({ hypothesis }) => hypothesis.carrier),
  );
  return hypotheses
    .filter(
      (hypothesis) =>
        hypothesis.text === choice.hypothesis.text &&
        hypothesis !== choice.hypothesis &&
        (hypothesis.carrier === null || !taken.has(hypothesis.carrier)),
    )
    .map((hypothesis) => {
      const score = scoreOf(hypothesis, proportion);
      const loss = choice.score - score;
      const probability = 1 / (1 + Math.exp(loss));
      return { choice, instead: { hypothesis, score, probability }, loss };
    })
    .filter(({ instead }) => instead.score >= attachSettings.leastScore);
}
