import type { Box, Page } from "../../model";
import { settings } from "../../settings";
import { median, overlapX } from "../box";
import { type Track, withRoundCorners } from "./round-corners";

/** A rectangle between rules or of a fill; `filled` where something dark or tinted lies behind it. */
export interface Cell {
  box: Box;
  filled: boolean;
}

/**
 * The smallest rectangles that rules and the edges of fills enclose (the method of Nurminen's thesis,
 * known from Tabula and pdfplumber: edges, intersections, cells).
 */
export function findCells(page: Page): Cell[] {
  const em = median(page.words.map((word) => word.fontSize)) || 10;
  const tolerance = settings.ruleTolerance * em;
  const gap = DASH * em;
  const level = merge(
    [...tracks(page, "horizontal"), ...edges(page, "horizontal")],
    tolerance,
    gap,
  );
  const upright = merge([...tracks(page, "vertical"), ...edges(page, "vertical")], tolerance, gap);
  const [rows, seen] = withRoundCorners(level, upright, em, tolerance);
  const walls =
    page.source === "ocr" ? seen.map((wall) => reaching(wall, rows, em, tolerance)) : seen;
  const columns = merge([...walls, ...openSides(rows, walls, tolerance)], tolerance, gap);
  const meets = rows.map((row) => columns.map((column) => crosses(row, column, tolerance)));
  const cells: Cell[] = [];
  for (const [r, row] of rows.entries()) {
    for (const [c, column] of columns.entries()) {
      if (!meets[r]?.[c]) continue;
      const corner = closingCorner(meets, r, c, row, column, rows, columns, tolerance);
      if (!corner) continue;
      const box = {
        x0: column.at,
        top: row.at,
        x1: columns[corner[1]]?.at ?? 0,
        bottom: rows[corner[0]]?.at ?? 0,
      };
      if (box.x1 - box.x0 > em && box.bottom - box.top > 0.8 * em && !isTickBox(box, page)) {
        cells.push({ box, filled: page.fills.some((fill) => covers(fill, box, tolerance)) });
      }
    }
  }
  return cells;
}

/** Of the row in which a scan broke a wall, this share is left of it at least, and so much, in em, is gone at most; it crosses so many rules besides. */
const LEFT = 0.5;
const GONE = 1;
const CROSSED = 2;

/** A wall that ends within a row of a grid, after it parted others, as long as it was drawn: to the rule that it was to meet. */
function reaching(wall: Track, rows: readonly Track[], em: number, tolerance: number): Track {
  const over = rows.filter(
    (row) => wall.at >= row.from - tolerance && wall.at <= row.to + tolerance,
  );
  const crossed = over.filter((row) => crosses(row, wall, tolerance)).map(({ at }) => at);
  const [first, last] = [Math.min(...crossed), Math.max(...crossed)];
  if (crossed.length < CROSSED) return wall;
  const above = Math.max(...over.map(({ at }) => at).filter((at) => at < first - tolerance));
  const below = Math.min(...over.map(({ at }) => at).filter((at) => at > last + tolerance));
  const isLeft = (drawn: number, row: number) => drawn >= LEFT * row && row - drawn <= GONE * em;
  return {
    ...wall,
    from: isLeft(first - wall.from, first - above) ? above : wall.from,
    to: isLeft(wall.to - last, below - last) ? below : wall.to,
  };
}

/** Where a broken line meets another it begins anew, this far behind it, in em. */
const DASH = 0.4;

/** The frame of a box to tick is a sign of the text beside it, and no cell. */
function isTickBox(box: Box, page: Page): boolean {
  const slack = 0.25 * (box.x1 - box.x0);
  return page.words.some(
    ({ text, box: sign }) =>
      /^[☐☒]$/.test(text) &&
      Math.abs(sign.x0 - box.x0) < slack &&
      Math.abs(sign.x1 - box.x1) < slack &&
      Math.abs(sign.top - box.top) < slack &&
      Math.abs(sign.bottom - box.bottom) < slack,
  );
}

/** Sides of cells agree within this, in points. */
const SLACK = 2;

/** Whether the second cell stands to the right of the first and begins as high. */
export function isNextInRow({ box: own }: Cell, { box: next }: Cell): boolean {
  return Math.abs(next.x0 - own.x1) < SLACK && Math.abs(next.top - own.top) < SLACK;
}

/** Rows of a grid without sides are at least so many. */
const FEWEST_ROWS = 3;

/** Of the rules of a grid so many are as long as the others; on a scan some are broken. */
const ALIKE = 0.8;

