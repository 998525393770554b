import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { around, footOf, isTall, markOf } from "./foot-marks";

/** Digits behind a point, without the zero before it; tills print the minus of what they take off behind them. */
const DIGITS = /^\d{1,4}%?$|^\d{2}-$/;
/** Initials of which not all points were read: "PU.", "TC.R."; small ones are words unless one stands among them: "ca.p." */
const INITIALS =
  /^(?:(?=.*\p{Lu}{2})(?=.*\.)(?:\p{Lu}\.?){2,5}|(?=.*\p{Ll}{2})(?=.*\p{Ll}\.\p{Ll})(?:\p{Ll}\.?){3,4})$/u;
/** The word behind them, read without a space: "PU.NET". */
const BEHIND = /(?<=\p{Lu}{2}\.)\p{Lu}{2,}$/u;
/** There is one where the white behind their last point is wider than this, in em. */
const SPACE = 0.17;
/** The point stands this near to its digit, in em, at most; on a typewriter in the middle of its cell. */
const NEAR = 0.42;
/** What stands before it is this much further off: nothing, and no other point, within this many em. */
const FREE = 0.9;

/** The point before a decimal fraction that is printed without a zero, "450" where the ink has ".450". */
export function withFirstPoint(word: Word, image: GreyImage): Word {
  if (!DIGITS.test(word.text)) return word;
  const em = word.fontSize;
  const pieces = around(word, word.box.x0 - (NEAR + FREE) * em, word.box.x1, image);
  const digits = pieces.filter((piece) => isTall(piece, em) && piece.x1 > word.box.x0);
  const first = digits[0];
  if (!first) return word;
  const before = pieces.filter((piece) => piece.x1 <= first.x0);
  const mark = before.at(-1);
  if (!mark || before.length > 1 || first.x0 - mark.x1 > NEAR * em) return word;
  if (markOf(mark, footOf(digits, em), em) !== ".") return word;
  return { ...word, text: `.${word.text}`, box: { ...word.box, x0: mark.x0 } };
}

/** Initials with a word that was read as one with them. */
export const isBeforeWord = ({ text }: Word): boolean => INITIALS.test(text) && BEHIND.test(text);

/** The points between initials, of which a reader saw some. */
export function withInitialPoints(word: Word, image: GreyImage): Word {
  if (!INITIALS.test(word.text)) return word;
  const em = word.fontSize;
  const pieces = around(word, word.box.x0, word.box.x1, image);
  const letters = pieces.filter((piece) => isTall(piece, em));
  const signs = word.text.replaceAll(".", "");
  if (letters.length !== signs.length) return word;
  const foot = footOf(letters, em);
  // The point of an italic P stands below its bowl.
  const isBetween = (left: Box, right: Box | undefined) =>
    pieces.some(
      (piece) =>
        middle(piece) > middle(left) &&
        (!right || middle(piece) < middle(right)) &&
        markOf(piece, foot, em) === ".",
    );
  const [behind = ""] = BEHIND.exec(word.text) ?? [];
  const count = letters.length - behind.length;
  if (!letters.slice(0, count).every((letter, i) => isBetween(letter, letters[i + 1]))) return word;
  const initials = [...signs].slice(0, count).map((sign) => `${sign}.`);
  const next = letters[count];
  const last = pieces.findLast((piece) => next && piece.x1 <= next.x0);
  const isApart = next && last && next.x0 - last.x1 > SPACE * em;
  return { ...word, text: initials.join("") + (isApart ? " " : "") + behind };
}

const middle = ({ x0, x1 }: Box): number => (x0 + x1) / 2;
