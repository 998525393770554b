import type { LanguageWeights } from "../../lexicon/vocabulary";
import type { Word } from "../../model";
import { isWholeLabel } from "./prefix-by-look";

/** Words of a label. */
const LONGEST = 4;

/** "Volumes 7 pallets", in a row of pairs: how many words are a phrase of the lexicon before what begins like an answer; 0 where none are. */
export function askedBetween(words: readonly Word[], weights: LanguageWeights): number {
  for (let cut = Math.min(LONGEST, words.length - 1); cut > 0; cut--) {
    const isAnswer = /^[\p{Lu}\p{Lo}\d]/u.test(words[cut]?.text ?? "");
    if (isAnswer && isWholeLabel(words.slice(0, cut), weights)) return cut;
  }
  return 0;
}
