import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { piecesIn } from "../image/pieces-in";
import { ocrSettings } from "../settings";
import { areLevel } from "./words-on-line";

/** White between two words is wider than this, that between two letters narrower; in em. */
const SPACE = 0.17;
/** On pages in ideographs, whose digits are set wider. */
const BROAD_SPACE = 0.27;
/** A digit stands further from the currency in front of it than letters from each other; a space is wider still. */
const CURRENCY_SPACE = 0.27;
/** Between a digit and a letter, a currency and a number, behind a comma, around a slash and behind a leading per cent or plus sign readers lose spaces. */
const LOOSE =
  /(?<=\d)(?=\p{L})|(?<=[$€£¥₫])(?=\d)|(?<=\d)(?=[$€£¥₫])|(?<=\p{L}\d*[,;])(?=[\p{L}\d])|(?<=\p{L}\))(?=\p{L})|(?<=\p{L})(?=\/\p{L})|(?<=\p{L}\/)(?=\p{L})|(?<=\d)(?=\/$)|(?<=\p{Ll}{3})(?=\d)|(?<=^[%+])(?=\p{L}{2})/gu;
const CJK = /[\u3041-\u30ff\u3400-\u9fff]/;
/** Lines of one text begin within this, its words stand nearer, and its letters are taller; in em. */
const ALIGNED = 0.3;
const NEAR = 0.85;
/** From line to line, in em. */
const PITCH = [0.8, 1.7] as const;
const TALL = 0.5;
/** A plain stroke is narrower than this share of its height, and about as wide above as below. */
const STROKE = { width: 0.24, even: 1.3 } as const;

/**
 * Spaces between numbers and units that were read as one word, and the l of litres, where the ink shows them. Words that `isTold`
 * have their spaces already, but an l may still be taken for a 1. Letters stand further apart on a page in ideographs (`isWide`).
 */
export function partUnits(
  words: readonly Word[],
  image: GreyImage,
  isTold: (word: Word) => boolean,
  isWide = false,
): Word[] {
  return words.map((word) => {
    const last = neighbourOf(word, words, -1);
    const parted = isTold(word) ? word.text : withSpaces(word, last, image, isWide);
    const before = [last && neighbourOf(last, words, -1), last].filter(
      (other) => other !== undefined,
    );
    const text = withLitre(parted, word, before, neighbourOf(word, words, 1), words, image);
    return text === word.text ? word : { ...word, text };
  });
}

/** The next word on its line to the left or right, wherever it stands in the list: what was missed at first comes last. */
function neighbourOf(word: Word, words: readonly Word[], side: -1 | 1): Word | undefined {
  const middle = (one: Word) => side * (one.box.x0 + one.box.x1);
  let nearest: Word | undefined;
  for (const other of words) {
    if (!areLevel(word, other)) continue;
    if (middle(other) <= middle(word)) continue;
    if (nearest === undefined || middle(other) < middle(nearest)) nearest = other;
  }
  return nearest;
}

/** Stretches of ink along a word, from left to right. */
function stretchesOf(word: Word, image: GreyImage): Box[] {
  const em = word.fontSize;
  const area = { ...word.box, top: word.baseline - em, bottom: word.baseline + 0.3 * em };
  const stretches: Box[] = [];
  for (const { x0, top, x1, bottom } of piecesIn(image, area).toSorted((a, b) => a.x0 - b.x0)) {
    const last = stretches.at(-1);
    if (!last || x0 >= last.x1) stretches.push({ x0, top, x1, bottom });
    else {
      last.x1 = Math.max(last.x1, x1);
      last.top = Math.min(last.top, top);
      last.bottom = Math.max(last.bottom, bottom);
    }
  }
  return stretches;
}

