import type { Point } from "@inkform/geometry/model";
import type { FoundCircle } from "../entities/find-circles";
import { livingPieces } from "../strokes/close-gaps";
import type { GraphEdge, StrokeGraph } from "../strokes/trace-graph";
import type { PenLine } from "./find-lines";
import { acrossLine, alongLine } from "./find-ticks";
import { parting } from "./settings";

/** A line that bounds an opening, with where along it the opening begins and ends. */
interface Side {
  line: PenLine;
  from: number;
  to: number;
}

interface WindowScene {
  graph: StrokeGraph;
  /** Lines that no dimension is written on: extension lines, and what looks like an outline. */
  lines: readonly PenLine[];
  circles: readonly FoundCircle[];
  height: number;
}

/**
 * The strokes round rectangular openings whose sides run on as extension lines, so that they look like nothing else: four lines that
 * cross or meet in four corners, each of which ends at one of them. An extension line ends where it meets what is measured, so one
 * that goes on past a corner to the next runs along a side. Two pairs of holes leave such lines, too, with a ring about each corner.
 */
export function findWindows({ graph, lines, circles, height }: WindowScene): number[] {
  const isFree = (corner: Point) =>
    circles.every(
      ({ center, radius }) => Math.hypot(corner.x - center.x, corner.y - center.y) > radius,
    );
  const found = rectangles(lines, height).flatMap((four) => {
    const sides = sidesOf(four, parting.window.corner * height);
    if (sides === null || !sides.every(({ line, from }) => isFree(pointAt(line, from)))) return [];
    const around = sides.reduce((sum, { from, to }) => sum + Math.abs(to - from), 0);
    return [{ strokes: sides.flatMap((side) => edgesOf(graph, side, height)), around }];
  });
  // What lies between an opening and the outline beyond it is closed by the same lines.
  const taken = new Set<number>();
  for (const { strokes } of found.sort((a, b) => a.around - b.around)) {
    if (strokes.some((id) => taken.has(id))) continue;
    for (const id of strokes) taken.add(id);
  }
  return [...taken];
}

type Four = [PenLine, PenLine, PenLine, PenLine];

/** Lines by fours that cross or meet each the next. */
function rectangles(lines: readonly PenLine[], height: number): Four[] {
  const near = parting.window.corner * height;
  const crossing = lines.map(
    (a) => new Set(lines.filter((b) => areSquare(a, b) && touch(a, b, near))),
  );
  const crossed = (k: number) => crossing[k] as Set<PenLine>;
  return lines.flatMap((first, i) =>
    lines.slice(i + 1).flatMap((opposite, k): Four[] => {
      if (!areSideBySide(first, opposite, height)) return [];
      const both = [...crossed(i)].filter((line) => crossed(i + 1 + k).has(line));
      return both.flatMap((second, j) =>
        both
          .slice(j + 1)
          .filter((across) => areSideBySide(second, across, height))
          .map((across): Four => [first, second, opposite, across]),
      );
    }),
  );
}

function areSquare(a: PenLine, b: PenLine): boolean {
  const along = Math.abs(a.direction.x * b.direction.x + a.direction.y * b.direction.y);
  return along < parting.window.askew;
}

/** Whether lines that are no parallels cross, or end so near where they would. */
function touch(a: PenLine, b: PenLine, near: number): boolean {
  const isOn = (along: number, { length }: PenLine) => along > -near && along < length + near;
  return isOn(meeting(a, b), a) && isOn(meeting(b, a), b);
}

function areSideBySide(a: PenLine, b: PenLine, height: number): boolean {
  const across = Math.abs(a.direction.x * b.direction.y - a.direction.y * b.direction.x);
  const apart = Math.abs(acrossLine(a, middleOf(b)));
  return across < parting.window.askew && apart > parting.window.least * height;
}

/** The sides of the opening between four lines, one after the other round it; null where they leave none. */
function sidesOf(lines: Four, near: number): Side[] | null {
  const sides = lines.map((line, k) => {
    const [before, after] = [lines[(k + 3) % 4], lines[(k + 1) % 4]] as [PenLine, PenLine];
    return { line, from: meeting(line, before), to: meeting(line, after) };
  });
  return sides.every((side) => endsAtCorner(side, near)) ? sides : null;
}

/** Whether one end of the line at least is at a corner of its side. */
function endsAtCorner({ line, from, to }: Side, near: number): boolean {
  return Math.min(from, to) < near || Math.max(from, to) > line.length - near;
}

/** How far along a line another one crosses it. */
function meeting(line: PenLine, other: PenLine): number {
  const cross = line.direction.x * other.direction.y - line.direction.y * other.direction.x;
  const [x, y] = [other.from.x - line.from.x, other.from.y - line.from.y];
  return (x * other.direction.y - y * other.direction.x) / cross;
}

/** The living strokes of a side, without those that go on beyond its corners. */
function edgesOf(graph: StrokeGraph, { line, from, to }: Side, height: number): number[] {
  const [low, high] = from < to ? [from, to] : [to, from];
  const slack = 0.3 * height;
  return line.edges
    .flatMap((id) => livingPieces(graph, id))
    .filter((id) =>
      (graph.edges[id] as GraphEdge).points.every((p) => {
        const along = alongLine(line, p);
        return along > low - slack && along < high + slack;
      }),
    );
}

const pointAt = ({ from, direction }: PenLine, along: number): Point => ({
  x: from.x + along * direction.x,
  y: from.y + along * direction.y,
});

const middleOf = ({ from, to }: PenLine): Point => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});
