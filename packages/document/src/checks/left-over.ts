import type { Unit } from "../fields/units/unit";
import type { LabelledValue } from "../fields/values/grow";
import { overlapX } from "../layout/box";
import { matchLabel } from "../lexicon/vocabulary";
import type { Box } from "../model";

/** How near texts stand that belong to nothing: 0 where there are none, 1 where they stand as the text's own lines and words do. */
export interface LeftOver {
  /** Above or below the value. */
  line: number;
  /** On the lines of the value. */
  beside: number;
  /** Next to the label or below it. */
  byLabel: number;
  /** One beside the label makes a longer label of the lexicon with it: the label was cut in two. */
  isOfLabel: boolean;
}

/** Lines of one text stand up to the first apart, in em of baselines; texts from the second on have nothing to do with each other. */
const PITCH = [1.4, 2.6] as const;
/** The same of words on one line, in em between them. */
const GAP = [1, 4] as const;
/** Baselines of one line differ by less, in em. */
const LEVEL = 0.5;

/**
 * What was left of the page beside a pair: the rest of a value that was cut short, or of a label that has wrapped. `left` are the
 * texts that are neither label nor value.
 */
export function leftOverBy({ label, lines }: LabelledValue, left: readonly Unit[]): LeftOver {
  const page = lines[0]?.page;
  const own = left.filter((unit) => unit.page === page);
  const texts = own.filter((unit) => !isBlank(unit));
  // No call takes as many values as a page of endless text has pairs.
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), 0);
  return {
    line: most(
      texts.flatMap((unit) => [
        ...lines.slice(-1).map((last) => nearBelow(last, unit)),
        ...lines.slice(0, 1).map((first) => nearBelow(unit, first)),
      ]),
    ),
    beside: most(texts.flatMap((unit) => lines.map((line) => nearBeside(line, unit)))),
    byLabel: label
      ? most(own.flatMap((unit) => [nearBelow(label, unit), nearBeside(label, unit)]))
      : 0,
    isOfLabel: label !== null && own.some((unit) => completes(label, unit)),
  };
}

/** The score of a phrase of the lexicon itself, not of one that contains a phrase. */
const WHOLE_LABEL = 0.94;

function completes(label: Unit, unit: Unit): boolean {
  if (label.colon || nearBeside(label, unit) === 0) return false;
  const [first, second] = label.box.x0 < unit.box.x0 ? [label, unit] : [unit, label];
  return (matchLabel(`${first.text} ${second.text}`)?.score ?? 0) >= WHOLE_LABEL;
}

/** A label that found no value: a blank. */
export function isBlank({ colon, match }: Unit): boolean {
  return colon || (match !== null && match.score >= 0.9);
}

/** What stands in another cell of a form is another text. */
function sharesCell(a: Unit, b: Unit): boolean {
  return a.cell === b.cell;
}

function nearBelow(upper: Unit, lower: Unit): number {
  if (!sharesCell(upper, lower)) return 0;
  const em = Math.max(upper.fontSize, lower.fontSize);
  const pitch = (lower.firstBaseline - upper.lastBaseline) / em;
  const isUnder = overlapX(upper.box, lower.box) > 0 || startsAlike(upper.box, lower.box, em);
  return pitch > LEVEL && isUnder ? nearness(pitch, PITCH) : 0;
}

function nearBeside(one: Unit, other: Unit): number {
  if (!sharesCell(one, other)) return 0;
  const em = Math.max(one.fontSize, other.fontSize);
  if (Math.abs(one.lastBaseline - other.firstBaseline) > LEVEL * em) return 0;
  const gap = Math.max(other.box.x0 - one.box.x1, one.box.x0 - other.box.x1, 0);
  return nearness(gap / em, GAP);
}

function startsAlike(a: Box, b: Box, em: number): boolean {
  return Math.abs(a.x0 - b.x0) < em;
}

function nearness(distance: number, [near, far]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (far - distance) / (far - near)));
}
