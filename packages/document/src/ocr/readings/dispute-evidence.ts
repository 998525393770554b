import type { Model } from "../readers/model-data";
import { isPrinted } from "../words/printed-words";
import { composed, type Part } from "./disputes";
import { CJK } from "./judge-reading";
import { bareSigns } from "./plain-signs";
import type { PageReadings, ReadTwice } from "./read-twice";
import { signClass } from "./sign-classes";
import { scriptOf, shapeOf } from "./sign-kinds";

/** What is known of a place that two readers see differently; what is not known is UNKNOWN. */
export const disputeNames = [
  "secondLeast",
  "secondWord",
  "secondMean",
  "rival",
  "confidence",
  "decided",
  "firstLength",
  "secondLength",
  "firstClass",
  "secondClass",
  "firstShape",
  "secondShape",
  "before",
  "behind",
  "place",
  "wordBefore",
  "wordBehind",
  "sameLetters",
  "sameCase",
  "firstMarked",
  "secondMarked",
  "firstListed",
  "secondListed",
  "firstElsewhere",
  "secondElsewhere",
  "firstOdd",
  "secondOdd",
  "firstFits",
  "secondFits",
  "doubled",
  "signs",
  "disputes",
  "digits",
  "capitals",
  "pixels",
  "pageAgreed",
  "spells",
  "firstScript",
  "secondScript",
  "firstBeside",
  "secondBeside",
] as const;

export type DisputeName = (typeof disputeNames)[number];
export type DisputeEvidence = Record<DisputeName, number>;

export const UNKNOWN = -9;

/** More words alike tell no more. */
const MANY = 3;
const MARKED = /[\u00c0-\u024f\u1e00-\u1eff]/;
/** A small letter behind capitals, or a capital among small letters. */
const ODD = /\p{Lu}{2}\p{Ll}|\p{Ll}\p{Lu}/u;
/** Widths of signs in common proportional type, in em. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[MWmw@%—]/, 0.85],
  [/\p{Lu}|[&–+=]/u, 0.66],
  [/[iljtfIr|!.,:;'’()[\]/-]/, 0.3],
  [/./, 0.54],
];

/** A word of a text, and what is known of its page. */
export interface Asked {
  text: readonly ReadTwice[];
  spells: boolean;
  at: number;
  page: PageReadings;
  model: Model;
}

/** The evidence for what the second reader saw, for each dispute of a word; `choices` is how it was decided. */
export function disputeEvidence(
  { text, spells, at: index, page, model }: Asked,
  parts: readonly Part[],
  choices: readonly boolean[],
): DisputeEvidence[] {
  const word = text[index] as ReadTwice;
  const probabilities = word.signs.map(({ probability }) => probability);
  const same = parts.flatMap(({ first, isSame }) => (isSame ? first : []));
  const share = (signs: RegExp) =>
    same.length === 0 ? UNKNOWN : same.filter((sign) => signs.test(sign)).length / same.length;
  const whole = {
    secondWord: Math.min(1, ...probabilities),
    secondMean:
      probabilities.reduce((sum, one) => sum + one, 0) / Math.max(1, probabilities.length),
    confidence: word.confidence,
    signs: [...word.first].length,
    disputes: choices.length,
    digits: share(/\d/),
    capitals: share(/\p{Lu}/u),
    pixels: word.fontSize,
    pageAgreed: page.agreed,
    spells: Number(spells),
    wordBefore: signClass([...(text[index - 1]?.decided ?? "")].at(-1)),
    wordBehind: signClass([...(text[index + 1]?.decided ?? "")][0]),
  };
  const places = parts.flatMap(({ isSame }, at) => (isSame ? [] : [at]));
  return places.map((at, k) => {
    const part = parts[at] as Part;
    const asSecond = composed(parts, choices.with(k, true));
    const asFirst = composed(parts, choices.with(k, false));
    const start = composed(parts.slice(0, at), choices).length;
    return {
      ...whole,
      ...signsOf(part, parts[at - 1], parts[at + 1]),
      decided: Number(choices[k]),
      place: at === 0 ? 0 : at === parts.length - 1 ? 2 : 1,
      ...meantBy("first", asFirst, start, part.first.length, word, page, model),
      ...meantBy("second", asSecond, start, part.second.length, word, page, model),
    };
  });
}

