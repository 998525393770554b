import type { Point } from "@inkform/geometry/model";
import type { FoundCircle } from "../entities/find-circles";
import { entity } from "../entities/settings";
import { closeCorners } from "../strokes/close-gaps";
import type { GraphEdge, StrokeGraph } from "../strokes/trace-graph";
import { findHatching } from "./find-hatching";
import type { PenLine } from "./find-lines";
import type { FoundMark } from "./find-marks";
import { findReach } from "./find-reaches";
import { findStrays, isOverrun } from "./find-strays";
import { findWindows } from "./find-windows";
import { flagExtensions } from "./flag-extensions";
import { flowingLines } from "./flowing-lines";
import { fromCentres } from "./from-centres";
import type { Writing } from "./read-marks";
import { parting } from "./settings";

/**
 * Says of each edge how likely it speaks about a part instead of bounding it. Nothing is taken out on that alone:
 * a tick read into a corner would tear the outline open. What closes, and what does not, decides afterwards.
 */
export function weighEdges(
  graph: StrokeGraph,
  writing: Writing,
  { pen, letter: height }: { pen: number; letter: number },
): void {
  const { lines, marks, angles, leaders, long, outlineShare } = writing;
  const { armBelief, leaderBelief, angleBelief, window } = parting;
  const flows = flowingLines(graph, lines, parting.leastCurve * pen);
  const less = (id: number) => parting.flowing ** (flows.get(id) ?? 0);
  const beliefAt = new Map<Point, number>();
  for (const id of [...marks, ...angles, ...leaders].flatMap((m) => m.edges)) {
    (graph.edges[id] as GraphEdge).measures = true;
  }
  for (const mark of marks) {
    const bare = [mark.from, mark.to].filter((t) => !isOverrun(t.at, mark.line, lines, height));
    const belief = beliefIn(mark) * less(mark.edges[0] ?? -1) * parting.notOverrun ** bare.length;
    for (const tick of [mark.from, mark.to]) {
      beliefAt.set(tick.at, Math.max(belief, beliefAt.get(tick.at) ?? 0));
      raise(graph, short(graph, tick.arms, height), Math.min(belief, armBelief));
    }
    raise(graph, mark.edges, belief);
  }
  raiseTicks(graph, beliefAt, long, parting.tickReach * height);
  const reaches = writing.reaches.map((r) => ({
    ...r,
    belief: (beliefAt.get(r.at) ?? 1) * less(r.line.edges[0] as number),
  }));
  for (const { line, belief } of findStrays(lines, marks, height)) {
    raise(graph, line.edges, belief);
    for (const at of [line.from, line.to]) {
      const reach = findReach(at, line.direction, lines, height);
      if (reach) reaches.push({ at, belief, ...reach });
    }
  }
  for (const { edges, arms } of leaders) {
    raise(graph, edges, leaderBelief);
    raise(graph, short(graph, arms, height), armBelief);
  }
  for (const line of lines) {
    const { centreBelief } = parting;
    if (writing.circles.some((c) => runsToCentre(line, c))) raise(graph, line.edges, centreBelief);
  }
  const mixed = (belief: number, look: number) =>
    (1 - parting.seenShare) * belief + parting.seenShare * look;
  for (const [id, edge] of graph.edges.entries()) {
    edge.aside = mixed(edge.aside, (1 - outlineShare(edge)) * less(id));
  }
  const lookOf = ({ edges }: PenLine) =>
    edges.reduce((sum, id) => sum + outlineShare(graph.edges[id] as GraphEdge), 0) / edges.length;
  for (const { edges } of findHatching(lines, lookOf, height)) {
    raise(graph, edges, parting.hatchingBelief);
  }
  // What ends so on two legs is an angle, however like an outline's bow it looks.
  for (const { edges, extensions, arms } of angles) {
    raise(graph, [...edges, ...extensions], angleBelief);
    raise(graph, short(graph, arms, height), armBelief);
  }
  raise(graph, fromCentres(graph, lines, writing.circles, pen), parting.fromCentre);
  closeCorners(graph, parting.cornerGap * pen, parting.closingRounds[0]);
  flagExtensions(graph, reaches, height, (belief, edge) => mixed(belief, 1 - outlineShare(edge)));
  const extensions = new Set(reaches.map(({ line }) => line));
  keepWindows(graph, writing, height, (line) => extensions.has(line) || lookOf(line) > window.look);
}

/** Lets the sides of openings bound the part, though extension lines run on from them. */
function keepWindows(
  graph: StrokeGraph,
  { lines, marks, circles }: Writing,
  height: number,
  isSide: (line: PenLine) => boolean,
): void {
  const measuring = new Set(marks.flatMap(({ edges }) => edges));
  const sides = lines.filter((line) => isSide(line) && !line.edges.some((id) => measuring.has(id)));
  for (const id of findWindows({ graph, lines: sides, circles, height })) {
    const edge = graph.edges[id] as GraphEdge;
    edge.aside = Math.min(edge.aside, parting.window.aside);
  }
}

/** From what the mark is made of: ends at both its ticks, clear ticks, writing beside it. */
function beliefIn({ score, texts }: FoundMark): number {
  const { doubtfulMark, clearMark, mostBelief, mutely } = parting;
  const share = (score - doubtfulMark) / (clearMark - doubtfulMark);
  return Math.max(0, Math.min(mostBelief, share)) * (texts.length > 0 ? 1 : mutely);
}

/** An arm of a tick as long as that is an edge the tick stands on. */
function short(graph: StrokeGraph, arms: readonly number[], height: number): number[] {
  return arms.filter((id) => (graph.edges[id] as GraphEdge).length < 1.5 * height);
}

/** The short strokes that lie wholly about a tick. */
function raiseTicks(
  graph: StrokeGraph,
  beliefAt: ReadonlyMap<Point, number>,
  long: ReadonlySet<number>,
  reach: number,
): void {
  graph.edges.forEach((edge, id) => {
    if (!edge.alive || long.has(id) || edge.length > 2 * reach) return;
    for (const [at, belief] of beliefAt) {
      const about = edge.points.every((p) => Math.hypot(p.x - at.x, p.y - at.y) < reach);
      if (about) raise(graph, [id], Math.min(belief, parting.armBelief));
    }
  });
}

/** Whether the line enters the circle and is aimed at its centre. */
function runsToCentre({ from, length, direction }: PenLine, circle: FoundCircle): boolean {
  const { center, radius, cover } = circle;
  if (cover < entity.circleCover) return false;
  const x = center.x - from.x;
  const y = center.y - from.y;
  const along = x * direction.x + y * direction.y;
  const off = Math.abs(x * direction.y - y * direction.x);
  const short = Math.max(-along, along - length, 0);
  return off < parting.centreOff * radius && short < 0.9 * radius;
}

function raise(graph: StrokeGraph, ids: readonly number[], belief: number): void {
  for (const id of ids) {
    const edge = graph.edges[id] as GraphEdge;
    edge.aside = Math.max(edge.aside, belief);
  }
}
