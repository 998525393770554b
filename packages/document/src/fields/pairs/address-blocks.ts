import type { LabelKey } from "../../lexicon/phrases";
import type { Unit } from "../units/unit";
import { areNeighbours } from "./places";

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

/** Texts of two blocks side by side: neither answers the other. */
export function standApart(label: Unit, value: Unit, units: readonly Unit[]): boolean {
  return [areBlockLines, areBlockHeads, areHeadings].some((are) => are(label, value, units));
}

/** Lines of two addresses side by side, each below the label of a party. */
function areBlockLines(label: Unit, value: Unit, units: readonly Unit[]): boolean {
  if (label.colon || (label.match?.score ?? 0) >= 0.9 || value.box.x0 < label.box.x1) return false;
  const party = linesAbove(label, units).find(isParty);
  const above = linesAbove(value, units);
  return party !== undefined && above.some((line) => isParty(line) || isSetBeside(line, party));
}

/** Heads the column beside that of a party, in the same type: "Ask for" beside "Invoice to". */
const isSetBeside = (head: Unit, party: Unit): boolean =>
  head.bold &&
  party.bold &&
  Math.abs(head.fontSize - party.fontSize) < 0.1 * party.fontSize &&
  Math.abs(head.firstBaseline - party.firstBaseline) < 0.3 * party.fontSize;

/** Two headings side by side, in capitals or in cells, each with lines of its own below. */
function areHeadings(label: Unit, value: Unit, units: readonly Unit[]): boolean {
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

/** So many lines below each of two texts, level with each other, are blocks of addresses. */
const BLOCK_LINES = 2;

/** The label of a party and what heads the block beside its own. */
function areBlockHeads(label: Unit, value: Unit, units: readonly Unit[]): boolean {
  if (label.colon || (label.match?.score ?? 0) < 0.9 || value.box.x0 < label.box.x1) return false;
  if (!parties.has(label.match?.key ?? "other")) return false;
  const [own, other] = [linesBelow(label, units), linesBelow(value, units)];
  const isLevel = (line: Unit, at: number) =>
    Math.abs(line.firstBaseline - (other[at]?.firstBaseline ?? 0)) < 0.3 * line.fontSize;
  return (
    Math.min(own.length, other.length) >= BLOCK_LINES && own.slice(0, BLOCK_LINES).every(isLevel)
  );
}

/** The lines of the block that a text heads. */
function linesBelow(head: Unit, units: readonly Unit[]): Unit[] {
  const lines: Unit[] = [];
  for (let upper: Unit | undefined = head; upper; ) {
    const last: Unit = upper;
    upper = units.find(({ box, firstBaseline, fontSize, colon, inlineLabel, kind }) => {
      const step = (firstBaseline - last.lastBaseline) / last.fontSize;
      const isNext = step > 0.5 && step < 1.7 && Math.abs(box.x0 - last.box.x0) < 0.5 * fontSize;
      return isNext && !colon && inlineLabel === null && kind === "text";
    });
    if (upper) lines.push(upper);
  }
  return lines;
}

/** A text and the lines of its block above it, the lowest first. */
function linesAbove(unit: Unit, units: readonly Unit[]): Unit[] {
  const lines = [unit];
  for (let line: Unit | undefined = unit; line && lines.length < 8; ) {
    const lower: Unit = line;
    line = units.find(({ box, lastBaseline }) => {
      const step = (lower.firstBaseline - lastBaseline) / lower.fontSize;
      return step > 0.5 && step < 1.7 && Math.abs(box.x0 - lower.box.x0) < 0.5 * lower.fontSize;
    });
    if (line) lines.push(line);
  }
  return lines;
}

const isParty = ({ match }: Unit): boolean =>
  match !== null && match.score >= 0.9 && parties.has(match.key);

const parties: ReadonlySet<LabelKey> = new Set<LabelKey>([
  "addressee",
  "ship_to",
  "bill_to",
  "supplier",
  "buyer",
]);
