import type { Point } from "@inkform/geometry/model";
import type { FoundCircle } from "../entities/find-circles";
import { fitChain } from "../entities/fit-chain";
import { entity } from "../entities/settings";
import type { SeenPart } from "../seen";
import { degree, dissolveNodes, removeEdge } from "../strokes/clean-graph";
import { closeGaps, pruneDangling } from "../strokes/close-gaps";
import type { StrokeGraph } from "../strokes/trace-graph";
import { assembleParts, circlePath, type LoopCandidate } from "./assemble-parts";
import { findLoops } from "./find-loops";
import { flagExtensions } from "./flag-extensions";
import type { Writing } from "./read-marks";
import { takeCircles } from "./take-circles";

interface PartInk {
  graph: StrokeGraph;
  writing: Writing;
  penWidth: number;
  width: number;
  height: number;
}

/** Takes circles, writing and dimension lines out of the strokes; what still closes is an outline or a hole. */
export function readParts(ink: PartInk): SeenPart[] {
  const { graph, writing, penWidth } = ink;
  const { circles } = writing;
  const longSide = Math.max(ink.width, ink.height);
  takeCircles(graph, circles, penWidth);
  emptyHoles(graph, circles, 3 * (writing.letterHeight ?? 0));
  removeWriting(graph, writing);
  flagExtensions(graph, writing.reaches, writing.letterHeight ?? 0);
  removeExtensions(graph, writing);
  for (let round = 0; round < 2; round += 1) {
    closeGaps(graph, Math.max(8 * penWidth, 0.015 * longSide), 0.022 * longSide);
    dissolveNodes(graph);
  }
  pruneDangling(graph);
  const loops: LoopCandidate[] = findLoops(graph, penWidth)
    .filter(({ path }) => path.length > 24 * penWidth)
    .map(({ path }) => ({ loop: fitChain(path, penWidth), path }));
  for (const c of circles) {
    if (c.cover < entity.circleCover) continue;
    const loop = { kind: "circle" as const, center: c.center, radius: c.radius };
    loops.push({ loop, path: circlePath(c.center, c.radius) });
  }
  return assembleParts(loops, Math.max(2 * (writing.letterHeight ?? 0), 0.02 * longSide));
}

/** Removes the short strokes that lie wholly about a tick. */
function removeTicks(
  graph: StrokeGraph,
  ticks: readonly Point[],
  long: ReadonlySet<number>,
  reach: number,
): void {
  graph.edges.forEach((edge, id) => {
    if (!edge.alive || long.has(id) || edge.length > 2 * reach) return;
    const about = (t: Point) => edge.points.every((p) => Math.hypot(p.x - t.x, p.y - t.y) < reach);
    if (ticks.some(about)) removeEdge(graph, id);
  });
}

/** Removes what lies in a hole: centre marks and the ends of extension lines. */
function emptyHoles(graph: StrokeGraph, circles: readonly FoundCircle[], largest: number): void {
  for (const { center, radius } of circles) {
    if (radius > largest) continue;
    const inside = (p: Point) => Math.hypot(p.x - center.x, p.y - center.y) < 1.05 * radius + 1;
    graph.edges.forEach((edge, id) => {
      if (edge.alive && edge.points.every(inside)) removeEdge(graph, id);
    });
  }
}

/** Removes each extension line from its dimension line on to the first place where something else joins it. */
function removeExtensions(graph: StrokeGraph, { reaches }: Writing): void {
  for (let pass = 0; pass < 2; pass += 1) {
    for (const { line, end } of reaches) {
      const inward = Math.hypot(line.to.x - end.x, line.to.y - end.y) < 1;
      const edges = inward ? line.edges : [...line.edges].reverse();
      const nodes = inward ? line.nodes : [...line.nodes].reverse();
      for (let k = 0; k < edges.length; k += 1) {
        const id = edges[k] as number;
        if (!graph.edges[id]?.alive) continue;
        if (degree(graph, nodes[k] as number) > 1) break;
        removeEdge(graph, id);
      }
    }
  }
}

/** Removes dimension lines between their ticks, leaders, and every edge that is mostly letters and ticks. */
function removeWriting(
  graph: StrokeGraph,
  { marks, leaders, long, written, letterHeight }: Writing,
): void {
  const height = letterHeight ?? 0;
  for (const { line, from, to } of marks) {
    for (const id of [...from.arms, ...to.arms]) if (graph.edges[id]?.alive) removeEdge(graph, id);
    const along = (p: Point) =>
      (p.x - line.from.x) * line.direction.x + (p.y - line.from.y) * line.direction.y;
    for (const id of line.edges) {
      const edge = graph.edges[id];
      if (!edge?.alive) continue;
      const s = along(edge.points[edge.points.length >> 1] as Point);
      const outer = Math.min(from.along, line.length - to.along) < 1.2 * height ? height : 0;
      if (s > from.along - outer && s < to.along + outer) removeEdge(graph, id);
    }
  }
  removeTicks(
    graph,
    marks.flatMap((m) => [m.from.at, m.to.at]),
    long,
    0.7 * height,
  );
  for (const { edges, arms } of leaders) {
    for (const id of [...edges, ...arms]) if (graph.edges[id]?.alive) removeEdge(graph, id);
  }
  graph.edges.forEach((edge, id) => {
    if (!edge.alive || edge.length > 4 * Math.max(1, height)) return;
    let on = 0;
    for (const p of edge.points) {
      if (written.data[Math.round(p.y) * written.width + Math.round(p.x)]) on += 1;
    }
    if (letterHeight !== null && on > 0.6 * edge.points.length) removeEdge(graph, id);
  });
}
