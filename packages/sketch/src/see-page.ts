import type { Point } from "@inkform/geometry/model";
import { findSheet } from "@inkform/raster/find-sheet";
import type { Raster } from "@inkform/raster/model";
import type { Quad } from "@inkform/raster/quad";
import { binarise, type Mask } from "./capture/binarise";
import { clearPunched } from "./capture/clear-punched";
import { fitWorkingSize } from "./capture/fit-working-size";
import { flattenSheet, scaleHomography, whitenRim } from "./capture/flatten-sheet";
import { invertRaster, isLightOnDark } from "./capture/ink-side";
import { levelPaper } from "./capture/level-paper";
import { type Darkness, normaliseLight } from "./capture/normalise-light";
import { seeing } from "./capture/settings";
import { type QuarterTurns, turnMap, turnRaster } from "./capture/turn-raster";
import { type FoundCircle, findCircles } from "./entities/find-circles";
import { entity } from "./entities/settings";
import { classifyInk } from "./ink/classify-ink";
import { classifyStrokes } from "./parts/classify-strokes";
import type { InkDepth } from "./parts/find-ticks";
import { readMarks } from "./parts/read-marks";
import { readParts } from "./parts/read-parts";
import type { CenterLine, Homography, SeenPage } from "./seen";
import { cleanGraph } from "./strokes/clean-graph";
import { mendSkips } from "./strokes/close-gaps";
import { measureDistance } from "./strokes/measure-distance";
import { splitCorners } from "./strokes/split-corners";
import { thin } from "./strokes/thin";
import { type StrokeGraph, traceGraph } from "./strokes/trace-graph";

/**
 * Finds the parts, writing and dimension marks on one page, turned clockwise and looked at with so many pixels on its longer side: the usual
 * number where none is said, or its own where it has fewer. A page without any gives no parts; it never throws.
 */
export async function seeSketchPage(
  page: Raster,
  pageNumber: number,
  turns: QuarterTurns = 0,
  longSide?: number,
): Promise<SeenPage> {
  const flat = flatSheet(isLightOnDark(page) ? invertRaster(page) : page, longSide);
  const raster = turnRaster(flat.raster, turns);
  const toPage = turnMap(flat.toPage, flat.raster, turns);
  const darkness = normaliseLight(raster);
  clearPunched(darkness);
  levelPaper(darkness);
  const kindsOfInk = await classifyInk(darkness);
  const strokes = inkStrokes(darkness);
  if (!strokes) return nothingSeen(page, pageNumber, raster, toPage);
  const { mask, graph, skeleton, depth, penWidth } = strokes;
  const circles = findCircles(graph, skeleton, penWidth);
  splitCorners(graph, penWidth);
  const kinds = await kindsOfInk();
  const writing = readMarks({ raster, graph, mask, darkness, depth, circles, penWidth, kinds });
  const strokesOf = classifyStrokes(graph, writing, penWidth);
  const parts = readParts({ graph, writing, penWidth, width: raster.width, height: raster.height });
  return {
    ...nothingSeen(page, pageNumber, raster, toPage),
    penWidth,
    letterHeight: writing.letterHeight ?? 0,
    strokes: strokesOf(parts),
    parts,
    centers: writing.circles.flatMap(boltCircle),
    ink: mask,
    ...writing.finish(parts),
  };
}

/** A dash-dot circle: what bolt holes are centred on. */
function boltCircle({ center, radius, cover }: FoundCircle): CenterLine[] {
  if (cover >= entity.circleCover) return [];
  const from = { x: center.x - radius, y: center.y };
  const to = { x: center.x + radius, y: center.y };
  return [{ from, to, circle: { kind: "circle", center, radius } }];
}

/** The working picture: the sheet seen from straight above where a photograph shows its edges. */
function flatSheet(page: Raster, longSide?: number): { raster: Raster; toPage: Homography } {
  const quad = findSheet(page);
  const { raster, scale } = fitWorkingSize(page, quad ? longestSide(quad) : undefined, longSide);
  if (!quad) return { raster, toPage: [scale, 0, 0, 0, scale, 0, 0, 0, 1] };
  const flat = flattenSheet(
    raster,
    quad.map(({ x, y }) => ({ x: x / scale, y: y / scale })) as Quad,
  );
  whitenRim(flat.raster);
  return { raster: flat.raster, toPage: scaleHomography(flat.map, scale) };
}

function longestSide(quad: Quad): number {
  return Math.max(
    ...quad.map(({ x, y }, k) => {
      const next = quad[(k + 1) % 4] as Point;
      return Math.hypot(next.x - x, next.y - y);
    }),
  );
}

function nothingSeen(
  page: Raster,
  pageNumber: number,
  raster: Raster,
  toPage: Homography,
): SeenPage {
  return {
    page: pageNumber,
    width: raster.width,
    height: raster.height,
    pageWidth: page.width,
    pageHeight: page.height,
    toPage,
    penWidth: 0,
    letterHeight: 0,
    strokes: [],
    parts: [],
    texts: [],
    marks: [],
    angles: [],
    leaders: [],
    rings: [],
    ink: { width: 0, height: 0, data: new Uint8Array() },
    centers: [],
  };
}

interface InkStrokes {
  mask: Mask;
  graph: StrokeGraph;
  skeleton: Mask;
  depth: InkDepth;
  penWidth: number;
}

/** Strokes of the ink, more strictly told from the paper's own pattern where that drowns it; null where there are none to follow. */
function inkStrokes(darkness: Darkness): InkStrokes | null {
  for (const strictness of seeing.strictness) {
    const mask = binarise(darkness, strictness);
    if (share(mask) > seeing.mostInk) continue;
    const traced = traceStrokes(mask);
    if (traced.graph.edges.length > seeing.mostStrokes) continue;
    return { mask, ...traced };
  }
  return null;
}

function share({ data }: Mask): number {
  let ink = 0;
  for (let i = 0; i < data.length; i += 1) ink += data[i] as number;
  return ink / data.length;
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
