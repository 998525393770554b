import type { Line } from "../layout/lines";
import type { Segment } from "../layout/segment";
import type { Heading, HeadingBand } from "./heading";

/** Rows that are numbered from one on, at least. */
const LEAST = 2;

/** A band with a column for the numbers of the rows, where they stand to the left of the first heading and have none themselves. */
export function withNumberColumn(band: HeadingBand, below: readonly Line[]): HeadingBand {
  const [first] = band.headings;
  if (!first || band.walls.length > 0) return band;
  const numbers: Segment[] = [];
  for (const { segments } of below) {
    const [number, name] = segments;
    const isNext = number && /^\d{1,3}[.)]?$/.test(number.text) && segments.length > 2;
    if (!isNext || Number.parseInt(number.text, 10) !== numbers.length + 1) continue;
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
