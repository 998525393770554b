import { beginsWithBox } from "../fields/choices/tick-boxes";
import { hull } from "../layout/box";
import type { Line } from "../layout/lines";
import type { LabelKey } from "../lexicon/phrases";
import { matchColumn, matchLabel } from "../lexicon/vocabulary";
import type { Box, Page, Rule } from "../model";
import { kindOf } from "../text/kind";
import type { Heading, HeadingBand } from "./headings/heading";

/** A line of the page, the part of it that a table may have, and what stands beside that table. */
interface Parted {
  whole: Line;
  inside: Line | null;
  beside: Line | null;
}

/** Between which x a table stands. */
interface Sides {
  left: number;
  right: number;
}

/** So many texts beside each other, on so many lines, are rows of a table. */
const ROW = { texts: 3, lines: 2 } as const;
/** A column beside the table is this far from it, in em. */
const ASIDE = 1.5;
/** A bar of headings is so many em high at most. */
const BAR = 6;
/** Tints that touch are this near, in points. */
const TOUCHING = 2;
/** A phrase of the lexicon. */
const KNOWN = 0.9;
/** Below a heading that is one itself, labels are this share of its texts. */
const LABELS = 0.2;

/**
 * What stands beside a table on the lines of its headings and rows and in none of their cells: "Copy for the customer", set upright along its frame,
 * or a column of the sender's numbers, which has no text on any line of items.
 */
export function partBeside(
  heading: readonly Line[],
  below: readonly Line[],
  band: HeadingBand,
  page: Page,
): { band: HeadingBand; heading: Parted[]; below: Parted[] } {
  const open = () => openSides(band, below) ?? barOf(band, page) ?? asideBefore(band, below);
  const sides =
    choicesBeside(band, below) ?? (band.walls.length > 0 ? frameOf(band, page) : open());
  if (!sides) {
    const asTheyAre = (line: Line): Parted => ({ whole: line, inside: line, beside: null });
    return { band, heading: heading.map(asTheyAre), below: below.map(asTheyAre) };
  }
  const headings = band.headings.filter(({ box }) => !isOutside(box, sides));
  const walls = band.walls.filter((x) => x >= sides.left && x <= sides.right);
  return {
    band: { ...band, headings, walls, box: hull(headings.map(({ box }) => box)) },
    heading: heading.map((line) => part(line, sides)),
    below: below.map((line) => part(line, sides)),
  };
}

const isOutside = ({ x0, x1 }: Box, { left, right }: Sides): boolean => x1 < left || x0 > right;

function part(line: Line, sides: Sides): Parted {
  const beside = line.segments.filter(({ box }) => isOutside(box, sides));
  const inside = line.segments.filter(({ box }) => !isOutside(box, sides));
  return {
    whole: line,
    inside: beside.length === 0 ? line : inside.length > 0 ? { ...line, segments: inside } : null,
    beside: beside.length > 0 ? { ...line, segments: beside } : null,
  };
}

function frameOf(band: HeadingBand, { rules }: Page): Sides {
  const { box } = band;
  const y = (box.top + box.bottom) / 2;
  const xs = rules
    .filter((rule) => rule.orientation === "vertical" && rule.box.top <= y && rule.box.bottom >= y)
    .map((rule) => (rule.box.x0 + rule.box.x1) / 2);
  const left = Math.max(...xs.filter((x) => x <= box.x0));
  const right = Math.min(...xs.filter((x) => x >= box.x1));
  const start = ownStart(band, rules, xs);
  return start === null
    ? { left, right: ownEnd(band, rules, xs) ?? right }
    : { left: start, right };
}

/** Another frame begins so far behind the end of a table's, in points; its upper side is so near above the headings, in em. */
const NEXT = [2, 20] as const;
const ABOVE = 1.5;

/** Where the frame around the first headings ends, behind which stand sums: in boxes of a frame that begins behind a gap, or the first of them on the line of the headings. */
function ownEnd(
  { headings, box }: HeadingBand,
  rules: readonly Rule[],
  walls: readonly number[],
): number | null {
  const [first] = headings;
  if (!first) return null;
  const em = first.segments[0]?.fontSize ?? 0;
  const isOver = ({ orientation, box: own }: Rule) =>
    orientation === "horizontal" &&
    own.top < box.top &&
    own.top > box.top - ABOVE * em &&
    own.x0 <= first.box.x0;
  const ends = rules.filter(isOver).map((rule) => rule.box.x1);
  if (ends.length === 0) return null;
  const end = Math.max(...ends);
  const isWall = walls.some((x) => Math.abs(x - end) < NEXT[0]);
  const isNext =
    walls.some((x) => x > end + NEXT[0] && x < end + NEXT[1]) ||
    headings.some((one) => one.box.x0 > end && isPair(one));
  return isWall && isNext && end < box.x1 ? end + NEXT[0] : null;
}

/** Where the frame around the last headings begins, and that of boxes before it, whose texts head nothing, ends before a gap: a form beside what was ordered. */
function ownStart(
  { headings, box }: HeadingBand,
  rules: readonly Rule[],
  walls: readonly number[],
): number | null {
  const last = headings.at(-1);
  if (!last) return null;
  const em = last.segments[0]?.fontSize ?? 0;
  const isOver = ({ orientation, box: own }: Rule) =>
    orientation === "horizontal" &&
    own.top < box.top &&
    own.top > box.top - ABOVE * em &&
    own.x1 >= last.box.x1;
  const start = rules.filter(isOver).toSorted((a, b) => b.box.top - a.box.top)[0]?.box.x0;
  if (start === undefined) return null;
  const isWall = walls.some((x) => Math.abs(x - start) < NEXT[0]);
  const isNext = walls.some((x) => x < start - NEXT[0] && x > start - NEXT[1]);
  const before = headings.filter((heading) => heading.box.x1 < start);
  const areNone = before.length > 0 && before.every(({ key }) => key === null || key === "other");
  return isWall && isNext && areNone ? start - NEXT[0] : null;
}

