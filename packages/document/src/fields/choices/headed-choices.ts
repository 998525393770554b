import { asksToTick } from "../../lexicon/roles";
import { isCjk } from "../../text/fold";
import { linesOf } from "../grids/open-records";
import { ruledPair } from "../grids/records";
import type { Pair } from "../pairs/assign";
import { isSentence } from "../units/label-like";
import type { Unit } from "../units/unit";
import { areSeveralChoices, beginsWithBox } from "./tick-boxes";

/** A heading has at most so many signs, ideographs counting twice, and its choices begin so near below it and so near its left edge, in em. */
const LONGEST = 80;
const BELOW = 2.8;
const LEFT = { out: 1, in: 4 } as const;
/** A heading of choices is no title: it is at most so many times as large. */
const TITLE = 1.4;
/** Sides of a bar and of the cells below it are this near, in points. */
const CORNER = 1;

/**
 * Pairs and those of choices that nothing asks for but the heading of the section that they begin: "4. Kind of premises" in bold type, on a tint or with a request to tick, and lines of boxes to tick
 * right below. `units` are those of the page, in reading order.
 */
export function withHeadedChoices(pairs: readonly Pair[], units: readonly Unit[]): Pair[] {
  const labelOf = new Map(pairs.map(({ label, value }) => [value, label]));
  const lines = linesOf(units);
  const headed = new Map<Unit, Unit>();
  for (const [at, line] of lines.entries()) {
    for (const choices of line.filter(({ text }) => beginsWithBox(text))) {
      const before = line.findLast(
        ({ box, cell }) => box.x1 < choices.box.x0 && cell === choices.cell,
      );
      const near = nearestAbove(choices, lines.slice(0, at));
      const bar = near || before ? undefined : barAbove(choices, units);
      const above = near ?? bar;
      const said = before && headed.get(before);
      // Another column has a heading of its own.
      const isSaid = said && !(above && above.firstBaseline > said.lastBaseline);
      const isFirst =
        above &&
        (above === bar || isInColumnOf(above, choices, markOf(above, units))) &&
        isHeadingOf(above, choices) &&
        !labelOf.has(above);
      const own = labelOf.get(choices);
      const label =
        own && own === above
          ? own
          : ((above && headed.get(above)) ?? (isFirst ? above : isSaid ? said : undefined));
      if (label && (own === undefined || own === label)) headed.set(choices, label);
    }
  }
  const all = [...headed];
  const found = all.flatMap(([choices, label]) => {
    const areMany = all.filter(([, other]) => other === label).length > 1;
    const isNew = !labelOf.has(choices) && (areMany || areSeveralChoices(choices.text));
    return isNew ? [ruledPair(label, choices)] : [];
  });
  return [...pairs, ...found];
}

/** The letter or number of a section, no further before its heading than this, in em. */
const SECTION = /^(?:\p{Lu}|\d{1,2})[.)]?$/u;
const MARK = 3;

function markOf({ box, firstBaseline, fontSize }: Unit, units: readonly Unit[]): Unit | undefined {
  return units.find((unit) => {
    const gap = (box.x0 - unit.box.x1) / fontSize;
    const isLevel = Math.abs(unit.firstBaseline - firstBaseline) < 0.2 * fontSize;
    return SECTION.test(unit.text) && isLevel && gap > 0 && gap < MARK;
  });
}

/** The only text of the next line above that is over some of the choices, where that is near; `lines` are those before theirs. */
function nearestAbove(choices: Unit, lines: readonly Unit[][]): Unit | undefined {
  const own = lines.findLast((line) => line.some((unit) => isOver(unit, choices))) ?? [];
  const [only, ...others] = own.filter(
    (unit) => isOver(unit, choices) && !(own.length > 1 && SECTION.test(unit.text)),
  );
  return only && others.length === 0 && isNear(only, choices) ? only : undefined;
}

/** The title in a bar right above the column of a frame in which choices stand, which begins further left. */
function barAbove(choices: Unit, units: readonly Unit[]): Unit | undefined {
  const { box, cell, firstBaseline, fontSize } = choices;
  if (!cell) return undefined;
  const bars = units.filter((unit) => {
    const bar = unit.cell?.filled ? unit.cell.box : null;
    const drop = bar ? firstBaseline - bar.bottom : Number.NaN;
    const isAcross =
      bar !== null && bar.x0 <= cell.box.x0 + CORNER && bar.x1 >= cell.box.x1 - CORNER;
    return isAcross && drop > 0 && drop < BELOW * fontSize && unit.box.x1 < box.x0;
  });
  const [title, ...more] = bars;
  return title &&
    more.length === 0 &&
    Math.abs(cell.box.top - (title.cell?.box.bottom ?? 0)) < fontSize
    ? title
    : undefined;
}

const isOver = ({ box }: Unit, { box: below }: Unit): boolean =>
  box.x0 < below.x1 && box.x1 > below.x0;

const isNear = (above: Unit, choices: Unit): boolean =>
  choices.firstBaseline - above.lastBaseline < BELOW * choices.fontSize;

/** Whether choices begin about where their heading does, or the mark of its section, or the bar that it stands in behind that. */
function isInColumnOf({ box, cell }: Unit, choices: Unit, mark: Unit | undefined): boolean {
  const start = mark?.box.x0 ?? box.x0;
  const left = cell?.filled ? Math.min(cell.box.x0, start) : start;
  const [out, indent] = [left - choices.box.x0, choices.box.x0 - box.x0];
  return out < LEFT.out * choices.fontSize && indent < LEFT.in * choices.fontSize;
}

function isHeadingOf(head: Unit, choices: Unit): boolean {
  const { text, colon, inlineLabel, bold, cell, fontSize } = head;
  const isApart = bold || cell?.filled === true || asksToTick(text);
  const width = [...text].reduce((sum, sign) => sum + (isCjk(sign) ? 2 : 1), 0);
  const asks = !colon && inlineLabel === null && !beginsWithBox(text) && /\p{L}{2}/u.test(text);
  return (
    isApart &&
    asks &&
    width <= LONGEST &&
    !isSentence(text.replace(/[(（][^()（）]*[)）]/g, "")) &&
    fontSize <= TITLE * choices.fontSize
  );
}
