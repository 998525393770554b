import type { Box, Word } from "../../model";
import { cleanText } from "../../page/clean-text";
import type { GreyImage } from "../image/grey-image";
import { type OcrLine, recognizeAreas } from "../readers/tesseract";

/** A number or code in Latin characters, maybe with one or two ideographs behind it (a unit). */
const NUMBER = /^([\x21-\x7e¥€£]*\d[\x21-\x7e¥€£]*)([\u3005-\u9fff]{0,2})$/;
/** Width of an ideograph over that of a digit. */
const IDEOGRAPH_WIDTH = 1.8;
/** White around a number, in em. */
const MARGIN = 0.15;
/** A short number is read again below this confidence. */
const SURE = 0.9;
/** The second reading counts unless it is this much less sure than the first. */
const LESS_SURE = 0.15;
/** Readings whose lengths differ by more saw different things. */
const LENGTH_DIFFERENCE = 2;

/**
 * Reads the numbers of a page in Japanese or Chinese once more with the English model, which knows
 * points from commas; each alone, so that it fills the height of the network's input.
 */
export async function rereadNumbers(words: readonly Word[], image: GreyImage): Promise<Word[]> {
  const numbers = words.filter((word) => NUMBER.test(word.text) && isDoubtful(word));
  const areas = numbers.map((word) => numberArea(word, image));
  const readings = await recognizeAreas(image, "eng", areas);
  const second = new Map(numbers.map((word, i) => [word, correct(word, readings[i] ?? [])]));
  return words.map((word) => second.get(word) ?? word);
}

/** Short numbers without a separator are read well enough. */
function isDoubtful(word: Word): boolean {
  return /[.,]|\d{4}/.test(word.text) || word.confidence < SURE;
}

/** The number's own place, without the unit, in whole pixels. */
function numberArea(word: Word, image: GreyImage): Box {
  const [, number = "", unit = ""] = NUMBER.exec(word.text) ?? [];
  const share = number.length / (number.length + IDEOGRAPH_WIDTH * unit.length);
  const margin = MARGIN * word.fontSize;
  const right = word.box.x0 + (word.box.x1 - word.box.x0) * share + (unit === "" ? margin : 0);
  return {
    x0: Math.max(0, Math.round(word.box.x0 - margin)),
    top: Math.max(0, Math.round(word.box.top - margin)),
    x1: Math.min(image.width, Math.round(right)),
    bottom: Math.min(image.height, Math.round(word.box.bottom + margin)),
  };
}

function correct(word: Word, lines: readonly OcrLine[]): Word {
  const [, number = "", unit = ""] = NUMBER.exec(word.text) ?? [];
  const seen = lines.flatMap((line) => line.words);
  const text = cleanText(seen.map((part) => part.text).join(""));
  const confidence = Math.min(1, ...seen.map((part) => part.confidence));
  const alike = Math.abs(text.length - number.length) <= LENGTH_DIFFERENCE && /\d/.test(text);
  if (!alike || confidence < word.confidence - LESS_SURE) return word;
  return { ...word, text: text + unit, confidence };
}
