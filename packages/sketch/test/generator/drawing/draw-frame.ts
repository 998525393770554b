import type { XY } from "../truth";
import { type Board, prepareText, thinLine, writeAt } from "./board";
import type { Box } from "./room";

/** A border about the sheet with a title block in its lower right corner, of the size given. */
export function drawFrame(
  board: Board,
  { x0, y0, x1, y1 }: Box,
  block: { width: number; height: number },
  title: readonly string[],
): void {
  const [left, top] = [x1 - block.width, y1 - block.height];
  const rectangle = (a: XY, b: XY) => {
    thinLine(board, a, [b[0], a[1]]);
    thinLine(board, [b[0], a[1]], b);
    thinLine(board, b, [a[0], b[1]]);
    thinLine(board, [a[0], b[1]], a);
  };
  rectangle([x0, y0], [x1, y1]);
  rectangle([left, top], [x1, y1]);
  const row = block.height / title.length;
  for (const [i, text] of title.entries()) {
    if (i > 0) thinLine(board, [left, top + i * row], [x1, top + i * row]);
    const set = prepareText(board, text);
    writeAt(board, set, [left + board.letter + set.width / 2, top + (i + 0.5) * row], false);
  }
}
