import type { Constraint } from "../solve/constraint";
import type { Figure } from "../solve/figure";
import { commonProportions, type Proportion, scoreOf, withAxes } from "./find-proportion";
import { idleWorth } from "./idle-worth";
import { isMere } from "./is-mere";
import { ChoiceJudge } from "./judge-choices";
import type { Hypothesis, ReadText } from "./model";
import { type Choice, type Found, optionsByText, searchChoices } from "./search-choices";

export interface Chosen extends Omit<Found, "worth"> {
  proportion: Proportion | null;
}

/** What the texts say, taken together: one hypothesis a text at most, no dimension line used twice. */
export function chooseHypotheses(
  figure: Figure,
  constraints: readonly Constraint[],
  texts: readonly ReadText[],
  hypotheses: readonly Hypothesis[],
): Chosen {
  const judge = new ChoiceJudge(figure, constraints);
  const written = texts.map((text) => ({ text: text.index, idle: idleWorth(text) }));
  const search = (proportion: Proportion | null): Found => {
    const scored = hypotheses.map((hypothesis) => ({
      hypothesis,
      score: scoreOf(hypothesis, proportion),
    }));
    return searchChoices(judge, optionsByText(written, scored));
  };
  const tried = commonProportions(hypotheses).map((proportion) => {
    const first = search(proportion).choices.map(({ hypothesis }) => hypothesis);
    const adjusted = withAxes(proportion, first);
    return { proportion: adjusted, found: search(adjusted) };
  });
  const [best, ...others] = tried;
  const { proportion, found } = others.reduce<{ proportion: Proportion | null; found: Found }>(
    (kept, other) => (other.found.worth > kept.found.worth ? other : kept),
    best ?? { proportion: null, found: search(null) },
  );
  const { choices, denied } = found;
  const kept = hasScale(choices)
    ? choices
    : choices.filter(({ hypothesis }) => !isMere(hypothesis));
  return { choices: kept, denied, proportion };
}

/** One mere number gives no scale: it always agrees with itself. */
function hasScale(choices: readonly Choice[]): boolean {
  const measures = choices.filter(({ hypothesis }) => hypothesis.proportion !== null);
  return measures.length > 1 || measures.some(({ hypothesis }) => !isMere(hypothesis));
}