function signsOf({ first, second }: Part, before: Part | undefined, behind: Part | undefined) {
  const [a, b] = [first.join(""), second.map(({ text }) => text).join("")];
  const rivals = second.length === 1 ? (second[0]?.rivals ?? []) : [];
  const beside = [before?.second.at(-1), behind?.second[0]].flatMap(
    (sign) => sign?.probability ?? [],
  );
  const seen = second.length > 0 ? second.map(({ probability }) => probability) : beside;
  return {
    secondLeast: Math.min(1, ...seen),
    rival: rivals.find(({ text }) => text === a)?.probability ?? 0,
    firstLength: first.length,
    secondLength: second.length,
    firstClass: signClass(first[0]),
    secondClass: signClass(second[0]?.text),
    firstScript: scriptOf(first[0]),
    secondScript: scriptOf(second[0]?.text),
    firstShape: shapeOf(first[0]),
    secondShape: shapeOf(second[0]?.text),
    before: signClass(before?.first.at(-1)),
    behind: signClass(behind?.first[0]),
    sameLetters: Number(bareSigns(a) === bareSigns(b)),
    sameCase: Number(a.toLowerCase() === b.toLowerCase()),
    firstMarked: Number(MARKED.test(a)),
    secondMarked: Number(MARKED.test(b)),
    doubled: Number(first.length > 0 && first[0] === before?.first.at(-1)),
  };
}

function meantBy<By extends "first" | "second">(
  by: By,
  signs: readonly string[],
  start: number,
  length: number,
  word: ReadTwice,
  page: PageReadings,
  model: Model,
) {
  const text = signs.join("");
  const expected = signs.reduce((sum, sign) => sum + widthOf(sign), 0);
  const told = {
    Listed: listedAt(signs, start, length, model),
    Elsewhere: Math.min(MANY, page.counts.get(text) ?? 0),
    Odd: Number(ODD.test(text)),
    Beside: besideOf(signs, start, length, page),
    Fits: (word.width - expected) / Math.max(1, signs.length),
  };
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => [`${by}${name}`, value]),
  ) as Record<`${By}${keyof typeof told}`, number>;
}

const widthOf = (sign: string): number => WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? 0.54;

/** How often the page has a place in ideographs elsewhere with the signs on both sides of it; UNKNOWN in other scripts. */
function besideOf(
  signs: readonly string[],
  start: number,
  length: number,
  { eastern }: PageReadings,
): number {
  const around = signs.slice(Math.max(0, start - 1), start + length + 1).join("");
  if (!CJK.test(around) || [...around].length < 2) return UNKNOWN;
  return Math.min(MANY, eastern.split(around).length - 1);
}

/** The longest word of its language in which a place of a text in ideographs stands, in signs. */
function longestAt(signs: readonly string[], start: number, length: number, model: Model): number {
  for (let size = LONGEST; size > 1; size--)
    for (let from = start + length - size; from <= start; from++)
      if (from >= 0 && from + size <= signs.length)
        if (isPrinted(model, signs.slice(from, from + size).join(""))) return size;
  return 0;
}

const LONGEST = 4;

/** Whether the language has the letters that meet at a place as a word; UNKNOWN where fewer than two stand there. */
function listedAt(signs: readonly string[], start: number, length: number, model: Model): number {
  if (CJK.test(signs.slice(Math.max(0, start - 1), start + length + 1).join("")))
    return longestAt(signs, start, length, model);
  const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);
  let [from, to] = [start, start + length];
  if (!signs.slice(from, to).every(isLetter)) return UNKNOWN;
  while (isLetter(signs[from - 1])) from--;
  while (isLetter(signs[to])) to++;
  return to - from < 2 ? UNKNOWN : Number(isPrinted(model, signs.slice(from, to).join("")));
}
