import { beginsWithBox } from "../../fields/choices/tick-boxes";
import { hull, median, overlapX } from "../../layout/box";
import type { Line } from "../../layout/lines";
import type { Segment } from "../../layout/segment";
import { type ColumnMatch, type LanguageWeights, matchColumn } from "../../lexicon/vocabulary";
import type { Box, Page } from "../../model";
import { settings } from "../../settings";
import { isCjk } from "../../text/fold";
import { kindOf } from "../../text/kind";
import { isFramed } from "../rows/row-sections";
import { areOfAccount } from "./account-headings";
import { evenHeadings } from "./even-headings";
import { isOfNamedGroup, isOverRuled } from "./group-headings";
import {
  areFew,
  isOcr,
  isOfGroup,
  isOverCells,
  splitAtWalls,
  wallsAt,
  wallsOf,
} from "./heading-walls";
import { splitHeadings } from "./split-headings";
import { isTitle } from "./title-above";

/** One column heading of an item table; `text` has its printed lines joined by line breaks. */
export interface Heading {
  text: string;
  key: ColumnMatch["key"] | null;
  box: Box;
  segments: Segment[];
  /** On which of two lines that have columns of their own it stands. */
  level?: "upper" | "lower";
}

export interface HeadingBand {
  /** Index of its first and last line on the page. */
  first: number;
  last: number;
  headings: Heading[];
  box: Box;
  /** Vertical rules (x) that part the columns, empty for a table without them. */
  walls: number[];
  /** Those that part some columns alone: of a frame around the table, too. */
  fewWalls?: number[];
}

/** Headings stand close together where they form two lines; data follows further below or behind a rule. */
const bandPitch = 1.75;

/** Finds the heading of an item table that begins at line `first`: it names a thing and a number. */
export function headingAt(
  lines: readonly Line[],
  first: number,
  page: Page,
  weights: LanguageWeights,
): HeadingBand | null {
  const isNone = (text: string) => isDatum(text) || isAnswered(text) || beginsWithBox(text);
  const top = lines[first];
  const [only, ...others] = top?.segments ?? [];
  // "Budget, first year:" asks for all that stands below it.
  if (only && others.length === 0 && /[:：]$/.test(only.text)) return null;
  if (!top || isTitle(top, lines[first + 1], weights)) return null;
  if (top.segments.some(({ text }) => isNone(text))) return null;
  let best: HeadingBand | null = null;
  let bestKeys = 0;
  for (let last = first; last < Math.min(first + 4, lines.length); last++) {
    if (last > first && !continuesBand(lines, first, last, page)) break;
    if (lines[last]?.segments.some(({ text }) => beginsWithBox(text))) break;
    const band = toBand(lines, first, last, page, weights);
    const keys = new Set(band.headings.map((heading) => heading.key).filter(isCanonical)).size;
    const named = band.headings.filter((heading) => heading.key !== null).length;
    if (named < band.headings.length * 0.5 || !namesItems(band, keys)) continue;
    if (best && keys === bestKeys && !belongs(band, lines[last], weights)) continue;
    if (keys >= bestKeys || (best && isMadeWhole(best, band, weights))) {
      best = band;
      bestKeys = keys;
    }
  }
  return best;
}

/** A line on which headings go on, each to one that the lexicon knows as it is: "Unit" over "Price". */
function isMadeWhole(upper: HeadingBand, whole: HeadingBand, weights: LanguageWeights): boolean {
  return (
    upper.headings.length === whole.headings.length &&
    whole.headings.every(({ text, segments }, i) => {
      if (segments.length === upper.headings[i]?.segments.length) return true;
      const match = matchColumn(text.replaceAll("\n", " "), isOcr(segments), weights);
      return match !== null && match.score >= MADE_WHOLE;
    })
  );
}

const MADE_WHOLE = 0.98;

/** "No. of items: 9": a label, of no more signs than these, with its number. */
const isAnswered = (text: string): boolean => /\p{L}[^:：]{0,60}[:：]\s*[\d.,]+$/u.test(text);

/** A text by itself below the headings goes on with one of them, or is the name of the first item. */
function belongs(
  { headings, walls }: HeadingBand,
  line: Line | undefined,
  weights: LanguageWeights,
): boolean {
  const [only, ...more] = line?.segments ?? [];
  if (!only || more.length > 0 || walls.length > 0) return true;
  const own = headings.find(({ segments }) =>
    segments.some(({ baseline }) => baseline === only.baseline),
  );
  if (own && isAround(only, own, headings)) return true;
  const whole = own && matchColumn(own.text.replaceAll("\n", " "), isOcr(own.segments), weights);
  return (whole?.score ?? 0) >= 0.7;
}

