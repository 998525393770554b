import type { FoundCircle } from "../entities/find-circles";
import type { Component } from "../strokes/label-components";
import type { PenLine } from "./find-lines";
import type { FreeInk } from "./find-texts";
import type { Tick } from "./find-ticks";
import { sizeOf } from "./letter-shapes";
import { parting } from "./settings";

/**
 * Whether a line too short to be told from a letter's stroke still is one of the drawing: half a dimension line with its tick, on ink
 * larger than a letter, or what points at a hole.
 */
export function isStub(
  line: PenLine,
  ticks: readonly Tick[],
  rings: readonly FoundCircle[],
  whole: FreeInk,
  width: number,
  height: number,
): boolean {
  if (line.length > parting.leastStub * height && isPointer(line, rings, height)) return true;
  const size = inkSize(line, whole, width);
  if (size > 3 * height && line.length > parting.leastStub * height && isLevel(line)) return true;
  return size > parting.leastInk * height && ticks.some(isPlainEnd);
}

/** A tick as no letter has one: plain, and another line comes to it. */
export function isPlainEnd({ abuts, ink, kind }: Tick): boolean {
  return abuts && ink > 0.4 && kind !== "dot";
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

/** The size of the ink it is part of. */
export function inkSize(line: PenLine, whole: FreeInk, width: number): number {
  const x = Math.round((line.from.x + line.to.x) / 2);
  const y = Math.round((line.from.y + line.to.y) / 2);
  let size = 0;
  for (let dy = -3; dy <= 3; dy += 1) {
    for (let dx = -3; dx <= 3; dx += 1) {
      const label = whole.labels[(y + dy) * width + x + dx];
      if (label) size = Math.max(size, sizeOf((whole.components[label - 1] as Component).box).most);
    }
  }
  return size;
}
