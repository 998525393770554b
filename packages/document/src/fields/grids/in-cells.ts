import type { Cell } from "../../layout/rules/cells";
import type { Unit } from "../units/unit";

/** The texts in each cell that has any, in reading order. */
export function unitsInCells(units: readonly Unit[]): Map<Cell, Unit[]> {
  const inside = new Map<Cell, Unit[]>();
  for (const unit of units)
    if (unit.cell) inside.set(unit.cell, [...(inside.get(unit.cell) ?? []), unit]);
  return inside;
}

/** The texts with others in their places; null where one goes on with a text before it. */
export function withJoined(units: readonly Unit[], joined: ReadonlyMap<Unit, Unit | null>): Unit[] {
  return units.flatMap((unit) => {
    const whole = joined.get(unit);
    return whole === null ? [] : [whole ?? unit];
  });
}
