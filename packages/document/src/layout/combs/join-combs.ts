import type { Word } from "../../model";
import { hull } from "../box";
import { isScale } from "./join-in-combs";

/** So many signs, one in each box of a comb, are one word. */
const FEWEST = 4;
/** From box to box, in em, and how far a sign may stand from the middle of its box, as a share of that. */
const PITCH = [0.9, 1.65] as const;
const SHIFT = 0.16;
/** How wide a letter or digit is, in em. */
const SIGN = 0.45;

/**
 * Forms have a box for each letter or digit of a number, "V|E|L|5|1": signs by themselves, evenly apart. They are one word, whose `pitch` tells
 * nothing any more. `words` are those of a line, from left to right.
 */
export function joinCombs(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let from = 0; from < words.length; ) {
    const wide = combAt(words, from);
    const run = signsOf(wide) >= FEWEST ? wide : spreadAt(words, from);
    const [first] = run;
    if (
      first &&
      run.length > 1 &&
      signsOf(run) >= FEWEST &&
      !isScale(run.map(({ text }) => text))
    ) {
      joined.push({
        ...first,
        text: run.map(({ text }) => text).join(""),
        box: hull(run.map(({ box }) => box)),
        confidence: Math.min(...run.map(({ confidence }) => confidence)),
      });
      from += run.length;
    } else {
      joined.push(words[from] as Word);
      from += 1;
    }
  }
  return joined;
}

const signsOf = (run: readonly Word[]): number =>
  run.reduce((sum, { text }) => sum + [...text].length, 0);

/** Digits in boxes that are no wider than they need, told by the white between them: so many, all of it alike, in em. */
const SPREAD = { fewest: 8, gap: [0.12, 0.8], alike: 0.1 } as const;

/** The digits from this word on that stand evenly apart. */
function spreadAt(words: readonly Word[], from: number): Word[] {
  const run: Word[] = [];
  for (let at = from; at < words.length; at++) {
    const word = words[at] as Word;
    const last = run.at(-1);
    const [first, second] = run;
    const gap = last ? (word.box.x0 - last.box.x1) / word.fontSize : SPREAD.gap[0];
    const usual = first && second ? (second.box.x0 - first.box.x1) / word.fontSize : gap;
    const isEven =
      gap >= SPREAD.gap[0] && gap <= SPREAD.gap[1] && Math.abs(gap - usual) < SPREAD.alike;
    if (!/^\d$/.test(word.text) || !isEven) break;
    run.push(word);
  }
  return run.length < SPREAD.fewest ? [] : run;
}

/** The signs from this word on that stand one pitch apart; some of them may have been taken for a word. */
function combAt(words: readonly Word[], from: number): Word[] {
  const run: Word[] = [];
  const middles: number[] = [];
  for (let at = from; at < words.length; at++) {
    const word = words[at] as Word;
    const own = /^[\p{Lu}\d]+$/u.test(word.text) ? middlesOf(word) : [];
    if (own.length === 0 || !goOn(middles, own, word.fontSize)) break;
    run.push(word);
  }
  return run;
}

/** Whether the signs of the next word keep the pitch of those so far, which they are added to. */
function goOn(middles: number[], next: readonly number[], em: number): boolean {
  const [own = 0, second] = next;
  const before = middles.at(-1);
  // A word of print is as wide as a few boxes by chance, and its space wider than its letters.
  const pitch = second === undefined ? 0 : second - own;
  if (before !== undefined && pitch > 0 && own - before - pitch > 1.5 * SHIFT * pitch) return false;
  return next.every((middle) => {
    const [first = middle, last = middle] = [middles[0], middles.at(-1)];
    const mean = (middle - first) / Math.max(1, middles.length);
    const isEven = Math.abs(middle - last - mean) < SHIFT * mean;
    const isFirst = middles.push(middle) === 1;
    return isFirst || (isEven && mean >= PITCH[0] * em && mean <= PITCH[1] * em);
  });
}

/** Where the signs of a word have their middles, as far as its ends tell; none of a word whose signs stand closer than boxes let them. */
function middlesOf({ text, box, fontSize }: Word): number[] {
  const count = [...text].length;
  const sign = count === 1 ? box.x1 - box.x0 : SIGN * fontSize;
  const pitch = count === 1 ? 0 : (box.x1 - box.x0 - sign) / (count - 1);
  if (count > 1 && pitch < PITCH[0] * fontSize) return [];
  return Array.from({ length: count }, (_, at) => box.x0 + sign / 2 + at * pitch);
}
