import type { Word } from "../../model";
import { marksBetween } from "./marks-between";

const ALONE = /^[・·]$/;
const LAST = /(?<=[\u3040-\u9fff])[・·]$/;
const IDEOGRAPHIC = /[\u3040-\u30fa\u30fc-\u9fff]/;
const LETTER = /\p{L}/u;

/** What a dot parts stands no further from it, in em, and as far on one side as on the other but for so much. */
const NEAR = 1.8;
const UNEVEN = 0.6;

/** So surely a reader sees a dot that is no speck. */
const SURE = 0.7;

/** Words seen in pixels without specks that look like middle dots: those stay that part two texts next to each other on a line, one of them in ideographs or kana, or both in letters or figures and as close to one as to the other. */
export function withoutStrayDots(words: readonly Word[]): Word[] {
  const marks = marksBetween(words);
  return words.flatMap((word, i) => {
    if (word.source === "pdf") return [word];
    const next = words[i + 1];
    if (ALONE.test(word.text)) {
      return marks.has(word) || parts(word, words[i - 1], next) ? [word] : [];
    }
    if (!LAST.test(word.text) || leadsTo(word, next)) return [word];
    return [{ ...word, text: word.text.replace(LAST, "") }];
  });
}

function parts(dot: Word, before: Word | undefined, next: Word | undefined): boolean {
  if (!before || !next || dot.confidence < SURE) return false;
  const around = [before.text.slice(-1), next.text.slice(0, 1)];
  if (!around.every((sign) => LETTER.test(sign))) return false;
  if (!around.some((sign) => IDEOGRAPHIC.test(sign)) || !isLevel(before, next)) return false;
  const gap = (dot.box.x0 - before.box.x1) / before.fontSize;
  const behind = (next.box.x0 - dot.box.x1) / next.fontSize;
  return gap > -UNEVEN && gap < NEAR && Math.abs(behind - gap) < UNEVEN && leadsTo(dot, next);
}

function leadsTo(word: Word, next: Word | undefined): boolean {
  if (!next || !LETTER.test(next.text.slice(0, 1)) || !isLevel(word, next)) return false;
  const gap = (next.box.x0 - word.box.x1) / next.fontSize;
  return gap > -UNEVEN && gap < NEAR;
}

const isLevel = (word: Word, next: Word): boolean =>
  Math.abs(word.baseline - next.baseline) < 0.4 * next.fontSize;