/** Whether a line ends headings that stand around those of the band: "ends", below the others, of "Shift" above them. */
export function endsAround({ segments }: Line, { headings }: HeadingBand): boolean {
  return segments.every((segment) =>
    headings.some((one) => overlapX(one.box, segment.box) > 0 && isAround(segment, one, headings)),
  );
}

/** "Shift" over "ends" where the other headings stand on a line between the two. */
function isAround(last: Segment, own: Heading, headings: readonly Heading[]): boolean {
  const above = own.segments.findLast(({ baseline }) => baseline < last.baseline);
  const others = headings.filter((one) => one !== own).flatMap(({ segments }) => segments);
  return (
    above !== undefined &&
    others.some(({ baseline }) => baseline > above.baseline && baseline < last.baseline)
  );
}

function isCanonical(key: string | null): boolean {
  return key !== null && key !== "other";
}

const SIGN = /^\p{Lu}{1,2}$/u;

function namesItems(band: HeadingBand, keys: number): boolean {
  const has = (...wanted: string[]) =>
    band.headings.some((heading) => wanted.includes(heading.key ?? ""));
  const named = band.headings.filter((heading) => heading.key !== null).length;
  const isCounted = has("quantity", "unit_price", "amount") || areOfAccount(band.headings);
  if (!has("description", "item_code") || !isCounted) return false;
  // Tills head the sign of a tax rate with a letter or two.
  const isKnown = ({ key, text }: Heading) => key !== null || SIGN.test(text);
  return keys >= 3 || (band.headings.every(isKnown) && named >= 2);
}

export function continuesBand(
  lines: readonly Line[],
  first: number,
  last: number,
  page: Page,
  mayBeLighter = false,
): boolean {
  const above = lines[last - 1];
  const line = lines[last];
  const top = lines[first];
  if (!above || !line || !top) return false;
  if (line.baseline - above.baseline > bandPitch * Math.max(line.fontSize, above.fontSize))
    return false;
  const isOther = (segment: Segment) =>
    isDatum(segment.text) &&
    !isLetter(segment, line) &&
    !isOfNamedGroup(segment, lines, last, page);
  if (line.segments.some(isOther) || isFramed(line)) return false;
  const bold = top.segments.some((segment) => segment.bold);
  const isAgain = isTranslation(line) || isSaidAgain(lines, last, page);
  if (bold && line.segments.every((segment) => !segment.bold) && !mayBeLighter && !isAgain)
    return false;
  if (!areOfOneSize(line, above) && !isAgain) return false;
  const isRuled = page.rules.some(
    ({ orientation, box }) =>
      orientation === "horizontal" && parts((box.top + box.bottom) / 2, box, above, line),
  );
  // The title of a table stands in a bar of its own.
  return !isRuled && !page.fills.some((bar) => parts(bar.bottom, bar, above, line));
}

/** An O by itself, "B/O" in two lines, which readers take for a zero: no row of items has one number and so many texts. */
const LETTERED = 6;
const isZero = ({ text, source }: Segment): boolean => source === "ocr" && text === "0";
function isLetter(segment: Segment, { segments }: Line): boolean {
  const isText = (other: Segment) => other === segment || !/\d/.test(other.text);
  return isZero(segment) && segments.length >= LETTERED && segments.every(isText);
}

/** By their first texts or by most: brackets, and a number by itself, look taller on a scan than they are. */
function areOfOneSize(a: Line, b: Line): boolean {
  const sizeOf = ({ segments }: Line) => median(segments.map(({ fontSize }) => fontSize));
  const sizes = [
    [a.fontSize, b.fontSize],
    [sizeOf(a), sizeOf(b)],
  ];
  return sizes.some((pair) => Math.max(...pair) <= 1.25 * Math.min(...pair));
}

/** "(No.)  (Description)  (Unit)": the headings once more, in another language and lighter. */
function isTranslation({ segments }: Line): boolean {
  const inBrackets = segments.filter(({ text }) => /^[(（].*[)）]$/.test(text));
  return inBrackets.length > 1 && inBrackets.length >= 0.6 * segments.length;
}

/** "No.  Item code  Unit" below "STT  Mã hàng  ĐVT": as many texts, each below one of those above, ruled off from the first row. */
function isSaidAgain(lines: readonly Line[], at: number, { rules }: Page): boolean {
  const [above, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!above || !line || !next || line.segments.length < AGAIN) return false;
  const isBelow = (segment: Segment, i: number) =>
    overlapX(segment.box, above.segments[i]?.box ?? segment.box) > 0 && !isDatum(segment.text);
  return (
    line.segments.length === above.segments.length &&
    line.segments.every(isBelow) &&
    rules.some(
      ({ orientation, box }) =>
        orientation === "horizontal" && parts((box.top + box.bottom) / 2, box, line, next),
    )
  );
}

