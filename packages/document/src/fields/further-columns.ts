import type { Cell } from "../layout/cells";
import type { Pair } from "./assign";
import { areNeighbours } from "./places";
import { beginsWithBox } from "./tick-boxes";
import type { Unit } from "./unit";

/** Sides of cells of one column agree within this, in em. */
const SLACK = 0.8;

/**
 * A grid whose rows ask once for each of several columns ("Parent 1", "Parent 2"): the text in the cell beside an answer answers
 * the same label, where both columns have a heading. `units` are those of the page, in reading order.
 */
export function withFurtherColumns(pairs: readonly Pair[], units: readonly Unit[]): Pair[] {
  const taken = new Set(pairs.flatMap(({ label, value }) => [label, value]));
  return pairs.flatMap((pair) => {
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
}

function beside(unit: Unit, units: readonly Unit[]): Unit | undefined {
  return units.find((other) => other.inlineLabel === null && areNeighbours(unit, other));
}

/** Above the columns of both stand texts beside each other, in cells as wide. */
function areHeaded(left: Unit, right: Unit, units: readonly Unit[]): boolean {
  const heads = (unit: Unit) =>
    units.filter(
      ({ cell }) =>
        cell && unit.cell && cell.box.bottom <= unit.cell.box.top + 1 && isOver(cell, unit),
    );
  return heads(left).some((head) =>
    heads(right).some((other) => areNeighbours(head, other) && areAlike(head, other)),
  );
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
