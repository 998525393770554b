import { hull } from "../../layout/box";
import type { Line } from "../../layout/lines";
import { type Segment, toSegment } from "../../layout/segment";
import type { Box, Word } from "../../model";

/** Headings stand further apart than the words of one, in em. */
const GAP = 0.5;
/** So many lines have a text in a column. */
const LEAST = 2;
/** Further down, and on lines with far fewer texts, stands something else. */
const DEEPEST = 12;
const FULL = 0.6;
/** So many lines leave no white between the words of a column by chance, so wide in em. */
const MANY = 5;
const LANE = 0.4;

/**
 * Lines of headings, whatever they say, parted where the lines below have columns of their own: on scans the gaps between the headings of narrow columns
 * look like spaces.
 */
export function partLines(lines: readonly Line[], first: number, last: number): Line[] {
  const next = lines.slice(last + 1, last + 1 + DEEPEST);
  const most = Math.max(...next.map(({ segments }) => segments.length));
  const below = next.filter(({ segments }) => segments.length >= FULL * most);
  return lines.map((line, at) =>
    at < first || at > last
      ? line
      : {
          ...line,
          segments: line.segments.flatMap((segment, i) =>
            partSegment(segment, below, line.segments[i + 1]?.box.x0),
          ),
        },
  );
}

function partSegment(
  segment: Segment,
  below: readonly Line[],
  next: number | undefined,
): Segment[] {
  const { words, page } = segment;
  const texts = columnsUnder(segment, below);
  const lanes = texts.length < words.length ? lanesUnder(segment, below, next) : [];
  const columns = lanes.length > texts.length ? lanes : texts;
  const cuts = columns.slice(1).map((column, i) => widestGap(words, columns[i] as Box, column));
  const own = [...new Set(cuts.filter((at) => at !== null))];
  if (own.length === 0) return [segment];
  return [0, ...own].map((from, i) => toSegment(words.slice(from, own[i]), page));
}

/** The columns of texts below a heading, from left to right. */
function columnsUnder({ box, fontSize }: Segment, below: readonly Line[]): Box[] {
  const texts = below
    .flatMap(({ segments }) => segments.map((text) => text.box))
    .filter(({ x0, x1 }) => (x0 + x1) / 2 > box.x0 - fontSize && (x0 + x1) / 2 < box.x1 + fontSize)
    .toSorted((a, b) => a.x0 - b.x0);
  const groups: Box[][] = [];
  for (const text of texts) {
    const group = groups.at(-1);
    if (group && text.x0 < hull(group).x1) group.push(text);
    else groups.push([text]);
  }
  return groups.filter((group) => group.length >= LEAST).map(hull);
}

/**
 * The columns of words below a heading and up to the next one, of lines that all leave the same white: in faces of one pitch columns stand no further apart
 * than words.
 */
function lanesUnder(
  { box, fontSize }: Segment,
  below: readonly Line[],
  next = box.x1 + fontSize,
): Box[] {
  if (below.length < MANY) return [];
  const words = below
    .flatMap(({ segments }) => segments.flatMap((text) => text.words.map((word) => word.box)))
    .filter(({ x0, x1 }) => (x0 + x1) / 2 > box.x0 - fontSize && (x0 + x1) / 2 < next)
    .toSorted((a, b) => a.x0 - b.x0);
  const groups: Box[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    if (word.x0 - end < LANE * fontSize) groups.at(-1)?.push(word);
    else groups.push([word]);
    end = Math.max(end, word.x1);
  }
  return groups.filter((group) => group.length >= LEAST).map(hull);
}

/** The word before which a heading ends between the middles of two columns. */
function widestGap(words: readonly Word[], left: Box, right: Box): number | null {
  const [from, to] = [(left.x0 + left.x1) / 2, (right.x0 + right.x1) / 2];
  let widest = 0;
  let best: number | null = null;
  for (const [i, word] of words.entries()) {
    const before = words[i - 1];
    if (!before) continue;
    const gap = word.box.x0 - before.box.x1;
    const middle = word.box.x0 - gap / 2;
    if (middle <= from || middle >= to || gap < GAP * word.fontSize || gap <= widest) continue;
    widest = gap;
    best = i;
  }
  return best;
}
