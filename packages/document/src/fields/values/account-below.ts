import { settings } from "../../settings";
import { isAccount } from "../../text/kind";
import type { Pair } from "../pairs/assign";
import { holdsAccount, isKeptAccount } from "../units/join-accounts";
import type { Unit } from "../units/unit";

/** The number begins level with its label or the bank's name within this, in em. */
const EDGE = 0.6;

/**
 * "Account: Marlow & Firth" over "62 1140 0002 0000 7710 4420 0018": below a bank's name the number of the account, wherever it wraps to, and below
 * "普通 0271934" who holds it.
 */
export function accountBelow(
  { label, value }: Pair,
  last: Unit,
  units: readonly Unit[],
): Unit | undefined {
  const isKept = isKeptAccount(last.text);
  if (!isKept && (last !== value || /\d/.test(last.text))) return undefined;
  const asksForNumber = label.match?.key === "number" && label.match.score >= 0.9;
  const goesOn = ({ text }: Unit) =>
    isKept
      ? holdsAccount(last.text, text)
      : isKeptAccount(text) || (asksForNumber && isAccount(text));
  return units.find((unit) => {
    const step = (unit.firstBaseline - last.lastBaseline) / last.fontSize;
    const isUnder = [label, value].some(
      ({ box }) => Math.abs(unit.box.x0 - box.x0) < EDGE * last.fontSize,
    );
    const isNext = step > 0.5 && step < settings.paragraphPitch && isUnder;
    return isNext && unit.inlineLabel === null && unit.cell === last.cell && goesOn(unit);
  });
}
