import { editDistance, isCjk } from "../text/fold";
import { isMisread } from "./is-misread";
import type { Entry, Index } from "./phrases";

/** The phrases of an index by length, each with the set of its signs: most are ruled out without a distance. */
const byLength = new WeakMap<object, Map<number, { phrase: string; signs: number }[]>>();

function phrasesOf(index: Index<string>, length: number): { phrase: string; signs: number }[] {
  let lengths = byLength.get(index);
  if (!lengths) {
    lengths = new Map();
    for (const phrase of index.keys()) {
      const same = lengths.get(phrase.length) ?? [];
      same.push({ phrase, signs: signsOf(phrase) });
      lengths.set(phrase.length, same);
    }
    byLength.set(index, lengths);
  }
  return lengths.get(length) ?? [];
}

function signsOf(text: string): number {
  let signs = 0;
  for (let at = 0; at < text.length; at++) signs |= 1 << (text.charCodeAt(at) % 31);
  return signs;
}

function countBits(signs: number): number {
  let count = 0;
  for (let rest = signs; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Allowed slips grow with the phrase: one from five signs (three in CJK), two from ten, three from 16. */
export function nearest<Key>(
  index: Index<Key>,
  form: string,
): { entry: Entry<Key>; score: number } | null {
  const limit =
    form.length >= 16 ? 3 : form.length >= 10 ? 2 : form.length >= (isCjk(form) ? 3 : 5) ? 1 : 0;
  if (limit === 0) return null;
  const signs = signsOf(form);
  const shortest = isCjk(form) ? 3 : 5;
  let best: { entry: Entry<Key>; score: number } | null = null;
  for (
    let length = Math.max(shortest, form.length - limit);
    length <= form.length + limit;
    length++
  ) {
    for (const { phrase, signs: others } of phrasesOf(index as unknown as Index<string>, length)) {
      if (countBits(signs ^ others) > 2 * limit) continue;
      if (!isMisread(form, phrase)) continue;
      const distance = editDistance(form, phrase, limit);
      const entry = distance > limit ? undefined : index.get(phrase)?.[0];
      const score = 1 - distance / phrase.length;
      if (entry && score > (best?.score ?? 0.75)) best = { entry, score };
    }
  }
  return best;
}
