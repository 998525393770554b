import { isJapaneseIdeograph } from "./japanese-ideographs";
import type { PieceReading } from "./read-pieces";
import type { Model } from "./tesseract";

/** A reading as a number by the English model counts from this confidence on. */
const SURE_NUMBER = 0.6;
/** An ideograph is a letter to the English model, which may be surer of it. */
const SURE_IDEOGRAPH = 0.4;
const IDEOGRAPH = /[\u3041-\u30fa\u3400-\u9fff]/;
/** The second reader is believed from this probability of each of its signs on. */
const CERTAIN = 0.85;
/** Its ideographs from this on where the engine sees nothing at all: it takes lone ones for specks. */
const LIKELY = 0.6;

/** True for a reading by the second reader that needs no other. */
export function isCertain({ text, confidence }: PieceReading, model: Model): boolean {
  return confidence >= CERTAIN && isKnown(text, model);
}

/** The reading of a piece that the second reader is not certain of, which the page's model and the English one read as well. */
export function chooseMissed(
  second: PieceReading,
  models: readonly PieceReading[],
  model: Model,
): PieceReading {
  const isUnseen = models.every(({ text }) => text === "");
  const isLikely = second.confidence >= LIKELY && IDEOGRAPH.test(second.text);
  return isUnseen && isLikely && isKnown(second.text, model) ? second : surest(models);
}

/** What the second reader can know: of most languages it lacks letters, of Japanese the kana and some of the ideographs. */
function isKnown(text: string, model: Model): boolean {
  if (model === "eng" || model === "chi_sim") return true;
  const letters = [...text].filter((sign) => /\p{L}/u.test(sign));
  return model === "jpn" ? letters.every(isJapaneseIdeograph) : letters.length === 0;
}

function surest(readings: readonly PieceReading[]): PieceReading {
  const english = readings.at(-1) as PieceReading;
  if (/^\d[\d.,]*$/.test(english.text) && english.confidence >= SURE_NUMBER) return english;
  const [own] = readings;
  if (own && IDEOGRAPH.test(own.text) && own.confidence >= SURE_IDEOGRAPH) return own;
  return readings.reduce((best, other) => (other.confidence > best.confidence ? other : best));
}
