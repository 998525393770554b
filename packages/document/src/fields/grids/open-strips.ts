import { overlapX } from "../../layout/box";
import type { Line } from "../../layout/lines";
import type { Cell } from "../../layout/rules/cells";
import type { Segment } from "../../layout/segment";
import { fillCells } from "../units/cell-labels";

/** Texts of a strip, at least. */
const COLUMNS = 3;
/** Edges that touch differ by no more, in points. */
const SLACK = 4;
/** … and baselines of one line, in em. */
const LEVEL = 0.4;

/**
 * Cells without those of strips whose walls were not seen: under a tinted row of headings one cell over the whole width with as many texts on one line, each
 * below one of them. What stands in such a cell does not belong together.
 */
export function withoutOpenStrips(cells: readonly Cell[], lines: readonly Line[]): Cell[] {
  const texts = fillCells(lines, cells);
  const byFoot = new Map<number, Cell[]>();
  for (const cell of cells) {
    const foot = Math.round(cell.box.bottom / SLACK);
    const beside = byFoot.get(foot);
    if (beside) beside.push(cell);
    else byFoot.set(foot, [cell]);
  }
  const open = new Set<Cell>();
  for (const [lower, answers] of texts) {
    if (answers.length < COLUMNS || !areLevel(answers)) continue;
    const foot = Math.round(lower.box.top / SLACK);
    const upper = [foot - 1, foot, foot + 1]
      .flatMap((at) => byFoot.get(at) ?? [])
      .filter((cell) => isOver(cell, lower));
    const heads = upper.flatMap((cell) => texts.get(cell) ?? []);
    const isStrip = upper.some((cell) => cell.filled && (texts.get(cell) ?? []).length > 1);
    if (isStrip && areLevel(heads) && areUnder(answers, heads))
      for (const cell of [lower, ...upper]) open.add(cell);
  }
  return cells.filter((cell) => !open.has(cell));
}

function isOver({ box }: Cell, { box: lower }: Cell): boolean {
  const touches = Math.abs(box.bottom - lower.top) < SLACK;
  return touches && box.x0 > lower.x0 - SLACK && box.x1 < lower.x1 + SLACK;
}

const areLevel = (texts: readonly Segment[]): boolean =>
  texts.every(
    ({ baseline, fontSize }) => Math.abs(baseline - (texts[0]?.baseline ?? 0)) < LEVEL * fontSize,
  );

/** Each text below one of its own. */
function areUnder(lower: readonly Segment[], upper: readonly Segment[]): boolean {
  const byPlace = (texts: readonly Segment[]) => texts.toSorted((a, b) => a.box.x0 - b.box.x0);
  const [below, above] = [byPlace(lower), byPlace(upper)];
  return (
    below.length === above.length &&
    below.every((text, i) => overlapX(text.box, (above[i] as Segment).box) > 0)
  );
}
