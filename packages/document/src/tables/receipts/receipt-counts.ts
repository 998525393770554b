import type { Word } from "../../model";
import { parseNumber } from "../../text/number";
import { textIn, wordsIn } from "./receipt-words";

/** How many of something, at what price, and the words before it. */
export interface Counted {
  before: Word[];
  count: Word[];
  price: Word[];
  /** In the order "1.50 x 2". */
  isPriceFirst: boolean;
}

const unit = "\\p{L}{1,5}\\.?";
const money = "(?:\\p{Sc}|\\p{Lu}{2,3}|\\p{Lu}\\p{Ll}\\.?|円|元|đ)";
const times = "[xｘ×✕*＊]";
/** "1.50", ".05", and "5/10.00" for five that cost so much together. */
const sum = "\\.?\\d[\\d.,']*(?:/\\d[\\d.,]*\\.\\d\\d)?";
const price = `(?:(?:[単@＠]|${money})?\\s?|-)${sum}(?:\\s?${money})?(?:\\s?/\\s?(?:\\d{1,4}\\s?)?${unit})?`;
const each =
  "(?:each|ea\\.?|apiece|per item|je Stück|/ ?St(?:k|ück)?\\.?|l['’]unité|cad(?:auno)?\\.?|c/u|per stuk|p/st|cada|za szt\\.?)";
const countFirst = new RegExp(
  `(?<=^|\\s)(?:n\\.\\s?)?(?:(-?\\d{1,4}(?:[.,]\\d{1,3})?(?:\\s?${unit})?)\\s?(?:${times}|[@＠à])|[@＠])\\s?(${price})(?:\\s?=)?$`,
  "diu",
);
const priceFirst = new RegExp(
  `(?<=^|\\s)(${price})\\s?${times}\\s?(\\d{1,4}(?:\\s?${unit})?)$`,
  "diu",
);

/** "x2" behind what there are two of. */
const countLast = new RegExp(`(?<=\\s)${times}\\s?(\\d{1,3})$`, "diu");
/** "0.45 each" */
const priceEach = new RegExp(`^(?:[@à]\\s?)?(${price})\\s?${each}$`, "diu");

/** "2 x 1.50", "n.2 * 1,50", "0,842 kg x 1,99 EUR/kg", "1.50 x 2" or "@ 1.50" at the end of words; `amount` tells a price from a count. */
export function countAtEnd(printed: readonly Word[], amount: string | null): Counted | null {
  const words = withoutBrackets(printed);
  const text = textIn(words);
  const slice = (at: [number, number] | undefined) => (at ? wordsIn(words, at[0], at[1]) : []);
  const plain = countFirst.exec(text)?.indices;
  const turned = priceFirst.exec(text)?.indices;
  if (turned && (!plain || isPriceBefore(slice(turned[1]), slice(turned[2]), amount))) {
    const before = wordsIn(words, 0, turned[0]?.[0] ?? 0);
    return { before, price: slice(turned[1]), count: slice(turned[2]), isPriceFirst: true };
  }
  if (plain) {
    const before = wordsIn(words, 0, plain[0]?.[0] ?? 0);
    return { before, count: slice(plain[1]), price: slice(plain[2]), isPriceFirst: false };
  }
  const last = countLast.exec(text)?.indices;
  const apiece = priceEach.exec(text)?.indices;
  if (!last && !apiece) return null;
  const before = wordsIn(words, 0, last?.[0]?.[0] ?? 0);
  return { before, count: slice(last?.[1]), price: slice(apiece?.[1]), isPriceFirst: false };
}

/** "(2 x 1.50)" without its brackets, and "Soda (@1.50)". */
function withoutBrackets(words: readonly Word[]): readonly Word[] {
  const end = words.at(-1);
  const each = /^[(（]([@＠]\d[\d.,]*)[)）]$/.exec(end?.text ?? "")?.[1];
  if (end && each && words.length > 1) return [...words.slice(0, -1), { ...end, text: each }];
  if (!/^[(（][^()（）]*[)）]$/.test(textIn(words))) return words;
  const last = words.length - 1;
  return words
    .map((word, i) => {
      const text = i === 0 ? word.text.slice(1) : word.text;
      return { ...word, text: i === last ? text.slice(0, -1) : text };
    })
    .filter(({ text }) => text !== "");
}

