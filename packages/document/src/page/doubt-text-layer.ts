import { isKnownWord } from "../lexicon/vote-languages";
import type { Word } from "../model";
import { fold } from "../text/fold";
import { pageSettings as settings } from "./settings";

/**
 * Says that a text layer has many words and none that a lexicon knows: another language, or a font whose map gives other letters than
 * it draws. Only the ink tells which.
 */
export function isStrangeText(words: readonly Word[]): boolean {
  const latin = longWords(words);
  return latin.size >= settings.strangeWords && ![...latin].some(isKnownWord);
}

/** The ink says the same as the layer, but for what its reader mistook. */
export function saysTheSame(layer: readonly Word[], ink: readonly Word[]): boolean {
  const seen = longWords(ink);
  const said = [...longWords(layer)];
  const shared = said.filter((word) => seen.has(word)).length;
  return shared >= settings.sharedWords * Math.min(said.length, seen.size);
}

/** Shorter words are found by chance. */
function longWords(words: readonly Word[]): Set<string> {
  const folded = words.flatMap(({ text }) => fold(text).split(" "));
  return new Set(folded.filter((word) => /^[a-z]{4,}$/.test(word)));
}
