import { beginsWithBox } from "../../fields/choices/tick-boxes";
import type { Line } from "../lines";
import { type Segment, toSegment } from "../segment";

/** Labels above and below each other begin and end at the same place, to this, in em. */
const SAME = 0.5;
/** … no further apart than this. */
const NEAR = 4;
const SIGN = /^[\u3041-\u30fa\u4e00-\u9fff]$/;
const LABEL = /^[\u3041-\u30fa\u4e00-\u9fff]{3,}[:：]?$/;

/** Two signs at the head of a line are one label where they are set as wide as a longer one above or below them: "長　　さ" over "取付位置". */
export function joinSpreadLabels(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const at = line.segments.findIndex((first, i) => {
      const second = line.segments[i + 1];
      return second !== undefined && areSigns(first, second) && isFlush(first, second, line, lines);
    });
    const [first, second] = line.segments.slice(Math.max(0, at));
    if (at < 0 || !first || !second) return line;
    const label = toSegment([...first.words, ...second.words], first.page, first.underlined);
    const segments = [...line.segments.slice(0, at), label, ...line.segments.slice(at + 2)];
    return { ...line, segments };
  });
}

const areSigns = (first: Segment, second: Segment): boolean =>
  SIGN.test(first.text) &&
  SIGN.test(headOf(second).text) &&
  !first.underlined &&
  !second.underlined;

/** What stands before the first choice of a text that readers of pixels see as one with the choices. */
function headOf(segment: Segment): Segment {
  const box = segment.words.findIndex(({ text }) => beginsWithBox(text));
  return box > 0 ? toSegment(segment.words.slice(0, box), segment.page) : segment;
}

function isFlush(first: Segment, second: Segment, line: Line, lines: readonly Line[]): boolean {
  const em = first.fontSize;
  return lines.some(
    (other) =>
      other !== line &&
      Math.abs(other.baseline - line.baseline) < NEAR * em &&
      other.segments
        .map(headOf)
        .some(
          ({ text, box }) =>
            LABEL.test(text.replaceAll(/\s/g, "")) &&
            Math.abs(box.x0 - first.box.x0) < SAME * em &&
            Math.abs(box.x1 - headOf(second).box.x1) < SAME * em,
        ),
  );
}
