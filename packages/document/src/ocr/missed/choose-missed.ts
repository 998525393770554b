import type { PieceReading } from "../readers/read-pieces";
import { ocrSettings } from "../settings";

/** A reading as a number by the English model counts from this confidence on. */
const SURE_NUMBER = 0.6;
/** An ideograph is a letter to the English model, which may be surer of it. */
const SURE_IDEOGRAPH = 0.4;
const IDEOGRAPH = /[\u3041-\u30fa\u3400-\u9fff]/;
/** The second reader is believed from this probability of each of its signs on. */
const CERTAIN = 0.85;
/** Its ideographs from this on where the engine sees nothing that it believes: it takes lone ones for specks. */
const LIKELY = 0.6;

/** Letters are what the English model makes of ideographs that it does not know; of print it is surer. */
const SURE_LETTERS = 0.7;
const LETTERS = /^[^\d\u3041-\u30fa\u3400-\u9fff]+$/;

/** Several letters of print that the second reader sees as likely as this on average, and no less likely than the engine its own. */
const WRITTEN = 0.6;
export const WORD =
  /^(?=.*[\p{Script=Latin}\d].*[\p{Script=Latin}\d])[^\u3041-\u30ff\u3400-\u9fff]+$/u;

/** A second reader's: of its signs the least likely one decides, `mean` is that of all; whether it can spell the page's language. */
export interface SpelledReading extends PieceReading {
  mean: number;
  spells: boolean;
}

/** True for a reading by the second reader that needs no other. */
export function isCertain(reading: SpelledReading): boolean {
  return reading.confidence >= CERTAIN && isKnown(reading);
}

/** Whether a piece seen from closer by has ideographs, surer than what was seen of it from further off. */
export function isSurer(close: SpelledReading, far: SpelledReading): boolean {
  return close.confidence > far.confidence && IDEOGRAPH.test(close.text);
}

/** The reading of a piece that the second reader is not certain of, which the page's model and the English one read as well. */
export function chooseMissed(
  second: SpelledReading,
  models: readonly PieceReading[],
): PieceReading {
  const best = surest(models);
  const isWritten = second.spells && second.mean >= WRITTEN && WORD.test(second.text);
  if (isWritten && second.mean >= best.confidence) return second;
  const isUnseen = models.every(
    ({ text, confidence }) =>
      text === "" || confidence < (LETTERS.test(text) ? SURE_LETTERS : ocrSettings.leastConfidence),
  );
  const isLikely = second.confidence >= LIKELY && IDEOGRAPH.test(second.text);
  return isUnseen && isLikely && isKnown(second) ? second : best;
}

/** A reader that lacks letters of the page's language takes others for them. */
function isKnown({ text, spells }: SpelledReading): boolean {
  return spells || !/\p{L}/u.test(text);
}

function surest(readings: readonly PieceReading[]): PieceReading {
  const english = readings.at(-1) as PieceReading;
  if (/^\d[\d.,]*$/.test(english.text) && english.confidence >= SURE_NUMBER) return english;
  const [own] = readings;
  if (own && IDEOGRAPH.test(own.text) && own.confidence >= SURE_IDEOGRAPH) return own;
  return readings.reduce((best, other) => (other.confidence > best.confidence ? other : best));
}
