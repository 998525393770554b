import type { Rule } from "../../model";
import { type Component, findComponents } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { ocrSettings } from "../settings";
import { Axis } from "./axis";
import { LineShape, type LineSize, SLENDERNESS } from "./line-shape";
import { wipeLine, wipeUnderline } from "./wipe-lines";

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
  const long = findComponents(mask, 128).filter(
    (line) => shape.isThin(line, size.thickness) || shape.isOfBorders(line, size),
  );
  const free = long.filter((line) => shape.standsFree(line) && !shape.isFused(line, size));
  const underlines = axis.horizontal ? underlinesAmong(long, free, shape, size) : [];
  for (const line of free) wipeLine(axis, mask, line, isCoarse ? size : null);
  for (const line of underlines) wipeUnderline(axis, mask, line);
  return [...free, ...underlines].map((line) => axis.toRule(line));
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
