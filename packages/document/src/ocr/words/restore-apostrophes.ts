import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import type { Model } from "../readers/model-data";
import { apostropheOf } from "./apostrophe-of";
import { around, footOf, isTall } from "./foot-marks";
import { isPrinted } from "./printed-words";

/** Letters, and what may end them. */
const WORD = /^\p{L}{3,}(?=[.,:;]?$)/u;
/** An apostrophe's sides, in em, and how far above the line it ends at least. */
const WIDE = [0.04, 0.22] as const;
const HIGH = [0.13, 0.38] as const;
const ABOVE = 0.3;
/** A letter reaches so far over it at most, in em, in slanted type; over its dot or accent it reaches wholly. */
const OVER = 0.03;
/** Two letters that touch are wider than this, in em. */
const LETTER = 0.6;

/** Words that no list of the language has or about which two readers differ, with the apostrophe between two letters that readers left out: "Q'ty". */
export function restoreApostrophes(words: readonly Word[], image: GreyImage, model: Model): Word[] {
  const apostrophe = apostropheOf(words);
  return words.map((word) => {
    const [letters] = WORD.exec(word.text) ?? [];
    const isAgreed = word.second === "agrees" || word.second === undefined;
    if (!letters || (isAgreed && isPrinted(model, letters))) return word;
    const at = apostropheIn(word, letters.length, image);
    if (at === null) return word;
    return { ...word, text: word.text.slice(0, at) + apostrophe + word.text.slice(at) };
  });
}

/** Behind how many of a word's letters an apostrophe stands alone, where each of them, or the first before it, is one piece of ink. */
function apostropheIn(word: Word, count: number, image: GreyImage): number | null {
  const em = word.fontSize;
  const pieces = around(word, word.box.x0, word.box.x1, image);
  const letters = pieces.filter((piece) => isTall(piece, em));
  if (letters.length > count) return null;
  const foot = footOf(letters, em);
  const isBetween = (value: number, [least, most]: readonly [number, number]) =>
    value >= least * em && value <= most * em;
  const isAlone = (mark: Box) =>
    letters.every(
      (letter) => Math.min(letter.x1, mark.x1) - Math.max(letter.x0, mark.x0) <= OVER * em,
    );
  const marks = pieces.filter(
    (piece) =>
      isBetween(piece.x1 - piece.x0, WIDE) &&
      isBetween(piece.bottom - piece.top, HIGH) &&
      foot - piece.bottom >= ABOVE * em &&
      isAlone(piece),
  );
  const [mark] = marks;
  if (marks.length !== 1 || !mark) return null;
  const before = letters.filter(({ x0 }) => x0 < mark.x0);
  const [first] = before;
  const isFirst = before.length === 1 && first && first.x1 - first.x0 <= LETTER * em;
  const isTold = letters.length === count || (isFirst && letters.length > 1);
  return isTold && before.length > 0 && before.length < count ? before.length : null;
}
