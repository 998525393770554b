import type { Mask } from "../capture/binarise";
import type { PenLine } from "./find-lines";
import { parting } from "./settings";

/**
 * Whether a short stroke that touches a line of the drawing is a letter's, as the 1 of 15 is:
 * close beside it stands other ink of its height that is no line of the drawing.
 */
export function standsInWriting(
  stroke: PenLine,
  lines: readonly PenLine[],
  mask: Mask,
  height: number,
  penWidth: number,
): boolean {
  if (stroke.length > parting.tallestStroke * height) return false;
  const near = lines.filter((line) => isNear(line, stroke, 2 * height));
  return [1, -1].some((side) => {
    const extent = inkBeside(stroke, side, near, mask, height, penWidth);
    if (extent === null) return false;
    const uneven = Math.max(Math.abs(extent.from), Math.abs(extent.to - stroke.length));
    return uneven < 0.3 * stroke.length;
  });
}

/** How far ink on one side of the stroke reaches along it; null where there is none. */
function inkBeside(
  { from, direction, length }: PenLine,
  side: number,
  lines: readonly PenLine[],
  mask: Mask,
  height: number,
  penWidth: number,
): { from: number; to: number } | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let s = -0.5 * length; s <= 1.5 * length; s += 1) {
    for (let d = parting.letterSide.from * height; d <= parting.letterSide.to * height; d += 1) {
      const x = Math.round(from.x + s * direction.x - side * d * direction.y);
      const y = Math.round(from.y + s * direction.y + side * d * direction.x);
      if (x < 0 || y < 0 || x >= mask.width || y >= mask.height) continue;
      if (!mask.data[y * mask.width + x]) continue;
      if (lines.some((line) => distanceTo(line, x, y) < 1.5 * penWidth + 1)) continue;
      low = Math.min(low, s);
      high = Math.max(high, s);
    }
  }
  return high < low ? null : { from: low, to: high };
}

function isNear(line: PenLine, { from, to }: PenLine, reach: number): boolean {
  return distanceTo(line, (from.x + to.x) / 2, (from.y + to.y) / 2) < reach;
}

function distanceTo({ from, direction, length }: PenLine, x: number, y: number): number {
  const along = (x - from.x) * direction.x + (y - from.y) * direction.y;
  const t = Math.max(0, Math.min(length, along));
  return Math.hypot(x - from.x - t * direction.x, y - from.y - t * direction.y);
}
