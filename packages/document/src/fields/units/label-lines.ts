import type { Unit } from "./unit";

/** From line to line of a label, in em: small captions may stand as far apart as the larger answers below them. */
export const WIDEST = { usual: 1.6, inCell: 1.9 } as const;

/** Lines of one text differ in size by less than this share. */
const UNLIKE = 0.12;

/** Whether a text goes on with a line right below it that is set like it, no more than `widest` em further down. */
export function goesOnBelow(
  upper: Unit,
  lower: Unit,
  widest: number = WIDEST.usual,
  unlike: number = UNLIKE,
): boolean {
  const em = upper.fontSize;
  const step = lower.firstBaseline - upper.lastBaseline;
  const size = lower.fontSize / em;
  const off = lower.source === "ocr" ? unlike : UNLIKE;
  const isShort = isTooShort(lower) && size > SHORT.least && size < SHORT.most;
  return (
    step > 0.5 * em &&
    step < widest * sizeOf(upper, lower) &&
    Math.abs(lower.box.x0 - upper.box.x0) < 0.5 * em &&
    (isShort || (Math.abs(size - 1) < off && lower.bold === upper.bold)) &&
    lower.segments.length === 1 &&
    !lower.inlineLabel &&
    lower.cell === upper.cell
  );
}

/** The size of two lines of a label: on pixels small letters without tall ones look smaller than they are. */
export const sizeOf = (upper: Unit, lower: Unit): number =>
  upper.source === "ocr" ? Math.max(upper.fontSize, lower.fontSize) : upper.fontSize;

/** What stands nearest to the right of a line. */
export function besideLine(line: Unit, units: readonly Unit[]): Unit | undefined {
  return units
    .filter(
      ({ box, firstBaseline }) =>
        box.x0 > line.box.x1 && Math.abs(firstBaseline - line.firstBaseline) < 0.4 * line.fontSize,
    )
    .toSorted((a, b) => a.box.x0 - b.box.x0)[0];
}

/** On pixels so few signs show neither their size nor their weight: "to:", "三层". */
export const isTooShort = ({ source, text }: Unit): boolean =>
  source === "ocr" && [...text].length < FEW_SIGNS;
const FEW_SIGNS = 4;
/** Without tall letters they look larger than they are. */
const SHORT = { least: 0.88, most: 1.45 } as const;
