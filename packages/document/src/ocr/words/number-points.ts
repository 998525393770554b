import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { withFirstPoint } from "./first-points";
import { around, footOf, isTall, markOf } from "./foot-marks";

/** A number of which some points were read; among digits alone, of a code, a speck is none. */
const NUMBER = /^\d+(?:\.\d+)+$/;

/** The points of a number that a second reader left out, "2102.25" where the ink has "21.02.25", "0264" where it has ".0264". */
export function withNumberPoints(word: Word, image: GreyImage): Word {
  if (word.second !== "overrules") return word;
  return NUMBER.test(word.text) ? withInnerPoints(word, image) : withFirstPoint(word, image);
}

function withInnerPoints(word: Word, image: GreyImage): Word {
  const em = word.fontSize;
  const pieces = around(word, word.box.x0, word.box.x1, image);
  const digits = pieces.filter((piece) => isTall(piece, em));
  const read = word.text.split(".");
  const signs = read.join("");
  if (digits.length !== signs.length) return word;
  const foot = footOf(digits, em);
  const points = pieces.filter((piece) => markOf(piece, foot, em) === ".");
  const isBehind = (digit: Box, next: Box | undefined) =>
    next && points.some((point) => point.x0 >= digit.x1 && point.x1 <= next.x0);
  const seen = [...signs].map((sign, i) =>
    isBehind(digits[i] as Box, digits[i + 1]) ? `${sign}.` : sign,
  );
  const text = seen.join("");
  return hasAll(text, read) ? { ...word, text } : word;
}

/** Whether a number has points wherever those parts of it that were read end. */
function hasAll(text: string, read: readonly string[]): boolean {
  const ends = (parts: readonly string[]) =>
    parts.slice(0, -1).map((_, i) => parts.slice(0, i + 1).join("").length);
  const seen = new Set(ends(text.split(".")));
  return ends(read).every((end) => seen.has(end));
}
