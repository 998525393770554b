import type { Line } from "../../layout/lines";
import type { Segment } from "../../layout/segment";
import type { Heading, HeadingBand } from "../headings/heading";

/** Rows that are numbered from one on, at least. */
const LEAST = 2;

/** A row that is counted by a number or a letter. */
const COUNTED = /^(?:(\d{1,3})|([A-Z]))[.)]?$/;

/** Which row it is by its number; NaN where it has none. */
function ordinalOf(text: string): number {
  const [, digits, letter] = COUNTED.exec(text) ?? [];
  // A letter by itself may be a size.
  if (letter) return text.length > 1 ? letter.charCodeAt(0) - 64 : Number.NaN;
  return digits ? Number.parseInt(digits, 10) : Number.NaN;
}

/** A band with a column for the numbers of the rows, or their letters, where they stand to the left of the first heading and have none themselves. */
export function withNumberColumn(band: HeadingBand, below: readonly Line[]): HeadingBand {
  const [first] = band.headings;
  // "No." in the middle of its column stands beside the numbers.
  if (!first || first.key === "line_no" || band.walls.length > 0) return band;
  const numbers: Segment[] = [];
  for (const { segments } of below) {
    const [number, name] = segments;
    if (!number || segments.length < 3 || ordinalOf(number.text) !== numbers.length + 1) continue;
    const isBeside = number.box.x1 < first.box.x0 && name && name.box.x0 > number.box.x1;
    if (isBeside) numbers.push(number);
  }
  if (numbers.length < LEAST) return band;
  const { top, bottom } = first.box;
  const x0 = Math.min(...numbers.map(({ box }) => box.x0));
  const x1 = Math.max(...numbers.map(({ box }) => box.x1));
  const heading: Heading = { text: "", key: "line_no", box: { x0, x1, top, bottom }, segments: [] };
  return { ...band, headings: [heading, ...band.headings] };
}
