import type { Scored } from "./judge-choices";

/** The likelier first; sizes in brackets follow from the others and come last. */
export function rankChoices<T extends Scored>(choices: readonly T[]): T[] {
  return [...choices].sort(
    (a, b) => Number(isReference(a)) - Number(isReference(b)) || b.score - a.score,
  );
}

function isReference({ hypothesis }: Scored): boolean {
  const { meaning } = hypothesis.interpretation;
  return "reference" in meaning && meaning.reference;
}
