import type { Line } from "../../layout/lines";
import type { Segment } from "../../layout/segment";
import { kindOf } from "../../text/kind";

/** From a line of a list of sums to the next, and how far out of line their edges stand, in em. */
const STEP = 2.5;
const ALIGNED = 0.5;

/** Behind a colon a date, a code or a number answers what is before it, whatever amount follows. */
const ANSWERED = /[:：]\s*[^\p{L}\s]/u;

/**
 * "Less: loyalty card   -12.50", "Deposit received 3 May 2027   400.00": a line of a list of sums, told by the one above or below, a text without a
 * colon and an amount at the same edges. All before the amount is its label.
 */
export function isSumLine(segment: Segment, line: Line, lines: readonly Line[]): boolean {
  const own = sumOf(line);
  if (own?.[0] !== segment || ANSWERED.test(segment.text)) return false;
  const em = segment.fontSize;
  const isMate = (other: Line) => {
    const step = Math.abs(other.baseline - line.baseline);
    const [named, amount] = (step > 0.5 * em && step < STEP * em && sumOf(other)) || [];
    if (!named || !amount || /[:：]/.test(named.text)) return false;
    const isLevel = [named.box.x0 - segment.box.x0, named.box.x1 - segment.box.x1].some(
      (shift) => Math.abs(shift) < ALIGNED * em,
    );
    return isLevel && Math.abs(amount.box.x1 - own[1].box.x1) < ALIGNED * em;
  };
  return lines.some(isMate);
}

/** The last two texts of a line, where they are words and an amount. */
function sumOf({ segments }: Line): [named: Segment, amount: Segment] | null {
  const [named, amount] = segments.slice(-2);
  const isSum = named && amount && kindOf(amount.text) === "money" && /\p{L}{2}/u.test(named.text);
  return isSum ? [named, amount] : null;
}