/** "Bank:", "+ postage 4.20": what has a colon or an amount heads no column. */
const isPair = ({ segments }: Heading): boolean =>
  segments.some(({ text }) => /[:：]$/.test(text) || kindOf(text) === "money");

/** The bar behind all headings is as wide as the table. */
function barOf({ headings, box }: HeadingBand, { fills }: Page): Sides | null {
  const em = headings[0]?.segments[0]?.fontSize ?? 0;
  const middle = (box.top + box.bottom) / 2;
  const isAlong = ({ x0, x1 }: Box) => x0 < box.x0 + em && x1 > box.x1 - em;
  const level = fills.filter(
    (fill) => fill.top < middle && fill.bottom > middle && isBar(fill, em),
  );
  const bar = joined(level).find(isAlong);
  return bar ? { left: bar.x0, right: bar.x1 } : null;
}

/** Tints of cells that touch are one bar. */
function joined(fills: readonly Box[]): Box[] {
  const bars: Box[] = [];
  for (const fill of fills.toSorted((a, b) => a.x0 - b.x0)) {
    const last = bars.at(-1);
    if (last && fill.x0 - last.x1 < TOUCHING) bars[bars.length - 1] = hull([last, fill]);
    else bars.push(fill);
  }
  return bars;
}

const isBar = ({ top, bottom }: Box, em: number): boolean => bottom - top < BAR * em;

/** Where below the first heading there is nothing but choices to tick: they are those of a question beside the table. */
function choicesBeside({ headings, walls }: HeadingBand, below: readonly Line[]): Sides | null {
  const [first, second, third] = headings;
  if (!first || !second || !third) return null;
  const em = first.segments[0]?.fontSize ?? 0;
  const wall = walls.find((x) => x > first.box.x1 && x < second.box.x0);
  const sides = { left: wall ?? second.box.x0 - ASIDE * em, right: Number.POSITIVE_INFINITY };
  const aside = below.flatMap(({ segments }) =>
    segments.filter(({ box }) => isOutside(box, sides)),
  );
  return aside.length >= ROW.lines && aside.every(({ text }) => beginsWithBox(text)) ? sides : null;
}

/** Where the first heading is none: what stands below it has labels of its own, or stands on no line of items. */
function openSides({ headings }: HeadingBand, below: readonly Line[]): Sides | null {
  const [first, second, third] = headings;
  const em = first?.segments[0]?.fontSize ?? 0;
  if (!first || !second || !third || second.box.x0 - first.box.x1 < ASIDE * em) return null;
  const sides = { left: second.box.x0 - ASIDE * em, right: Number.POSITIVE_INFINITY };
  const parts = below.map(({ segments }) => {
    const aside = segments.filter(({ box }) => isOutside(box, sides));
    return { aside, inside: segments.length - aside.length };
  });
  const rows = parts.filter(({ inside }) => inside >= ROW.texts);
  const end = parts.findLastIndex(({ inside }) => inside >= ROW.texts);
  const beside = parts.slice(0, end + 1).flatMap(({ aside }) => aside);
  const texts = [first.text, ...beside.map(({ text }) => text)];
  const isUnknown = first.key === null && !isColumn(first.text) && texts.length > 1;
  const isApart = isUnknown && rows.every(({ aside }) => aside.length === 0);
  return rows.length >= ROW.lines && (isApart || areLabelled(texts)) ? sides : null;
}

/** Before the first heading of a column so many different labels, this share of the texts there, are those of a column beside the table. */
const ASKING = { least: 3, share: LABELS } as const;

function asideBefore({ headings }: HeadingBand, below: readonly Line[]): Sides | null {
  const at = headings.findIndex(({ text }) => isColumn(text));
  const first = headings[at];
  const em = first?.segments[0]?.fontSize ?? 0;
  if (!first || headings.length - at < ROW.texts) return null;
  const sides = { left: first.box.x0 - ASIDE * em, right: Number.POSITIVE_INFINITY };
  const isAnswer = ({ box, text }: Heading) =>
    isOutside(box, sides) && countOf(text, /\d/g) > countOf(text, /\p{L}/gu);
  if (!headings.slice(0, at).every(isAnswer)) return null;
  const asideOf = ({ segments }: Line) => segments.filter(({ box }) => isOutside(box, sides));
  const end = below.findLastIndex(
    (line) => line.segments.length - asideOf(line).length >= ROW.texts,
  );
  const texts = below
    .slice(0, end + 1)
    .flatMap(asideOf)
    .map(({ text }) => text);
  const asking = texts.filter((text) => {
    const match = matchLabel(text);
    return match !== null && match.score >= KNOWN && !SUMS.has(match.key);
  });
  const isAsking = new Set(asking).size >= ASKING.least;
  return isAsking && asking.length >= ASKING.share * texts.length ? sides : null;
}

const countOf = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;

/** What rows without a heading over their names are called. */
const SUMS: ReadonlySet<LabelKey> = new Set(["subtotal", "tax", "discount", "shipping", "total"]);

function areLabelled([heading = "", ...texts]: readonly string[]): boolean {
  const labels = texts.filter((text) => (matchLabel(text)?.score ?? 0) >= KNOWN);
  const isLabel = (matchLabel(heading)?.score ?? 0) >= KNOWN && !isColumn(heading);
  return isLabel && labels.length > 0 && labels.length >= LABELS * texts.length;
}

const isColumn = (text: string): boolean => (matchColumn(text)?.score ?? 0) >= KNOWN;
