import type { Line } from "../../layout/lines";
import type { Segment } from "../../layout/segment";
import { beginsWithBox } from "./tick-boxes";

/** Choices begin where the heading of their column does, to this, in em, and no further below it. */
const EDGE = 0.6;
const BELOW = 14;

/** So many columns at least, and choices in each. */
const LEAST = 2;

/** "☐ Oak  ☒ 2 m" below "Timber" and "Length": choices that begin below a heading each, on lines of nothing but choices. */
export function choiceColumns(lines: readonly Line[]): ReadonlySet<Segment> {
  const found = new Map<Segment, Segment>();
  for (const line of lines) {
    if (line.segments.length < LEAST || !line.segments.every(isChoice)) continue;
    const headings = line.segments.map((segment) => headingOf(segment, line, lines));
    for (const [at, heading] of headings.entries()) {
      const segment = line.segments[at];
      const isLevel = (other: Segment | undefined) =>
        other && heading && other !== heading && other.baseline === heading.baseline;
      if (segment && heading && headings.some(isLevel)) found.set(segment, heading);
    }
  }
  const headings = [...found.values()];
  const isLong = (heading: Segment) =>
    headings.filter((other) => other === heading).length >= LEAST;
  return new Set([...found].flatMap(([choice, heading]) => (isLong(heading) ? [choice] : [])));
}

const isChoice = ({ words }: Segment): boolean => beginsWithBox(words[0]?.text ?? "");

/** The next text above that begins there and is no choice. */
function headingOf(choice: Segment, line: Line, lines: readonly Line[]): Segment | undefined {
  const em = choice.fontSize;
  const above = lines.filter(
    ({ baseline }) => baseline < line.baseline - 0.5 * em && baseline > line.baseline - BELOW * em,
  );
  const column = above
    .flatMap(({ segments }) => segments)
    .filter(({ box }) => Math.abs(box.x0 - choice.box.x0) < EDGE * em);
  return column.toSorted((a, b) => b.baseline - a.baseline).find((one) => !isChoice(one));
}
