import { spellings } from "../../lexicon/spellings";
import type { Rule, Word } from "../../model";
import { fold } from "../../text/fold";
import { standsBehind, standsBetween } from "../rules/walls";

/** Two ideographs set as wide as longer labels above and below them: "名　　称：", "合　　計". */
export function isSpreadLabel(left: Word, right: Word): boolean {
  const [, second = ""] = /^([\u4e00-\u9fff])(?:[:：].*)?$/su.exec(right.text) ?? [];
  if (!/^[\u4e00-\u9fff]$/.test(left.text) || second === "") return false;
  return spellings.has(fold(left.text + second));
}

/** Two ideographs at both ends of a cell, with nothing else in it, are a label set as wide as the others. */
export function fillsCell(words: readonly Word[], at: number, walls: readonly Rule[]): boolean {
  const [before, left, right, after] = [-2, -1, 0, 1].map((step) => words[at + step]);
  if (!left || !right || ![left, right].every(({ text }) => /^[\u4e00-\u9fff]$/.test(text)))
    return false;
  const isParted = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined &&
    other !== undefined &&
    walls.some((wall) => standsBetween(wall, one, other));
  const isFirst = before === undefined || isParted(before, left);
  // The last of its line ends its cell, too.
  const isLast =
    after === undefined ? walls.some((wall) => standsBehind(wall, right)) : isParted(right, after);
  return isFirst && isLast && !isParted(left, right);
}

/** So many ideographs at least, so far apart at most, in em, and alike but for this share, are one label set as wide as the longest. */
const SPREAD = { signs: 3, gap: 5, even: 0.2 } as const;

/** "工　事　名", "フ　リ　ガ　ナ": ideographs or kana by themselves, evenly apart. */
export function isSpreadOut(
  words: readonly Word[],
  at: number,
  walls: readonly Rule[],
  under: (word: Word) => Rule | undefined,
): boolean {
  const isSign = (word: Word | undefined) =>
    /^[\u3041-\u30fa\u4e00-\u9fff]$/.test(word?.text ?? "");
  const gapBefore = (i: number) => (words[i]?.box.x0 ?? 0) - (words[i - 1]?.box.x1 ?? 0);
  const own = gapBefore(at);
  const isStep = (i: number) =>
    isSign(words[i - 1]) &&
    isSign(words[i]) &&
    // What is written on a line is none of the label before it.
    under(words[i - 1] as Word) === under(words[i] as Word) &&
    Math.abs(gapBefore(i) - own) <= SPREAD.even * own &&
    !walls.some((wall) => standsBetween(wall, words[i - 1] as Word, words[i] as Word));
  if (!isStep(at) || own > SPREAD.gap * (words[at]?.fontSize ?? 0)) return false;
  let [first, last] = [at - 1, at];
  while (isStep(first)) first--;
  while (isStep(last + 1)) last++;
  return last - first + 1 >= SPREAD.signs;
}
