import type { SetText } from "../lettering/writer";
import type { XY } from "../truth";
import { type Board, textBox } from "./board";
import { type Box, boxesMeet, isFree, isOnPart, lineMeetsBox, lineMeetsText } from "./room";

/** A measure with its text, and the track its dimension line would run on. */
export interface Attempt {
  axis: "x" | "y";
  first: XY;
  second: XY;
  track: number;
  set: SetText;
  /** The track runs through the part: an end on an edge needs no extension line. */
  inside: boolean;
  /** Thin lines may run through texts. */
  careless: boolean;
}

export interface Spot {
  center: XY;
  turned: boolean;
  outside: boolean;
  /** Ends of the dimension line with its tails. */
  start: XY;
  end: XY;
  /** The line is broken around its text. */
  broken: boolean;
  /** No line runs between the two ends. */
  bare: boolean;
}

export const pointOn = (axis: "x" | "y", along: number, track: number): XY =>
  axis === "x" ? [along, track] : [track, along];
export const alongOf = (axis: "x" | "y", p: XY) => (axis === "x" ? p[0] : p[1]);

/** Where line and text go on this track; null where they would touch something. */
export function placeOnTrack(board: Board, attempt: Attempt): Spot | null {
  return (
    candidates(board, attempt).find(
      (spot) => isClear(board, attempt, spot) && !crowds(board.room.lines, spot, board.letter),
    ) ?? null
  );
}

function candidates({ letter, style }: Board, { axis, first, second, track, set }: Attempt) {
  const { crowding } = style;
  const [a, b] = [alongOf(axis, first), alongOf(axis, second)];
  const turned = axis === "y" && !style.upright;
  const along = axis === "x" || turned ? set.width : set.height;
  const broken = style.text === "break" || (axis === "y" && style.upright);
  const fits = along + letter * (broken ? 2.6 : 1.1) < b - a;
  const outside = b - a < letter * crowding.arrowsOutside;
  const sideways = broken ? 0 : (style.text === "below" ? 1 : -1) * letter * crowding.aside;
  const bare = crowding.bare && (style.ends === "open" || style.ends === "filled");
  const tail = letter * 1.1;
  const spots: Spot[] = [];
  if (bare && !fits && along + letter * 0.5 < b - a) {
    spots.push({
      center: pointOn(axis, (a + b) / 2, track),
      turned,
      outside: true,
      start: pointOn(axis, a - tail, track),
      end: pointOn(axis, b + tail, track),
      broken: false,
      bare,
    });
  }
  const middles = fits
    ? [(a + b) / 2, a + (b - a) * 0.62, a + (b - a) * 0.38]
    : [b + letter * 1.2 + along / 2, a - letter * 1.2 - along / 2];
  for (const [i, middle] of middles.entries()) {
    const start = fits && !outside ? a : i === 0 ? a - tail : a - (broken ? tail : tail + along);
    const end =
      fits && !outside ? b : i === 0 ? b + (broken ? tail * 0.9 : tail + along) : b + tail;
    spots.push({
      center: pointOn(axis, middle, track + sideways),
      turned,
      outside: !fits || outside,
      start: pointOn(axis, start, track),
      end: pointOn(axis, end, track),
      broken: broken && fits,
      bare: bare && !fits,
    });
  }
  return spots;
}

function isClear(board: Board, attempt: Attempt, spot: Spot): boolean {
  const { room, letter } = board;
  const { set, first, second, careless } = attempt;
  const box = textBox(set, spot.center, spot.turned, letter * board.style.crowding.clearance);
  if (!isFree(box, room, careless)) return false;
  if (lineMeetsText(spot.start, spot.end, room)) return false;
  for (const p of [first, second]) {
    const line = extension(board, attempt, p);
    if (line === null) continue;
    if (lineMeetsBox(...line, box) || (!careless && lineMeetsText(...line, room))) return false;
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

/** From a measured point across the track; null where the dimension line ends on the part itself. */
export function extension(
  { letter, style, room }: Board,
  { axis, track, inside }: Attempt,
  p: XY,
): [XY, XY] | null {
  const from = axis === "x" ? p[1] : p[0];
  const way = Math.sign(track - from) || 1;
  const along = axis === "x" ? p[0] : p[1];
  if (inside && isOnPart(pointOn(axis, along, track), 2, room)) return null;
  return [
    pointOn(axis, along, from + way * style.gap * letter),
    pointOn(axis, along, track + way * letter * 0.45),
  ];
}
