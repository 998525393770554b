import type { LabelKey } from "../lexicon/phrases";
import { areNeighbours } from "./places";
import type { Unit } from "./unit";

/** Below the bold label of a party stands its name, though it may begin with a word for companies ("Société"). */
export function partyPoints(unit: Unit, units: readonly Unit[]): number {
  if (unit.colon || unit.bold || unit.match === null) return 0;
  const isBelow = units.some(
    ({ match, bold, box, lastBaseline, fontSize }) =>
      bold &&
      match !== null &&
      match.score >= 0.9 &&
      parties.has(match.key) &&
      Math.abs(box.x0 - unit.box.x0) < 0.5 * fontSize &&
      unit.firstBaseline > lastBaseline &&
      unit.firstBaseline - lastBaseline < 1.7 * fontSize,
  );
  return isBelow ? -3 : 0;
}

/** Lines of two addresses side by side, each below the label of a party. */
export function areBlockLines(label: Unit, value: Unit, units: readonly Unit[]): boolean {
  if (label.colon || (label.match?.score ?? 0) >= 0.9 || value.box.x0 < label.box.x1) return false;
  return isBelowParty(label, units) && isBelowParty(value, units);
}

/** Two headings side by side, in capitals or in cells, each with lines of its own below. */
export function areHeadings(label: Unit, value: Unit, units: readonly Unit[]): boolean {
  const inCells = areNeighbours(label, value);
  const isHeading = (unit: Unit) =>
    unit.bold &&
    !unit.colon &&
    (unit.match?.score ?? 0) < 0.9 &&
    (inCells || /^[\p{Lu}\s]{8,}$/u.test(unit.text)) &&
    units.some(({ box, firstBaseline, bold }) => {
      const step = (firstBaseline - unit.lastBaseline) / unit.fontSize;
      const isNext = step > 0.5 && step < (inCells ? 2.6 : 1.8);
      return !bold && isNext && Math.abs(box.x0 - unit.box.x0) < unit.fontSize;
    });
  return isHeading(label) && isHeading(value);
}

function isBelowParty(unit: Unit, units: readonly Unit[]): boolean {
  for (let line: Unit | undefined = unit, n = 0; line && n < 8; n++) {
    if (line.match && line.match.score >= 0.9 && parties.has(line.match.key)) return true;
    const lower: Unit = line;
    line = units.find(({ box, lastBaseline }) => {
      const step = (lower.firstBaseline - lastBaseline) / lower.fontSize;
      return step > 0.5 && step < 1.7 && Math.abs(box.x0 - lower.box.x0) < 0.5 * lower.fontSize;
    });
  }
  return false;
}

const parties: ReadonlySet<LabelKey> = new Set<LabelKey>([
  "addressee",
  "ship_to",
  "bill_to",
  "supplier",
  "buyer",
]);
