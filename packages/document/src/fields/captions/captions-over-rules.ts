import type { Rule } from "../../model";
import { beginsWithBox } from "../choices/tick-boxes";
import { beginsWithNumber } from "../units/label-like";
import type { Unit } from "../units/unit";

/** So many on a page have to agree before they are believed. */
const AGREEING = 3;
/** What is written on the line stands so far below the text that asks, in em, and begins this near to where that does. */
const BELOW = [0.9, 2.2] as const;
const SHIFT = 0.9;
/** A line to write on runs so far below the baseline of what is on it, in em, and no wider line does below what asks. */
const DROP = [0.1, 0.62] as const;
/** Signs of a text that asks. */
const LONGEST = 100;

/**
 * Texts over what was written on a line of its own, as long as the form is wide: "What did you tell the crew that they should do" over
 * "____________", however long they are and whatever their size, which on pixels says little.
 */
export function overRules(units: readonly Unit[], rules: readonly Rule[]): Map<Unit, Unit> {
  const level = rules.filter(({ orientation }) => orientation === "horizontal");
  const isOnLine = (unit: Unit) => level.some((rule) => runsBelow(rule, unit));
  const pairs = units.flatMap((caption): [Unit, Unit][] => {
    if (isOnLine(caption) || !mayAsk(caption) || !isAlone(caption, units)) return [];
    const answer = units.find((unit) => isWrittenBelow(unit, caption) && isOnLine(unit));
    return answer && isAlone(answer, units) ? [[caption, answer]] : [];
  });
  return new Map(pairs.length < AGREEING ? [] : pairs);
}

function mayAsk({ text, underlined, colon, inlineLabel }: Unit): boolean {
  if (underlined || colon || inlineLabel !== null || beginsWithBox(text)) return false;
  return text.length <= LONGEST && /\p{L}{2}/u.test(text) && !/[.。!]$/.test(text);
}

/** Nothing but the number of a question stands before it, and nothing behind it. */
function isAlone(one: Unit, units: readonly Unit[]): boolean {
  return units.every(
    (other) =>
      other === one ||
      Math.abs(other.firstBaseline - one.firstBaseline) > 0.5 * one.fontSize ||
      (other.box.x1 < one.box.x0 && /^[\dA-Za-z]{1,2}[.)]?$/.test(other.text)),
  );
}

function isWrittenBelow(unit: Unit, caption: Unit): boolean {
  const em = Math.max(unit.fontSize, caption.fontSize);
  const step = (unit.firstBaseline - caption.lastBaseline) / em;
  const isAligned = Math.abs(unit.box.x0 - caption.box.x0) < SHIFT * em;
  const isAnswer = !unit.colon && unit.inlineLabel === null && !beginsWithNumber(unit.text);
  const isBelow = step > BELOW[0] && step < BELOW[1] && unit.cell === caption.cell;
  return isAnswer && isAligned && isBelow;
}

/** A line that begins where the text does, and goes on behind it. */
function runsBelow({ box: rule }: Rule, { box, lastBaseline, fontSize }: Unit): boolean {
  const drop = (rule.top - lastBaseline) / fontSize;
  const isAligned = Math.abs(rule.x0 - box.x0) < SHIFT * fontSize;
  return isAligned && drop > DROP[0] && drop < DROP[1] && rule.x1 > box.x1;
}
