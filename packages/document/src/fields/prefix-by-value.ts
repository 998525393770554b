import { toSegment } from "../layout/segment";
import { type LanguageWeights, matchLabel } from "../lexicon/vocabulary";
import type { Word } from "../model";
import { kindOf } from "../text/kind";
import { isWholeLabel } from "./prefix-by-look";

/** "HORA 09:30", "Opened Fri 03/08/24 5:57 PM": a time of day or a whole date behind what asks for it. */
export function isTimed(label: readonly Word[], rest: string, weights: LanguageWeights): boolean {
  const match = matchLabel(toSegment([...label], 1).text, false, weights);
  const isAsked = match !== null && match.score >= 0.98 && /^(?:date|other)$/.test(match.key);
  const isTime = /^\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?$/.test(rest);
  return isAsked && (isTime || (kindOf(rest) === "date" && WHOLE_DATE.test(rest)));
}

/** A day with its month and year, in numbers or in three letters. */
const WHOLE_DATE = /\d[./-]\d{1,2}[./-]\d|^\d{1,2}[ -]\p{Lu}\p{L}{2}[ -]\d{2,4}$/u;

/** "Card xxxx-xxxx-xxxx-3308": the signs that stand for most of a number, and what was left of it. */
const masked = /^[*•xX#]{2}[*•xX# -]*\d{3,4}$/;

/** How many words stand before a masked number that a label of the lexicon asks for; 0 where none does. */
export function maskedPrefix(words: readonly Word[], weights: LanguageWeights): number {
  const at = words.findIndex(({ text }) => /^[*•xX#]{2}/.test(text));
  const hidden = words.slice(Math.max(0, at)).map(({ text }) => text);
  if (at < 1 || !masked.test(hidden.join(" "))) return 0;
  return isWholeLabel(words.slice(0, at), weights) ? at : 0;
}
