import type { Page, Word } from "../../model";
import { isCjk } from "../../text/fold";

/** A star, and what readers of pixels make of one. */
const STAR = /^[*＊]$/;
const SEEN = /^[*＊“”"'’]$/;
const QUOTED = /^[“”"'’‘]\p{L}/u;

/** So many questions of a form have the mark of what must be answered. */
const FEWEST = 3;
/** It stands so near behind them, in em of its word, and nothing so near behind it. */
const NEAR = 0.8;
const FREE = 1.2;
/** On a line with an amount a star may say how that is taxed. */
const AMOUNT = /\d[.,]\d{2,3}$/;

/** Without the stars behind the questions of a form that must be answered, "Surname *": no part of what is asked, and no answer. */
export function withoutRequiredMarks(page: Page): Page {
  const stars = page.words.filter(({ text, source }) =>
    (source === "ocr" ? SEEN : STAR).test(text),
  );
  const marks = new Set(stars.filter((star) => marksQuestion(star, page.words)));
  return marks.size < FEWEST
    ? page
    : { ...page, words: page.words.filter((word) => !marks.has(word)) };
}

function marksQuestion(star: Word, words: readonly Word[]): boolean {
  const level = words.filter(
    (word) => word !== star && Math.abs(word.baseline - star.baseline) < 0.5 * word.fontSize,
  );
  const isBefore = ({ text, box, fontSize }: Word) =>
    (/\p{L}[:：)）?？]?$/u.test(text) || isCjk(text.slice(-1))) &&
    box.x1 < star.box.x1 &&
    star.box.x0 - box.x1 < NEAR * fontSize;
  const isBehind = ({ box, fontSize }: Word) =>
    box.x0 > star.box.x0 && box.x0 - star.box.x1 < FREE * fontSize;
  // A quotation mark may close what another one opens.
  const isQuoted = !STAR.test(star.text) && level.some(({ text }) => QUOTED.test(text));
  const isTaxed = level.some(({ text }) => AMOUNT.test(text));
  return level.some(isBefore) && !level.some(isBehind) && !isTaxed && !isQuoted;
}
