import type { Point } from "@inkform/geometry/model";
import type { PenLine } from "./find-lines";
import type { MarkScene, Terminator } from "./find-marks";
import type { TextGroup } from "./find-texts";
import { acrossLine, alongLine } from "./find-ticks";
import { parting } from "./settings";
import type { Axis } from "./texts-beside";

/** Two texts side by side, each at the tail of its own arrow: leaders that point away from each other, not one line broken by its number. */
export function areTwoLeaders(
  a: Terminator,
  b: Terminator,
  texts: readonly TextGroup[],
  height: number,
): boolean {
  const at = ({ tail }: Terminator) =>
    texts.filter((text) => holds(text, tail, parting.leaderGap * height));
  const [first, second] = [at(a), at(b)];
  return first.length > 0 && second.length > 0 && !first.some((text) => second.includes(text));
}

/** Whether an outline passes between the ticks: it is extension lines that run across one, to what lies inside. */
export function crossesOutline(axis: Axis, { height, isOutline }: MarkScene): boolean {
  const clear = parting.outlineClear * height;
  for (let s = clear; s < axis.length - clear; s += 0.25 * height) {
    const { from, direction } = axis;
    if (isOutline({ x: from.x + s * direction.x, y: from.y + s * direction.y })) return true;
  }
  return false;
}

/** By how many letter heights more than a hand strays the lines of two arrowheads run past each other. */
export function asunder(a: Terminator, b: Terminator, height: number): number {
  const dx = b.tick.at.x - a.tick.at.x;
  const dy = b.tick.at.y - a.tick.at.y;
  const way = between(a.shaft, b.shaft).direction;
  return Math.max(0, Math.abs(dx * way.y - dy * way.x) / height - parting.shaftsApart);
}

/** Hardly more than the arrowhead itself, and no number stands behind it at which its line could end. */
export function isStub(end: Terminator, texts: readonly TextGroup[], height: number): boolean {
  if (end.room >= parting.outerShaft * height) return false;
  return !texts.some((text) => holds(text, outerTail(end, height), parting.shaftText * height));
}

/** Where the line behind an arrowhead ends that faces another from outside: beyond its barbs, which swallow a short one. */
export function outerTail({ tick, shaft, tail, room }: Terminator, height: number): Point {
  if (room >= parting.outerShaft * height) return tail;
  return { x: tick.at.x + height * shaft.x, y: tick.at.y + height * shaft.y };
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

export function between(from: Point, to: Point): Axis {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return { from, to, direction, length };
}

/** The axis prolonged by the strokes that run on from it beyond the ticks. */
export function overhung(axis: Axis, lines: readonly PenLine[], height: number): Axis {
  let low = 0;
  let high = axis.length;
  const along = lines.filter(
    (l) => Math.abs(dot(l.direction, axis.direction)) > 0.95 && stray(l, axis) < 0.4 * height,
  );
  for (let round = 0; round < 2; round += 1) {
    for (const line of along) {
      const [first, last] = [alongLine(axis, line.from), alongLine(axis, line.to)].sort(
        (p, q) => p - q,
      ) as [number, number];
      if (last < low - 0.5 * height || first > high + 0.5 * height) continue;
      low = Math.max(-6 * height, Math.min(low, first));
      high = Math.min(axis.length + 6 * height, Math.max(high, last));
    }
  }
  const at = (s: number) => ({
    x: axis.from.x + s * axis.direction.x,
    y: axis.from.y + s * axis.direction.y,
  });
  return { from: at(low), to: at(high), direction: axis.direction, length: high - low };
}

/** How far the nearer end of a stroke lies off the axis. */
function stray(line: PenLine, axis: Axis): number {
  return Math.min(Math.abs(acrossLine(axis, line.from)), Math.abs(acrossLine(axis, line.to)));
}

/** Whether a stroke runs along the axis, beside it by no more than a shaky hand strays. */
export function liesOn(line: PenLine, axis: Axis, height: number): boolean {
  if (Math.abs(dot(line.direction, axis.direction)) < 0.95) return false;
  const places = [alongLine(axis, line.from), alongLine(axis, line.to)];
  const aside = [acrossLine(axis, line.from), acrossLine(axis, line.to)];
  return (
    Math.max(...aside.map(Math.abs)) < 0.3 * height &&
    Math.min(...places) > -0.3 * height &&
    Math.max(...places) < axis.length + 0.3 * height
  );
}

/** Whether a tick stands on the axis and its line runs along it, however far. */
export function isAlong({ tick, line }: Terminator, axis: Axis, height: number): boolean {
  const isParallel = Math.abs(dot(line.direction, axis.direction)) > 0.95;
  return isParallel && Math.abs(acrossLine(axis, tick.at)) < 0.35 * height;
}

export function isBetween(p: Point, axis: Axis, height: number): boolean {
  const s = alongLine(axis, p);
  return s > 0.6 * height && s < axis.length - 0.6 * height;
}

export function holds({ box }: TextGroup, p: Point, margin: number): boolean {
  return (
    p.x > box.left - margin &&
    p.x < box.right + margin &&
    p.y > box.top - margin &&
    p.y < box.bottom + margin
  );
}
