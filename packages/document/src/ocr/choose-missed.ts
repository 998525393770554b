import type { PieceReading } from "./read-pieces";

/** A reading as a number by the English model counts from this confidence on. */
const SURE_NUMBER = 0.6;
/** An ideograph is a letter to the English model, which may be surer of it. */
const SURE_IDEOGRAPH = 0.4;
const IDEOGRAPH = /[\u3041-\u30fa\u3400-\u9fff]/;
/** The second reader is believed from this probability of each of its signs on. */
const CERTAIN = 0.85;
/** Its ideographs from this on where the engine sees nothing at all: it takes lone ones for specks. */
const LIKELY = 0.6;

/** A second reader's, and whether that one can spell the page's language. */
export interface SpelledReading extends PieceReading {
  spells: boolean;
}

/** True for a reading by the second reader that needs no other. */
export function isCertain(reading: SpelledReading): boolean {
  return reading.confidence >= CERTAIN && isKnown(reading);
}

/** The reading of a piece that the second reader is not certain of, which the page's model and the English one read as well. */
export function chooseMissed(
  second: SpelledReading,
  models: readonly PieceReading[],
): PieceReading {
  const isUnseen = models.every(({ text }) => text === "");
  const isLikely = second.confidence >= LIKELY && IDEOGRAPH.test(second.text);
  return isUnseen && isLikely && isKnown(second) ? second : surest(models);
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
