import { type Upload, UploadError } from "@inkform/raster/model";
import { blankLabels } from "./fields/blank-lines";
import { findCaptions } from "./fields/captions/captions";
import { withHeadedChoices } from "./fields/choices/headed-choices";
import { chooseTicked } from "./fields/choices/tick-boxes";
import { withoutCodeKeys } from "./fields/code-keys";
import { withCodedRows } from "./fields/grids/coded-rows";
import { withFurtherColumns } from "./fields/grids/further-columns";
import { withoutOpenStrips } from "./fields/grids/open-strips";
import { withTallCellsParted } from "./fields/grids/part-tall-cells";
import { findRuled } from "./fields/grids/ruled";
import { amountEdges } from "./fields/inline/split-amount";
import { tillPairs } from "./fields/inline/till-pairs";
import { withNamedBanks } from "./fields/named-banks";
import { dropNoise } from "./fields/noise";
import { assign } from "./fields/pairs/assign";
import { toCandidates } from "./fields/pairs/candidates";
import { sectionSums } from "./fields/sums/section-sums";
import { withSumRows } from "./fields/sums/sum-rows";
import type { Unit } from "./fields/units/unit";
import { toUnits } from "./fields/units/units";
import { findUnlabelled } from "./fields/unlabelled";
import { withEraDates } from "./fields/values/era-dates";
import { withFurtherDates } from "./fields/values/further-dates";
import { growValues, type LabelledValue } from "./fields/values/grow";
import { parallelBlocks } from "./fields/values/parallel-blocks";
import { layOut } from "./lay-out";
import { levelBeside } from "./layout/baselines/level-beside";
import { levelRows } from "./layout/baselines/level-rows";
import { levelValues } from "./layout/baselines/level-values";
import { levelWritten } from "./layout/baselines/level-written";
import { unbend } from "./layout/baselines/unbend";
import { toLines } from "./layout/lines";
import { findCells } from "./layout/rules/cells";
import { withTickLines } from "./layout/rules/tick-lines";
import { withTypedRules } from "./layout/rules/typed-rules";
import { withWholeTints } from "./layout/rules/whole-tints";
import { withoutEdgeColumns } from "./layout/words/edge-columns";
import { withoutEdgePieces } from "./layout/words/edge-pieces";
import { withoutEndlessLines } from "./layout/words/endless-lines";
import { withoutNumberTabs } from "./layout/words/number-tabs";
import { withBoxesApart } from "./layout/words/part-boxes";
import { withoutRequiredMarks } from "./layout/words/required-marks";
import { withoutTurnedPrint } from "./layout/words/turned-print";
import { weighLanguages } from "./lexicon/weigh-languages";
import type { Page, Reading, ReadOptions } from "./model";
import { readPages } from "./page/read-pages";
import { findItemTables } from "./tables/item-tables";
import { toReading } from "./to-reading";

/**
 * Reads a document: the fields and line items as printed, each with its box, and what contradicts
 * itself. Throws UploadError `unreadable_document` where no page shows text.
 */
export async function readDocument(upload: Upload, options: ReadOptions = {}): Promise<Reading> {
  return readingOf(await readPages(upload, options), options);
}

/** The layout half of the engine: from words, rules and fills to the reading. */
export function readingOf(seen: readonly Page[], options: ReadOptions = {}): Reading {
  const pages = seen
    .map(withoutEndlessLines)
    .map(withoutNumberTabs)
    .map(withoutRequiredMarks)
    .map(withoutEdgePieces)
    .map(withWholeTints)
    .map(withoutTurnedPrint)
    .map(withoutEdgeColumns)
    .map((page) =>
      withTickLines(withBoxesApart(levelRows(levelWritten(withTypedRules(unbend(page)))))),
    );
  if (seen.every((page) => page.words.length === 0)) {
    throw new UploadError(
      "unreadable_document",
      "No text was found; upload a page with readable text.",
    );
  }
  options.onStage?.("layout");
  const lines = pages.map(toLines);
  const weights = weighLanguages(pages, lines, options.languages);
  const { tables, rest } = findItemTables(pages, lines, weights);
  const named = rest.map((own) => withNamedBanks(withCodedRows(own, weights), weights));
  const texts = dropNoise(pages, named, weights)
    .map(withoutCodeKeys)
    .map(levelValues)
    .map(levelBeside);
  options.onStage?.("fields");
  const cells = pages.map((page, index) => {
    const own = texts[index] ?? [];
    return withTallCellsParted(withoutOpenStrips(findCells(page), own), own);
  });
  const units = pages.map((page, index) => {
    const own = texts[index] ?? [];
    const pairs = tillPairs(own, page, weights);
    return toUnits(own, cells[index] ?? [], weights, amountEdges(lines[index] ?? []), pairs);
  });
  const found = pages.flatMap((page, index) => {
    const own = units[index] ?? [];
    const ruled = findRuled(own, cells[index] ?? [], weights, page.rules);
    const free = own.filter((unit) => !ruled.bound.has(unit));
    const captions = findCaptions(free, cells[index] ?? [], page.rules);
    const blanks = blankLabels(free, cells[index] ?? [], page.rules);
    const assigned = assign(toCandidates(free, captions, tables, blanks));
    const paired = withEraDates(withFurtherDates(withFurtherColumns(assigned, free), free), free);
    const pairs = [...ruled.pairs, ...withHeadedChoices(paired, free)];
    const grown = growValues(withSumRows(pairs, own, tables), own, captions);
    const labelled = [...grown, ...parallelBlocks(grown, own)];
    return [...labelled, ...findUnlabelled(labelled, own, page)];
  });
  const values = [...found.flatMap(chooseTicked), ...sectionSums(tables, weights)];
  options.onLayout?.(pages.map((page) => layOut(page, { tables, units: units.flat(), values })));
  const left = unassigned(units.flat(), found);
  return toReading({ pages, tables, values, left, weights, options });
}

function unassigned(units: readonly Unit[], values: readonly LabelledValue[]): Unit[] {
  const found = values.flatMap(({ label, lines }) => (label ? [label, ...lines] : lines));
  const taken = new Set(found.flatMap(({ segments }) => segments));
  return units.filter(({ segments }) => !segments.some((segment) => taken.has(segment)));
}
