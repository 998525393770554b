import type { Cell } from "../../layout/rules/cells";
import { areChoices, beginsWithBox } from "../choices/tick-boxes";
import type { Pair } from "../pairs/assign";
import { areNeighbours } from "../pairs/places";
import type { Unit } from "../units/unit";

/** Sides of cells of one column agree within this, in em. */
const SLACK = 0.8;

/**
 * A grid whose rows ask once for each of several columns ("Parent 1", "Parent 2"): the text in the cell beside an answer answers
 * the same label, where both columns have a heading. `units` are those of the page, in reading order.
 */
export function withFurtherColumns(pairs: readonly Pair[], units: readonly Unit[]): Pair[] {
  // Choices that were taken for a label may be an answer of the row above what answers them.
  const isSure = ({ label }: Pair) => !areChoices(label.text);
  const taken = new Set(pairs.filter(isSure).flatMap(({ label, value }) => [label, value]));
  const rows = pairs.filter(isSure).map((pair) => {
    const row = [pair];
    if (!areNeighbours(pair.label, pair.value)) return row;
    for (let last = pair.value, next = beside(last, units); next; next = beside(last, units)) {
      const isLabel = next.colon || ((next.match?.score ?? 0) >= 0.9 && !beginsWithBox(next.text));
      const isOwn = !taken.has(next) && !isLabel;
      if (!isOwn || !areHeaded(last, next, units)) break;
      taken.add(next);
      row.push({ ...pair, value: next });
      last = next;
    }
    return row;
  });
  const others = pairs.filter(
    (pair) => !isSure(pair) && ![pair.label, pair.value].some((unit) => taken.has(unit)),
  );
  return [...rows.flat(), ...others];
}

function beside(unit: Unit, units: readonly Unit[]): Unit | undefined {
  return units.find((other) => other.inlineLabel === null && areNeighbours(unit, other));
}

/** Above the columns of both stand texts beside each other, in cells as wide, or in one tinted bar over all columns. */
function areHeaded(left: Unit, right: Unit, units: readonly Unit[]): boolean {
  const heads = (unit: Unit) =>
    units.filter(
      (head) =>
        head.cell &&
        unit.cell &&
        head.cell.box.bottom <= unit.cell.box.top + 1 &&
        (isOver(head.cell, unit) || isInBarOver(head, unit.cell)),
    );
  const areBeside = (head: Unit, other: Unit) =>
    areNeighbours(head, other) || (head.cell === other.cell && head.box.x1 < other.box.x0);
  return heads(left).some((head) =>
    heads(right).some((other) => areBeside(head, other) && areAlike(head, other)),
  );
}

/** Readers of pixels see one bar behind the headings of several columns. */
function isInBarOver({ cell, box }: Unit, { box: column }: Cell): boolean {
  return cell?.filled === true && box.x0 >= column.x0 && box.x1 <= column.x1;
}

function isOver({ box }: Cell, { cell, fontSize }: Unit): boolean {
  const slack = SLACK * fontSize;
  return (
    cell !== null &&
    Math.abs(box.x0 - cell.box.x0) < slack &&
    Math.abs(box.x1 - cell.box.x1) < slack
  );
}

/** Headings are set alike, and unlike what stands below them. */
function areAlike(head: Unit, other: Unit): boolean {
  const isFilled = head.cell?.filled === true && other.cell?.filled === true;
  return isFilled || (head.bold && other.bold);
}
