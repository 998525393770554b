import type { Word } from "../../model";
import { nextOnLine } from "../words/words-on-line";
import { hullOf } from "./part-ideographs";
import { joinRegistration } from "./registration-numbers";

/** Groups of one number stand closer than this, in em, and a number to its currency. */
const NEAR = 0.5;
const OPEN_GROUP = /(?:^|[¥￥])\d{1,3}(?:,\d{3})*,$/;
const GROUP = /^\d{3}(?!\d)/;
/** Yen in groups of which a poor scan lost the comma. */
const SPACED_YEN = /(?<=[¥￥]\d{1,3}) (?=\d{3}(?!\d))/g;
const YEN_GROUP = /^[¥￥]\d{1,3}$/;
/** Yen have no decimals: what looks like a point between groups of three is a comma. */
const YEN = /[¥￥]\d{1,3}(?:[.,]\d{3})+(?!\d)|(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?=円)/g;
const POINTED = /^\d{1,3}(?:[.,]\d{3})+$/;
/** No kana stands before it, an ideograph behind it: the stroke is the ideograph for one. */
const STROKE = /(?<![\u3041-\u30ff])ー(?=[\u4e00-\u9fff])/g;
/** What closes an amount is as wide as the ideograph for one, which both readers take it for. */
const CLOSING = /(?<=[¥￥]\d[\d,]*)[一ー]$/;
/** Behind a measure there is no percentage: it is the mark of a reduced tax, which readers take for one. */
const REDUCED = /(?<=\d ?(?:[km]?g|[cm]?m|[mk]?[lL]))%$/;
/** No word begins so behind a number: it is the sign for degrees, which both readers of Japanese lack. */
const DEGREES = /(?<=\d ?)て(?![\u3041-\u309f])/g;
const DEGREES_ALONE = /^て(?![\u3041-\u309f])/;
/** Japanese is printed with the wave dash of full width, of which readers of digits make a tilde; an address of the net may have one. */
const TILDE = /(?<=[\d\u3041-\u30ff\u3400-\u9fff)）])~(?=[\d\u3041-\u30ff\u3400-\u9fff(（]|$)/g;
/** A unit stands no further from its number than this, in em. */
const UNIT = 1;

/**
 * Words of a page in ideographs, with what its print leaves no choice about: groups of a number in one piece, and on Japanese pages no space behind the
 * sign of the yen, nor in the registration number of who issues an invoice, commas between the groups of yen, 一 where ー cannot stand, degrees behind a number,
 * the wide dash that closes an amount, the wave dash, and the mark ※ of a reduced tax behind a measure.
 */
export function settleEastern(words: readonly Word[], isJapanese: boolean): Word[] {
  const joined = joinGroupsOf(isJapanese ? joinRegistration(words) : words);
  return joined.map((word) => {
    if (!isJapanese) return word;
    const isUnit = DEGREES_ALONE.test(word.text) && followsNumber(word, joined);
    const text = isUnit ? word.text.replace(DEGREES_ALONE, "℃") : word.text;
    const settled = settle(text, nextOnLine(word, joined, NEAR));
    return settled === word.text ? word : { ...word, text: settled };
  });
}

const followsNumber = (word: Word, words: readonly Word[]): boolean =>
  words.some((other) => /\d$/.test(other.text) && nextOnLine(other, [word], UNIT));

function settle(text: string, next: Word | undefined): string {
  const commas = (number: string) => number.replaceAll(".", ",");
  const isYen = POINTED.test(text) && next?.text.startsWith("円");
  return (
    isYen
      ? commas(text)
      : text
          .replace(/(?<=[¥￥]) (?=\d)/g, "")
          .replace(SPACED_YEN, ",")
          .replace(YEN, commas)
  )
    .replace(STROKE, "一")
    .replace(DEGREES, "℃")
    .replace(CLOSING, "－")
    .replace(REDUCED, "※")
    .replace(TILDE, "～");
}

function joinGroupsOf(words: readonly Word[]): Word[] {
  const taken = new Set<Word>();
  const joined = new Map<Word, Word>();
  for (const word of words) {
    const isYen = YEN_GROUP.test(word.text);
    const next = isYen || OPEN_GROUP.test(word.text) ? nextOnLine(word, words, NEAR) : undefined;
    if (!next || taken.has(next) || !GROUP.test(next.text)) continue;
    taken.add(next);
    joined.set(word, {
      ...word,
      text: word.text + (isYen ? "," : "") + next.text,
      box: hullOf([word.box, next.box]),
      confidence: Math.min(word.confidence, next.confidence),
    });
  }
  return words.filter((word) => !taken.has(word)).map((word) => joined.get(word) ?? word);
}
