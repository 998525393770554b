import type { FoundCircle } from "../entities/find-circles";
import type { Component } from "../strokes/label-components";
import type { PenLine } from "./find-lines";
import type { FreeInk } from "./find-texts";
import { sizeOf } from "./letter-shapes";
import { parting } from "./settings";

/** Whether a line too short to be told from a letter's stroke still is one of the drawing. */
export function isStub(
  line: PenLine,
  rings: readonly FoundCircle[],
  whole: FreeInk,
  width: number,
  height: number,
): boolean {
  if (line.length <= parting.leastStub * height) return false;
  return (isLevel(line) && onLines(line, whole, width, height)) || isPointer(line, rings, height);
}

/** Level or upright on the page: a stub of a dimension or extension line, not a slash. */
function isLevel({ direction }: PenLine): boolean {
  return Math.min(Math.abs(direction.x), Math.abs(direction.y)) < 0.2;
}

/** Ends at a circle, pointing at it: a leader. */
function isPointer(line: PenLine, rings: readonly FoundCircle[], height: number): boolean {
  return rings.some(({ center, radius }) =>
    [line.from, line.to].some((p) => {
      const d = Math.hypot(p.x - center.x, p.y - center.y);
      const aim = ((p.x - center.x) * line.direction.x + (p.y - center.y) * line.direction.y) / d;
      return Math.abs(d - radius) < 0.35 * height && Math.abs(aim) > 0.6;
    }),
  );
}

/** Part of ink much larger than a letter. */
function onLines(line: PenLine, whole: FreeInk, width: number, height: number): boolean {
  const x = Math.round((line.from.x + line.to.x) / 2);
  const y = Math.round((line.from.y + line.to.y) / 2);
  const own = new Set<number>();
  for (let dy = -3; dy <= 3; dy += 1) {
    for (let dx = -3; dx <= 3; dx += 1) {
      const label = whole.labels[(y + dy) * width + x + dx];
      if (label) own.add(label);
    }
  }
  return [...own].some((l) => sizeOf((whole.components[l - 1] as Component).box).most > 3 * height);
}
