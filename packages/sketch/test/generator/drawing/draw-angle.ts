import { polar } from "../families/build";
import type { AngleDimension } from "../families/model";
import type { XY } from "../truth";
import { type Board, drawEnd, prepareText, textBox, thinLine, writeAt } from "./board";
import { isFree } from "./room";

/** Draws the arc between two legs, with a thin line along the second leg; null where its text fits nowhere. */
export function drawAngle(
  board: Board,
  dimension: AngleDimension,
  text: string,
  toPage: (p: XY) => XY,
): XY | null {
  const { letter, pen, room } = board;
  const clearance = Math.min(0.2, board.style.crowding.clearance);
  const set = prepareText(board, text);
  const vertex = toPage(dimension.vertex);
  const unit = Math.hypot(
    toPage([1, 0])[0] - toPage([0, 0])[0],
    toPage([1, 0])[1] - toPage([0, 0])[1],
  );
  const reach = dimension.reach * unit;
  const at = (degrees: number, r: number): XY => {
    const [x, y] = polar([0, 0], r, degrees);
    return [vertex[0] + x, vertex[1] - y];
  };
  const middle = (dimension.from + dimension.to) / 2;
  const half = (Math.abs(dimension.to - dimension.from) * Math.PI) / 360;
  const inner = (set.width / 2 + letter * 0.5) / Math.max(0.2, Math.sin(half));
  for (const r of [inner, inner * 1.15, reach + letter * 1.4, reach + letter * 2]) {
    const center = at(middle, r);
    if (!isFree(textBox(set, center, false, letter * clearance), room)) continue;
    if (r < reach && r + set.width / 2 + letter * 0.3 > reach) continue;
    const [onFirst, onSecond] = dimension.legs ?? [false, true];
    const legs = [...(onFirst ? [dimension.from] : []), ...(onSecond ? [dimension.to] : [])];
    for (const leg of legs) thinLine(board, at(leg, letter * 0.2), at(leg, reach + letter * 0.6));
    const arc = Array.from({ length: 25 }, (_, i) =>
      at(dimension.from + ((dimension.to - dimension.from) * i) / 24, reach),
    );
    board.ink.strokes.push(...pen.along(arc, "line", { thin: true, exact: true }));
    for (const [i, p] of arc.entries()) {
      const q = arc[i + 1];
      if (q) room.lines.push({ p, q, thin: true });
    }
    const heading = (p: XY, q: XY) => Math.atan2(q[1] - p[1], q[0] - p[0]);
    drawEnd(
      board,
      arc[0] as XY,
      heading(arc[0] as XY, arc[3] as XY),
      board.style.ends === "slash" ? "open" : board.style.ends,
    );
    drawEnd(
      board,
      arc[24] as XY,
      heading(arc[24] as XY, arc[21] as XY),
      board.style.ends === "slash" ? "open" : board.style.ends,
    );
    writeAt(board, set, center, false);
    return center;
  }
  return null;
}
