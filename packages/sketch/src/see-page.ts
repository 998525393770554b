import type { Raster } from "@inkform/raster/model";
import { binarise, type Mask } from "./capture/binarise";
import { fitWorkingSize } from "./capture/fit-working-size";
import { normaliseLight } from "./capture/normalise-light";
import { findCircles } from "./entities/find-circles";
import type { InkDepth } from "./parts/find-ticks";
import { readMarks, type Writing } from "./parts/read-marks";
import { readParts } from "./parts/read-parts";
import type { SeenPage } from "./seen";
import { cleanGraph } from "./strokes/clean-graph";
import { mendSkips } from "./strokes/close-gaps";
import { measureDistance } from "./strokes/measure-distance";
import { splitCorners } from "./strokes/split-corners";
import { thin } from "./strokes/thin";
import { type StrokeGraph, traceGraph } from "./strokes/trace-graph";

/** Finds the parts, writing and dimension marks on one page. A page without any gives no parts; it never throws. */
export function seeSketchPage(
  page: Raster,
  pageNumber: number,
  onSeen?: (writing: Writing) => void,
): SeenPage {
  const { raster, scale } = fitWorkingSize(page);
  const darkness = normaliseLight(raster);
  const mask = binarise(darkness);
  const { graph, skeleton, depth, penWidth } = traceStrokes(mask);
  const circles = findCircles(graph, skeleton, penWidth);
  splitCorners(graph, penWidth);
  const writing = readMarks({ graph, mask, darkness, depth, circles, penWidth });
  onSeen?.(writing);
  const parts = readParts({ graph, writing, penWidth, width: mask.width, height: mask.height });
  return {
    page: pageNumber,
    width: mask.width,
    height: mask.height,
    pageWidth: page.width,
    pageHeight: page.height,
    toPage: [scale, 0, 0, 0, scale, 0, 0, 0, 1],
    penWidth,
    letterHeight: writing.letterHeight ?? 0,
    strokes: [],
    parts,
    ...writing.finish(parts),
    centers: [],
  };
}

function traceStrokes(mask: Mask): {
  graph: StrokeGraph;
  skeleton: Mask;
  depth: InkDepth;
  penWidth: number;
} {
  const skeleton = thin(mask);
  const distance = measureDistance(mask);
  const graph = traceGraph(skeleton, distance);
  const penWidth = typicalWidth(graph);
  cleanGraph(graph, penWidth);
  mendSkips(graph, penWidth);
  return { graph, skeleton, depth: { width: mask.width, data: distance }, penWidth };
}

function typicalWidth(graph: StrokeGraph): number {
  const long = graph.edges.filter((e) => e.length > 20).map((e) => e.width);
  long.sort((a, b) => a - b);
  return Math.max(2, long[long.length >> 1] ?? 2);
}
