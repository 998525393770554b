import type { Raster } from "@inkform/raster/model";
import { binarise } from "./capture/binarise";
import { fitWorkingSize } from "./capture/fit-working-size";
import { normaliseLight } from "./capture/normalise-light";
import { findCircles } from "./entities/find-circles";
import { fitChain } from "./entities/fit-chain";
import { entity } from "./entities/settings";
import { assembleParts, circlePath, type LoopCandidate } from "./parts/assemble-parts";
import { findLoops } from "./parts/find-loops";
import { takeCircles } from "./parts/take-circles";
import type { SeenPage } from "./seen";
import { cleanGraph, dissolveNodes } from "./strokes/clean-graph";
import { closeGaps, mendSkips, pruneDangling } from "./strokes/close-gaps";
import { measureDistance } from "./strokes/measure-distance";
import { thin } from "./strokes/thin";
import { type StrokeGraph, traceGraph } from "./strokes/trace-graph";

/** Finds the parts, writing and dimension marks on one page. Never throws on a page it cannot make sense of: it finds no parts. */
export function seeSketchPage(page: Raster, pageNumber: number): SeenPage {
  const { raster, scale } = fitWorkingSize(page);
  const { width, height } = raster;
  const mask = binarise(normaliseLight(raster));
  const skeleton = thin(mask);
  const graph = traceGraph(skeleton, measureDistance(mask));
  const penWidth = typicalWidth(graph);
  cleanGraph(graph, penWidth);
  mendSkips(graph, penWidth);
  const circles = findCircles(graph, skeleton, penWidth);
  takeCircles(graph, circles, penWidth);
  for (let round = 0; round < 2; round += 1) {
    closeGaps(graph, Math.max(8 * penWidth, 0.015 * Math.max(width, height)));
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
  return {
    page: pageNumber,
    width,
    height,
    pageWidth: page.width,
    pageHeight: page.height,
    toPage: [scale, 0, 0, 0, scale, 0, 0, 0, 1],
    penWidth,
    letterHeight: 0,
    strokes: [],
    parts: assembleParts(loops),
    texts: [],
    marks: [],
    leaders: [],
    centers: [],
  };
}

function typicalWidth(graph: StrokeGraph): number {
  const long = graph.edges.filter((e) => e.length > 20).map((e) => e.width);
  long.sort((a, b) => a - b);
  return Math.max(2, long[long.length >> 1] ?? 2);
}
