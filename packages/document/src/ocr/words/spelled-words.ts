import type { Model } from "../readers/model-data";
import { isPrinted } from "./printed-words";

/** What readers take for another sign, and what was printed: two stems that touch, a bowl's tail, a tail that blur took. */
const LOOKALIKES: readonly (readonly [seen: string, printed: string])[] = [
  ["m", "rn"],
  ["q", "g"],
  ["OU", "QU"],
];
/** Shorter words are too much like others. */
const WORD = /\p{L}{4,}/gu;

/** Words that no list of the language has, spelled as the one that it has with a lookalike in the place of a sign: "intemo", "deqree", "REOUEST". */
export function asSpelled(text: string, model: Model): string {
  return text.replace(WORD, (word) => {
    const spelled = LOOKALIKES.flatMap(([seen, printed]) => replacedOnce(word, seen, printed));
    if (spelled.length === 0 || isPrinted(model, word)) return word;
    const known = spelled.filter((form) => isPrinted(model, form));
    return known.length === 1 && known[0] ? known[0] : word;
  });
}

/** A word with one of the places where it has some signs spelled otherwise, for each of them. */
function replacedOnce(word: string, seen: string, printed: string): string[] {
  const parts = word.split(seen);
  return parts.slice(1).map((_, i) => {
    const before = parts.slice(0, i + 1).join(seen);
    return before + printed + parts.slice(i + 1).join(seen);
  });
}
