import type { Point } from "./figure";

/** Chords of a full turn. At any zoom the preview offers, their corners stay below a pixel. */
const CHORDS_PER_TURN = 180;

/** Points of an elliptic arc run counter-clockwise; `major` and `minor` are the half axes as vectors. */
export function ellipseArc(
  center: Point,
  major: Point,
  minor: Point,
  start: number,
  end: number,
): Point[] {
  const turn = 2 * Math.PI;
  const sweep = end > start ? end - start : end - start + turn;
  const chords = Math.max(2, Math.ceil((sweep / turn) * CHORDS_PER_TURN));
  return Array.from({ length: chords + 1 }, (_, index) => {
    const angle = start + (sweep * index) / chords;
    return {
      x: center.x + major.x * Math.cos(angle) + minor.x * Math.sin(angle),
      y: center.y + major.y * Math.cos(angle) + minor.y * Math.sin(angle),
    };
  });
}

export function arc(center: Point, radius: number, start: number, end: number): Point[] {
  return ellipseArc(center, { x: radius, y: 0 }, { x: 0, y: radius }, start, end);
}

/** The piece of a polyline from `from` to `to`; bulge = tan(sweep / 4), positive counter-clockwise. */
export function bulgedPiece(from: Point, to: Point, bulge: number): Point[] {
  if (bulge === 0) return [from, to];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const offset = (1 - bulge * bulge) / (4 * bulge);
  const center = {
    x: middle.x - (to.y - from.y) * offset,
    y: middle.y + (to.x - from.x) * offset,
  };
  const radius = Math.hypot(from.x - center.x, from.y - center.y);
  const angleOf = (point: Point) => Math.atan2(point.y - center.y, point.x - center.x);
  return bulge > 0
    ? arc(center, radius, angleOf(from), angleOf(to))
    : arc(center, radius, angleOf(to), angleOf(from)).reverse();
}

/** A polyline cut into the dashes of a linetype: positive lengths are drawn, negative ones are gaps. */
export function dashes(line: Point[], pattern: number[]): Point[][] {
  const steps = pattern.map((length) => Math.max(Math.abs(length), 0.1));
  if (steps.length === 0) return [line];
  const pieces: Point[][] = [];
  let index = 0;
  let left = steps[0] ?? 1;
  let piece: Point[] = [];
  for (let at = 1; at < line.length; at++) {
    let from = line[at - 1] as Point;
    const to = line[at] as Point;
    let length = Math.hypot(to.x - from.x, to.y - from.y);
    while (length > 0) {
      const taken = Math.min(left, length);
      const next = {
        x: from.x + ((to.x - from.x) * taken) / length,
        y: from.y + ((to.y - from.y) * taken) / length,
      };
      if ((pattern[index] ?? 1) >= 0) piece = piece.length === 0 ? [from, next] : [...piece, next];
      length -= taken;
      left -= taken;
      from = next;
      if (left <= 1e-9) {
        if (piece.length > 0) pieces.push(piece);
        piece = [];
        index = (index + 1) % steps.length;
        left = steps[index] ?? 1;
      }
    }
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces;
}
