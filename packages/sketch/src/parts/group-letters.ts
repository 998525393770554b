import type { SeenBox } from "../seen";
import type { Component } from "../strokes/label-components";
import { type LetterShape, turnBox } from "./letter-shapes";
import { parting } from "./settings";

/** A component that may be part of writing; its box as the writing runs: along it to the right. */
export interface Glyph {
  component: Component;
  shape: LetterShape;
  box: SeenBox;
  /** Joins no line of the drawing. */
  alone: boolean;
}

export interface Row {
  id: number;
  members: Glyph[];
  /** Signs that stand for themselves: what makes it a line of writing. */
  letters: number;
  /** From sign to sign along it, on average; 0 where there is but one. */
  gap: number;
}

/** The glyph as it stands in upright writing. */
export function turnGlyph(glyph: Glyph): Glyph {
  return { ...glyph, box: turnBox(glyph.box) };
}

/** For each glyph the row it stands in. */
export function groupLetters(glyphs: readonly Glyph[], height: number): Row[] {
  const parent = glyphs.map((_, k) => k);
  const root = (k: number): number => {
    let r = k;
    while (parent[r] !== r) r = parent[r] as number;
    parent[k] = r;
    return r;
  };
  for (let i = 0; i < glyphs.length; i += 1) {
    for (let j = i + 1; j < glyphs.length; j += 1) {
      if (beside(glyphs[i] as Glyph, glyphs[j] as Glyph, height)) parent[root(i)] = root(j);
    }
  }
  const rows = new Map<number, Row>();
  glyphs.forEach((glyph, k) => {
    const id = root(k);
    const row = rows.get(id) ?? { id, members: [], letters: 0, gap: 0 };
    row.members.push(glyph);
    rows.set(id, row);
  });
  for (const row of rows.values()) {
    row.letters = countLetters(row.members, height);
    row.gap = meanGap(row.members);
  }
  return glyphs.map((_, k) => rows.get(root(k)) as Row);
}

/**
 * For each glyph whether it is written in its row, rather than in its column. More signs tell; of numbers stacked as the
 * steps of a chain, each sign of which has neighbours both ways, it is that the signs of one stand closer than the lines.
 */
export function writtenInRows(rows: readonly Row[], columns: readonly Row[]): boolean[] {
  const isStack = (lines: readonly Row[], crossing: readonly Row[]) => {
    const lonely = new Set(lines.filter((_, k) => (crossing[k] as Row).letters < 2));
    return (line: Row) => line.letters >= 2 && !lonely.has(line);
  };
  const isStackOfRows = isStack(rows, columns);
  const isStackOfColumns = isStack(columns, rows);
  return rows.map((row, k) => {
    const column = columns[k] as Row;
    const isBoth = isStackOfRows(row) && isStackOfColumns(column) && row.gap !== column.gap;
    return isBoth ? row.gap < column.gap : row.letters >= column.letters;
  });
}

function meanGap(members: readonly Glyph[]): number {
  const sorted = members.filter(isSign).sort((a, b) => a.box.left - b.box.left);
  const gaps = sorted
    .slice(1)
    .map(({ box }, k) => Math.max(0, box.left - (sorted[k] as Glyph).box.right));
  return gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length);
}

/**
 * How many signs stand in the row; one at most where they stand in no line. What joins a line of the drawing
 * may be none, and of two side by side across the row one is.
 */
function countLetters(members: readonly Glyph[], height: number): number {
  const signs = members.filter(isSign);
  if (signs.length > 2 && bend(signs) > 0.6 * height) return 1;
  const sorted = [...signs].sort((a, b) => a.box.left - b.box.left);
  let count = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { shape, box, alone } of sorted) {
    const length = box.right - box.left + 1;
    const isBehind = box.left + 0.4 * length > end;
    end = Math.max(end, box.right);
    if (!isBehind) continue;
    const runsAlong = shape === "word" && !standsAcross(box);
    const letters = runsAlong ? 3 : length > parting.pairLength * height ? 2 : 1;
    count += alone ? letters : parting.joinedSign * letters;
  }
  return count;
}

/** A letter, a word or a 1: what a dot or dash may stand beside. */
export function isSign({ shape, box }: Glyph): boolean {
  return shape === "letter" || shape === "word" || (shape === "bar" && !isDash(box));
}

/** Longer along the writing than across it. */
export function isDash({ left, top, right, bottom }: SeenBox): boolean {
  return right - left > 1.2 * (bottom - top);
}

/** Clearly longer across the writing than along it: a word that is written the other way. */
function standsAcross({ left, top, right, bottom }: SeenBox): boolean {
  return bottom - top > parting.acrossWord * (right - left);
}

/** How far the middle of any sign lies off the straight line through all of them. */
function bend(signs: readonly Glyph[]): number {
  const points = signs.map(({ box }) => ({
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
  }));
  const n = points.length;
  const mx = points.reduce((sum, p) => sum + p.x, 0) / n;
  const my = points.reduce((sum, p) => sum + p.y, 0) / n;
  const xx = points.reduce((sum, p) => sum + (p.x - mx) ** 2, 0);
  const xy = points.reduce((sum, p) => sum + (p.x - mx) * (p.y - my), 0);
  const slope = Math.max(-0.6, Math.min(0.6, xx === 0 ? 0 : xy / xx));
  return Math.max(...points.map((p) => Math.abs(p.y - my - slope * (p.x - mx))));
}

/** Whether two glyphs may be neighbours in one line of writing. */
function beside(a: Glyph, b: Glyph, height: number): boolean {
  const apart = Math.max(a.box.left, b.box.left) - Math.min(a.box.right, b.box.right);
  if (apart > parting.letterGap * height) return false;
  const overlap = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
  const [first, second] = isSign(a) ? [a, b] : [b, a];
  if (isSign(first) && isSign(second)) {
    const least = Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top) + 1;
    return overlap > 0.3 * least;
  }
  if (isSign(first) && second.shape === "dot") return overlap > -0.3 * height;
  if (isSign(first)) return isHyphen(second.box, first.box, height);
  return a.shape === "bar" && b.shape === "bar" && isEqualsSign(a.box, b.box, height);
}

/** A short dash about the middle of its neighbour's height. */
function isHyphen(dash: SeenBox, letter: SeenBox, height: number): boolean {
  const middle = (dash.top + dash.bottom) / 2;
  const inset = 0.1 * (letter.bottom - letter.top);
  const within = middle > letter.top + inset && middle < letter.bottom - inset;
  return within && dash.right - dash.left < parting.longestDash * height;
}

function isEqualsSign(a: SeenBox, b: SeenBox, height: number): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const shorter = Math.min(a.right - a.left, b.right - b.left);
  const longer = Math.max(a.right - a.left, b.right - b.left);
  const apart = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
  return longer < parting.longestDash * height && shared > 0.5 * shorter && apart < 0.6 * height;
}
