import { type Cell, cellOf } from "../layout/cells";
import type { Line } from "../layout/lines";
import type { Segment } from "../layout/segment";
import type { LanguageWeights } from "../lexicon/vocabulary";
import { labelKeyOf } from "./sender-footer";

/** Lines of remarks in one cell. */
const LONGEST = 5;
/** What stands before a colon, at the beginning of a line. */
const ASKING = /^([^:：]*\p{L})\s?[:：]/u;

/**
 * "August: deliveries before 9" below "Remarks" in the cell of its answer: words before a colon that the lexicon does not know ask for nothing there.
 * `lines` are those of the page.
 */
export function isNotedLine(
  segment: Segment,
  cell: Cell,
  lines: readonly Line[],
  cells: readonly Cell[],
  weights: LanguageWeights,
): boolean {
  const asked = ASKING.exec(segment.text)?.[1];
  if (!asked || segment.source === "ocr" || labelKeyOf(asked, weights) !== null) return false;
  const inside = lines.flatMap(({ segments }) =>
    segments.filter((other) => cellOf(other, cells) === cell),
  );
  const [first] = inside;
  if (!first || first === segment || inside.length > LONGEST) return false;
  const head = ASKING.exec(first.text)?.[1] ?? first.text;
  return labelKeyOf(head, weights) === "notes";
}
