import type { Point } from "@inkform/geometry/model";
import type { StrokeGraph } from "../strokes/trace-graph";
import type { FoundCircle } from "./find-circles";
import { entity } from "./settings";

/** Parts of a turn in which a circle's ink is looked for. */
const STEPS = 360;

/**
 * Whether the ring is an arc of an outline, as a C's or a clip's, and no circle: where it is open, lines lead away from both its ends.
 * A hand that does not quite close a circle leaves its ends free; across a flat the two lines meet each other.
 */
export function isOpenRing(circle: FoundCircle, graph: StrokeGraph, penWidth: number): boolean {
  const gap = widestGap(circle, graph, penWidth);
  if (gap === null || gap.sweep * circle.radius < entity.openRing * penWidth) return false;
  const [from, to] = [gap.from, gap.from + gap.sweep].map((angle) => ({
    x: circle.center.x + circle.radius * Math.cos(angle),
    y: circle.center.y + circle.radius * Math.sin(angle),
  })) as [Point, Point];
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / chord, y: (to.y - from.y) / chord };
  const leaves = [from, to].map((end) => leavingAt(end, circle, graph, penWidth));
  return leaves.every((ways, k) => {
    const facing = (w: Point) => (k === 0 ? 1 : -1) * (w.x * along.x + w.y * along.y);
    return ways.some((way) => facing(way) < entity.flat);
  });
}

/** The widest arc of the ring without ink that follows it, radians; null where ink goes all the way round. */
function widestGap(
  circle: FoundCircle,
  graph: StrokeGraph,
  penWidth: number,
): { from: number; sweep: number } | null {
  const inked = new Uint8Array(STEPS);
  for (const { alive, points } of graph.edges) {
    if (!alive) continue;
    for (const run of runsOn(circle, points, penWidth)) {
      for (const turn of run) inked[Math.floor((turn + 1) * STEPS) % STEPS] = 1;
    }
  }
  let best = { from: 0, run: 0 };
  let run = 0;
  for (let k = 0; k < 2 * STEPS; k += 1) {
    run = inked[k % STEPS] ? 0 : run + 1;
    if (run > best.run && run <= STEPS) best = { from: k - run + 1, run };
  }
  const step = (2 * Math.PI) / STEPS;
  return best.run === 0 ? null : { from: best.from * step, sweep: best.run * step };
}

/** Where a pen line goes along the ring, in turns about its centre; what only crosses it is left out. */
function runsOn(circle: FoundCircle, points: readonly Point[], penWidth: number): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  let length = 0;
  const finish = () => {
    const first = run[0] ?? 0;
    const sweep = Math.max(...run.map((turn) => Math.abs(wrapTurn(turn - first))), 0);
    if (2 * Math.PI * sweep * circle.radius > entity.alongRing * length) runs.push(run);
    run = [];
    length = 0;
  };
  points.forEach((p, k) => {
    if (!isOn(circle, p, penWidth)) {
      if (run.length > 0) finish();
      return;
    }
    const before = points[k - 1];
    if (before && run.length > 0) length += Math.hypot(p.x - before.x, p.y - before.y);
    run.push(Math.atan2(p.y - circle.center.y, p.x - circle.center.x) / (2 * Math.PI));
    // In pieces of less than half a turn, which tell by their ends how far they go.
    if (length > circle.radius) finish();
  });
  if (run.length > 0) finish();
  return runs;
}

function wrapTurn(turn: number): number {
  return turn - Math.round(turn);
}

/** On the ring as far as its own ink strays from its radius: a dimension line may run close by. */
function isOn(circle: FoundCircle, p: Point, penWidth: number): boolean {
  const off = Math.hypot(p.x - circle.center.x, p.y - circle.center.y) - circle.radius;
  return Math.abs(off) < tolerance(circle, penWidth);
}

function tolerance({ radius, stray }: FoundCircle, penWidth: number): number {
  return Math.min(entity.outOfRound * radius, Math.max(1.3 * penWidth, 3 * stray));
}

/** Directions in which pen lines lead away from the ring near a point of it, be it at a node or round a corner. */
function leavingAt(end: Point, circle: FoundCircle, graph: StrokeGraph, penWidth: number): Point[] {
  const near = entity.ringEnd * penWidth + tolerance(circle, penWidth);
  const off = (p: Point) => Math.hypot(p.x - end.x, p.y - end.y);
  return graph.edges.flatMap(({ alive, points }) => {
    if (!alive) return [];
    return [points, [...points].reverse()].flatMap((way) => {
      const start = way.findIndex((p) => off(p) < near);
      const away = start < 0 ? undefined : way.slice(start).find((p) => off(p) > 2 * near);
      if (away === undefined || isOn(circle, away, penWidth)) return [];
      const length = off(away);
      return [{ x: (away.x - end.x) / length, y: (away.y - end.y) / length }];
    });
  });
}
