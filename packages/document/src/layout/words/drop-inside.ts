import type { Word } from "../../model";
import { overlapX, overlapY } from "../box";

/** A word lies in another with such shares of its width and height at least, which has so many signs more and was read as surely. */
const WITHIN = { wide: 0.7, tall: 0.5 } as const;
const LONGER = 2;

/** Words seen on pixels without those that lie in a longer one, or in one of the same text: the same ink, or a speck in it, read once more. */
export function dropInside(words: readonly Word[]): Word[] {
  const seen = words.filter(({ source }) => source === "ocr");
  const isInside = (word: Word, at: number) =>
    !/[☐☒]/.test(word.text) &&
    seen.some((other, i) => other !== word && says(other, word, i < at) && liesIn(word, other));
  const dropped = new Set(seen.filter(isInside));
  return words.filter((word) => !dropped.has(word));
}

/** Says more, as surely, or the same, more surely or before. */
function says(other: Word, word: Word, isBefore: boolean): boolean {
  const surer = other.confidence - word.confidence;
  if (other.text === word.text) return surer > 0 || (surer === 0 && isBefore);
  return surer >= 0 && other.text.length >= word.text.length + LONGER;
}

const liesIn = ({ box }: Word, other: Word): boolean =>
  overlapX(box, other.box) > WITHIN.wide * (box.x1 - box.x0) &&
  overlapY(box, other.box) > WITHIN.tall * (box.bottom - box.top);
