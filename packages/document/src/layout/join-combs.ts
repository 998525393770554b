import type { Word } from "../model";
import { hull } from "./box";

/** So many signs, one in each box of a comb, are one word. */
const FEWEST = 4;
/** From box to box, in em, and how far a sign may stand from the middle of its box, as a share of that. */
const PITCH = [0.95, 1.65] as const;
const SHIFT = 0.16;

/**
 * Forms have a box for each letter or digit of a number, "V|E|L|5|1": signs by themselves, evenly apart. They are one word, whose `pitch` tells
 * nothing any more. `words` are those of a line, from left to right.
 */
export function joinCombs(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let from = 0; from < words.length; ) {
    const run = combAt(words, from);
    const [first] = run;
    if (first && run.length >= FEWEST && !isScale(run)) {
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

/** The signs from this word on that stand one pitch apart. */
function combAt(words: readonly Word[], from: number): Word[] {
  const run: Word[] = [];
  for (const word of words.slice(from)) {
    if (!/^[\p{Lu}\d]$/u.test(word.text)) break;
    const [first, last] = [run[0], run.at(-1)];
    if (first && last) {
      const step = middleOf(word) - middleOf(last);
      const mean = (middleOf(word) - middleOf(first)) / run.length;
      const isEven = Math.abs(step - mean) < SHIFT * mean;
      if (!isEven || mean < PITCH[0] * word.fontSize || mean > PITCH[1] * word.fontSize) break;
    }
    run.push(word);
  }
  return run;
}

const middleOf = ({ box }: Word): number => (box.x0 + box.x1) / 2;

/** "1 2 3 4 5" is to choose from. */
function isScale(run: readonly Word[]): boolean {
  return run.every(({ text }, at) => {
    const before = run[at - 1]?.text.codePointAt(0);
    return before === undefined || text.codePointAt(0) === before + 1;
  });
}
