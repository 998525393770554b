import type { Unit } from "../units/unit";

/** An answer begins below its caption within this, in em, and so far below it at most. */
const UNDER = { aligned: 0.9, pitch: 2.2 } as const;
/** What was stamped or noted beside an answer begins so far behind its caption, in em, and no more than a line higher. */
const ASIDE = { gap: 8, higher: 1 } as const;

/** The texts of a cell with the one below its first before such as begin a little higher, far to the right of both: what a stamp says there answers nothing. */
export function asideLast(units: Unit[]): Unit[] {
  const [first, second] = units;
  if (!first || !second || second.box.x0 - first.box.x1 < ASIDE.gap * first.fontSize) return units;
  const isUnder = ({ box, firstBaseline, fontSize }: Unit) => {
    const step = (firstBaseline - first.lastBaseline) / fontSize;
    const isAligned = Math.abs(box.x0 - first.box.x0) < UNDER.aligned * fontSize;
    return isAligned && step > 0.5 && step < UNDER.pitch;
  };
  const answer = units.find((unit) => unit !== first && isUnder(unit));
  const higher = answer && (answer.firstBaseline - second.firstBaseline) / answer.fontSize;
  if (!answer || higher === undefined || higher > ASIDE.higher) return units;
  if (
    second.box.x0 < answer.box.x1 ||
    second.firstBaseline < first.lastBaseline + 0.5 * first.fontSize
  )
    return units;
  return [first, answer, ...units.slice(1).filter((unit) => unit !== answer)];
}
