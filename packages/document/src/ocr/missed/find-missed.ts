import type { Box } from "../../model";
import { hasIdeographs, hullOf } from "../eastern/part-ideographs";
import type { Component } from "../image/components";
import type { OcrLine } from "../readers/tesseract";
import { ocrSettings } from "../settings";

/** Pieces of one text stand nearer than this, in em. */
const GAP = 0.6;
/** Nearer than this it is a part of a word, in em: no space is as narrow. */
const TOUCHING = 0.2;
/** A word of which letters with the white around them, in em, cover so much is dark enough as a whole. */
const BETWEEN = 0.12;
const WHOLE = 0.9;
/** Parts of one character lie over one another with less than this between them, in em. */
const STACK_GAP = 0.2;
/** Lower pieces are dots, dashes and specks, in em; taller ones no single line. */
const HEIGHT = [0.35, 2.5] as const;
/** More areas than this are a texture or a seal, not text that was missed. */
const MOST = 120;

/**
 * Areas with letters that no word covers: lone characters above all, which the engine takes for
 * specks when it looks for text on its own. Of a `doubted` word in which there is a letter, the whole. `em` in pixels.
 */
export function findMissed(
  letters: readonly Component[],
  lines: readonly OcrLine[],
  em: number,
  doubted: readonly Box[] = [],
): Box[] {
  const read = lines.flatMap(readBoxes);
  const left = letters.filter((letter) => !read.some((box) => covers(box, letter)));
  const begun = doubted.filter((box) => isLine(box, em) && isBegun(box, left, em));
  const loose = left.filter((letter) => !begun.some((box) => covers(box, letter)));
  const areas = withParts(begun, joinStacked(joinNeighbours(loose, em), em), em);
  return areas.filter((area) => isLine(area, em)).slice(0, MOST);
}

/** Some of its letters are dark enough to be found, but not all of it. */
function isBegun(box: Box, letters: readonly Box[], em: number): boolean {
  const own = letters.filter((letter) => covers(box, letter)).toSorted((a, b) => a.x0 - b.x0);
  let dark = 0;
  let end = box.x0;
  for (const { x0, x1 } of own) {
    const [from, to] = [Math.max(end, x0 - BETWEEN * em), Math.min(box.x1, x1 + BETWEEN * em)];
    dark += Math.max(0, to - from);
    end = Math.max(end, to);
  }
  return own.length > 0 && dark < WHOLE * (box.x1 - box.x0);
}

/** Those of the doubted words that are so pale that none of their letters is dark enough to be found. */
export function findPale(
  letters: readonly Component[],
  doubted: readonly Box[],
  em: number,
): Box[] {
  const pale = doubted.filter((box) => !letters.some((letter) => covers(box, letter)));
  return pale.filter((box) => isLine(box, em)).slice(0, MOST);
}

/** Words that hang together and that no reader saw, with the letters that touch them. */
export function findJoined(
  words: readonly Component[],
  letters: readonly Component[],
  lines: readonly OcrLine[],
  em: number,
): Box[] {
  const read = lines.flatMap(readBoxes);
  const isLeft = (one: Box) => !read.some((box) => covers(box, one));
  const own = words.filter(isLeft).slice(0, MOST);
  return withParts(own, letters.filter(isLeft), em).slice(0, own.length);
}

const isLine = ({ top, bottom }: Box, em: number): boolean =>
  bottom - top >= HEIGHT[0] * em && bottom - top <= HEIGHT[1] * em;

/** The words with what stands so close to them that it is a part of them, then the other areas. */
function withParts(words: readonly Box[], areas: readonly Box[], em: number): Box[] {
  const whole = words.map((word) => ({ ...word }));
  const others = areas.filter((area) => {
    const word = whole.find((one) => isBeside(one, area, TOUCHING * em));
    if (word) Object.assign(word, hullOf([word, area]));
    return !word;
  });
  return [...whole, ...others];
}

/** What a line has read: its words, or all of it where the words' places are uncertain. */
function readBoxes(line: OcrLine): Box[] {
  const boxes = line.words
    .filter((word) => word.text.trim() !== "" && word.confidence >= ocrSettings.leastConfidence)
    .map((word) => word.box);
  if (boxes.length === 0 || !hasIdeographs(line)) return boxes;
  return [hullOf(boxes)];
}

/**
 * Where the engine saw words that it does not believe, apart from those that were read: of pale print only some letters, or none, are dark enough to be
 * found. Among ideographs such words are shreds.
 */
export function findDoubted(lines: readonly OcrLine[]): Box[] {
  const read = lines.flatMap(readBoxes);
  return lines
    .flatMap(({ words }) => words)
    .filter((word) => word.text.trim() !== "" && word.confidence < ocrSettings.leastConfidence)
    .map((word) => word.box)
    .filter((box) => !read.some((other) => covers(other, box) || covers(box, other)));
}

function covers(word: Box, letter: Box): boolean {
  const x = (letter.x0 + letter.x1) / 2;
  const y = (letter.top + letter.bottom) / 2;
  return x >= word.x0 && x <= word.x1 && y >= word.top && y <= word.bottom;
}

/** Hulls of pieces that stand side by side at one height, from top to bottom. */
function joinNeighbours(letters: readonly Component[], em: number): Box[] {
  const areas: Box[] = [];
  for (const letter of letters.toSorted((a, b) => a.x0 - b.x0)) {
    const { x0, top, x1, bottom } = letter;
    const area = areas.findLast((other) => isBeside(other, letter, GAP * em));
    if (area === undefined) {
      areas.push({ x0, top, x1, bottom });
      continue;
    }
    area.x1 = Math.max(area.x1, x1);
    area.top = Math.min(area.top, top);
    area.bottom = Math.max(area.bottom, bottom);
  }
  return areas.toSorted((a, b) => a.top - b.top || a.x0 - b.x0);
}

/** Ideographs are made of parts over one another: nearer together than lines of writing are. */
function joinStacked(areas: readonly Box[], em: number): Box[] {
  const joined: Box[] = [];
  for (const area of areas) {
    const over = joined.findLast((other) => isUnder(area, other, STACK_GAP * em));
    if (over === undefined) joined.push({ ...area });
    else Object.assign(over, hullOf([over, area]));
  }
  return joined;
}

function isUnder(area: Box, over: Box, gap: number): boolean {
  const overlap = Math.min(area.x1, over.x1) - Math.max(area.x0, over.x0);
  const narrower = Math.min(area.x1 - area.x0, over.x1 - over.x0);
  return area.top - over.bottom <= gap && area.top >= over.top && overlap > narrower / 2;
}

function isBeside(area: Box, letter: Box, gap: number): boolean {
  const overlap = Math.min(area.bottom, letter.bottom) - Math.max(area.top, letter.top);
  const lower = Math.min(area.bottom - area.top, letter.bottom - letter.top);
  const apart = Math.max(letter.x0 - area.x1, area.x0 - letter.x1);
  return apart <= gap && overlap > lower / 2;
}
