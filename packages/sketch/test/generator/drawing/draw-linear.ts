import type { SetText } from "../lettering/writer";
import type { XY } from "../truth";
import { type Board, drawEnd, prepareText, thinLine, writeAt } from "./board";
import { type Attempt, alongOf, extension, placeOnTrack, pointOn, type Spot } from "./place-linear";
import { type Box, isOnPart } from "./room";

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
  for (const attempt of attempts(board, part, { axis, first, second, set }, side)) {
    const spot = placeOnTrack(board, attempt);
    if (!spot) continue;
    drawIt(board, attempt, spot);
    return spot.center;
  }
  return null;
}

type Measure = { axis: "x" | "y"; first: XY; second: XY; set: SetText };

/** The tracks to try, best first: one side of the part outwards, then the other; last of all with lines through texts. */
function attempts(board: Board, part: Box, measure: Measure, side: "low" | "high"): Attempt[] {
  const { crowding } = board.style;
  const isCareless = crowding.careless > 0 && board.random.chance(crowding.careless);
  const passes = crowding.crossing ? [isCareless, true] : [isCareless];
  const outer = passes.flatMap((careless) =>
    ([side, side === "low" ? "high" : "low"] as const).flatMap((where) =>
      Array.from({ length: 9 }, (_, step) => ({
        ...measure,
        track: trackAt(board, part, measure.axis, where, step),
        inside: false,
        careless,
      })),
    ),
  );
  return [...insideTracks(board, part, measure), ...outer];
}

/** Tracks beside a point within the part, towards the edge it is measured from. */
function insideTracks(board: Board, part: Box, measure: Measure): Attempt[] {
  const { style, letter, random, room } = board;
  if (style.crowding.inside === 0 || !random.chance(style.crowding.inside)) return [];
  const inner = [measure.first, measure.second].find(
    ([x, y]) =>
      x > part.x0 + letter && x < part.x1 - letter && y > part.y0 + letter && y < part.y1 - letter,
  );
  if (!inner) return [];
  const other = inner === measure.first ? measure.second : measure.first;
  const level = measure.axis === "x" ? inner[1] : inner[0];
  return [1.8, -1.8, 2.6, -2.6, 3.6, -3.6]
    .map((off) => ({ ...measure, track: level + off * letter, inside: true, careless: false }))
    .filter(({ axis, track }) => isOnPart(pointOn(axis, alongOf(axis, other), track), 2, room));
}

/** Horizontal dimensions below ("low") the part lie at greater y on the page; vertical ones left of it at smaller x. */
function trackAt(
  { letter, style }: Board,
  part: Box,
  axis: "x" | "y",
  side: "low" | "high",
  step: number,
): number {
  const off = letter * (style.crowding.firstTrack + style.crowding.trackStep * step);
  if (axis === "x") return side === "low" ? part.y1 + off : part.y0 - off;
  return side === "low" ? part.x0 - off : part.x1 + off;
}

function drawIt(board: Board, attempt: Attempt, spot: Spot): void {
  const { letter } = board;
  const { axis, first, second, track, set } = attempt;
  for (const p of [first, second]) {
    const line = extension(board, attempt, p);
    if (line === null) continue;
    const [s, e] = line;
    if (Math.hypot(e[0] - s[0], e[1] - s[1]) > letter * 0.3) thinLine(board, s, e);
  }
  const [a, b] = [
    pointOn(axis, alongOf(axis, first), track),
    pointOn(axis, alongOf(axis, second), track),
  ];
  if (spot.broken) {
    const half = (axis === "x" || spot.turned ? set.width : set.height) / 2 + letter * 0.4;
    const middle = alongOf(axis, spot.center);
    thinLine(board, spot.start, pointOn(axis, middle - half, track));
    thinLine(board, pointOn(axis, middle + half, track), spot.end);
  } else if (spot.bare) {
    thinLine(board, spot.start, a);
    thinLine(board, b, spot.end);
  } else thinLine(board, spot.start, spot.end);
  const forth = axis === "x" ? 0 : Math.PI / 2;
  drawEnd(board, a, spot.outside ? forth + Math.PI : forth);
  drawEnd(board, b, spot.outside ? forth : forth + Math.PI);
  writeAt(board, set, spot.center, spot.turned);
}
