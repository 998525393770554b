import { median } from "../../layout/box";
import type { Box, Rule } from "../../model";
import { areChoices } from "../choices/tick-boxes";
import type { Pair } from "../pairs/assign";
import type { Unit } from "../units/unit";
import { areHeadings, columnOf, linesOf } from "./open-records";
import { areInOtherFaces, namesSum, type Records, ruledPair } from "./records";
import { areWrappedInCells } from "./walled-rows";

/** Headings stand this close above their rule, in em, and take up this share of it. */
const CLOSE = 1;
const SHARE = 0.5;
/** Rows stand no further apart, in em, and fill this share of the columns. */
const PITCH = 2.6;
const FILLED = 0.6;
/** Rows are looked for down to here below the rule, in em. */
const DEEPEST = 60;
/** Texts of the lexicon there may be among the answers. */
const KNOWN = 0.2;
/** One row shows nothing by its columns: it is larger than its headings by this, and begins or ends where they do, within this in em. */
const LARGER = 1.08;
const ALIGNED = 0.4;

/**
 * Records below a rule under their headings, without walls, whatever stands beside the rule: several rows, of which a column has digits throughout, or one that
 * is set larger than the headings and flush with them. Every heading is the label of what stands below it.
 */
export function findRuledOffRecords(units: readonly Unit[], rules: readonly Rule[]): Records {
  const pairs: Pair[] = [];
  const bound = new Set<Unit>();
  for (const { box } of rules.filter(({ orientation }) => orientation === "horizontal")) {
    const inside = units.filter((unit) => isWithin(unit, box) && !bound.has(unit));
    const heading = headingAbove(box, inside);
    if (
      !areHeadings(heading) ||
      !areOfOneSize(heading) ||
      spanOf(heading) < SHARE * (box.x1 - box.x0)
    )
      continue;
    const rows = rowsBelow(heading, inside, box);
    if (!areRecords(heading, rows)) continue;
    for (const unit of rows.flat()) {
      const label = heading[columnOf(unit, heading)];
      if (label) pairs.push(ruledPair(label, unit));
    }
    for (const unit of [...heading, ...rows.flat()]) bound.add(unit);
  }
  return { pairs, bound };
}

const isWithin = ({ box, fontSize }: Unit, rule: Box): boolean =>
  box.x0 > rule.x0 - fontSize && box.x1 < rule.x1 + fontSize;

function headingAbove(rule: Box, units: readonly Unit[]): Unit[] {
  const isOver = ({ lastBaseline, fontSize }: Unit) =>
    lastBaseline < rule.top + 0.1 * fontSize && lastBaseline > rule.top - CLOSE * fontSize;
  return units.filter(isOver).toSorted((a, b) => a.box.x0 - b.box.x0);
}

const spanOf = (line: readonly Unit[]): number =>
  (line.at(-1)?.box.x1 ?? 0) - (line[0]?.box.x0 ?? 0);

/** The lines below the rule, each text of which stands below a heading of its own, up to one that is set like the headings. */
function rowsBelow(heading: readonly Unit[], units: readonly Unit[], rule: Box): Unit[][] {
  const rows: Unit[][] = [];
  let above = heading[0]?.lastBaseline ?? 0;
  const below = units.filter(
    ({ firstBaseline, fontSize }) =>
      firstBaseline > rule.bottom && firstBaseline < rule.bottom + DEEPEST * fontSize,
  );
  for (const line of linesOf(below)) {
    const em = Math.max(...line.map(({ fontSize }) => fontSize));
    const columns = line.map((unit) => columnOf(unit, heading));
    const areApart = new Set(columns).size === columns.length && !columns.includes(-1);
    const isNext = (line[0]?.firstBaseline ?? 0) - above < PITCH * em;
    const isSetAlike =
      rows.length > 0 && areLarger(heading, rows.flat()) && !areLarger(heading, line);
    if (
      !areApart ||
      !isNext ||
      line.slice(0, 1).some(namesSum) ||
      isSetAlike ||
      line.length < FILLED * heading.length
    )
      break;
    rows.push(line);
    above = line[0]?.lastBaseline ?? 0;
  }
  return rows;
}

/** Headings are set alike: what is far larger than the first of a line answers it. */
function areOfOneSize(heading: readonly Unit[]): boolean {
  const sizes = heading.map(({ fontSize }) => fontSize);
  return Math.max(...sizes) < UNLIKE * Math.min(...sizes);
}

const UNLIKE = 1.35;

const sizeOf = (line: readonly Unit[]): number => median(line.map(({ fontSize }) => fontSize));

const areLarger = (heading: readonly Unit[], line: readonly Unit[]): boolean =>
  sizeOf(line) >= LARGER * sizeOf(heading);

function areRecords(heading: readonly Unit[], rows: readonly Unit[][]): boolean {
  const answers = rows.flat();
  const isAsking = ({ text, colon, inlineLabel }: Unit) =>
    colon || inlineLabel !== null || areChoices(text);
  const known = answers.filter(({ match }) => (match?.score ?? 0) >= 0.9);
  if (answers.some(isAsking) || known.length > KNOWN * answers.length) return false;
  if (!areLarger(heading, answers) && !areInOtherFaces(heading, answers)) return false;
  if (rows.length > 1 && areWrappedInCells(rows)) return false;
  if (rows.length > 1)
    return heading.some((_, at) => {
      const own = answers.filter((unit) => columnOf(unit, heading) === at);
      return own.length === rows.length && own.every(({ text }) => /\d/.test(text));
    });
  const isFlush = (unit: Unit) => {
    const head = heading[columnOf(unit, heading)]?.box ?? unit.box;
    const off = Math.min(Math.abs(head.x0 - unit.box.x0), Math.abs(head.x1 - unit.box.x1));
    return off <= ALIGNED * unit.fontSize;
  };
  return rows.length === 1 && answers.every(isFlush);
}
