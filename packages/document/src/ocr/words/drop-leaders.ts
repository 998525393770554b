import { median } from "../../layout/box";
import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { piecesIn } from "../image/pieces-in";

/** So many points in a row lead the eye or wait to be written over; three are an omission. */
const FEWEST = 4;
/** The first of a row that a word ends with begins no further behind it, in em. */
const OWN = 0.1;
/** How far behind the word they are looked for, in em. */
const REACH = 3;
/** A point's side and the step from one to the next, in em. */
const POINT = [0.04, 0.26] as const;
const STEP = 0.65;
/** Steps of one row agree within this, in em. */
const UNEVEN = 0.12;
/** Points of one row stand on one level, within this, in em. */
const LEVEL = 0.12;

/** What readers make of a short line to write on. */
const LINE = /^_{1,2}$/;
const AT_LINE = /^_+(?=[\p{L}\d$#(])|(?<=[\p{L}\d.,)%])_+$/gu;

/** Takes off words the ends of the line that they are written on, and drops words that are such a line alone. */
export function dropLines(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    if (LINE.test(word.text)) return [];
    const text = word.text.replace(AT_LINE, "");
    if (text === word.text) return [word];
    const { x0, x1 } = word.box;
    const sign = (x1 - x0) / word.text.length;
    const before = word.text.indexOf(text);
    const from = x0 + before * sign;
    return [{ ...word, text, box: { ...word.box, x0: from, x1: from + text.length * sign } }];
  });
}

/**
 * Takes off the end of words the points that begin a row of leaders: the ink tells that more of them follow. What one reader made of nothing but such
 * points is dropped.
 */
export function dropLeaders(words: readonly Word[], image: GreyImage): Word[] {
  const usual = median(words.map(({ fontSize }) => fontSize));
  const kept = words.filter((word) => word.second !== "none" || !areLeaders(word, usual, image));
  return kept.map((word) => {
    const text = word.text.replace(/[.…]+$/, "");
    if (text === word.text || text === "" || !leadsOn(word, image)) return word;
    const wide = (word.box.x1 - word.box.x0) * (text.length / word.text.length);
    return { ...word, text, box: { ...word.box, x1: word.box.x0 + wide } };
  });
}

/** Points or short strokes at the foot of the line, and no ink as tall as letters and digits are. */
function areLeaders({ text, box }: Word, em: number, image: GreyImage): boolean {
  const pieces = piecesIn(image, box);
  const bottoms = pieces.map(({ bottom }) => bottom);
  return (
    /[\p{L}\d]/u.test(text) &&
    pieces.length > 1 &&
    pieces.every(({ top, bottom }) => bottom - top <= POINT[1] * em) &&
    Math.max(...bottoms) - Math.min(...bottoms) <= LEVEL * em
  );
}

function leadsOn({ box, baseline, fontSize: em }: Word, image: GreyImage): boolean {
  const part = {
    x0: box.x1 - em,
    x1: box.x1 + REACH * em,
    top: baseline - 0.3 * em,
    bottom: baseline + 0.2 * em,
  };
  const points = piecesIn(image, part)
    .filter((piece) => isPoint(piece, em) && piece.top > part.top)
    .toSorted((a, b) => a.x0 - b.x0);
  // A point of the word's own stands off from the row.
  const isOwn = (point: Box | undefined) => point !== undefined && point.x0 <= box.x1 + OWN * em;
  let run = 1;
  for (let at = 1; at < points.length; at++) {
    const [last, next] = [points[at - 1], points[at]] as [Box, Box];
    const before = points[at - 2];
    const step = next.x0 - last.x0;
    const isEven = run < 2 || !before || Math.abs(step - (last.x0 - before.x0)) < UNEVEN * em;
    const isLevel = Math.abs(next.bottom - last.bottom) < LEVEL * em;
    run = isEven && isLevel && step < STEP * em ? run + 1 : 1;
    if (run >= FEWEST && isOwn(points[at - run + 1])) return true;
  }
  return false;
}

function isPoint({ x0, x1, top, bottom }: Box, em: number): boolean {
  const [width, height] = [(x1 - x0) / em, (bottom - top) / em];
  return width >= POINT[0] && width <= POINT[1] && height >= POINT[0] && height <= POINT[1];
}