/** The sides that a grid has not: at both ends of rules above each other that are as long, where one rule within crosses all of them. */
function openSides(rows: readonly Track[], walls: readonly Track[], tolerance: number): Track[] {
  return walls.flatMap((wall) => {
    const crossed = rows.filter((row) => crosses(row, wall, tolerance));
    const [from, to] = [
      median(crossed.map((row) => row.from)),
      median(crossed.map((row) => row.to)),
    ];
    const whole = crossed.filter(
      (row) => Math.abs(row.from - from) <= tolerance && Math.abs(row.to - to) <= tolerance,
    );
    const [first, last] = [whole[0], whole.at(-1)];
    const isWithin = wall.at > from + tolerance && wall.at < to - tolerance;
    if (!first || !last || !isWithin || whole.length <= FEWEST_ROWS) return [];
    if (whole.length < ALIKE * crossed.length) return [];
    return [from, to].map((at) => ({ at, from: first.at, to: last.at }));
  });
}

function tracks(page: Page, orientation: "horizontal" | "vertical"): Track[] {
  return page.rules
    .filter((rule) => rule.orientation === orientation)
    .map(({ box }) =>
      orientation === "horizontal"
        ? { at: (box.top + box.bottom) / 2, from: box.x0, to: box.x1 }
        : { at: (box.x0 + box.x1) / 2, from: box.top, to: box.bottom },
    );
}

function edges(page: Page, orientation: "horizontal" | "vertical"): Track[] {
  return page.fills.flatMap((box) =>
    orientation === "horizontal"
      ? [box.top, box.bottom].map((at) => ({ at, from: box.x0, to: box.x1 }))
      : [box.x0, box.x1].map((at) => ({ at, from: box.top, to: box.bottom })),
  );
}

function merge(lines: Track[], tolerance: number, gap: number): Track[] {
  const sorted = [...lines].sort((a, b) => a.at - b.at || a.from - b.from);
  const merged: Track[] = [];
  for (const line of sorted) {
    const same = merged.find(
      (track) =>
        Math.abs(track.at - line.at) <= tolerance &&
        line.from <= track.to + gap &&
        line.to >= track.from - gap,
    );
    if (same) {
      same.from = Math.min(same.from, line.from);
      same.to = Math.max(same.to, line.to);
    } else merged.push({ ...line });
  }
  return merged;
}

function crosses(row: Track, column: Track, tolerance: number): boolean {
  return (
    column.at >= row.from - tolerance &&
    column.at <= row.to + tolerance &&
    row.at >= column.from - tolerance &&
    row.at <= column.to + tolerance
  );
}

/** The nearest corner below and to the right of (r, c) whose four sides are drawn. */
function closingCorner(
  meets: readonly boolean[][],
  r: number,
  c: number,
  row: Track,
  column: Track,
  rows: readonly Track[],
  columns: readonly Track[],
  tolerance: number,
): [number, number] | null {
  for (let below = r + 1; below < rows.length; below++) {
    if (!meets[below]?.[c] || (rows[below]?.at ?? 0) - row.at <= tolerance) continue;
    for (let right = c + 1; right < columns.length; right++) {
      if ((columns[right]?.at ?? 0) - column.at <= tolerance) continue;
      if (meets[r]?.[right] && meets[below]?.[right]) return [below, right];
    }
  }
  return null;
}

function covers(fill: Box, box: Box, tolerance: number): boolean {
  return (
    fill.x0 <= box.x0 + 2 * tolerance &&
    fill.x1 >= box.x1 - 2 * tolerance &&
    fill.top <= box.top + 2 * tolerance &&
    fill.bottom >= box.bottom - 2 * tolerance
  );
}

/** The smallest cell around a point. */
export function cellAt(cells: readonly Cell[], x: number, y: number): Cell | null {
  let best: Cell | null = null;
  for (const cell of cells) {
    const { box } = cell;
    if (x < box.x0 || x > box.x1 || y < box.top || y > box.bottom) continue;
    if (!best || area(box) < area(best.box)) best = cell;
  }
  return best;
}

/** A text has this share of its width in its cell, at least: one in the boxes of a comb is in the cell around them. */
const WITHIN = 0.5;

/** The smallest cell around the middle of a text, and most of its width; where none is as wide, around its middle. */
export function cellOf({ box }: { box: Box }, cells: readonly Cell[]): Cell | null {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.top + box.bottom) / 2];
  const wide = cells.filter((cell) => overlapX(cell.box, box) >= WITHIN * (box.x1 - box.x0));
  return cellAt(wide, x, y) ?? cellAt(cells, x, y);
}

function area(box: Box): number {
  return (box.x1 - box.x0) * (box.bottom - box.top);
}