function withSpaces(
  word: Word,
  before: Word | undefined,
  image: GreyImage,
  isWide: boolean,
): string {
  const { text } = word;
  const places = placesIn(text);
  if (before && isBeside(before, word) && /\p{L}{2}|,$/u.test(before.text)) {
    const litre = /(?<=^\d{1,3})[1I|](?=[,;)]?$)/.exec(text);
    if (litre) places.push(litre.index);
  }
  if (places.length === 0) return text;
  const least = /^\p{Sc}/u.test(text)
    ? CURRENCY_SPACE
    : isWide || CJK.test(text)
      ? BROAD_SPACE
      : SPACE;
  const stretches = stretchesOf(word, image);
  const gaps = stretches.flatMap((stretch, i) => {
    const next = stretches[i + 1];
    return next && next.x0 - stretch.x1 > least * word.fontSize ? [i + 1] : [];
  });
  // Latin letters are a stretch of ink each, ideographs one to three: behind them places are counted from the right.
  const surplus = CJK.test(text) ? stretches.length - text.length : 0;
  const cuts = gaps.map((gap) => gap - surplus).filter((gap) => places.includes(gap));
  // The one gap may be within an ideograph, which is why it says nothing of such words.
  const [only] = gaps.length === 1 && places.length === 1 && !CJK.test(text) ? places : [];
  if (cuts.length === 0 && only !== undefined) cuts.push(only);
  return cuts.toReversed().reduce((all, cut) => `${all.slice(0, cut)} ${all.slice(cut)}`, text);
}

/** Where a space may be missing; next to an ideograph none is. */
function placesIn(text: string): number[] {
  return [...text.matchAll(LOOSE)]
    .map((match) => match.index)
    .filter((at) => !CJK.test(text.slice(at - 1, at + 1)));
}

/** A plain stroke behind a number and a space is no 1, which has a flag; nor is what ends a text of words and a number. */
function withLitre(
  text: string,
  word: Word,
  before: readonly Word[],
  after: Word | undefined,
  words: readonly Word[],
  image: GreyImage,
): string {
  const match = /^(?:(\d{1,3}) )?[1I|]([,;)]?)$/.exec(text);
  if (!match) return text;
  const [last] = before.slice(-1);
  const [, number, mark = ""] = match;
  const isApart = number === undefined;
  const counts = last && /^\d{1,4}(?:[.,]\d+)?$/.test(last.text) && isBeside(last, word);
  if (isApart && !counts) return text;
  const named = isApart ? before.at(-2) : last;
  const next = isApart && last ? last : word;
  const isNamed = named && /\p{L}{3}[,;]?$/u.test(named.text) && isBeside(named, next);
  // Or the words stand on the line above, where the number had no room.
  const isGoods = isNamed || words.some((other) => isAbove(other, next));
  const isEnd = mark !== "" || !after || !isBeside(word, after);
  if (!(isGoods && isEnd)) {
    const tall = stretchesOf(word, image).filter(
      (piece) => piece.bottom - piece.top > TALL * word.fontSize,
    );
    const stroke = tall.at(-1);
    if (!stroke || !isPlain(stroke, image)) return text;
  }
  return `${isApart ? "" : `${number} `}l${mark}`;
}

/** The first word of a line of words above. */
function isAbove(above: Word, word: Word): boolean {
  const step = (word.baseline - above.baseline) / word.fontSize;
  const isAligned = Math.abs(above.box.x0 - word.box.x0) < ALIGNED * word.fontSize;
  return isAligned && step > PITCH[0] && step < PITCH[1] && /^\p{L}{3}/u.test(above.text);
}

/** The next word of the same text, a space away. */
export function isBeside(before: Word, word: Word): boolean {
  const gap = (word.box.x0 - before.box.x1) / word.fontSize;
  return areLevel(word, before) && gap > 0 && gap < NEAR;
}

/** As wide at its head as at its middle. */
function isPlain({ x0, top, x1, bottom }: Box, image: GreyImage): boolean {
  const height = bottom - top;
  if (x1 - x0 > STROKE.width * height) return false;
  const inkBetween = (from: number, to: number) => {
    let [left, right] = [x1, x0];
    for (let y = Math.round(top + from * height); y < top + to * height; y++) {
      for (let x = x0; x < x1; x++) {
        if ((image.data[y * image.width + x] as number) >= ocrSettings.inkLevel) continue;
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
      }
    }
    return right - left;
  };
  return inkBetween(0.05, 0.4) <= STROKE.even * inkBetween(0.45, 0.85);
}
