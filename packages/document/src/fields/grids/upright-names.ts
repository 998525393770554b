import type { Unit } from "../units/unit";

/** Signs of a name that is set from top to bottom, one below the other, and how much taller than wide it is. */
const UPRIGHT = /^[\u3040-\u9fff]{2,}$/;
const TALLER = 1.5;

export const isUpright = ({ text, box }: Unit): boolean =>
  UPRIGHT.test(text) && box.bottom - box.top > TALLER * (box.x1 - box.x0);

/** Set from top to bottom along a cell with texts side by side, or one above it that asks with a colon: it names what they ask for together, and none of them is its answer. */
export function namesGroup(
  name: Unit,
  text: Unit,
  nearest: ReadonlyMap<Unit, Unit | undefined>,
  units: readonly Unit[],
): boolean {
  const { cell } = text;
  if (cell === null || cell === name.cell || text.box.x0 < name.box.x1 || !isUpright(name))
    return false;
  const isAsking = (unit: Unit) =>
    unit.cell === cell && unit.colon && unit.lastBaseline < text.firstBaseline;
  return nearest.get(text)?.cell === cell || units.some(isAsking);
}
