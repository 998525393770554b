import { toSegment } from "../../layout/segment";
import { cutWord } from "../../layout/words/cut-word";
import { isEra } from "../../text/date";
import { areSeveralChoices } from "../choices/tick-boxes";
import type { Pair } from "../pairs/assign";
import { toUnit, type Unit } from "../units/unit";

/** The day in its era, and what may follow in brackets: "46年11月3日（満52歳）". */
const DAY = /^\d{1,2}\s?年\s?\d{1,2}\s?月\s?\d{1,2}\s?日(?:\s?生)?(?:\s?[（(].*)?$/u;
const BRACKET = /([（(])/u;
const BOXES = /[☐☑☒□■○●◯◉✓✔]/gu;
/** The day begins so near behind its era, or below it, in em. */
const NEAR = { behind: 6, below: 2.2 } as const;
/** Right behind one era, with less than this between, it is one date with it, in em. */
const APART = 2.5;

/**
 * "Born  ☐大 ☒昭 ☐平   46年11月3日": the day of an era that was ticked or ringed, behind the eras or below them, answers the same label. `units` are those of
 * the page, in reading order.
 */
export function withEraDates(pairs: readonly Pair[], units: readonly Unit[]): Pair[] {
  const taken = new Set(pairs.flatMap(({ label, value }) => [label, value]));
  return pairs.flatMap((pair) => {
    const day = areEras(pair.value)
      ? units.find((unit) => !taken.has(unit) && isDayOf(unit, pair.value))
      : undefined;
    return day ? [pair, { ...pair, value: withoutRemark(day) }] : [pair];
  });
}

function areEras({ text }: Unit): boolean {
  const names = text.replace(BOXES, " ").split(/[\s・/／]+/u);
  return names.every((name) => name === "" || isEra(name)) && names.some(isEra);
}

function isDayOf({ text, box, cell, firstBaseline, inlineLabel }: Unit, eras: Unit): boolean {
  const em = eras.fontSize;
  const step = (firstBaseline - eras.lastBaseline) / em;
  const gap = (box.x0 - eras.box.x1) / em;
  const least = areSeveralChoices(eras.text) ? -0.2 : APART;
  const isBehind = Math.abs(step) < 0.5 && gap > least && gap < NEAR.behind;
  const isBelow = step >= 0.5 && step < NEAR.below && box.x0 < eras.box.x1 && cell !== null;
  return DAY.test(text) && inlineLabel === null && cell === eras.cell && (isBehind || isBelow);
}

/** How old somebody is by then is not part of the day. */
function withoutRemark(day: Unit): Unit {
  const [segment] = day.segments;
  const parts = segment?.words.flatMap((word) => cutWord(word, BRACKET)) ?? [];
  const open = parts.findIndex(({ text }) => BRACKET.test(text));
  if (!segment || open < 1) return day;
  return toUnit([toSegment(parts.slice(0, open), segment.page)], day.cell, new Map());
}
