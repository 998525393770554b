import { anyCoins, type NumberWords, numberWords } from "../lexicon/number-words";
import { fold } from "./fold";
import type { PrintedNumber } from "./number";

/** An amount in words. `isMoney`: coins or a word such as "only" say that it is one. */
export interface SpelledNumber extends PrintedNumber {
  isMoney: boolean;
}

type Word =
  | { role: "number" | "scale" | "digits"; value: number }
  | { role: "join" | "coin" | "small" | "around" };

const vocabularies = numberWords.map(vocabularyOf);
const labels = numberWords.flatMap((words) => listed(words.labels));

/** True where a label asks for an amount in words. */
export function asksForWords(label: string): boolean {
  const form = ` ${fold(label)} `;
  return labels.some((phrase) =>
    /\p{Script=Han}/u.test(phrase) ? form.includes(phrase) : form.includes(` ${phrase} `),
  );
}

/**
 * Reads an amount spelled out in any language of `lexicon/number-words.ts`: "one hundred and five dollars and 20/100", "hai trăm nghìn đồng
 * chẵn". Hundredths in words, in digits behind the coin, or as a fraction.
 *
 * @returns null where a word is no part of an amount, where a lone number has no coin, or where two languages read different ones
 */
export function parseSpelled(text: string): SpelledNumber | null {
  if (text.length > longest) return null;
  const fraction = /(\d{1,2}|no|xx)\s*\/\s*100(?!\d)|\/\s*(\d{2})(?!\d)/i.exec(text);
  const hundredths = fraction ? Number(fraction[1] ?? fraction[2]) || 0 : null;
  const form = fold(fraction ? text.replace(fraction[0], " ") : text);
  const read = vocabularies.flatMap((vocabulary) => {
    const words = wordsIn(form, vocabulary);
    return words ? (amountOf(words, hundredths) ?? []) : [];
  });
  const [first] = read;
  return first && read.every(({ value }) => value === first.value) ? first : null;
}

const longest = 300;

function listed(list: string): string[] {
  return list.split(" | ").filter((entry) => entry !== "");
}

function vocabularyOf(words: NumberWords): Map<string, Word> {
  const vocabulary = new Map<string, Word>();
  for (const join of listed(words.joins)) vocabulary.set(join, { role: "join" });
  for (const coin of [...listed(anyCoins), ...listed(words.coins)])
    vocabulary.set(coin, { role: "coin" });
  for (const small of listed(words.small)) vocabulary.set(small, { role: "small" });
  for (const around of listed(words.around)) vocabulary.set(around, { role: "around" });
  for (const role of ["number", "scale"] as const)
    for (const entry of listed(words[`${role}s`])) {
      const [word = "", value] = entry.split("=");
      vocabulary.set(word, { role, value: Number(value) });
    }
  return vocabulary;
}

/** The words of a folded text, longest first; German, Dutch, Italian and ideographs are written in one. */
function wordsIn(form: string, vocabulary: ReadonlyMap<string, Word>): Word[] | null {
  const longestWord = Math.max(...[...vocabulary.keys()].map((word) => word.length));
  const dead = new Set<number>();
  const from = (at: number): Word[] | null => {
    if (at >= form.length) return [];
    if (form[at] === " ") return from(at + 1);
    if (dead.has(at)) return null;
    const digits = /^\d{1,2}(?!\d)/.exec(form.slice(at))?.[0];
    const rest = digits ? from(at + digits.length) : null;
    if (digits && rest) return [{ role: "digits", value: Number(digits) }, ...rest];
    for (let length = longestWord; length > 0; length--) {
      const word = vocabulary.get(form.slice(at, at + length));
      const tail = word ? from(at + length) : null;
      if (word && tail) return [word, ...tail];
    }
    dead.add(at);
    return null;
  };
  return from(0);
}

/** Numbers before the coin are whole, those behind it, or behind the name of the small one, hundredths. */
function amountOf(words: readonly Word[], fraction: number | null): SpelledNumber | null {
  const whole: number[] = [];
  const small: number[] = [];
  let part = whole;
  for (const word of words) {
    if (word.role === "number" && !follows(part.at(-1), word.value)) return null;
    // "… dollars and 45 cents", but "45 dollars" is not spelled out.
    if (word.role === "digits" && (part === whole || part.length > 0)) return null;
    if (word.role === "number" || word.role === "digits") part.push(word.value);
    else if (word.role === "scale") multiply(part, word.value);
    else if ((word.role === "coin" || word.role === "small") && whole.length > 0) part = small;
  }
  const isMoney = words.some(({ role }) => role === "coin" || role === "around");
  const isLone = words.filter(({ role }) => role === "number" || role === "scale").length < 2;
  if (whole.length === 0 || (isLone && !isMoney) || (fraction !== null && small.length > 0))
    return null;
  const hundredths = fraction ?? (small.length > 0 ? sumOf(small) : null);
  if (hundredths !== null && hundredths > 99) return null;
  return {
    value: sumOf(whole) + (hundredths ?? 0) / 100,
    decimals: hundredths === null ? 0 : 2,
    isMoney,
  };
}

/** Numbers grow smaller, but for the units that German and Dutch say before the tens. */
function follows(last: number | undefined, value: number): boolean {
  return !last || last > value || (last < 10 && value < 100 && value % 10 === 0);
}

/** What a scale is said of are the numbers below it that stand before it; by itself it is said once. */
function multiply(part: number[], scale: number): void {
  let times: number | null = null;
  while (part.length > 0 && (part.at(-1) ?? 0) < scale) times = (times ?? 0) + (part.pop() ?? 0);
  part.push((times ?? 1) * scale);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
