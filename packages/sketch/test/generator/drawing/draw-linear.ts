import type { SetText } from "../lettering/writer";
import type { XY } from "../truth";
import { type Board, drawEnd, prepareText, textBox, thinLine, writeAt } from "./board";
import { type Box, boxesMeet, isFree, lineMeetsBox, lineMeetsText } from "./room";

export interface PlacedLinear {
  axis: "x" | "y";
  /** Measured points, page frame. */
  from: XY;
  to: XY;
  side: "low" | "high";
  text: string;
}

/** Draws a dimension line with its extension lines where there is room; null where there is none. Returns where its text stands. */
export function drawLinear(
  board: Board,
  part: Box,
  { axis, from, to, side, text }: PlacedLinear,
): XY | null {
  const set = prepareText(board, text);
  const first = (axis === "x" ? from[0] < to[0] : from[1] < to[1]) ? from : to;
  const second = first === from ? to : from;
  for (const where of [side, side === "low" ? "high" : "low"] as const) {
    for (let step = 0; step < 9; step++) {
      const track = trackAt(board, part, axis, where, step);
      const spot = tryTrack(board, { axis, first, second, track, set });
      if (spot) {
        drawIt(board, { axis, first, second, track, set }, spot);
        return spot.center;
      }
    }
  }
  return null;
}

interface Attempt {
  axis: "x" | "y";
  first: XY;
  second: XY;
  track: number;
  set: SetText;
}

/** Horizontal dimensions below ("low") the part lie at greater y on the page; vertical ones left of it at smaller x. */
function trackAt(
  { letter }: Board,
  part: Box,
  axis: "x" | "y",
  side: "low" | "high",
  step: number,
): number {
  const off = letter * (1.9 + 0.8 * step);
  if (axis === "x") return side === "low" ? part.y1 + off : part.y0 - off;
  return side === "low" ? part.x0 - off : part.x1 + off;
}

interface Spot {
  center: XY;
  turned: boolean;
  outside: boolean;
  /** Ends of the dimension line with its tails. */
  start: XY;
  end: XY;
  broken: boolean;
}

const pointOn = (axis: "x" | "y", along: number, track: number): XY =>
  axis === "x" ? [along, track] : [track, along];
const alongOf = (axis: "x" | "y", p: XY) => (axis === "x" ? p[0] : p[1]);

function tryTrack(board: Board, attempt: Attempt): Spot | null {
  const { axis, first, second, track, set } = attempt;
  const { letter, style, room } = board;
  const [a, b] = [alongOf(axis, first), alongOf(axis, second)];
  const turned = axis === "y" && !style.upright;
  const along = axis === "x" || turned ? set.width : set.height;
  const broken = style.text === "break" || (axis === "y" && style.upright);
  const fits = along + letter * (broken ? 2.6 : 1.1) < b - a;
  const outside = b - a < letter * 1.9;
  const sideways = broken ? 0 : (style.text === "below" ? 1 : -1) * letter * 0.92;
  const spots = fits
    ? [(a + b) / 2, a + (b - a) * 0.62, a + (b - a) * 0.38]
    : [b + letter * 1.2 + along / 2, a - letter * 1.2 - along / 2];
  for (const [i, middle] of spots.entries()) {
    const tail = letter * 1.1;
    const start = fits && !outside ? a : i === 0 ? a - tail : a - (broken ? tail : tail + along);
    const end =
      fits && !outside ? b : i === 0 ? b + (broken ? tail * 0.9 : tail + along) : b + tail;
    const center = pointOn(axis, middle, track + sideways);
    const spot = {
      center,
      turned,
      outside: !fits || outside,
      start: pointOn(axis, start, track),
      end: pointOn(axis, end, track),
      broken: broken && fits,
    };
    if (isClear(board, attempt, spot) && !crowds(room.lines, spot, letter)) return spot;
  }
  return null;
}

function isClear(board: Board, { axis, first, second, track, set }: Attempt, spot: Spot): boolean {
  const { room, letter } = board;
  const box = textBox(set, spot.center, spot.turned, letter * 0.22);
  if (!isFree(box, room)) return false;
  if (lineMeetsText(spot.start, spot.end, room)) return false;
  for (const p of [first, second]) {
    const [s, e] = extension(board, axis, p, track);
    if (lineMeetsText(s, e, room) || lineMeetsBox(s, e, box)) return false;
  }
  return true;
}

/** Lines that would run beside this one too close to tell apart; lines across it are the extension lines of others. */
function crowds(lines: Board["room"]["lines"], { start, end }: Spot, letter: number): boolean {
  const by = letter * 0.6;
  const lane: Box = {
    x0: Math.min(start[0], end[0]) - by,
    y0: Math.min(start[1], end[1]) - by,
    x1: Math.max(start[0], end[0]) + by,
    y1: Math.max(start[1], end[1]) + by,
  };
  return lines.some(({ p, q }) => {
    const line: Box = {
      x0: Math.min(p[0], q[0]),
      y0: Math.min(p[1], q[1]),
      x1: Math.max(p[0], q[0]),
      y1: Math.max(p[1], q[1]),
    };
    const alike =
      Math.abs(q[0] - p[0]) > Math.abs(q[1] - p[1]) ===
      Math.abs(end[0] - start[0]) > Math.abs(end[1] - start[1]);
    return alike && boxesMeet(lane, line);
  });
}

function extension({ letter, style }: Board, axis: "x" | "y", p: XY, track: number): [XY, XY] {
  const from = axis === "x" ? p[1] : p[0];
  const way = Math.sign(track - from) || 1;
  const along = axis === "x" ? p[0] : p[1];
  return [
    pointOn(axis, along, from + way * style.gap * letter),
    pointOn(axis, along, track + way * letter * 0.45),
  ];
}

function drawIt(board: Board, { axis, first, second, track, set }: Attempt, spot: Spot): void {
  const { letter } = board;
  for (const p of [first, second]) {
    const [s, e] = extension(board, axis, p, track);
    if (Math.hypot(e[0] - s[0], e[1] - s[1]) > letter * 0.3) thinLine(board, s, e);
  }
  const [a, b] = [alongOf(axis, first), alongOf(axis, second)];
  if (spot.broken) {
    const half = (axis === "x" || spot.turned ? set.width : set.height) / 2 + letter * 0.4;
    const middle = alongOf(axis, spot.center);
    thinLine(board, spot.start, pointOn(axis, middle - half, track));
    thinLine(board, pointOn(axis, middle + half, track), spot.end);
  } else thinLine(board, spot.start, spot.end);
  const forth = axis === "x" ? 0 : Math.PI / 2;
  drawEnd(board, pointOn(axis, a, track), spot.outside ? forth + Math.PI : forth);
  drawEnd(board, pointOn(axis, b, track), spot.outside ? forth : forth + Math.PI);
  writeAt(board, set, spot.center, spot.turned);
}
