import { bareSigns } from "../readings/plain-signs";

const HIRAGANA = /[\u3041-\u3096]/;
const KATAKANA = /[\u30a1-\u30ff]/;
const IDEOGRAPH = /[\u3400-\u9fff]/;
const DIGIT = /\d/;
const LONG = "ー";
const BAR = /^[ー一―－-]$/;

/** Signs that are one another's image in most faces: readers tell them by their neighbours, if at all. */
const LOOKALIKES = [
  ["ー", "一", "-", "－", "―"],
  ["ロ", "口"],
  ["ニ", "二"],
  ["カ", "力"],
  ["ヘ", "へ"],
  ["ベ", "べ"],
  ["ペ", "ぺ"],
  ["リ", "り"],
  ["タ", "夕"],
  ["エ", "工"],
  ["ト", "卜"],
  ["ハ", "八"],
  ["オ", "才"],
  ["メ", "×", "x", "X"],
  ["レ", "L"],
  ["/", "I", "!", "|", "l"],
  ["~", "〜", "～"],
] as const;
/** Kana in both sizes. */
const SIZES = [
  "アァ",
  "イィ",
  "ウゥ",
  "エェ",
  "オォ",
  "ツッ",
  "ヤャ",
  "ユュ",
  "ヨョ",
  "ワヮ",
  "カヵ",
  "ケヶ",
].concat(["あぁ", "いぃ", "うぅ", "えぇ", "おぉ", "つっ", "やゃ", "ゆゅ", "よょ", "わゎ"]);

const images = new Map<string, string>();
for (const group of LOOKALIKES) for (const sign of group) images.set(sign, group[0]);
for (const [large = "", small = ""] of SIZES) images.set(small, images.get(large) ?? large);

/** Whether two readings of one sign of Japanese print are of the same ink. */
export function alikeInJapanese(a: string, b: string): boolean {
  return imageOf(a) === imageOf(b);
}

function imageOf(sign: string): string {
  const plain = bareSigns(sign);
  return images.get(sign) ?? images.get(plain) ?? plain;
}

/** A bar behind a kana prolongs it. */
export function isBarBehindKana(sign: string, before: string): boolean {
  return BAR.test(sign) && KATAKANA.test(before);
}

/**
 * Which of two lookalikes is printed: the first reader's, which knows words, but for those that cannot stand between their neighbours.
 */
export function asWritten(own: string, seen: string, before: string, after: string): string {
  const isBetween = (kind: RegExp) => kind.test(before) && kind.test(after);
  if (isBarBehindKana(own, before) && (seen === LONG || KATAKANA.test(after))) return LONG;
  if (BAR.test(own) && isBetween(DIGIT) && seen === "-") return seen;
  if (/^[xX]$/.test(own) && /^[メ×]$/.test(seen) && isBetween(DIGIT)) return "×";
  // Words are of one syllabary: the second reader's letter stands where it is that of the neighbours.
  if (HIRAGANA.test(own) && KATAKANA.test(seen) && KATAKANA.test(after) && !HIRAGANA.test(before)) {
    return seen;
  }
  if (KATAKANA.test(own) && HIRAGANA.test(seen) && HIRAGANA.test(before) && !KATAKANA.test(after)) {
    return seen;
  }
  const isOther = KATAKANA.test(own) && IDEOGRAPH.test(seen) && isBetween(IDEOGRAPH);
  const isKana = IDEOGRAPH.test(own) && KATAKANA.test(seen) && isBetween(KATAKANA);
  return isOther || isKana ? seen : own;
}
