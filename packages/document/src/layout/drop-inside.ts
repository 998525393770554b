import type { Word } from "../model";
import { overlapX, overlapY } from "./box";

/** A word lies in another with such shares of its width and height at least, which has so many signs more and was read as surely. */
const WITHIN = { wide: 0.7, tall: 0.5 } as const;
const LONGER = 2;

/** Words seen on pixels without those that lie in a longer one: the same ink, or a speck in it, read once more. */
export function dropInside(words: readonly Word[]): Word[] {
  return words.filter((word) => !words.some((other) => liesIn(word, other)));
}

function liesIn(word: Word, other: Word): boolean {
  if (word.source !== "ocr" || other.source !== "ocr" || /[☐☒]/.test(word.text)) return false;
  if (other.text.length < word.text.length + LONGER || other.confidence < word.confidence)
    return false;
  const { box } = word;
  return (
    overlapX(box, other.box) > WITHIN.wide * (box.x1 - box.x0) &&
    overlapY(box, other.box) > WITHIN.tall * (box.bottom - box.top)
  );
}
