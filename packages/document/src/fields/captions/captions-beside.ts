import { isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";
import { isOtherFace, isSmaller } from "./caption-look";

/** So many captions on its line say that a text is one, too. */
const AGREEING = 2;
/** A caption and its answer begin at one edge within this, in em. */
const EDGE = 0.9;

/**
 * At the end of a row of captioned cells one whose outer side no reader of pixels saw: a text level with the captions of the others, over a text
 * level with their answers in another look.
 */
export function captionsBeside(
  units: readonly Unit[],
  captions: ReadonlyMap<Unit, Unit | null>,
): Map<Unit, Unit> {
  const known = [...captions].filter((pair): pair is [Unit, Unit] => pair[1] !== null);
  const taken = new Set(known.flat());
  const open = units.filter((unit) => !taken.has(unit) && !unit.cell && !unit.inlineLabel);
  const pairs = open.flatMap((caption): [Unit, Unit][] => {
    if (caption.colon || !isLabelLike(caption)) return [];
    const row = known.filter(([other]) => isLevel(other, caption) && other.face === caption.face);
    const answer = open.find(
      (unit) =>
        (isOtherFace(caption, unit) || isSmaller(caption, unit)) &&
        row.some(([, other]) => isLevel(other, unit)) &&
        unit.firstBaseline > caption.lastBaseline + 0.5 * caption.fontSize &&
        Math.abs(unit.box.x0 - caption.box.x0) < EDGE * caption.fontSize,
    );
    return answer && row.length >= AGREEING ? [[caption, answer]] : [];
  });
  return new Map(pairs);
}

const isLevel = (a: Unit, b: Unit): boolean =>
  Math.abs(a.firstBaseline - b.firstBaseline) < 0.4 * Math.min(a.fontSize, b.fontSize);
