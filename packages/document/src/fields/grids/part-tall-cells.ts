import type { Line } from "../../layout/lines";
import type { Cell } from "../../layout/rules/cells";
import type { Segment } from "../../layout/segment";
import { fillCells } from "../units/cell-labels";

/** Rows beside a tall cell, at least. */
const ROWS = 2;
/** Edges that touch differ by no more, in points. */
const SLACK = 4;
/** … and baselines of one line, in em. */
const LEVEL = 0.35;

/**
 * Cells of which tints swallowed the rules between them, parted again: a tall tinted cell with a text on a level with that of each of the plain cells to its right,
 * which stand one above the other along its whole height.
 */
export function withTallCellsParted(cells: readonly Cell[], lines: readonly Line[]): Cell[] {
  const texts = fillCells(lines, cells);
  return cells.flatMap((tall) => {
    if (!tall.filled) return [tall];
    const rows = rowsBeside(tall, cells);
    const asked = rows.map(({ box }) =>
      (texts.get(tall) ?? []).filter((text) => isWithin(text, box.top, box.bottom)),
    );
    const isWhole = asked.flat().length === (texts.get(tall) ?? []).length;
    const areLevel = rows.every((row, i) => {
      const [first] = texts.get(row) ?? [];
      return first === undefined || (asked[i] ?? []).some((text) => isLevel(text, first));
    });
    const isAsked = asked.every((own) => own.length > 0);
    if (rows.length < ROWS || !isWhole || !areLevel || !isAsked) return [tall];
    return rows.map(({ box: { top, bottom } }) => ({ ...tall, box: { ...tall.box, top, bottom } }));
  });
}

/** The cells along the right side of one, from the top; none where they leave some of it. */
function rowsBeside({ box }: Cell, cells: readonly Cell[]): Cell[] {
  const near = (a: number, b: number) => Math.abs(a - b) < SLACK;
  const beside = cells
    .filter(({ box: own, filled }) => !filled && near(own.x0, box.x1))
    .filter(({ box: own }) => own.top > box.top - SLACK && own.bottom < box.bottom + SLACK)
    .toSorted((a, b) => a.box.top - b.box.top);
  const edges = [box.top, ...beside.map(({ box: own }) => own.bottom)];
  const tile = beside.every(({ box: own }, i) => near(own.top, edges[i] ?? 0));
  return tile && near(edges.at(-1) ?? 0, box.bottom) ? beside : [];
}

const isWithin = ({ box }: Segment, top: number, bottom: number): boolean =>
  box.top > top - SLACK && box.bottom < bottom + SLACK;

const isLevel = (text: Segment, other: Segment): boolean =>
  Math.abs(text.baseline - other.baseline) < LEVEL * Math.min(text.fontSize, other.fontSize);
