import type { Cell } from "../../layout/rules/cells";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { areChoices, beginsWithBox } from "../choices/tick-boxes";
import type { Pair } from "../pairs/assign";
import { isPlaceholder } from "../pairs/places";
import { isLabelLike, isQuestion } from "../units/label-like";
import type { Unit } from "../units/unit";
import { withHalves } from "./halved-columns";
import { columnsOf } from "./named-rows";
import { withoutGroups } from "./row-groups";
import { withLeafHeads, withLines } from "./ruled-lines";
import { type Filled, type RuledTable, ruledRows, ruledTables, wholeOf } from "./ruled-rows";

/** Columns of a table of records, rows below its headings, columns of numbers or dates among them: fewer may be labels beside values. */
const COLUMNS = 3;
const ROWS = 2;
const NUMBERED = 2;
/** The share of headings that may have a number among their words: "Viscosity, cps @ 350 F". */
const COUNTING = 0.25;
/** The mark of a note below the table: "※1". */
const noteMark = /※\s?\d{1,2}/gu;
/** Lines of a heading, at most. */
const LINES = 3;
/** More labels than this among the answers are a grid of labels and values. */
const MOST_LABELS = 0.2;
/** The share of the headings that the lexicon knows, where nothing but that sets them apart. */
const KNOWN = 0.65;

/** A pair that ruling or the setting of columns shows: as sure as what it shows of captions, and with a lead over any other pairing. */
export const ruledPair = (label: Unit, value: Unit): Pair => ({
  label,
  value,
  score: 6,
  margin: 3,
});

/** Headings with their answers, and the texts that are spoken for. */
export interface Records {
  pairs: Pair[];
  bound: ReadonlySet<Unit>;
}

/**
 * Ruled tables that list no items: previous employers, packages of a shipment. Every heading is the label of each cell below it. They are
 * told from grids of labels and values by columns whose cells all have digits, below a heading without any, or by how the headings are set.
 */
export function findRecords(
  units: readonly Unit[],
  cells: readonly Cell[],
  weights: LanguageWeights,
): Records {
  const { rows, names } = withoutGroups(
    withHalves(withLines(withLeafHeads(ruledRows(units, cells)))),
  );
  const pairs: Pair[] = [];
  const bound: Unit[] = [];
  for (const table of ruledTables(rows, (one) => areRecords(withoutNumbers(one)))) {
    bound.push(...(names.get(table.heading as Filled[]) ?? []));
    const { heading, body } = withoutNumbers(table);
    // A sum below the records is left to its own label.
    if (heading.length < table.heading.length)
      bound.push(...[table.heading, ...table.body].flatMap(([first]) => first?.units ?? []));
    const labels = heading.map((head) => wholeOf(head, weights));
    bound.push(...heading.flatMap(({ units: own }) => own));
    const columns = columnsOf(heading, body);
    for (const row of body.filter((one) => !isSum(one))) {
      for (const [column, filled] of row.entries()) {
        const own = columns[column];
        bound.push(...filled.units);
        if (own?.is === "names") continue;
        const name = own?.names != null ? row[own.names] : undefined;
        const label = name ? wholeOf(name, weights) : labels[column];
        const value = firstLine(filled, weights);
        if (label && value && !isPlaceholder(value.text)) pairs.push(ruledPair(label, value));
      }
    }
  }
  return { pairs, bound: new Set(bound) };
}

/** Without a column of numbers that has no heading: "1", "2" before persons, or the number of the question in its corner. */
function withoutNumbers({ heading, body }: RuledTable): RuledTable {
  const isNumber = (row: readonly Filled[]) =>
    (row[0]?.units ?? []).every(({ text }) => /^\d{1,3}[.)]?$/.test(text));
  if (![heading, ...body].every(isNumber)) return { heading, body };
  return { heading: heading.slice(1), body: body.map((row) => row.slice(1)) };
}

