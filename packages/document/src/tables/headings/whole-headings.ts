import { overlapX } from "../../layout/box";
import type { Line } from "../../layout/lines";
import type { Segment } from "../../layout/segment";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import type { Page } from "../../model";
import { continuesBand, isDatum, parts } from "./continues-band";
import { isOfNamedGroup } from "./group-headings";
import { type HeadingBand, headingAt } from "./heading";
import { toBand } from "./to-band";

/** The heading of an item table that begins at line `first`, with all lines of its cells where it is ruled. */
export function wholeHeadingAt(
  lines: readonly Line[],
  first: number,
  page: Page,
  weights: LanguageWeights,
): HeadingBand | null {
  const band = headingAt(lines, first, page, weights);
  return band && withLinesAbove(withLinesBelow(band, lines, page, weights), lines, page, weights);
}

/** Ruled headings begin at the top of their cells, wherever the lexicon first knew one. */
function withLinesAbove(
  band: HeadingBand,
  lines: readonly Line[],
  page: Page,
  weights: LanguageWeights,
): HeadingBand {
  const [left, right] = [band.walls[0] ?? 0, band.walls.at(-1) ?? 0];
  const isAbove = (index: number) =>
    lines[index]?.segments.every(
      ({ box, text }) => box.x0 > left && box.x1 < right && !isDatum(text),
    ) && continuesBand(lines, index, index + 1, page, isUnevenlyBold(lines[index]));
  let first = band.first;
  while (first > 0 && isAbove(first - 1)) first--;
  if (first === band.first) return band;
  return withKeysOf(band, toBand(lines, first, band.last, page, weights));
}

/** Within the cells of a scan a tint makes some texts look bold. */
function isUnevenlyBold(line: Line | undefined): boolean {
  const segments = line?.segments ?? [];
  return segments.some(({ source, bold }) => source === "ocr" && !bold);
}

/** … and go on to their end, whatever the lexicon makes of the whole: "Price" over "per carton". */
function withLinesBelow(
  band: HeadingBand,
  lines: readonly Line[],
  page: Page,
  weights: LanguageWeights,
): HeadingBand {
  const [left, right] = [band.walls[0] ?? 0, band.walls.at(-1) ?? 0];
  // Below the name of several columns each has its own, before the rule that ends the headings.
  const isOfGroup = ({ box }: Segment, index: number) =>
    box.x0 > left && box.x1 < right && isRuledOff(lines, index, page);
  const isBelow = (index: number) =>
    lines[index]?.segments.every(
      (segment) =>
        (!isDatum(segment.text) || isOfNamedGroup(segment, lines, index, page)) &&
        (band.headings.some((heading) => overlapX(heading.box, segment.box) > 0) ||
          isOfGroup(segment, index)),
    ) && continuesBand(lines, band.first, index, page, endsBar(lines, band.first, index, page));
  let last = band.last;
  while (isBelow(last + 1)) last++;
  const isRuled = band.walls.length > 0 && isRuledOff(lines, last, page);
  const isClosed = isRuled || endsBar(lines, band.first, last, page);
  return isClosed && last > band.last
    ? withKeysOf(band, toBand(lines, band.first, last, page, weights))
    : band;
}

/** Tinted from the first line of the headings to this one, and no further. */
function endsBar(lines: readonly Line[], first: number, last: number, { fills }: Page): boolean {
  const [top, line, next] = [lines[first], lines[last], lines[last + 1]];
  if (!top || !line || !next) return false;
  const middle = (own: Line) => own.baseline - 0.35 * own.fontSize;
  return line.segments.every(({ box }) =>
    fills.some(
      (bar) =>
        bar.top < middle(top) &&
        bar.bottom > middle(line) &&
        bar.bottom < middle(next) &&
        overlapX(bar, box) > 0.9 * (box.x1 - box.x0),
    ),
  );
}

/** A rule below parts a line from the next. */
function isRuledOff(lines: readonly Line[], at: number, { rules }: Page): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  return (
    line !== undefined &&
    next !== undefined &&
    rules.some(
      ({ orientation, box }) =>
        orientation === "horizontal" && parts((box.top + box.bottom) / 2, box, line, next),
    )
  );
}

/** Headings of more lines, with the keys of those that the lexicon knew by fewer. */
function withKeysOf(band: HeadingBand, whole: HeadingBand): HeadingBand {
  const headings = whole.headings.map((heading) => {
    const known = band.headings.find(({ box }) => overlapX(box, heading.box) > 0);
    return heading.key === null ? { ...heading, key: known?.key ?? null } : heading;
  });
  return { ...whole, headings };
}
