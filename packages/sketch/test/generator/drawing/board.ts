import { type SetText, setText, type Writer } from "../lettering/writer";
import type { Random } from "../random";
import type { XY } from "../truth";
import type { Crowding } from "./crowding";
import { type Ink, noInk } from "./ink";
import type { Pen } from "./pen";
import { type Box, boxAround, grown, type Room } from "./room";

/** The sheet while a part is drawn on it: its ink so far and what room is left. */
export interface Board {
  ink: Ink;
  room: Room;
  pen: Pen;
  writer: Writer;
  random: Random;
  /** Cap height, page pixels. */
  letter: number;
  style: DrawingStyle;
}

export interface DrawingStyle {
  ends: "open" | "filled" | "slash" | "dot";
  text: "above" | "break" | "below";
  /** Vertical dimensions are written upright instead of turned. */
  upright: boolean;
  /** Extension lines begin this many letter heights off the part. */
  gap: number;
  centers: boolean;
  crowding: Crowding;
}

export function createBoard(base: Omit<Board, "ink" | "room">, bounds: Box): Board {
  return { ...base, ink: noInk(), room: { bounds, lines: [], texts: [] } };
}

export function thinLine(board: Board, p: XY, q: XY): void {
  board.ink.strokes.push(...board.pen.line(p, q, "line", { thin: true, exact: true }));
  board.room.lines.push({ p, q, thin: true });
}

/** Text to be placed, with its box at 0 and at 90 degrees. */
export function prepareText(board: Board, text: string): SetText {
  return setText(text, board.letter, board.writer, board.random);
}

export function textBox(text: SetText, center: XY, turned: boolean, margin: number): Box {
  const [w, h] = turned ? [text.height, text.width] : [text.width, text.height];
  return grown(boxAround(center, w, h), margin);
}

export function writeAt(board: Board, text: SetText, center: XY, turned: boolean): void {
  const tilt = board.random.normal(0.02) - (turned ? Math.PI / 2 : 0);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const place = ([x, y]: XY): XY => [center[0] + x * cos - y * sin, center[1] + x * sin + y * cos];
  const width = Math.max(1.6, board.letter * 0.085);
  for (const stroke of text.strokes)
    board.ink.strokes.push({ points: stroke.map(place), width, kind: "writing" });
  for (const contours of text.fills)
    board.ink.fills.push({ contours: contours.map((c) => c.map(place)), kind: "writing" });
  board.room.texts.push(textBox(text, center, turned, board.letter * 0.3));
}

/** The end of a dimension line or leader at `tip`, coming from direction `back` (radians, page frame). */
export function drawEnd(board: Board, tip: XY, back: number, ends = board.style.ends): void {
  const size = board.letter * 0.62;
  const at = (angle: number, length: number): XY => [
    tip[0] + Math.cos(angle) * length,
    tip[1] + Math.sin(angle) * length,
  ];
  const spread = board.random.between(0.26, 0.4);
  if (ends === "slash") {
    const tilt = -Math.PI / 4 + board.random.normal(0.1);
    board.ink.strokes.push(
      ...board.pen.line(at(tilt, size * 0.6), at(tilt + Math.PI, size * 0.6), "tick", {
        exact: true,
      }),
    );
    return;
  }
  if (ends === "dot") {
    const dot = Array.from({ length: 14 }, (_, i): XY => at((i * Math.PI) / 7, size * 0.24));
    board.ink.fills.push({ contours: [dot], kind: "tick" });
    return;
  }
  const [left, right] = [at(back + spread, size), at(back - spread, size)];
  if (ends === "filled") {
    board.ink.fills.push({ contours: [[tip, left, right]], kind: "tick" });
    return;
  }
  for (const barb of [left, right]) {
    board.ink.strokes.push(...board.pen.line(tip, barb, "tick", { thin: true, exact: true }));
  }
}
