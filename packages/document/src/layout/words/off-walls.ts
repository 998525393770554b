import type { Rule, Word } from "../../model";
import { median } from "../box";

/** What a reader makes of a piece of a wall: thin signs by themselves, or before a text, where no letter is meant. */
const THIN = /^[|¦[\]{}()iIlj1!:;.,'’‘"“”‚°·-]$/;
const BEFORE = /^[|¦[\]{}:;.,'’‘"“”‚°·]+(?=\p{L})/u;

/** Such a sign is no wider than this and stands no further from the middle of the wall, in em of the word; the wall runs along so much of it. */
const WIDE = 0.6;
const NEAR = 0.3;
const ALONG = 0.5;

/** What goes on beyond the end of a wall within this, in em of the page, is a piece of it, where no sign is so slender: its width over its height. */
const BEYOND = 1.6;
const SLENDER = 0.35;

/** Words whose boxes touch; the white that is left of a stretched one, and what a sign needs of it, in em. */
const TOUCHING = 0.1;
const WHITE = 0.5;
const ROOM = 0.45;

/** Words seen on pixels without what was left of the walls of a grid where these were wiped out. */
export function offWalls(words: readonly Word[], walls: readonly Rule[]): Word[] {
  const em = median(words.map(({ fontSize }) => fontSize));
  return words.flatMap((word) => {
    if (word.source === "ocr" && walls.some((wall) => goesOn(wall, word, em))) return [];
    const wall = word.source === "ocr" ? walls.find((one) => touches(word, one)) : undefined;
    if (!wall) return [endedAt(word, words, walls)];
    if (THIN.test(word.text) && word.box.x1 - word.box.x0 < WIDE * word.fontSize) return [];
    const [stroke = ""] = BEFORE.exec(word.text) ?? [];
    if (stroke === "") return [word];
    const x0 = Math.min(wall.box.x1 + 0.1 * word.fontSize, word.box.x1);
    return [{ ...word, text: word.text.slice(stroke.length), box: { ...word.box, x0 } }];
  });
}

/** A word wider than its signs, whose box a reader has stretched through a wall to the next word, ends at the wall. */
function endedAt(word: Word, words: readonly Word[], walls: readonly Rule[]): Word {
  const { box, fontSize, baseline } = word;
  const wall = word.source === "ocr" && walls.find((one) => runsThroughEnd(one, word));
  if (!wall) return word;
  const isTouched = words.some(
    (next) =>
      next !== word &&
      Math.abs(next.baseline - baseline) < 0.4 * fontSize &&
      Math.abs(next.box.x0 - box.x1) < TOUCHING * fontSize,
  );
  return isTouched ? { ...word, box: { ...box, x1: wall.box.x0 - TOUCHING * fontSize } } : word;
}

/** Whether a wall runs through the latter half of a word with white behind it, and with room before it for all its signs. */
function runsThroughEnd({ box: wall }: Rule, { box, text, fontSize }: Word): boolean {
  const along = Math.min(wall.bottom, box.bottom) - Math.max(wall.top, box.top);
  const room = (wall.x0 - box.x0) / [...text].length;
  return (
    along > ALONG * (box.bottom - box.top) &&
    wall.x0 > (box.x0 + box.x1) / 2 &&
    box.x1 - wall.x1 > WHITE * fontSize &&
    room > ROOM * fontSize
  );
}

/** Whether a word is a slender stroke above or below the wall, in line with it. */
function goesOn({ box: wall }: Rule, { box, text }: Word, em: number): boolean {
  const [width, height] = [box.x1 - box.x0, box.bottom - box.top];
  if ([...text].length > 1 || width > SLENDER * height) return false;
  const isInLine = box.x0 > wall.x0 - 0.1 * em && box.x1 < wall.x1 + 0.1 * em;
  const gap = Math.max(wall.top - box.bottom, box.top - wall.bottom);
  return isInLine && gap < BEYOND * em;
}

/** Whether the word begins on the wall. */
function touches({ box, fontSize }: Word, { box: wall }: Rule): boolean {
  const off = Math.abs((wall.x0 + wall.x1) / 2 - box.x0 - 0.1 * fontSize);
  const along = Math.min(wall.bottom, box.bottom) - Math.max(wall.top, box.top);
  return off < NEAR * fontSize && along > ALONG * (box.bottom - box.top);
}
