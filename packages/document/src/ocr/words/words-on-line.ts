import type { Word } from "../../model";

/** Baselines of words on one line differ by less than this, in em of the first. */
const LEVEL = 0.3;

export function areLevel(word: Word, other: Word): boolean {
  return Math.abs(other.baseline - word.baseline) < LEVEL * word.fontSize;
}

/** The word behind one on its line, no further from its end than `near`, in em. */
export function nextOnLine(word: Word, words: readonly Word[], near: number): Word | undefined {
  return words.find((other) => {
    const gap = Math.abs(other.box.x0 - word.box.x1) / word.fontSize;
    return other !== word && gap < near && other.box.x0 > word.box.x0 && areLevel(word, other);
  });
}
