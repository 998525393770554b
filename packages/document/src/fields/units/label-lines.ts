import { beginsWithBox } from "../choices/tick-boxes";
import type { Unit } from "./unit";

/** From line to line of a label, in em: small captions may stand as far apart as the larger answers below them. */
export const WIDEST = { usual: 1.6, inCell: 1.9 } as const;

export function goesOnBelow(upper: Unit, lower: Unit): boolean {
  const em = upper.fontSize;
  const step = lower.firstBaseline - upper.lastBaseline;
  return (
    step > 0.5 * em &&
    step < (upper.cell ? WIDEST.inCell : WIDEST.usual) * em &&
    Math.abs(lower.box.x0 - upper.box.x0) < 0.5 * em &&
    (isTooShort(lower) || Math.abs(lower.fontSize - em) < 0.12 * em) &&
    (isTooShort(lower) || lower.bold === upper.bold) &&
    lower.segments.length === 1 &&
    !lower.inlineLabel &&
    !beginsWithBox(lower.text) &&
    lower.cell === upper.cell
  );
}

/** What stands nearest to the right of a line. */
export function besideLine(line: Unit, units: readonly Unit[]): Unit | undefined {
  return units
    .filter(
      ({ box, firstBaseline }) =>
        box.x0 > line.box.x1 && Math.abs(firstBaseline - line.firstBaseline) < 0.4 * line.fontSize,
    )
    .toSorted((a, b) => a.box.x0 - b.box.x0)[0];
}

/** On pixels so few signs show neither their size nor their weight: "to:". */
export const isTooShort = ({ source, text }: Unit): boolean =>
  source === "ocr" && [...text].length < FEW_SIGNS;
const FEW_SIGNS = 4;
