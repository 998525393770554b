import type { Rule } from "../../model";
import { type Component, findComponents } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { ocrSettings } from "../settings";
import { Axis } from "./axis";
import { LineShape, type LineSize, SLENDERNESS } from "./line-shape";
import { wipeLine, wipeUnderline } from "./wipe-lines";

/** What is so many times as thick as the thickest line is no line, and what reaches further across, in thicknesses and as a share of its length, no one line. */
const AREA = 1.7;
const SPREAD = { thicknesses: 3, leaning: 0.03 } as const;
/** Vertical lines of a table row are shorter than its horizontal ones, but stand free. */
const VERTICAL_SHARE = 0.75;

/**
 * Finds the ruling lines of an image and wipes them out in place, sparing letters that cross them. `em` in pixels; in a picture that `isCoarse` rows of
 * points run together and are lines, and blur joins letters to lines.
 */
export function eraseRules(image: GreyImage, em: number, isCoarse = false): Rule[] {
  const length = em * ocrSettings.ruleLength;
  const thickness = em * ocrSettings.ruleThickness;
  const level = { length, thickness };
  const upright = { length: length * VERTICAL_SHARE, thickness };
  return [
    ...eraseAlong(new Axis(image, true), level, isCoarse),
    ...eraseAlong(new Axis(image, false), upright, isCoarse),
  ];
}

function eraseAlong(axis: Axis, size: LineSize, isCoarse: boolean): Rule[] {
  const shape = new LineShape(axis);
  const mask = axis.longRuns(Math.round(size.length));
  const long = partedLines(axis, mask, size).filter(
    (line) => shape.isThin(line, size.thickness) || shape.isOfBorders(line, size),
  );
  const free = long.filter((line) => shape.standsFree(line) && !shape.isFused(line, size));
  const underlines = axis.horizontal ? underlinesAmong(long, free, shape, size) : [];
  for (const line of free) wipeLine(axis, mask, line, isCoarse ? size : null);
  for (const line of underlines) wipeUnderline(axis, mask, line);
  return [...free, ...underlines].map((line) => axis.toRule(line));
}

/** The pieces of a mask; lines that end in one dark area hang together, and are parted where it is thicker than lines are, which `mask` no longer has then. */
function partedLines(axis: Axis, mask: GreyImage, size: LineSize): Component[] {
  const pieces = findComponents(mask, 128);
  const spread = pieces.filter((piece) => {
    const { from, to, near, far } = axis.spanOf(piece);
    return far - near > SPREAD.thicknesses * size.thickness + SPREAD.leaning * (to - from);
  });
  for (const piece of spread) clearAreas(axis, mask, piece, AREA * size.thickness);
  return spread.length === 0 ? pieces : findComponents(mask, 128);
}

/** Takes out of a piece of a mask what is thicker than so many pixels. */
function clearAreas(axis: Axis, mask: GreyImage, piece: Component, thickest: number): void {
  const { from, to, near, far } = axis.spanOf(piece);
  for (let u = from; u < to; u++)
    for (let v = near, end = near; v < far; v = end + 1) {
      end = v;
      while (end < far && mask.data[axis.at(u, end)] === 0) end++;
      if (end - v > thickest) for (let k = v; k < end; k++) mask.data[axis.at(u, k)] = 255;
    }
}

/** Those that letters stand on, and what goes on one of them or on a free one. */
function underlinesAmong(
  long: readonly Component[],
  free: readonly Component[],
  shape: LineShape,
  size: LineSize,
): Component[] {
  const other = long.filter((line) => !free.includes(line));
  const own = other.filter((line) => shape.isUnderline(line, size));
  const sure = [...free, ...own];
  const rest = other.filter(
    (line) => !own.includes(line) && sure.some((rule) => shape.goesOn(rule, line, size)),
  );
  return [...own, ...rest];
}

/** Lines that may be rules, and how to wipe those out that are. */
export interface FreeLines {
  rules: Rule[];
  /** How many times longer than thick one of them is. */
  slendernessOf: (rule: Rule) => number;
  wipe: (picked: Iterable<Rule>) => void;
}

/** Thin lines with paper on both sides, still in the image: so long and so thick at most, in pixels, and so many times longer than thick. */
export function findFreeLines(
  axis: Axis,
  { length, thickness }: LineSize,
  slenderness = SLENDERNESS,
): FreeLines {
  const shape = new LineShape(axis);
  const mask = axis.longRuns(Math.round(length));
  const free = new Map(
    findComponents(mask, 128)
      .filter((line) => shape.isThin(line, thickness, slenderness) && shape.standsFree(line))
      .map((line) => [axis.toRule(line), line]),
  );
  const lineOf = (rule: Rule) => free.get(rule) as Component;
  return {
    rules: [...free.keys()],
    slendernessOf: (rule) => axis.lengthOf(lineOf(rule)) / axis.thicknessOf(lineOf(rule)),
    wipe: (picked) => {
      for (const rule of picked) wipeLine(axis, mask, lineOf(rule));
    },
  };
}
