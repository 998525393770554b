import type { Point } from "@inkform/geometry/model";
import { fitLine, sumRun } from "../entities/fit-run";
import { joinStretches } from "../entities/join-stretches";
import { resample, smoothPath } from "../entities/resample";
import { entity } from "../entities/settings";
import { type Stretch, splitPath } from "../entities/split-path";
import { splitEdge } from "./close-gaps";
import type { GraphEdge, StrokeGraph } from "./trace-graph";

/** Cuts every edge where its line turns a corner or an arc begins, so each edge is one straight or one curved piece. */
export function splitCorners(graph: StrokeGraph, penWidth: number): void {
  const count = graph.edges.length;
  for (let id = 0; id < count; id += 1) {
    const edge = graph.edges[id] as GraphEdge;
    if (!edge.alive || edge.length < 8 * penWidth) continue;
    const spacing = Math.max(2, 0.8 * penWidth, edge.length / 300);
    const even = resample(smoothPath(edge.points, Math.round(penWidth / 2), false), spacing);
    const stretches = joinStretches(even, splitPath(even, spacing, penWidth), spacing, penWidth);
    const ends = stretches.slice(0, -1).map(({ to }) => to);
    const bends = stretches.flatMap((s) => sharpBend(even, s, spacing, penWidth));
    const cuts = [...ends, ...bends].map((k) => nearestIndex(edge.points, even[k] as Point));
    cutAt(graph, id, cuts);
  }
}

/** Where a short stretch that fits an arc turns a corner all the same: it turns there far more than evenly. */
function sharpBend(
  points: readonly Point[],
  { from, to, turn }: Stretch,
  spacing: number,
  penWidth: number,
): number[] {
  const reach = Math.max(2, Math.round(penWidth / spacing));
  if ((to - from) * spacing < entity.bendLength * penWidth) return [];
  let sharpest = { at: from, turned: 0 };
  for (let k = from + reach; k <= to - reach; k += 1) {
    const turned = turnAt(points, k, reach, from, to);
    if (turned > sharpest.turned) sharpest = { at: k, turned };
  }
  // An arc turns evenly all along; one laid through two short legs turns more than they do.
  const turned = Math.min(Math.abs(turn), betweenEnds(points, from, to, 2 * reach));
  const even = (turned * 2.5 * reach) / (to - from);
  const least = Math.max(entity.bendTurn, entity.bendRatio * even);
  if (turn === 0 || sharpest.turned <= least) return [];
  const areStraight = [
    [from, sharpest.at - (reach >> 1)],
    [sharpest.at + (reach >> 1), to],
  ].every(([a, b]) => isStraight(points.slice(a, (b as number) + 1), penWidth));
  return areStraight ? [sharpest.at] : [];
}

/** As a drawn line is; the strokes of letters are bent. */
function isStraight(points: readonly Point[], penWidth: number): boolean {
  if (points.length < 3) return false;
  const { error } = fitLine(sumRun(points), 0, points.length);
  return Math.sqrt(error / points.length) < entity.bendStraight * penWidth;
}

/** How far the path's end heads away from its beginning, each over so many points, or half of all. */
function betweenEnds(points: readonly Point[], from: number, to: number, most: number): number {
  const reach = Math.min(most, (to - from) >> 1);
  const [a, b, c, d] = [from, from + reach, to - reach, to].map((k) => points[k] as Point) as [
    Point,
    Point,
    Point,
    Point,
  ];
  return turnBetween({ x: b.x - a.x, y: b.y - a.y }, { x: d.x - c.x, y: d.y - c.y });
}

/** How far the path turns about a point, between what comes before it and what follows, beyond what the pen rounds. */
function turnAt(
  points: readonly Point[],
  k: number,
  reach: number,
  from: number,
  to: number,
): number {
  const a = points[Math.max(from, k - 2 * reach)] as Point;
  const b = points[k - (reach >> 1)] as Point;
  const c = points[k + (reach >> 1)] as Point;
  const d = points[Math.min(to, k + 2 * reach)] as Point;
  return turnBetween({ x: b.x - a.x, y: b.y - a.y }, { x: d.x - c.x, y: d.y - c.y });
}

function turnBetween(before: Point, after: Point): number {
  const across = before.x * after.y - before.y * after.x;
  return Math.abs(Math.atan2(across, before.x * after.x + before.y * after.y));
}

function nearestIndex(points: readonly Point[], at: Point): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  points.forEach((p, k) => {
    const d = (p.x - at.x) ** 2 + (p.y - at.y) ** 2;
    if (d < least) {
      least = d;
      best = k;
    }
  });
  return best;
}

/** Cuts from the far end so that earlier indices stay true. */
function cutAt(graph: StrokeGraph, id: number, cuts: readonly number[]): void {
  let current = id;
  for (const k of [...cuts].sort((a, b) => b - a)) {
    const edge = graph.edges[current] as GraphEdge;
    if (k < 2 || k > edge.points.length - 3) continue;
    splitEdge(graph, current, k);
    current = graph.edges.length - 2;
  }
}
