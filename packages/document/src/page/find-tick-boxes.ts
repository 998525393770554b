import type { PdfPath } from "@inkform/raster/pdf-graphics";
import type { Box, Word } from "../model";
import { hullOf } from "./find-rules";
import { pageSettings as settings } from "./settings";

interface Shape {
  path: PdfPath;
  box: Box;
  chain: PdfPath["chains"][number];
}

/**
 * Small drawn squares and circles before or behind a text, as words of one sign: ☒ with something in them, else ☐. A letter
 * that stands in one is its tick.
 */
export function findTickBoxes(
  paths: readonly PdfPath[],
  words: readonly Word[],
): { boxes: Word[]; ticks: Set<Word> } {
  const shapes = paths
    .flatMap((path) => path.chains.map((chain) => ({ path, box: hullOf(chain), chain })))
    .filter(({ path }) => path.stroke !== null || path.fill !== null);
  const boxes: Word[] = [];
  const ticks = new Set<Word>();
  for (const { path, box, chain } of shapes) {
    if (path.stroke === null || chain.points.length < 4) continue;
    if (!isSquare(box) && !isLow(box)) continue;
    const text =
      textBeside(box, words) ?? (isInColumn(box, shapes) ? textBeside(box, words, FAR) : null);
    if (text && !isSquare(box) && !shapes.some((other) => isAlike(other.box, box))) continue;
    if (!text || boxes.some((known) => holds(known.box, box) || holds(box, known.box))) continue;
    if (isPunched(box, text, words) || isFeedHole(box, shapes, words)) continue;
    const letter = words.find((word) => holds(box, inkOf(word)) || isTypedOver(word, box));
    if (letter && !tick.test(letter.text)) continue;
    if (shapes.some((other) => isCellBeside(other.box, box))) continue;
    if (letter) ticks.add(letter);
    const inside = shapes.some(
      (other) =>
        (other.box !== box && isMarkIn(other.box, box) && holds(box, other.box)) ||
        isStrokeOver(other, box) ||
        blackens(other, box),
    );
    boxes.push(toBoxWord(box, inside || letter !== undefined, text));
  }
  return { boxes, ticks };
}

/** So many boxes of one size below each other are those of a list, whose texts stand up to so far from them, in em. */
const COLUMN = 3;
export const FAR = 24;

function isInColumn(box: Box, shapes: readonly Shape[]): boolean {
  const others = columnOf(box, shapes);
  return new Set(others.map((other) => Math.round(other.top))).size >= COLUMN - 1;
}

/** The others of its size above and below it. */
const columnOf = (box: Box, shapes: readonly Shape[]): Box[] =>
  shapes
    .filter(
      (other) =>
        isAlike(other.box, box) && Math.abs(other.box.x0 - box.x0) < 0.1 * (box.x1 - box.x0),
    )
    .map((other) => other.box);

/** A box as a word of one sign on the line of its text. */
export function toBoxWord(box: Box, ticked: boolean, text: Word): Word {
  return {
    text: ticked ? "☒" : "☐",
    box,
    baseline: text.baseline,
    fontSize: text.fontSize,
    bold: text.bold,
    spaceBefore: true,
    confidence: 1,
    source: text.source,
  };
}

/** A hole to file the sheet by: in the margin, left of all that is printed, and not close to its line. */
function isPunched(box: Box, { box: text, fontSize }: Word, words: readonly Word[]): boolean {
  return text.x0 - box.x1 > MARGIN * fontSize && words.every((word) => word.box.x0 > box.x1);
}

const MARGIN = 1.5;

/** A hole that a printer feeds its paper by: in a column right of all that is printed, which begins above that and ends below it. */
function isFeedHole(box: Box, shapes: readonly Shape[], words: readonly Word[]): boolean {
  if (words.some((word) => word.box.x1 > box.x0)) return false;
  const column = columnOf(box, shapes);
  const [top, bottom] = [
    Math.min(...column.map((other) => other.top)),
    Math.max(...column.map((other) => other.bottom)),
  ];
  return words.every((word) => word.box.top > top && word.box.bottom < bottom);
}

/** Painted out, within the frame or together with it. */
function blackens({ path, box: area }: { path: PdfPath; box: Box }, box: Box): boolean {
  const side = box.x1 - box.x0;
  const isDark = path.fill?.every((part) => part < settings.darkLevel) ?? false;
  return isDark && holds(area, box) && area.x1 - area.x0 < 1.5 * side;
}

