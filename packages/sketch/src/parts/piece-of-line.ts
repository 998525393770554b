import type { SeenBox } from "../seen";
import type { PenLine } from "./find-lines";
import { acrossLine, alongLine } from "./find-ticks";
import { sizeOf } from "./letter-shapes";
import { parting } from "./settings";

/** Whether a lone stroke that looks like a 1 lies in a line of the drawing, along it and between its ends: a piece of that line. */
export function isPieceOfLine(box: SeenBox, lines: readonly PenLine[], height: number): boolean {
  const { most, least } = sizeOf(box);
  if (least > parting.broadestOne * height + 0.25 * most) return false;
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const isUpright = box.bottom - box.top > box.right - box.left;
  return lines.some((line) => {
    const isAlong = Math.abs(isUpright ? line.direction.y : line.direction.x) > 0.9;
    const s = alongLine(line, middle);
    const isWithin = s > 0 && s < line.length && line.length > most;
    return isAlong && isWithin && Math.abs(acrossLine(line, middle)) < 0.2 * height;
  });
}
