import { toSegment } from "../../layout/segment";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import type { Word } from "../../model";
import { fits } from "../pairs/expected-kind";

/** A colon that stands as far behind its label as before what answers it is read with that: "（in words） ：nine hundred". */
export function splitAtColons(word: Word, at: number): Word[] {
  const [, colon, answer] = (at > 0 && /^([:：])(\p{L}.*)$/u.exec(word.text)) || [];
  return colon && answer ? partWord(word, colon, answer) : splitAtColon(word);
}

/** A word parted behind each colon of a label in it: "Tel:5550". */
export function splitAtColon(word: Word): Word[] {
  const match = /^([^:：]*[\p{L}#№][^:：]*[:：])([^/].*)$/u.exec(word.text);
  const [, head, tail] = match ?? [];
  // A time of day has a colon of its own.
  if (!head || !tail || (/\d[:：]$/.test(head) && /^\d/.test(tail))) return [word];
  const [label, ...rest] = partWord(word, head, tail);
  return [label as Word, ...rest.flatMap(splitAtColon)];
}

function partWord(word: Word, head: string, tail: string): Word[] {
  const x = word.box.x0 + (word.box.x1 - word.box.x0) * shareOf(head, word.text);
  return [
    { ...word, text: head, box: { ...word.box, x1: x } },
    { ...word, text: tail, box: { ...word.box, x0: x }, spaceBefore: false },
  ];
}

/**
 * "PEDIDO Nº31.206", "TKT#048213", "Till#04": the sign of a number and what it counts, in one piece; null for any other text. In English the sign
 * is a word of its own, "Slip #"; elsewhere it is the number's behind what the lexicon does not know with it: "Kupon" and "#24-0183".
 */
export function splitAtNumberSign(
  words: readonly Word[],
  weights: LanguageWeights,
): [label: Word[], value: Word[]] | null {
  const last = words.at(-1);
  const [, head, tail] =
    /^((?:[\p{L}.]*[#№]|[Nn][º°]\.?|No\.))(\d[\d./-]{2,})$/u.exec(last?.text ?? "") ??
    /^(\p{L}{2,}#)(\d{2})$/u.exec(last?.text ?? "") ??
    [];
  const before = words.slice(0, -1);
  const isName = before.length < 3 && before.every(({ text }) => /^\p{L}+\.?$/u.test(text));
  if (!last || !head || !tail || !isName) return null;
  const [sign, number] = partWord(last, head, tail);
  const asked = [...before, sign as Word];
  const isKnown = (matchLabel(toSegment(asked, 1).text, false, weights)?.score ?? 0) >= 0.98;
  const isEnglish = (weights.get("eng") ?? 0) >= Math.max(...weights.values(), 0);
  const isNumbers = head === "#" && before.length > 0 && !isKnown && !isEnglish;
  return isNumbers ? [before, [last]] : [asked, [number as Word]];
}

/** "登録番号T2130001055512", "電話03-5555-0123": ideographs that are a label, and the code that follows at once. */
export function splitAtCode(word: Word, weights: LanguageWeights): Word[] {
  const match = /^([\u3040-\u9fff]{2,10})([A-Z]?[\d¥￥+(（].*)$/u.exec(word.text);
  const [, head, tail] = match ?? [];
  const known = head && tail ? matchLabel(head, false, weights) : null;
  if (!head || !tail || !known || known.score < 0.98 || fits(known.key, tail) < 1.2) return [word];
  return partWord(word, head, tail);
}

/** Share of the width: Latin signs are about half as wide as CJK ones. */
function shareOf(head: string, text: string): number {
  const width = (part: string) =>
    [...part].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 2 : 1), 0);
  return width(head) / width(text);
}
