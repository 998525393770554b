import { matchLabel } from "../lexicon/vocabulary";
import type { Box, Word } from "../model";
import { alignSigns } from "./align-signs";
import type { GreyImage } from "./grey-image";
import { narrowBrackets } from "./narrow-brackets";
import { bareSigns } from "./plain-signs";
import type { Sign } from "./print-network";
import type { Model } from "./tesseract";
import { type Script, weighReadings } from "./weigh-readings";

/** Words further apart than this are two texts, in em. */
const GAP = 1;
/** Baselines of one text differ by less than this, in em. */
const LEVEL = 0.3;
/** White around a text, in em. */
const MARGIN = { x: 0.05, top: 0.05, bottom: 0.1 } as const;
/** A reading less sure than this on the whole saw something else than a line of print. */
const UNREAD = 0.8;
/** Signs of a text from which on it is prose, and up to which it may be a number read as kana. */
const LONG = 60;
const SHORT = 3;
const DOUBT = 0.1;
const LITTLE_DOUBT = 0.045;
/** A label that the lexicon knows from this score on. */
const KNOWN = 0.99;
const SCRIPTS: Partial<Record<Model, Script>> = { jpn: "japanese", chi_sim: "chinese" };

/** A second reader of a stretch of a line, and the characters that it knows. */
export interface SecondReader {
  known: ReadonlySet<string>;
  read: (image: GreyImage, box: Box) => Promise<Sign[]>;
}

/** Has a second reader look at every text that is worth it. */
export async function confirmWords(
  words: readonly Word[],
  image: GreyImage,
  { known, read }: SecondReader,
  model: Model,
): Promise<Word[]> {
  const script = SCRIPTS[model] ?? "latin";
  const confirmed = await Promise.all(
    textsOf(words).map(async (text) => {
      if (!isAsked(text, script)) return text;
      return confirm(text, await read(image, areaOf(text)), known, script);
    }),
  );
  return confirmed.flat();
}

function confirm(
  text: readonly Word[],
  signs: readonly Sign[],
  known: ReadonlySet<string>,
  script: Script,
): Word[] {
  const dealt = alignSigns(text, signs, (a, b) => bareSigns(a) === bareSigns(b));
  const isUnread = meanOf(signs) < UNREAD;
  return text.map((word, i): Word => {
    const own = dealt[i] ?? [];
    const weighed = weighReadings(word, own, known, script);
    const { text: printed, confidence } = word;
    return isUnread
      ? { ...weighed, text: printed, confidence, second: "none" }
      : narrowBrackets(weighed, own);
  });
}

/**
 * What is read with certainty is not asked again where it is hardly ever wrong (plain numbers), known (labels of the lexicon) or no
 * value (long lines of print); and of kana the second reader knows nothing.
 */
function isAsked(text: readonly Word[], script: Script): boolean {
  const signs = text.map((word) => word.text).join(" ");
  if (script === "japanese" && signs.length > SHORT && !/[\x21-\x7e]/.test(signs)) return false;
  const doubt = 1 - Math.min(...text.map((word) => word.confidence));
  if (/^[\d.,:/ -]+$/.test(signs)) return doubt > LITTLE_DOUBT;
  const isSettled = signs.length > LONG || (matchLabel(signs)?.score ?? 0) >= KNOWN;
  return doubt > DOUBT || !isSettled;
}

function textsOf(words: readonly Word[]): Word[][] {
  const texts: Word[][] = [];
  for (const word of words) {
    const text = texts.at(-1);
    const last = text?.at(-1);
    if (text && last && continues(last, word)) text.push(word);
    else texts.push([word]);
  }
  return texts;
}

function continues(last: Word, word: Word): boolean {
  const em = Math.min(last.fontSize, word.fontSize);
  const gap = word.box.x0 - last.box.x1;
  return Math.abs(word.baseline - last.baseline) < LEVEL * em && gap > -em && gap <= GAP * em;
}

function areaOf(text: readonly Word[]): Box {
  const em = Math.max(...text.map((word) => word.fontSize));
  return {
    x0: Math.min(...text.map(({ box }) => box.x0)) - MARGIN.x * em,
    x1: Math.max(...text.map(({ box }) => box.x1)) + MARGIN.x * em,
    top: Math.min(...text.map(({ box }) => box.top)) - MARGIN.top * em,
    bottom: Math.max(...text.map(({ box }) => box.bottom)) + MARGIN.bottom * em,
  };
}

function meanOf(signs: readonly Sign[]): number {
  const sum = signs.reduce((total, { probability }) => total + probability, 0);
  return signs.length === 0 ? 0 : sum / signs.length;
}
