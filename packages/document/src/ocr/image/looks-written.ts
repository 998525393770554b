import type { Component } from "./components";
import { findFan } from "./find-fan";
import { findLetters, letterHeight } from "./find-letters";
import type { GreyImage } from "./grey-image";
import { levelBackground } from "./level-background";

/** Writing is ink on paper: most pixels are about as bright as the commonest of them. A photograph has all greys. */
const LEAST_PAPER = 0.5;
/** Greys that count as the same paper on either side of the commonest. */
const PAPER_SPREAD = 24;
/** Writing and its heading bars blacken less of a sheet than this; the desk around a photographed one or a dark drawing, more. */
const MOST_INK = 0.2;
/** From so much darker than the paper on it is ink. */
const INK_DEPTH = 60;
/** Light signs on a dark ground are signs of screens and posters; papers are brighter than this. */
const DARKEST_PAPER = 110;
/** Fewer pieces of letters in a row are a caption, a scale or a name in a drawing. */
const LINE_LETTERS = 6;
/** Neighbours in a line are no farther apart than this, in heights of a letter: columns of a table, but not captions all over a drawing. */
const LINE_GAP = 12;
/** Feet of one line keep this near to one another, in heights of a letter. */
const LINE_DEPTH = 0.3;
/** A logo has one line or two, a stamp three. */
const LEAST_LINES = 4;
/** Measured at 150 dpi: scans have 0.7 of their pieces of letters and more on lines, drawings a third, photographs up to 0.68. */
const LEAST_ON_LINES = 0.6;
/** Lines of at least so many pieces are sentences or rows, not labels; they hold 0.42 and more of a scan's pieces, of a diagram's 0.34. */
const LONG_LINE = 12;
const LEAST_ON_LONG = 0.38;
/** Along its lines writing piles up 4 times as sharply as elsewhere and more, drawings by hand and photographs up to 2.3 times. */
const LEAST_SHARPNESS = 2.8;

/** Says whether a picture, of which these are the pixels, is ink on paper. */
export function hasPaper({ data }: GreyImage): boolean {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] as number) + 1;
  const paper = counts.indexOf(Math.max(...counts));
  const share = (from: number, to: number) =>
    counts.subarray(Math.max(0, from), to).reduce((sum, count) => sum + count, 0) / data.length;
  return (
    paper >= DARKEST_PAPER &&
    share(paper - PAPER_SPREAD, paper + PAPER_SPREAD + 1) >= LEAST_PAPER &&
    share(0, paper - INK_DEPTH) <= MOST_INK
  );
}

/** Says whether the ink of a page stands on several lines as letters do. */
export function hasLines(page: GreyImage): boolean {
  const letters = findLetters(levelBackground(page));
  const height = letterHeight(letters);
  if (height === null || letters.length < LEAST_LINES * LINE_LETTERS) return false;
  const middle = { x: page.width / 2, y: page.height / 2 };
  const { lean, sharpness } = findFan(letters, height, page, middle);
  if (sharpness < LEAST_SHARPNESS) return false;
  const lines = linesOf(letters, height, lean).filter((line) => line >= LINE_LETTERS);
  const shareFrom = (least: number) =>
    lines.reduce((sum, line) => sum + (line >= least ? line : 0), 0) / letters.length;
  return (
    lines.length >= LEAST_LINES &&
    shareFrom(LINE_LETTERS) >= LEAST_ON_LINES &&
    shareFrom(LONG_LINE) >= LEAST_ON_LONG
  );
}

/** How many letters stand on each run of feet at one height. */
function linesOf(letters: readonly Component[], height: number, slope: number): number[] {
  const rows = new Map<number, Component[]>();
  const depth = LINE_DEPTH * height;
  let row: { foot: number; letters: Component[] } | null = null;
  const feet = letters
    .map((letter) => ({ letter, foot: letter.bottom - ((letter.x0 + letter.x1) / 2) * slope }))
    .toSorted((a, b) => a.foot - b.foot);
  for (const { letter, foot } of feet) {
    if (row === null || foot - row.foot > depth) {
      row = { foot, letters: [] };
      rows.set(foot, row.letters);
    }
    row.letters.push(letter);
  }
  return [...rows.values()].flatMap((line) => runsOf(line, LINE_GAP * height));
}

function runsOf(line: readonly Component[], gap: number): number[] {
  const runs: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { x0, x1 } of line.toSorted((a, b) => a.x0 - b.x0)) {
    if (x0 - end > gap) runs.push(0);
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    end = Math.max(end, x1);
  }
  return runs;
}
