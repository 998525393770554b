import type { Line } from "../../layout/lines";
import { type Cell, cellOf } from "../../layout/rules/cells";
import type { Segment } from "../../layout/segment";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { labelKeyOf } from "../sender-footer";
import { faceOf } from "./unit";

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

/** From line to line of what somebody wrote, and from a caption to the first of them, in em. */
const WRITTEN = { line: 1.6, caption: 2.2 } as const;

/**
 * "call first: 555 0144" below "Remarks: two doors", both in the hand that answers the form: the note goes on, and asks for nothing. `lines` are those of
 * the page.
 */
export function isWrittenOn(segment: Segment, lines: readonly Line[]): boolean {
  const face = faceOf(segment.words);
  if (face === undefined || segment.source === "ocr") return false;
  for (let lower = segment, first = true; ; first = false) {
    if (!first && isAskedBefore(lower, lines)) return true;
    const above = segmentAbove(lower, lines);
    if (!above) return false;
    if (above.words.at(-1)?.face !== face) return !first && /[:：]$/.test(above.text);
    const step = (lower.baseline - above.baseline) / lower.fontSize;
    if (step > WRITTEN.line) return false;
    const asked = above.words.filter((word) => word.face !== face);
    if (asked.length > 0) return /[:：]$/.test(asked.at(-1)?.text ?? "");
    lower = above;
  }
}

/** With a colon right before it, in another face. */
function isAskedBefore(segment: Segment, lines: readonly Line[]): boolean {
  const own = lines.find(({ segments }) => segments.includes(segment))?.segments ?? [];
  const before = own[own.indexOf(segment) - 1];
  return /[:：]$/.test(before?.text ?? "") && before?.words.at(-1)?.face !== segment.words[0]?.face;
}

/** The nearest text above that begins at most a little before this one ends, and ends behind where it begins. */
function segmentAbove(segment: Segment, lines: readonly Line[]): Segment | undefined {
  const isOver = ({ box, baseline }: Segment) => {
    const step = (segment.baseline - baseline) / segment.fontSize;
    const isBeside = box.x0 < segment.box.x1 && box.x1 > segment.box.x0;
    return isBeside && step > 0.5 && step < WRITTEN.caption;
  };
  return lines.flatMap(({ segments }) => segments.filter(isOver)).at(-1);
}
