import type { Cell } from "../../layout/rules/cells";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import type { Rule } from "../../model";
import { findChoicesBefore } from "../choices/choices-before";
import type { Unit } from "../units/unit";
import { findAlignedColumns } from "./aligned-columns";
import { findAskedCells } from "./asked-cells";
import { findBoxedCodes } from "./boxed-codes";
import { findCaptionedColumns } from "./captioned-columns";
import { findCaptionsInLine } from "./captions-in-line";
import { findNumberedBoxes } from "./numbered-boxes";
import { findOpenRecords } from "./open-records";
import { findRecords, type Records } from "./records";
import { findRowHeaded } from "./row-headed";
import { findRowsBetweenRules } from "./rows-between-rules";
import { findRuledOffRecords } from "./ruled-off-records";
import { findTypedBeside } from "./typed-beside";

/** What ruling shows of labels and their answers before any wording is weighed; each kind sees what the ones before left. */
export function findRuled(
  units: readonly Unit[],
  cells: readonly Cell[],
  weights: LanguageWeights,
  rules: readonly Rule[],
): Records {
  let found: Records = { pairs: [], bound: new Set() };
  for (const find of [
    findRecords,
    findRowHeaded,
    findAskedCells,
    findBoxedCodes,
    findNumberedBoxes,
    findCaptionedColumns,
    findTypedBeside,
    findChoicesBefore,
    (own: readonly Unit[]) => findAlignedColumns(own, weights),
    (own: readonly Unit[]) => findRowsBetweenRules(own, rules, weights),
    (own: readonly Unit[]) => findOpenRecords(own, weights),
    (own: readonly Unit[]) => findRuledOffRecords(own, rules),
    findCaptionsInLine,
  ]) {
    const { bound } = found;
    const own = find(
      units.filter((unit) => !bound.has(unit)),
      cells,
      weights,
    );
    found = { pairs: [...found.pairs, ...own.pairs], bound: new Set([...bound, ...own.bound]) };
  }
  return found;
}