/** A price has as many decimals as the amount, and a count none. */
function isPriceBefore(
  first: readonly Word[],
  second: readonly Word[],
  amount: string | null,
): boolean {
  const [left, right] = [decimalsOf(textIn(first)), decimalsOf(textIn(second))];
  return left >= 2 && right === 0 && (amount === null || left === decimalsOf(amount));
}

function decimalsOf(text: string): number {
  return /[.,](\d+)\D*$/.exec(text)?.[1]?.length ?? 0;
}

/** How many of what is named above, at what price, and what is taken off that. */
export interface CountedAlone {
  count: Word[];
  price: Word[];
  rebate: Word[];
}

const alone = new RegExp(
  `^(\\d{1,4}(?:[.,]\\d{1,3})?(?:\\s?${unit})?)\\s(${price})(?:\\s(\\d{1,2}(?:[.,]\\d{1,2})?\\s?%))?$`,
  "diu",
);

/** "1 PC  685.00  20%", and nothing else, before what that makes; null where it makes another amount. */
export function countAlone(words: readonly Word[], amount: string): CountedAlone | null {
  const found = alone.exec(textIn(words));
  if (!found?.indices) return null;
  const [, count = "", each = "", rebate] = found;
  const rate = rebate === undefined ? 0 : (parseNumber(numberIn(rebate))?.value ?? 0);
  const makes = rate === 0 ? isProduct(count, each, amount) : isRebated(count, each, rate, amount);
  const slice = (at: [number, number] | undefined) => (at ? wordsIn(words, at[0], at[1]) : []);
  const [, ofCount, ofPrice, ofRebate] = found.indices;
  return makes ? { count: slice(ofCount), price: slice(ofPrice), rebate: slice(ofRebate) } : null;
}

/** Whether so many at a price, less `rate` per cent, make the amount, to its last digit. */
function isRebated(count: string, each: string, rate: number, amount: string): boolean {
  const whole = parseNumber(amount);
  const [left, right] = [count, each].map((text) => parseNumber(numberIn(text))?.value);
  if (!whole || left === undefined || right === undefined) return false;
  return Math.abs(left * right * (1 - rate / 100) - whole.value) < 0.6 * 10 ** -whole.decimals;
}

/** "10 0.20" at the end of words whose product is the amount. */
export function countByProduct(words: readonly Word[], amount: string): Counted | null {
  const [price, count, ...before] = words.toReversed();
  if (!price || !count || before.length === 0) return null;
  if (!isProduct(count.text, price.text, amount)) return null;
  const isPriceFirst = decimalsOf(count.text) > decimalsOf(price.text);
  const [first, second] = isPriceFirst ? [price, count] : [count, price];
  return { before: before.toReversed(), count: [first], price: [second], isPriceFirst };
}

/** True where the numbers in two texts make the one in the third, to its last digit; what is cancelled or given back may have its sign at any of them. */
export function isProduct(a: string, b: string, amount: string): boolean {
  const whole = parseNumber(amount);
  const decimals = decimalsOf(amount);
  const sign =
    decimals === 2 ? (/[.,]\d{2}\D*$/.exec(amount)?.[0].startsWith(",") ? "," : ".") : undefined;
  const [left, right] = [a, b].map((text) => priceOf(text, sign));
  if (!whole || left === undefined || right === undefined || left === 0) return false;
  const off = Math.abs(left * right) - Math.abs(whole.value);
  return Math.abs(off) < 0.6 * 10 ** -whole.decimals;
}

/** Of "5/10.00", five for ten, what one is. */
function priceOf(text: string, sign?: "." | ","): number | undefined {
  const [, several, together] = /^(\d{1,3})\/(\d[\d.,]*)$/.exec(text) ?? [];
  if (several === undefined || together === undefined)
    return parseNumber(numberIn(text), sign)?.value;
  const value = parseNumber(together, sign)?.value;
  return value === undefined ? undefined : value / Number(several);
}

/** "2コ", "1,99 EUR/kg", ".05": their number. */
function numberIn(text: string): string {
  return /(?:(?<!\p{L})\.)?\d[\d.,']*/u.exec(text)?.[0] ?? text;
}