const AGAIN = 3;

export function isDatum(text: string): boolean {
  return !["text", "currency", "percent"].includes(kindOf(text)) && /\d/.test(text);
}

/** Whether an edge at this height runs between two lines, along most of both. */
export function parts(y: number, edge: Box, above: Line, below: Line): boolean {
  if (y < above.baseline - 0.2 * above.fontSize || y > below.baseline - 0.5 * below.fontSize)
    return false;
  const span = hull([...above.segments, ...below.segments].map((segment) => segment.box));
  return overlapX(edge, span) > 0.5 * (span.x1 - span.x0);
}

export function toBand(
  lines: readonly Line[],
  first: number,
  last: number,
  page: Page,
  weights: LanguageWeights,
): HeadingBand {
  const segments = evenHeadings(
    lines
      .slice(first, last + 1)
      .map((line) => line.segments.flatMap((segment) => splitHeadings(segment, weights))),
  );
  const box = hull(segments.map((segment) => segment.box));
  const seen = wallsOf(page, box, segments);
  const foot = (lines[last]?.baseline ?? 0) - 0.3 * (lines[last]?.fontSize ?? 0);
  const lowest = seen.length > 0 && last > first ? wallsAt(page, box, foot) : [];
  const isParted = lowest.length > seen.length;
  const isFew = !isParted && areFew(seen, segments);
  const usual = isFew ? [] : seen;
  const walls = isParted ? lowest : usual;
  const own = segments.filter(
    (segment) =>
      (!(isParted || isOverCells(segment, walls, page)) || !isOfGroup(segment, foot, page)) &&
      !(walls.length === 0 && isOverRuled(segment, segments, page)),
  );
  const headings = cluster(
    own.flatMap((segment) => splitAtWalls(segment, walls)),
    walls,
  )
    .map((group) => toHeading(group, page.width, weights))
    .sort((a, b) => a.box.x0 - b.box.x0);
  return { first, last, headings, box, walls, ...(isFew ? { fewWalls: seen } : {}) };
}

function cluster(segments: readonly Segment[], walls: readonly number[]): Segment[][] {
  const groups: Segment[][] = [];
  const cellOf = (segment: Segment) =>
    walls.findIndex((x) => x > (segment.box.x0 + segment.box.x1) / 2);
  for (const segment of [...segments].sort((a, b) => widthOf(b) - widthOf(a))) {
    const group = groups.find((candidate) =>
      walls.length > 0
        ? candidate[0] && cellOf(candidate[0]) === cellOf(segment)
        : overlapX(hull(candidate.map(({ box }) => box)), segment.box) > 0.2 * widthOf(segment) &&
          candidate.every(
            (other) => Math.abs(other.baseline - segment.baseline) > 0.3 * segment.fontSize,
          ),
    );
    if (group) group.push(segment);
    else groups.push([segment]);
  }
  return groups;
}

function widthOf(segment: Segment): number {
  return segment.box.x1 - segment.box.x0;
}

function toHeading(group: Segment[], pageWidth: number, weights: LanguageWeights): Heading {
  const segments = [...group].sort((a, b) => a.baseline - b.baseline || a.box.x0 - b.box.x0);
  const text = segments.reduce((joined, segment, index) => {
    const above = segments[index - 1];
    const own = isZero(segment) ? "O" : segment.text;
    if (!above) return own;
    const sameLine = Math.abs(above.baseline - segment.baseline) < 0.3 * segment.fontSize;
    const space = isCjk(joined.slice(-1)) && isCjk(segment.text.slice(0, 1)) ? "　" : " ";
    return `${joined}${sameLine ? space : "\n"}${own}`;
  }, "");
  const match = matchColumn(text.replaceAll("\n", " "), isOcr(segments), weights);
  // "Description" over "Lot / expiry" is of what its first line says.
  const isWhole = match !== null && match.score >= 0.7 && match.key !== "other";
  const parts = isWhole ? match : (matchColumn(text, isOcr(segments), weights) ?? match);
  // A currency by itself stands over amounts; tills print it over items of several lines, which are found without.
  const isTill = pageWidth < settings.tillWidth * (segments[0]?.fontSize ?? 0);
  const known = kindOf(text) === "currency" && !isTill ? "amount" : null;
  return {
    text,
    key: parts && parts.score >= 0.6 ? parts.key : known,
    box: hull(segments.map((segment) => segment.box)),
    segments,
  };
}
