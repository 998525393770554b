import type { Box, Word } from "../../model";
import { FAR, textBeside } from "../../page/find-tick-boxes";

/** So many boxes of one size, to within this share of their side, stand one below the other, to within that. */
const COLUMN = { fewest: 3, size: 0.15, off: 0.25 } as const;

/** The text that a box seen on pixels belongs to: beside it or, where it is one of a column of boxes, on its line however far. */
export function textOfBox(box: Box, boxes: readonly Box[], words: readonly Word[]): Word | null {
  return textBeside(box, words) ?? (isInColumn(box, boxes) ? textBeside(box, words, FAR) : null);
}

function isInColumn(box: Box, boxes: readonly Box[]): boolean {
  const side = box.x1 - box.x0;
  const column = boxes.filter(
    ({ x0, x1 }) =>
      Math.abs(x0 - box.x0) <= COLUMN.off * side && Math.abs(x1 - x0 - side) <= COLUMN.size * side,
  );
  return column.length >= COLUMN.fewest;
}
