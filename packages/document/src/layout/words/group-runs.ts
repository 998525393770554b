import type { Word } from "../../model";

/** Groups of one number stand no further apart than this, in em. */
const GAP = 0.8;

/** The words of a line in runs: those that `isGroup` says are groups of a number, near to each other, together, and every other by itself. */
export function groupRuns(words: readonly Word[], isGroup: (word: Word) => boolean): Word[][] {
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isGroup(last) && isGroup(word) && areNear(last, word)) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

const areNear = (left: Word, right: Word): boolean =>
  right.box.x0 - left.box.x1 < GAP * Math.max(left.fontSize, right.fontSize);
