import type { Point } from "@inkform/geometry/model";
import { fitChain } from "../entities/fit-chain";
import { entity } from "../entities/settings";
import type { SeenPart } from "../seen";
import { degree, dissolveNodes, removeEdge } from "../strokes/clean-graph";
import { closeGaps, pruneDangling } from "../strokes/close-gaps";
import type { GraphEdge, StrokeGraph } from "../strokes/trace-graph";
import { assembleParts, circlePath, type LoopCandidate } from "./assemble-parts";
import { findLoops } from "./find-loops";
import type { Writing } from "./read-marks";
import { takeCircles } from "./take-circles";

export interface PartInk {
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
  flagExtensions(graph, writing);
  removeWriting(graph, writing);
  removeExtensions(graph, writing);
  for (let round = 0; round < 2; round += 1) {
    closeGaps(graph, Math.max(8 * penWidth, 0.015 * longSide), 0.022 * longSide);
    dissolveNodes(graph);
  }
  pruneDangling(graph);
  const loops: LoopCandidate[] = findLoops(graph)
    .filter(({ path }) => path.length > 24 * penWidth)
    .map(({ path }) => ({ loop: fitChain(path, penWidth), path }));
  for (const c of circles) {
    if (c.cover < entity.circleCover) continue;
    const loop = { kind: "circle" as const, center: c.center, radius: c.radius };
    loops.push({ loop, path: circlePath(c.center, c.radius) });
  }
  return assembleParts(loops, Math.max(2 * (writing.letterHeight ?? 0), 0.02 * longSide));
}

/** Flags the edges that lie on extension lines. */
function flagExtensions(graph: StrokeGraph, { reaches }: Writing): void {
  for (const { line } of reaches) {
    for (const id of line.edges) (graph.edges[id] as GraphEdge).extension = true;
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
  { marks, leaders, written, letterHeight }: Writing,
): void {
  const height = letterHeight ?? 0;
  for (const { line, from, to } of marks) {
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
  for (const { edges } of leaders) {
    for (const id of edges) if (graph.edges[id]?.alive) removeEdge(graph, id);
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
