import { linesOf } from "../grids/open-records";
import { type Records, ruledPair } from "../grids/records";
import type { Unit } from "../units/unit";
import { areSeveralChoices } from "./tick-boxes";

/** So many lines begin with choices at one edge. */
const AGREEING = 3;
/** Edges agree within this, and what is asked stands no further behind its choices, in em. */
const EDGE = 0.8;
const NEAR = 14;

/**
 * "☐ yes ☒ no   Pacemaker": choices before what they answer, on lines that begin with them and end with a text, maybe with another such pair
 * between.
 */
export function findChoicesBefore(units: readonly Unit[]): Records {
  const lines = linesOf(units).flatMap((line) => pairsIn(line) ?? []);
  const found = lines.filter(([[, first]]) => {
    const mates = lines.filter(([[, other]]) => isAtEdge(first, other));
    return mates.length >= AGREEING;
  });
  const pairs = found.flat().map(([label, value]) => ruledPair(label, value));
  return { pairs, bound: new Set(found.flat(2)) };
}

type Answered = readonly [label: Unit, choices: Unit];

/** A line of choices and texts by turns; null for any other. */
function pairsIn(line: readonly Unit[]): [[Answered, ...Answered[]]] | null {
  const pairs: Answered[] = [];
  for (let at = 0; at < line.length; at += 2) {
    const [choices, asked] = [line[at], line[at + 1]];
    if (!choices || !asked || !areSeveralChoices(choices.text) || !mayAsk(asked)) return null;
    if (asked.box.x0 - choices.box.x1 > NEAR * asked.fontSize) return null;
    pairs.push([asked, choices]);
  }
  const [first, ...others] = pairs;
  return first ? [[first, ...others]] : null;
}

const mayAsk = ({ text, colon, inlineLabel }: Unit): boolean =>
  !colon && inlineLabel === null && !areSeveralChoices(text) && /\p{L}{3}/u.test(text);

const isAtEdge = (a: Unit, b: Unit): boolean =>
  Math.abs(a.box.x0 - b.box.x0) < EDGE * Math.max(a.fontSize, b.fontSize);