/** A pen does not keep to the box: slanting strokes no larger than twice the box, whose middle it holds. */
function isStrokeOver({ path, box: mark, chain }: Shape, box: Box): boolean {
  const { points } = chain;
  const [first, last] = [points[0], points.at(-1)];
  if (path.stroke === null || !first || !last || points.length > MOST_STROKES) return false;
  const side = box.x1 - box.x0;
  const isSlanting = points.some(({ x, y }, at) => {
    const before = points[at - 1];
    const [across, down] = [Math.abs(x - (before?.x ?? x)), Math.abs(y - (before?.y ?? y))];
    return Math.min(across, down) > 0.25 * side;
  });
  const isOpen = Math.hypot(first.x - last.x, first.y - last.y) > 0.25 * side;
  const [x, y] = [(mark.x0 + mark.x1) / 2, (mark.top + mark.bottom) / 2];
  const isWithin = x > box.x0 && x < box.x1 && y > box.top && y < box.bottom;
  const length = Math.max(mark.x1 - mark.x0, mark.bottom - mark.top);
  return isSlanting && isOpen && isWithin && length > 0.5 * side && length < 2 * side;
}

const MOST_STROKES = 6;

const tick = /^[xXvV✓✔✗✘√×╳レ]$/u;

/** Height of capitals and of small letters without ascenders, in em. */
const heights = { capital: 0.72, small: 0.55 } as const;

/** A tick need not stay within its box, only its middle. */
function isTypedOver(word: Word, box: Box): boolean {
  const ink = inkOf(word);
  const [x, y] = [(ink.x0 + ink.x1) / 2, (ink.top + ink.bottom) / 2];
  return tick.test(word.text) && x > box.x0 && x < box.x1 && y > box.top && y < box.bottom;
}

/** What is black of a letter: its font's box may be taller than the frame that it was typed into. */
function inkOf({ text, box, baseline, fontSize }: Word): Box {
  const height = fontSize * (text === "x" ? heights.small : heights.capital);
  return {
    ...box,
    top: Math.max(box.top, baseline - height),
    bottom: Math.min(box.bottom, baseline),
  };
}

/** Squares that touch are the cells of a comb for single letters; their sides may be lines of their own. */
function isCellBeside(other: Box, box: Box): boolean {
  const side = box.x1 - box.x0;
  const gap = Math.max(other.x0 - box.x1, box.x0 - other.x1);
  return (
    Math.abs(other.x1 - other.x0 - side) < 0.1 * side &&
    Math.abs(other.top - box.top) < 0.1 * side &&
    Math.abs(gap) < 0.25 * side
  );
}

function isSquare(box: Box): boolean {
  const [width, height] = [box.x1 - box.x0, box.bottom - box.top];
  return (
    Math.abs(width - height) <= settings.tickBoxLean * Math.max(width, height) &&
    width >= settings.tickBoxSide
  );
}

/** Forms have boxes that are lower than they are wide, several of one size. */
function isLow(box: Box): boolean {
  const [width, height] = [box.x1 - box.x0, box.bottom - box.top];
  return height < width && height > settings.tickBoxLow * width && height >= settings.tickBoxSide;
}

/** Another shape of the same size elsewhere, not the frame once more. */
function isAlike(other: Box, box: Box): boolean {
  const slack = 0.02 * (box.x1 - box.x0);
  const isSame = (side: "x" | "y") => {
    const length = ({ x0, x1, top, bottom }: Box) => (side === "x" ? x1 - x0 : bottom - top);
    return Math.abs(length(other) - length(box)) < slack;
  };
  return isSame("x") && isSame("y") && !holds(box, other);
}

/** The nearest text on the line of the box, of about its size, within so many em. */
export function textBeside(box: Box, words: readonly Word[], within = 2.5): Word | null {
  const side = Math.min(box.x1 - box.x0, box.bottom - box.top);
  const middle = (box.top + box.bottom) / 2;
  const near = words
    .filter((word) => !holds(box, inkOf(word)))
    .filter(
      ({ fontSize, baseline, box: word }) =>
        side > 0.4 * fontSize &&
        side < 1.7 * fontSize &&
        middle < baseline + 0.2 * fontSize &&
        middle > baseline - fontSize &&
        distance(word, box) < within * fontSize,
    )
    .sort((a, b) => distance(a.box, box) - distance(b.box, box));
  return near[0] ?? null;
}

function distance(a: Box, b: Box): number {
  return Math.max(a.x0 - b.x1, b.x0 - a.x1, 0);
}

function holds(outer: Box, inner: Box): boolean {
  const slack = 0.15 * (outer.x1 - outer.x0);
  return (
    inner.x0 >= outer.x0 - slack &&
    inner.x1 <= outer.x1 + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack
  );
}

/** Large enough to be meant, and not the frame once more. */
function isMarkIn(mark: Box, box: Box): boolean {
  const share =
    Math.max(mark.x1 - mark.x0, mark.bottom - mark.top) / Math.max(1e-6, box.x1 - box.x0);
  return share > 0.3 && share < 0.97;
}
