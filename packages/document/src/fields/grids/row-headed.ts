import type { Cell } from "../../layout/rules/cells";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import type { Pair } from "../pairs/assign";
import { isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";
import { areBold, areInOtherFaces, type Records, ruledPair } from "./records";
import { type Filled, type RuledTable, ruledRows, ruledTables, wholeOf } from "./ruled-rows";

const COLUMNS = 3;
const ROWS = 3;
/** … where another face answers, or all that asks is bold and hardly an answer. */
const ANSWERED_ROWS = 2;
/** Of the cells on the left so many are labels by their form, of those beside them at most so many labels of the lexicon. */
const LABELS = 0.8;
const KNOWN_ANSWERS = 0.2;

/**
 * A ruled grid that asks the same of several, who head its columns ("Tenant", "Second tenant"), over a corner left empty: the text on the left of
 * each row is the label of every cell beside it.
 */
export function findRowHeaded(
  units: readonly Unit[],
  cells: readonly Cell[],
  weights: LanguageWeights,
): Records {
  const rows = ruledRows(units, cells);
  const pairs: Pair[] = [];
  const bound: Unit[] = [];
  for (const { heading, body } of ruledTables(rows, areRowHeaded)) {
    bound.push(...[heading, ...body].flatMap((row) => row.flatMap(({ units: own }) => own)));
    for (const [asked, ...answers] of body) {
      const label = asked && wholeOf(asked, weights);
      for (const { units: own } of answers)
        if (label && own[0]) pairs.push(ruledPair(label, own[0]));
    }
  }
  return { pairs, bound: new Set(bound) };
}

function areRowHeaded({ heading: [corner, ...heads], body }: RuledTable): boolean {
  if (!corner || corner.units.length > 0 || heads.length + 1 < COLUMNS) return false;
  const areNames =
    areNumbered(heads) ||
    heads.every(({ units: [head, ...more] }) => head && more.length < 2 && isLabelLike(head));
  const asked = body.flatMap(([first]) => first?.units ?? []);
  const answers = body.flatMap(([, ...row]) => row.flatMap(({ units }) => units));
  const known = (own: readonly Unit[]) => own.filter(({ match }) => (match?.score ?? 0) >= 0.9);
  const own = heads.flatMap(({ units }) => units);
  const asking = [...own, ...asked];
  const isAnswered =
    answers.length > 0 && (areInOtherFaces(asking, answers) || areBold(asking, answers));
  return (
    areNames &&
    body.length >= (isAnswered ? ANSWERED_ROWS : ROWS) &&
    body.every(([first]) => (first?.units.length ?? 0) > 0) &&
    asked.filter(isLabelLike).length >= LABELS * asked.length &&
    known(answers).length <= KNOWN_ANSWERS * answers.length &&
    (known(own).length * asked.length <= known(asked).length * own.length ||
      answerByRows(body.map(([, ...row]) => row)))
  );
}

/** "Vehicle 1", "Vehicle 2": one word that tells its columns apart by nothing but their numbers. */
function areNumbered(heads: readonly Filled[]): boolean {
  const names = heads.map(({ units }) =>
    units.length === 1 ? /^(\p{L}+) (\d)$/u.exec(units[0]?.text ?? "") : null,
  );
  const first = names[0]?.[1];
  return (
    first !== undefined && names.every((name, i) => name?.[1] === first && name[2] === `${i + 1}`)
  );
}

/** Dates, sums or numbers to call fill a row, and no column. */
function answerByRows(rows: readonly (readonly Filled[])[]): boolean {
  const isOfOneKind = (own: readonly (Filled | undefined)[]) => {
    const kinds = own.flatMap((filled) => filled?.units[0]?.kind ?? []);
    return kinds.length > 1 && kinds[0] !== "text" && kinds.every((kind) => kind === kinds[0]);
  };
  const columns = rows[0]?.map((_, at) => rows.map((row) => row[at])) ?? [];
  return rows.some(isOfOneKind) && !columns.some(isOfOneKind);
}