function areRecords({ heading, body }: RuledTable): boolean {
  const isHeading = ({ units: own }: Filled) =>
    own.length > 0 &&
    own.length <= LINES &&
    own.every(({ colon, text }) => !colon && !beginsWithBox(text));
  const counts = ({ text }: Unit) => /\d/.test(text.replace(noteMark, ""));
  const counting = heading.filter(({ units: own }) => own.some(counts));
  const isAsking = ({ units: own }: Filled) =>
    own.some(({ text }) => /\p{Script=Latin}{3}/u.test(text));
  const filled = body.filter((row) => row.some(({ units }) => units.length > 0));
  if (heading.length < COLUMNS || filled.length < ROWS || !heading.every(isHeading)) return false;
  if (counting.length > COUNTING * heading.length || !counting.every(isAsking)) return false;
  const answers = body.flat().flatMap(({ units }) => units);
  const labels = answers.filter(({ colon, match }) => colon || (match?.score ?? 0) >= 0.9);
  // Answered alike in every row ("pos.") it is one.
  const asking = new Set(labels.map(({ text }) => text));
  if (asking.size > MOST_LABELS * answers.length) return false;
  const numbered = heading.filter((_, column) => {
    const texts = filled.flatMap((row) => row[column]?.units[0]?.text ?? []);
    return texts.length >= ROWS && texts.every((text) => /\d/.test(text));
  });
  return numbered.length >= NUMBERED || areSetApart(heading, body, asking.size === 0);
}

/**
 * Headings of what has hardly any digits, "Name, Relation, Employer": over rows that were left blank to the end, tinted, in a typeface that no answer
 * has, smaller than all of them, or known to the lexicon as no answer is.
 */
function areSetApart(
  heading: readonly Filled[],
  body: readonly (readonly Filled[])[],
  isNoneKnown: boolean,
): boolean {
  const asked = heading.flatMap(({ units }) => units);
  const given = body.flat();
  const answers = given.flatMap(({ units }) => units);
  const isAsked = ({ text }: Unit) => isQuestion(text) || areChoices(text);
  if (!heading.every(({ units: [first] }) => first && isLabelLike(first))) return false;
  if (answers.some(isAsked)) return false;
  const isBlank = body.at(-1)?.every(({ units }) => units.length === 0) === true;
  const isTinted =
    heading.every(({ cell }) => cell.filled) && given.every(({ cell }) => !cell.filled);
  const known = asked.filter(({ match }) => (match?.score ?? 0) >= 0.9);
  const isKnown = isNoneKnown && known.length >= KNOWN * asked.length;
  return [
    isBlank,
    isTinted,
    areBold(asked, answers),
    areInOtherFaces(asked, answers),
    areSmaller(asked, answers),
    isKnown,
  ].some(Boolean);
}

/** Shares of bold texts among headings at least, and among what stands below them at most: on a scan some are taken for the other. */
const BOLD = { asked: 0.75, given: 0.25 } as const;

export function areBold(asked: readonly Unit[], answers: readonly Unit[]): boolean {
  const share = (own: readonly Unit[]) => own.filter(({ bold }) => bold).length / own.length;
  return share(asked) >= BOLD.asked && share(answers) <= BOLD.given;
}

/** Whether what asks has typefaces that none of its answers has, of which this share show theirs. */
export function areInOtherFaces(
  asked: readonly Unit[],
  answers: readonly Unit[],
  share = 1,
): boolean {
  const faces = new Set(asked.map(({ face }) => face));
  const seen = answers.filter(({ face }) => face !== undefined);
  return (
    !faces.has(undefined) &&
    seen.length >= share * answers.length &&
    seen.every(({ face }) => !faces.has(face))
  );
}

/** Headings that are all in smaller type than every answer is, and no answer like them. */
const SMALLER = 0.92;

function areSmaller(asked: readonly Unit[], answers: readonly Unit[]): boolean {
  const sizes = (own: readonly Unit[]) => own.map(({ fontSize }) => fontSize);
  return Math.max(...sizes(asked)) <= SMALLER * Math.min(...sizes(answers));
}

/** What stands on the first line of a cell, as one text: "Ohashi Hinata (ヒナタ)". */
function firstLine({ cell, units }: Filled, weights: LanguageWeights): Unit | undefined {
  const [first] = units;
  const isLevel = (unit: Unit) =>
    first !== undefined && unit.firstBaseline - first.firstBaseline < 0.4 * first.fontSize;
  return wholeOf({ cell, units: units.filter(isLevel) }, weights);
}

/** A sum below the records answers its own label. */
const isSum = (row: readonly Filled[]): boolean =>
  row
    .flatMap(({ units }) => units)
    .slice(0, 1)
    .some(namesSum);

export const namesSum = ({ match }: Unit): boolean =>
  match?.key === "total" || match?.key === "subtotal";
