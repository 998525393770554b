import type { Point } from "@inkform/geometry/model";
import type { FoundCircle } from "../entities/find-circles";
import { fitChain } from "../entities/fit-chain";
import { entity } from "../entities/settings";
import type { SeenPart } from "../seen";
import { dissolveNodes, removeEdge } from "../strokes/clean-graph";
import { closeGaps, pruneDangling } from "../strokes/close-gaps";
import type { StrokeGraph } from "../strokes/trace-graph";
import { assembleParts, circlePath, type LoopCandidate } from "./assemble-parts";
import { findLoops } from "./find-loops";
import { sizeOf } from "./find-texts";
import type { Writing } from "./read-marks";
import { takeCircles } from "./take-circles";

export interface PartInk {
  graph: StrokeGraph;
  circles: readonly FoundCircle[];
  writing: Writing;
  penWidth: number;
  width: number;
  height: number;
}

/** Takes circles, writing and dimension lines out of the strokes; what still closes is an outline or a hole. */
export function readParts(ink: PartInk): SeenPart[] {
  const { graph, circles, writing, penWidth } = ink;
  const longSide = Math.max(ink.width, ink.height);
  takeCircles(graph, circles, penWidth);
  removeWriting(graph, writing);
  for (let round = 0; round < 2; round += 1) {
    closeGaps(graph, Math.max(8 * penWidth, 0.015 * longSide), 0.022 * longSide);
    dissolveNodes(graph);
  }
  pruneDangling(graph);
  const loops: LoopCandidate[] = findLoops(graph)
    .filter(({ path }) => path.length > 24 * penWidth)
    .map(({ path }) => ({ loop: fitChain(path, penWidth), path }));
  for (const c of circles) {
    if (c.cover < entity.circleCover || isLetter(c, writing)) continue;
    const loop = { kind: "circle" as const, center: c.center, radius: c.radius };
    loops.push({ loop, path: circlePath(c.center, c.radius) });
  }
  return assembleParts(loops);
}

/** Removes dimension lines between their ticks, leaders, and every edge that is mostly letters and ticks. */
function removeWriting(graph: StrokeGraph, { marks, leaders, free, letterHeight }: Writing): void {
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
      if (free.data[Math.round(p.y) * free.width + Math.round(p.x)]) on += 1;
    }
    if (letterHeight !== null && on > 0.6 * edge.points.length) removeEdge(graph, id);
  });
}

/** A ring that stands in a row of letters is a letter. */
function isLetter(circle: FoundCircle, { texts, letterHeight }: Writing): boolean {
  if (letterHeight === null || circle.radius > 0.8 * letterHeight) return false;
  const { x, y } = circle.center;
  return texts.some(({ box }) => {
    const near = 0.4 * letterHeight;
    const inside =
      x > box.left - near - circle.radius &&
      x < box.right + near + circle.radius &&
      y > box.top - near &&
      y < box.bottom + near;
    return inside && sizeOf(box).most > 0.5 * letterHeight;
  });
}
