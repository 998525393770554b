import { median } from "../box";
import type { Line } from "../lines";
import { type Segment, toSegment } from "../segment";
import { gapsIn } from "./word-gaps";

/** So many texts of a page begin with a number of theirs … */
const FEWEST = 3;
/** … that stands off from most of them by so much, in em, and by so many spaces of the page; from each that is parted by no less than these. */
const APART = { most: 0.45, each: 0.4 } as const;
const SPACES = { most: 2, each: 1.5 } as const;

/**
 * Without the numbers of a form's questions in front of them where they stand in a column of their own: "1.   Title". Seen on pixels a reader takes the white
 * behind them for a space. `space` is the usual one of the page, in em.
 */
export function partNumbers(lines: readonly Line[], space: number): Line[] {
  const numbered = lines.flatMap(({ segments }) => segments).filter(isNumbered);
  const isApart =
    numbered.length >= FEWEST &&
    median(numbered.map(whiteBehind)) >= Math.max(APART.most, SPACES.most * space);
  if (!isApart) return [...lines];
  const least = Math.max(APART.each, SPACES.each * space);
  const partsOf = (segment: Segment) => {
    if (!isNumbered(segment) || whiteBehind(segment) < least) return [segment];
    const { words, page } = segment;
    return [words.slice(0, 1), words.slice(1)].map((own) => toSegment(own, page));
  };
  return lines.map((line) => ({ ...line, segments: line.segments.flatMap(partsOf) }));
}

const isNumbered = ({ words: [first, second], source }: Segment): boolean =>
  source === "ocr" &&
  /^\d{1,2}[.)]$/.test(first?.text ?? "") &&
  /^\p{L}{2}/u.test(second?.text ?? "");

const whiteBehind = (segment: Segment): number => gapsIn(segment)[0] ?? 0;
