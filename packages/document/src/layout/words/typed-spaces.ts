import type { Word } from "../../model";
import { withSeenFaces } from "../faces/seen-faces";
import { isAsTyped, typedPitchOf } from "../faces/seen-pitch";
import { partSpaced } from "./part-spaced";

/** A space is at least as wide as a letter; what is nearer than this share of one stands in the same word, … */
const NEAR = 0.6;
/** … and where a digit and a letter that fill their cells meet, this: between the faces of a line spaces are narrower than a typewriter's. */
const NEARER = 0.35;
const MEET = /^(?:\d\p{Ll}|\p{Ll}\d)$/u;

/** A space that readers see beside signs narrower than their cell: "6 - 10 - 63", "7 5", "2 e", "Nord – Ost". */
const SEEN =
  /(?<=[\d/.,€$-]|\d:) (?=[\d/.,:€$-])|(?<=^\d{1,3}) (?=\p{Ll}$)|(?<=\p{L}) (?=[–—-] ?\p{L})|(?<=\p{L} ?[–—-]) (?=\p{L})|(?<=^[–—-]) (?=\p{L})/gu;

/** Tills print what they count in narrower columns: "1" in front of "CIDER". */
const COUNT = /^\d{1,2}$/;
const NAME = /^\p{L}{3}/u;

/**
 * Lines of words seen on pixels with their faces, and without the spaces that typed signs seem to have between them: they stand in cells of
 * one width, which the narrow ones do not fill.
 */
export function withTypedSpaces(lines: readonly (readonly Word[])[]): Word[][] {
  const faced = withSeenFaces(lines.map((line) => line.flatMap(partSpaced)));
  const pitch = faced.flat().some(isTyped) ? typedPitchOf(lines.flat()) : undefined;
  if (pitch === undefined) return faced;
  const close = lines.map((line) => line.flatMap((word) => partSpaced(closed(word, pitch))));
  return withSeenFaces(close).map((line) => joinedIn(line, pitch).map(asTyped));
}

/** Typewriters have one dash, which readers take for a longer one where it stands by itself. */
function asTyped(word: Word): Word {
  return isTyped(word) ? { ...word, text: word.text.replace(/[–—]/g, "-") } : word;
}

function joinedIn(line: readonly Word[], pitch: number): Word[] {
  const joined: Word[] = [];
  for (const word of line) {
    const last = joined.at(-1);
    const areClose = last && ((isTyped(last) && isTyped(word)) || areDigits(last, word));
    const isCount = joined.length === 1 && COUNT.test(last?.text ?? "") && NAME.test(word.text);
    const whole = areClose && !isCount ? together(last, word, pitch) : null;
    if (whole) joined.splice(-1, 1, whole);
    else joined.push(word);
  }
  return joined;
}

/** Digits with less between them than any face leaves between words: few signs are seen in their face by chance. */
function areDigits(left: Word, right: Word): boolean {
  const gap = right.box.x0 - left.box.x1;
  const are = [left, right].every(({ text, source }) => source === "ocr" && DIGITS.test(text));
  return are && gap > 0 && gap < CLOSE * left.fontSize;
}
const DIGITS = /^\d{1,3}$/;
const CLOSE = 0.2;

const isTyped = ({ face, source }: Word): boolean => source === "ocr" && face === "typed";

function closed(word: Word, pitch: number): Word {
  const text = word.text.replace(SEEN, "");
  const isSeen = word.source === "ocr" && text !== word.text;
  return isSeen && isAsTyped({ text, box: word.box }, pitch) ? { ...word, text } : word;
}

function together(left: Word, right: Word, pitch: number): Word | null {
  // Letters of print may be as wide by chance.
  const areLetters = /(?:\p{L}|^[:：])$/u.test(left.text) && /^\p{L}/u.test(right.text);
  const near = MEET.test(left.text.slice(-1) + right.text.slice(0, 1)) ? NEARER : NEAR;
  if (areLetters || right.box.x0 - left.box.x1 >= near * pitch) return null;
  const text = left.text + right.text;
  const box = { ...left.box, x1: right.box.x1 };
  if (!isAsTyped({ text, box }, pitch)) return null;
  return { ...left, text, box, confidence: Math.min(left.confidence, right.confidence) };
}
