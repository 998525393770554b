import { hull, median, overlapX } from "../../layout/box";
import type { Line } from "../../layout/lines";
import type { Segment } from "../../layout/segment";
import type { Box, Page } from "../../model";
import { isCjk } from "../../text/fold";
import { kindOf } from "../../text/kind";
import { isFramed } from "../rows/row-sections";
import { evenHeadings } from "./even-headings";
import { isOfNamedGroup } from "./group-headings";

/** Headings stand close together where they form two lines; data follows further below or behind a rule. */
const bandPitch = 1.75;

/** Whether the headings that begin at line `first` go on with line `last`; `mayBeLighter` where those above may be bold alone. */
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
export const isZero = ({ text, source }: Segment): boolean => source === "ocr" && text === "0";
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

/** "No.  Item code  Unit" below "STT  Mã hàng  ĐVT": as many texts, each below one of those above, ruled off from the first row or in letters below ideographs. */
function isSaidAgain(lines: readonly Line[], at: number, { rules }: Page): boolean {
  const [above, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!above || !line || !next) return false;
  const [upper = [], lower = []] = evenHeadings([above.segments, line.segments]);
  const isBelow = (segment: Segment, i: number) =>
    overlapX(segment.box, upper[i]?.box ?? segment.box) > 0 && !isDatum(segment.text);
  const areAlike = lower.length >= AGAIN && lower.length === upper.length && lower.every(isBelow);
  const isOtherScript =
    upper.every(({ text }) => isCjk(text)) && lower.every(({ text }) => !isCjk(text));
  const isRuledOff = rules.some(
    ({ orientation, box }) =>
      orientation === "horizontal" && parts((box.top + box.bottom) / 2, box, line, next),
  );
  return areAlike && (isOtherScript || isRuledOff);
}

const AGAIN = 3;

/** Whether a text is a number, date or the like, and no heading. */
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
