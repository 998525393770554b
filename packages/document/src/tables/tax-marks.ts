import type { Line } from "../layout/lines";
import { type Segment, toSegment } from "../layout/segment";
import { kindOf } from "../text/kind";
import { isCurrency } from "../text/number";

/** The sign of a tax rate or of a reduced one behind an amount: "12,90 A", "598 ※". */
const taxMark = /^(?:\p{Lu}\p{L}?|[*#※†]|\p{Lu}[*#])$/u;

/** A tax mark stands apart from its amount. */
export function partMark(line: Line): Line {
  const last = line.segments.at(-1);
  const [mark, ...amount] = last?.words.toReversed() ?? [];
  if (!last || !mark || amount.length === 0 || !taxMark.test(mark.text)) return line;
  const left = toSegment(amount.toReversed(), line.page);
  if (kindOf(left.text) !== "money" || isCurrency(mark.text)) return line;
  return {
    ...line,
    segments: [...line.segments.slice(0, -1), left, toSegment([mark], line.page)],
  };
}

/** The texts of a line without the tax mark at its end, and that mark. */
export function withoutMark(line: Line): { segments: Segment[]; mark: Segment | null } {
  const last = line.segments.at(-1);
  const before = line.segments.at(-2);
  const isMark = last && before && taxMark.test(last.text) && !isCurrency(last.text);
  if (!isMark || !["money", "number"].includes(kindOf(before.text)))
    return { segments: line.segments, mark: null };
  return { segments: line.segments.slice(0, -1), mark: last };
}
