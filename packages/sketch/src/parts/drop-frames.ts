import type { Point } from "@inkform/geometry/model";
import { boxOf, type LoopCandidate, mostlyInside, pathArea } from "./assemble-parts";
import { parting } from "./settings";

interface FramedPage {
  width: number;
  height: number;
  letter: number;
  /** The ends of dimension lines, and where their extension lines end. */
  measured: readonly Point[];
}

/**
 * The loops without a frame drawn round the sheet and without the boxes of the title block that stand on it: a rectangle
 * about everything that no measure reaches, while one reaches what is drawn in it.
 */
export function dropFrames(loops: readonly LoopCandidate[], page: FramedPage): LoopCandidate[] {
  const kept = [...loops];
  for (;;) {
    const frame = kept.find((loop) => isFrame(loop, kept, page));
    if (frame === undefined) return kept;
    const near = (p: Point) => distanceTo(frame.path, p) < page.letter;
    for (let k = kept.length - 1; k >= 0; k -= 1) {
      const loop = kept[k] as LoopCandidate;
      const touches = loop.path.filter(near).length > parting.onFrame * loop.path.length;
      if (loop === frame || (touches && !isMeasured(loop, page))) kept.splice(k, 1);
    }
  }
}

function isFrame(loop: LoopCandidate, all: readonly LoopCandidate[], page: FramedPage): boolean {
  const { left, top, right, bottom } = boxOf(loop.path);
  const [w, h] = [right - left, bottom - top];
  if (w < parting.frame * page.width || h < parting.frame * page.height) return false;
  if (pathArea(loop.path) < parting.frameFull * w * h || isMeasured(loop, page)) return false;
  return all.some(
    (other) => other !== loop && mostlyInside(other.path, loop.path) && isMeasured(other, page),
  );
}

function isMeasured({ path }: LoopCandidate, { measured, letter }: FramedPage): boolean {
  return isReached(path, measured, letter);
}

/** Whether dimension lines or their extension lines end at the path, more than once. */
export function isReached(
  path: readonly Point[],
  measured: readonly Point[],
  letter: number,
): boolean {
  return measured.filter((p) => distanceTo(path, p) < letter).length > 1;
}

function distanceTo(path: readonly Point[], p: Point): number {
  return path.reduce((least, q) => Math.min(least, Math.hypot(p.x - q.x, p.y - q.y)), Infinity);
}
