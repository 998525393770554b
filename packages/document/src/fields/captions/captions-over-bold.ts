import { beginsWithBox } from "../choices/tick-boxes";
import { linesOf } from "../grids/open-records";
import { isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";
import { AGREEING } from "./captions-over";

/** What a caption asks for stands so far below it, in em, and begins this near to where it does. */
const BELOW = [0.5, 1.9] as const;
const EDGE = 0.6;
/** Captions of one line, of which this share is answered. */
const FEWEST = 2;
const ANSWERED = 0.5;

/**
 * Lines of nothing but captions in bold, with what each asks for below it in plain type, as orders and invoices print their data above the table. Lines of the
 * same below the answers would make them headings of a list.
 */
export function overPlain(units: readonly Unit[]): Map<Unit, Unit> {
  const lines = linesOf(units);
  const found = lines.flatMap((heads, at): [Unit, Unit][] => {
    if (heads.length < FEWEST || !heads.every(isCaption)) return [];
    const answers = answersTo(heads, lines[at + 1] ?? []);
    const isList = answersTo(heads, lines[at + 2] ?? [], lines[at + 1]).length >= FEWEST;
    return answers.length >= Math.max(FEWEST, ANSWERED * heads.length) && !isList ? answers : [];
  });
  return new Map(found.length < AGREEING ? [] : found);
}

const isCaption = (unit: Unit): boolean =>
  unit.bold &&
  !unit.colon &&
  unit.inlineLabel === null &&
  !beginsWithBox(unit.text) &&
  isLabelLike(unit);

/** The texts of a line by the captions above them; none where one of them stands below none, or is bold. `over` is the line that they follow. */
function answersTo(
  heads: readonly Unit[],
  line: readonly Unit[],
  over: readonly Unit[] = heads,
): [Unit, Unit][] {
  const pairs = line.flatMap((unit): [Unit, Unit][] => {
    const above = Math.max(...over.map(({ lastBaseline }) => lastBaseline));
    const drop = (unit.firstBaseline - above) / unit.fontSize;
    const head = heads.find(({ box }) => Math.abs(box.x0 - unit.box.x0) < EDGE * unit.fontSize);
    const isAnswer = !unit.bold && !unit.colon && drop > BELOW[0] && drop < BELOW[1];
    return head && isAnswer ? [[head, unit]] : [];
  });
  return pairs.length === line.length ? pairs : [];
}
