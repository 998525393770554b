import type { TruthDimension, XY } from "../truth";
import { type Board, prepareText, textBox, thinLine, writeAt } from "./board";
import type { PlannedPart } from "./draw-part";
import { type Box, isFree } from "./room";
import { type Wording, writeQuantity, writeThickness } from "./wording";

export const noteCount = ({ thickness, quantity }: PlannedPart) =>
  (thickness === null ? 0 : 1) + (quantity === 1 ? 0 : 1);

/** Writes name, thickness and number of pieces about the part; null where one does not fit. */
export function drawNotes(
  board: Board,
  plan: PlannedPart,
  box: Box,
  wording: Wording,
): TruthDimension[] | null {
  const notes: TruthDimension[] = [];
  if (plan.name !== null) {
    const at = writeFree(board, plan.name, box, "above");
    if (at === null) return null;
  }
  const written = [
    ...(plan.thickness === null ? [] : [writeThickness(plan.thickness, wording)]),
    ...(plan.quantity === 1 ? [] : [writeQuantity(plan.quantity, wording)]),
  ];
  for (const note of written) {
    const at = writeFree(board, note.text, box, "below");
    if (at === null) return null;
    notes.push({ ...note, at });
  }
  for (const remark of plan.remarks) writeWithin(board, remark, box);
  return notes;
}

/** Writes above or below all that belongs to the part, near its middle and clear of every measure. */
function writeFree(board: Board, text: string, box: Box, where: "above" | "below"): XY | null {
  const { letter, random, room } = board;
  const set = prepareText(board, text);
  const middle = (box.x0 + box.x1) / 2;
  const shift = random.between(-0.25, 0.25) * (box.x1 - box.x0);
  const rows = [
    ...room.lines.flatMap(({ p, q }) => [p[1], q[1]]),
    ...room.texts.flatMap((t) => [t.y0, t.y1]),
  ];
  const edge = where === "above" ? Math.min(...rows) : Math.max(...rows);
  const way = where === "above" ? -1 : 1;
  for (let step = 0; step < 8; step++) {
    const y = edge + way * letter * (1.5 + step * 0.5);
    for (const x of [middle + shift, middle, box.x0 + set.width / 2, box.x1 - set.width / 2]) {
      const center: XY = [x, y];
      const wide = textBox(set, center, false, letter * 0.5);
      if (!isFree({ ...wide, x0: wide.x0 - 1.4 * letter, x1: wide.x1 + 1.4 * letter }, room))
        continue;
      writeAt(board, set, center, false);
      if (where === "above" && random.chance(0.4)) {
        const under = y + letter * 0.85;
        thinLine(board, [x - set.width / 2, under], [x + set.width / 2, under]);
      }
      return center;
    }
  }
  return null;
}

/** Somewhere in or close to the part, where there happens to be room. */
function writeWithin(board: Board, text: string, box: Box): void {
  const { letter, random, room } = board;
  const set = prepareText(board, text);
  for (let attempt = 0; attempt < 25; attempt++) {
    const center: XY = [
      random.between(box.x0 - 4 * letter, box.x1 + 4 * letter),
      random.between(box.y0, box.y1 + 3 * letter),
    ];
    if (!isFree(textBox(set, center, false, letter * 0.5), room)) continue;
    writeAt(board, set, center, false);
    return;
  }
}
