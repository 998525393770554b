import type { Word } from "../../model";
import { isCjk } from "../../text/fold";

/** Middle dots that print puts between texts of one line; a bar seen on pixels is more often what is left of a rule. */
const DOT = "·";

/** They stand as far from one text as from the other but for so much, in em, and no further than so. */
const UNEVEN = 0.15;
const NEAR = { least: 0.05, most: 0.5 } as const;

/** So surely a reader sees a mark that is no speck, and one of a page that has several. */
const SURE = 0.7;
const AMONG_OTHERS = { least: 3, sure: 0.2 } as const;

/** "Mill Road 4 · Harlow": the words seen on pixels that are marks, each of which parts the two around it. */
export function marksBetween(words: readonly Word[]): Set<Word> {
  const marks = words.filter((word, i) => isBetween(word, words[i - 1], words[i + 1]));
  const sure = marks.filter(({ confidence }) => confidence >= SURE);
  if (sure.length < AMONG_OTHERS.least) return new Set(sure);
  return new Set(marks.filter(({ confidence }) => confidence >= AMONG_OTHERS.sure));
}

function isBetween(word: Word, before: Word | undefined, next: Word | undefined): boolean {
  if (word.text !== DOT || !before || !next) return false;
  const around = [before, next];
  const isText = ({ text, source, baseline, fontSize }: Word) =>
    source === "ocr" &&
    /[\p{L}\d]/u.test(text) &&
    !isCjk(text) &&
    Math.abs(baseline - word.baseline) < 0.2 * fontSize &&
    Math.max(fontSize, word.fontSize) < 1.2 * Math.min(fontSize, word.fontSize);
  if (!around.every(isText)) return false;
  const gaps = [word.box.x0 - before.box.x1, next.box.x0 - word.box.x1].map(
    (gap) => gap / word.fontSize,
  );
  return Math.min(...gaps) > NEAR.least && Math.max(...gaps) < NEAR.most && isEven(gaps);
}

const isEven = (gaps: readonly number[]): boolean => Math.max(...gaps) - Math.min(...gaps) < UNEVEN;
