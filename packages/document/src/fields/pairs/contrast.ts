import { areChoices } from "../choices/tick-boxes";
import type { Unit } from "../units/unit";
import { asksToSign } from "./signing";

/** Points for how differently a label and its value are set, as they often are. */
export function contrast(label: Unit, value: Unit): number {
  let points = asksToSign(value) ? -2.5 : 0;
  if (label.bold && !value.bold) points += 0.7;
  if (!label.bold && value.bold) points += 0.3;
  if (label.fontSize < 0.93 * value.fontSize) points += 0.4;
  if (label.fontSize > 1.4 * value.fontSize) points -= 1.5;
  if (value.underlined && !label.underlined) points += 1.8;
  if (areChoices(value.text)) points += 2.2;
  // "7. Remarks" asks for something of its own.
  if (/^\(?\d{1,2}[a-z]?[.)] \p{Lu}/u.test(value.text)) points -= 1.5;
  if (label.cell?.filled && value.cell && !value.cell.filled) points += 1.5;
  // Two headings of one tinted column.
  if (label.cell?.filled && value.cell?.filled && label.cell !== value.cell) points -= 1.5;
  return points;
}
