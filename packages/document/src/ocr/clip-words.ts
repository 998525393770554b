import type { Word } from "../model";

/** Baselines of one line differ by less than this, and words overlap by no more, in em. */
const LEVEL = 0.3;
const OVERLAP = 0.3;

/** Words that claim the room of the words behind them on their line, cut back to where these begin. */
export function clipWords(words: readonly Word[]): Word[] {
  return words.map((word) => {
    const { box, fontSize } = word;
    const claimed = words.filter(
      (other) =>
        other !== word &&
        Math.abs(other.baseline - word.baseline) < LEVEL * fontSize &&
        other.box.x0 > box.x0 + OVERLAP * fontSize &&
        other.box.x0 < box.x1 - OVERLAP * fontSize,
    );
    if (claimed.length === 0) return word;
    return { ...word, box: { ...box, x1: Math.min(...claimed.map((other) => other.box.x0)) } };
  });
}
