import { overlapX } from "../../layout/box";
import { type Segment, toSegment } from "../../layout/segment";
import type { Box, Page, Word } from "../../model";

/** So many headings side by side in one cell have no walls between them. */
const UNPARTED = 3;
/** Walls below the headings are looked for so many times their height further down. */
const NEAR = 0.8;
const FURTHER = 1.5;
/** Pieces of one wall stand this near to each other, in points. */
const SAME = 2;

/**
 * Walls of some columns alone: of boxes to fill in at the end of a table, with other headings side by side before them, or of the first column, where those of the others
 * begin below a section.
 */
export function areFew(walls: readonly number[], segments: readonly Segment[]): boolean {
  if (walls.length === 0) return false;
  const cellOf = ({ box }: Segment) => walls.findIndex((x) => x > (box.x0 + box.x1) / 2);
  return segments.some((one) => {
    const cell = cellOf(one);
    const level = segments.filter(
      (other) => cellOf(other) === cell && other.baseline === one.baseline,
    );
    return level.length >= (cell === 0 ? UNPARTED - 1 : UNPARTED);
  });
}

/** "Land register" over "Sheet", "Parcel", "Sub.": the name of several columns, ruled off from their headings. */
export function isOfGroup({ box, baseline }: Segment, foot: number, { rules }: Page): boolean {
  return rules.some(
    (rule) =>
      rule.orientation === "horizontal" &&
      rule.box.top > baseline &&
      rule.box.bottom < foot &&
      overlapX(rule.box, box) > 0.9 * (box.x1 - box.x0),
  );
}

/** Across a wall of the columns, or beside one that begins below it. */
export function isOverCells(
  { box, baseline }: Segment,
  walls: readonly number[],
  { rules }: Page,
): boolean {
  const middle = (box.top + baseline) / 2;
  const isAt = (x: number) =>
    rules.some(
      (rule) =>
        rule.orientation === "vertical" &&
        Math.abs((rule.box.x0 + rule.box.x1) / 2 - x) < SAME &&
        rule.box.top <= middle &&
        rule.box.bottom >= middle,
    );
  const beside = [walls.findLast((x) => x <= box.x0), walls.find((x) => x >= box.x1)].filter(
    (x) => x !== undefined,
  );
  return walls.some((x) => x > box.x0 && x < box.x1) || !beside.every(isAt);
}

/** Words on both sides of a rule that begins below the heading. */
export function splitAtWalls(segment: Segment, walls: readonly number[]): Segment[] {
  const groups = new Map<number, Word[]>();
  for (const word of segment.words) {
    const cell = walls.findIndex((x) => x > (word.box.x0 + word.box.x1) / 2);
    groups.set(cell, [...(groups.get(cell) ?? []), word]);
  }
  return [...groups.values()].map((words) => toSegment(words, segment.page));
}

/** The rules between the headings, else those between the cells of the row below; more of them where a scan lost the upper end of some. */
export function wallsOf(page: Page, band: Box, segments: readonly Segment[]): number[] {
  const inside = wallsAt(page, band, (band.top + band.bottom) / 2);
  const at = (depth: number) => wallsAt(page, band, band.bottom + depth * (band.bottom - band.top));
  const near = at(NEAR);
  const further = at(FURTHER);
  const isIn = (walls: readonly number[]) => (x: number) =>
    walls.some((other) => Math.abs(other - x) < SAME);
  // Of a wall that is seen near the headings the next one's upper end may be lost there.
  const isWhole = isOcr(segments) && further.length > near.length && near.every(isIn(further));
  const below = isWhole ? further : near;
  const isSame = isIn(below);
  const isFree = (x: number) => !segments.some(({ box }) => box.x0 < x && box.x1 > x);
  const isMore =
    isOcr(segments) && below.length > inside.length && inside.every(isSame) && below.every(isFree);
  return inside.length > 0 && !isMore ? inside : below;
}

export function wallsAt(page: Page, band: Box, middle: number): number[] {
  const xs = page.rules
    .filter(
      (rule) =>
        rule.orientation === "vertical" && rule.box.top <= middle && rule.box.bottom >= middle,
    )
    .map((rule) => (rule.box.x0 + rule.box.x1) / 2)
    .filter((x) => x > band.x0 - 40 && x < band.x1 + 40)
    .sort((a, b) => a - b);
  const apart = xs.filter((x, index) => index === 0 || x - (xs[index - 1] ?? 0) > 3);
  // The sides of a frame, or of the sheet, part nothing.
  const parts = apart.some((x) => x > band.x0 && x < band.x1);
  return apart.length >= 3 && parts ? apart : [];
}

export const isOcr = (segments: readonly Segment[]): boolean =>
  segments.some((segment) => segment.source === "ocr");
