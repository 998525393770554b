import { beginsWithBox } from "../../fields/choices/tick-boxes";
import { median } from "../../layout/box";
import { matchLabel } from "../../lexicon/vocabulary";
import type { Page, Word } from "../../model";
import type { Column } from "../columns";
import { areOrdinals, isSummary } from "../sums/summary-lines";
import type { CutLine } from "./cut-lines";
import { isParted } from "./parted-rows";

/** The share of the usual texts of a row that one has in which nothing is counted. */
const FULL = 0.75;
/** A phrase of the lexicon asks for something, and names no item. */
const LABEL = 0.9;

/** Where rules part rows, one that none parts from the row above, and that fills other columns than it, is of that row: what was counted by hand or stands at the foot of its cells. */
export function withinRules(
  anchors: readonly CutLine[],
  page: Page,
  columns: readonly Column[],
): CutLine[] {
  const areParted = (above: CutLine | undefined, anchor: CutLine) =>
    above !== undefined && isParted(above.line, anchor.line, page, columns);
  if (!anchors.some((anchor, i) => areParted(anchors[i - 1], anchor))) return [...anchors];
  const isSame = (part: readonly Word[], i: number, above: CutLine) =>
    part.length > 0 &&
    (above.parts[i]?.length ?? 0) > 0 &&
    columns[i]?.heading.key !== "description";
  return anchors.filter((anchor, i) => {
    const above = anchors[i - 1];
    if (above === undefined || areParted(above, anchor)) return true;
    return anchor.parts.some((part, column) => isSame(part, column, above));
  });
}

/** Rows that rules part from those above and below them, and that have texts in nearly as many columns, are some though nothing is counted in them: "free". */
export function withUncounted(
  anchors: readonly CutLine[],
  cuts: readonly CutLine[],
  page: Page,
  columns: readonly Column[],
): CutLine[] {
  const filled = ({ parts }: CutLine) => parts.filter((part) => part.length > 0).length;
  const usual = median(anchors.map(filled));
  const areParted = (lines: readonly CutLine[]) =>
    lines
      .slice(1)
      .every((line, i) => isParted((lines[i] as CutLine).line, line.line, page, columns));
  if (anchors.length < 2 || !areParted(anchors)) return [...anchors];
  const asks = ({ line: { segments } }: CutLine) =>
    segments.some(({ text }) => beginsWithBox(text) || (matchLabel(text)?.score ?? 0) >= LABEL);
  const more = cuts.filter((line) => {
    if (anchors.includes(line) || line.straddles || asks(line)) return false;
    if (areOrdinals(line) || isSummary(line, columns)) return false;
    const at = cuts.indexOf(line);
    if (!anchors.includes(cuts[at - 1] as CutLine)) return false;
    const isNamed = line.parts.some(
      (part, i) => part.length > 0 && columns[i]?.heading.key === "description",
    );
    const isFull = usual > 2 && filled(line) >= FULL * usual;
    return isNamed && isFull && areParted(cuts.slice(Math.max(0, at - 1), at + 2));
  });
  return [...anchors, ...more].toSorted((a, b) => a.line.baseline - b.line.baseline);
}
