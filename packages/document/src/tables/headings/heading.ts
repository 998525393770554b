import { beginsWithBox } from "../../fields/choices/tick-boxes";
import { overlapX } from "../../layout/box";
import type { Line } from "../../layout/lines";
import type { Segment } from "../../layout/segment";
import { type ColumnMatch, type LanguageWeights, matchColumn } from "../../lexicon/vocabulary";
import type { Box, Page } from "../../model";
import { areOfAccount } from "./account-headings";
import { continuesBand, isDatum } from "./continues-band";
import { isOcr } from "./heading-walls";
import { isTitle } from "./title-above";
import { toBand } from "./to-band";

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
