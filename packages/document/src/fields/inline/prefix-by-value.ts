import { toSegment } from "../../layout/segment";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import type { Word } from "../../model";
import { kindOf } from "../../text/kind";
import { isMasked } from "../../text/masked-number";
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

/** "Card xxxx-xxxx-xxxx-6120": how many words stand before a masked number that a label of the lexicon asks for; 0 where none does. */
export function maskedPrefix(words: readonly Word[], weights: LanguageWeights): number {
  const at = words.findIndex(({ text }) => /^[*•xX#]{2}/.test(text));
  const hidden = words.slice(Math.max(0, at)).map(({ text }) => text);
  if (at < 1 || !isMasked(hidden.join(" "))) return 0;
  return isWholeLabel(words.slice(0, at), weights) ? at : 0;
}

/** Between a label of several words and what a pen wrote behind it the space is so many times as wide as those within it, and so wide, in em. */
const WIDER = 1.6;
const WIDE = 0.3;
/** Words of such a label, and of its answer. */
const LONGEST = { asked: 4, given: 5 } as const;

/** "Driver's name Len Oakes" as seen on pixels, where one size was measured for all of it: how many words are a phrase of the lexicon before a wider space. */
export function spacedPrefix(words: readonly Word[], weights: LanguageWeights): number {
  if (words.length < 3 || words.some(({ source }) => source === "pdf")) return 0;
  const gaps = words.slice(1).map((word, i) => word.box.x0 - (words[i]?.box.x1 ?? 0));
  for (let cut = Math.min(LONGEST.asked, words.length - 1); cut >= 2; cut--) {
    const [label, given] = [words.slice(0, cut), words.slice(cut)];
    const gap = gaps[cut - 1] ?? 0;
    const em = words[cut]?.fontSize ?? 0;
    const isApart = gap >= WIDE * em && gap >= WIDER * Math.max(...gaps.slice(0, cut - 1));
    const isGiven = given.length <= LONGEST.given && /^[\p{Lu}\d]/u.test(given[0]?.text ?? "");
    if (isApart && isGiven && isWholeLabel(label, weights)) return cut;
  }
  return 0;
}
