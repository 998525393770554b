import type { Line } from "../../layout/lines";
import { type Cell, cellOf } from "../../layout/rules/cells";
import { type Segment, toSegment } from "../../layout/segment";
import { beginsWithBox } from "./tick-boxes";

/** So many choices below each other, no further apart than this, show that their boxes stand behind them; boxes and choices of a list stand at one edge each, to this, in em. */
const LIST = { least: 3, pitch: 2.6, edge: 0.6 } as const;
/** A choice is no further from its box, in em, further in a cell of its own, and what follows the box no nearer to it. */
const GAP = { before: 16, inCell: 40, behind: 2 } as const;

/** A choice whose box ends it, or stands behind it by itself. */
interface Closed {
  line: Line;
  /** Of the segments of the line. */
  at: number;
  box: Segment;
  text: Segment;
  cell: Cell | null;
}

/**
 * Lists of choices that have their boxes at the right, below each other at the end of the column: "Smoke alarm   ☒" over "Fire blanket   ☐". They are given
 * back as they are usually printed, each box before its choice.
 */
export function withBoxesFirst(lines: readonly Line[], cells: readonly Cell[]): Line[] {
  const closed = lines.flatMap((line) => closedIn(line, cells));
  const listed = closed.filter((one) => listOf(one, closed).length >= LIST.least);
  return lines.map((line) => {
    const own = listed.filter((one) => one.line === line);
    if (own.length === 0) return line;
    const segments = line.segments.flatMap((segment, at) => {
      const ending = own.find((one) => one.at === at);
      if (ending) return [toSegment([...ending.box.words, ...ending.text.words], segment.page)];
      return own.some(({ text }) => text === segment) ? [] : [segment];
    });
    return { ...line, segments };
  });
}

function closedIn(line: Line, cells: readonly Cell[]): Closed[] {
  return line.segments.flatMap((segment, at): Closed[] => {
    const boxes = segment.words.filter(({ text }) => beginsWithBox(text));
    const last = segment.words.at(-1);
    if (boxes.length !== 1 || !last || boxes[0] !== last) return [];
    const cell = cellOf(segment, cells);
    const within = segment.words.slice(0, -1);
    const before = line.segments[at - 1];
    const text = within.length > 0 ? toSegment(within, segment.page) : before;
    const box = toSegment([last], segment.page);
    if (!text || !mayBeChoice(text) || cellOf(text, cells) !== cell) return [];
    // "Smoker?  yes ☐  no ☒": choices that go across answer what stands before them.
    const level = line.segments.filter((other) => hasBox(other) && cellOf(other, cells) === cell);
    if (level.length > 1) return [];
    const next = line.segments[at + 1];
    const isFree = !next || cellOf(next, cells) !== cell || gapOf(box, next) > GAP.behind;
    return gapOf(text, box) < (cell ? GAP.inCell : GAP.before) && isFree
      ? [{ line, at, box, text, cell }]
      : [];
  });
}

const hasBox = ({ words }: Segment): boolean => words.some(({ text }) => beginsWithBox(text));

const gapOf = (before: Segment, { box, fontSize }: Segment): number =>
  (box.x0 - before.box.x1) / fontSize;

/** A name that asks nothing by itself, as questions with a box behind each do. */
const mayBeChoice = (segment: Segment): boolean =>
  /\p{L}{2}/u.test(segment.text) && !/[?？:：]/.test(segment.text) && !hasBox(segment);

/** The choices above and below one, each with its box at the same edge. */
function listOf(one: Closed, all: readonly Closed[]): Closed[] {
  const em = one.text.fontSize;
  const column = all
    .filter(
      ({ cell, box, text }) =>
        cell === one.cell &&
        Math.abs(box.box.x0 - one.box.box.x0) < LIST.edge * em &&
        Math.abs(text.box.x0 - one.text.box.x0) < LIST.edge * em,
    )
    .toSorted((a, b) => a.line.baseline - b.line.baseline);
  const at = column.indexOf(one);
  const isApart = (upper: Closed | undefined, lower: Closed | undefined) =>
    !upper || !lower || lower.line.baseline - upper.line.baseline > LIST.pitch * em;
  const first = column.findLastIndex((_, i) => i <= at && isApart(column[i - 1], column[i]));
  const end = column.findIndex((_, i) => i > at && isApart(column[i - 1], column[i]));
  return column.slice(Math.max(first, 0), end < 0 ? column.length : end);
}
