import { isAbbreviation } from "../../lexicon/abbreviations";
import { monthOf } from "../../lexicon/calendar";
import type { Word } from "../../model";
import type { Model } from "../readers/model-data";
import { ocrSettings } from "../settings";

/** The day of an English date, behind its month and before its year. */
const DAY = /^\d{1,2}\.$/;
const YEAR = /^(?:1[89]|20)\d{2}[.,;]?$/;
/** A word that ends as if a sentence did, and one that goes on with it; what is shorter may be an abbreviation or a unit. */
const ENDED = /^[("“]?\p{L}\p{Ll}{2,}\.$/u;
const GOES_ON = /^\p{Ll}{3,}[.,;:)]?$/u;
/** Words of one text stand no further apart, in em. */
const NEAR = 1.2;

/**
 * Commas whose tails a scan has lost: a point between the day and the year of an English date is none, nor is one where a sentence goes on in small letters on a
 * page that has lost others. `words` as they follow each other in print, in Latin letters; what is put right is in doubt.
 */
export function restoreCommas(words: readonly Word[], model: Model, hasLost: boolean): Word[] {
  return words.map((word, i) => {
    const [before, next] = [words[i - 1], words[i + 1]];
    if (!next || !follows(word, next)) return word;
    const isDay =
      model === "eng" &&
      DAY.test(word.text) &&
      monthOf(before?.text ?? "") !== undefined &&
      YEAR.test(next.text);
    const own = word.text.slice(0, -1);
    const isMidway =
      hasLost && ENDED.test(word.text) && GOES_ON.test(next.text) && !isAbbreviation(own, model);
    if (!isDay && !isMidway) return word;
    const confidence = Math.min(word.confidence, ocrSettings.disputed);
    return { ...word, text: `${own},`, confidence };
  });
}

function follows(word: Word, next: Word): boolean {
  const em = Math.min(word.fontSize, next.fontSize);
  const gap = next.box.x0 - word.box.x1;
  return Math.abs(word.baseline - next.baseline) < 0.3 * em && gap > 0 && gap < NEAR * em;
}
