import { hull, overlapX } from "../../layout/box";
import type { Line } from "../../layout/lines";
import { type Segment, toSegment } from "../../layout/segment";
import { type LanguageWeights, matchColumn } from "../../lexicon/vocabulary";
import type { Word } from "../../model";
import { parseNumber } from "../../text/number";
import { levelOf } from "../rows/levels";
import type { Heading, HeadingBand } from "./heading";

/** So many lines below have texts on both sides, which are this share of those that have any. */
const LEAST = 2;
const SHARE = 0.8;
/** Both parts are headings by themselves. */
const KNOWN = 0.9;
/** Further down stands something else. */
const DEEPEST = 12;

/**
 * Headings a space apart: two that are also one in some language ("Montant TVA") where the lines below have a text below either part, and as many as the lines have
 * numbers where the lexicon knows none of them ("Net pr. Disc.%").
 */
export function partHeadings(
  band: HeadingBand,
  below: readonly Line[],
  weights: LanguageWeights,
): HeadingBand {
  if (band.walls.length > 0) return band;
  const headings = band.headings.flatMap((heading, i) => {
    const isOfLine = ({ level }: Heading) => level === heading.level;
    const from = band.headings.slice(0, i).findLast(isOfLine)?.box.x1 ?? 0;
    const to = band.headings.slice(i + 1).find(isOfLine)?.box.x0 ?? Number.POSITIVE_INFINITY;
    const columns = band.headings.filter(({ level }) => level === heading.level).length;
    const room = { from, to, columns };
    const lines = heading.level ? below.filter((line) => levelOf(line) === heading.level) : below;
    return (
      partsOf(heading, weights).find((parts) => areApart(parts, lines, room)) ??
      partsOverNumbers(heading, lines, room, weights) ??
      heading
    );
  });
  return headings.length === band.headings.length ? band : { ...band, headings };
}

/** The two headings that a heading of one line may be. */
function partsOf(heading: Heading, weights: LanguageWeights): Heading[][] {
  const [only, ...more] = heading.segments;
  if (!only || more.length > 0) return [];
  return only.words.slice(1).flatMap((_, i) => {
    const parts = [only.words.slice(0, i + 1), only.words.slice(i + 1)].map((words) =>
      toHeading(toSegment(words, only.page), heading, weights),
    );
    const keys = new Set(parts.map(({ key }) => key));
    return keys.has(null) || keys.size < 2 ? [] : [parts];
  });
}

function toHeading(segment: Segment, heading: Heading, weights: LanguageWeights): Heading {
  const match = matchColumn(segment.text, segment.source === "ocr", weights);
  const key = match && match.score >= KNOWN ? match.key : null;
  return { ...heading, text: segment.text, key, box: segment.box, segments: [segment] };
}

/** The headings that an unknown one is over columns of numbers, each of the words that stand over it. */
function partsOverNumbers(
  heading: Heading,
  below: readonly Line[],
  { from, to, columns }: Room,
  weights: LanguageWeights,
): Heading[] | null {
  const [only, ...more] = heading.segments;
  if (!only || more.length > 0 || heading.key !== null) return null;
  const full = below
    .slice(0, DEEPEST)
    .filter(({ segments }) => segments.length >= columns)
    .map(({ segments }) => segments.filter(({ box }) => box.x0 >= from && box.x1 <= to));
  const count = full[0]?.length ?? 0;
  const lines = full.filter(
    (texts) => texts.length === count && texts.every(({ text }) => parseNumber(text) !== null),
  );
  if (lines.length <= LEAST || lines.length < SHARE * full.length) return null;
  if (count < 2 || count > only.words.length) return null;
  const spans =
    lines[0]?.map((_, i) => hull(lines.map((texts) => (texts[i] as Segment).box))) ?? [];
  const parts = spans.map((span) => only.words.filter(({ box }) => overlapX(box, span) > 0));
  const isWhole = parts.every((words) => words.length > 0) && sameWords(parts.flat(), only.words);
  return isWhole
    ? parts.map((words) => toHeading(toSegment(words, only.page), heading, weights))
    : null;
}

const sameWords = (a: readonly Word[], b: readonly Word[]): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);

/** Between which x the texts of a heading may stand, and how many columns the full lines of the table have. */
interface Room {
  from: number;
  to: number;
  columns: number;
}

/** "002 7898055184176", "9,75 58,50": two numbers that a till prints a space apart. */
function codesApart(segment: Segment): Segment[] {
  const [first, second, ...more] = segment.words;
  const areCodes = /^\d{1,4}$/.test(first?.text ?? "") && /^\d{5,14}$/.test(second?.text ?? "");
  const areTwo = areCodes || [first, second].every((word) => AMOUNT.test(word?.text ?? ""));
  if (!areTwo || more.length > 0) return [segment];
  return segment.words.map((word) => toSegment([word], segment.page));
}

/** An amount that goes on with no digits behind it. */
const AMOUNT = /^\d[\d.,]*[.,]\d{2}$/;

/** Whether most lines below have one text on the left and one on the right in the room between the headings beside them. */
function areApart(
  [left, right]: readonly Heading[],
  below: readonly Line[],
  { from, to, columns }: Room,
): boolean {
  if (!left || !right) return false;
  const full = below.slice(0, DEEPEST).filter(({ segments }) => segments.length >= columns);
  const lines = full.map(({ segments }) =>
    segments.flatMap(codesApart).filter(({ box }) => {
      const middle = (box.x0 + box.x1) / 2;
      return middle > from && middle < to && box.x1 > left.box.x0 && box.x0 < right.box.x1;
    }),
  );
  const isCoded = left.key === "item_code" || right.key === "item_code";
  const filled = lines.filter((texts) =>
    isCoded ? texts.some(({ text }) => /\d/.test(text)) : texts.length > 0,
  );
  const two = filled.filter(
    ([a, b, ...more]) =>
      a &&
      b &&
      more.length === 0 &&
      a.box.x1 < right.box.x0 + 0.5 * a.fontSize &&
      b.box.x0 > left.box.x1 - 0.5 * b.fontSize,
  );
  return two.length >= LEAST && two.length >= SHARE * filled.length;
}
