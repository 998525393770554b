import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import { degree } from "../strokes/clean-graph";
import type { GraphEdge, StrokeGraph } from "../strokes/trace-graph";
import { findLines, type PenLine } from "./find-lines";
import type { TickedLine } from "./find-marks";
import type { FreeInk } from "./find-texts";
import { findTicks, type InkDepth, type Tick } from "./find-ticks";
import { inkSize, isStub } from "./is-stub";
import { parting } from "./settings";

interface LineInk {
  graph: StrokeGraph;
  /** The ink without the circles' and the letters'. */
  ringless: Mask;
  whole: FreeInk;
  rings: readonly FoundCircle[];
  /** Whether a stroke is no letter's. */
  isDrawn: (edge: GraphEdge) => boolean;
  /** How likely (0 to 1) the ink about a point is a tick's, by its look. */
  tickAt: (p: Point) => number;
  depth: InkDepth;
  height: number;
  penWidth: number;
}

/** The straight lines of the drawing with their ticks: long ones, and short ones that join larger ink or point at a hole. */
export function findDrawnLines(ink: LineInk): TickedLine[] {
  const { graph, ringless, whole, rings, isDrawn, depth, height, penWidth } = ink;
  const { width } = ringless;
  const strokes = findLines(
    graph,
    (l) => l.length > parting.leastShaft * height,
    penWidth,
    isDrawn,
  );
  const scene = { graph, mask: ringless, rings, strokes, depth, height, penWidth };
  const isLong = (l: PenLine) => l.length > parting.leastLine * height;
  const ticked = strokes
    .filter((l) => isLong(l) || inkSize(l, whole, width) > parting.leastInk * height)
    .map((line) => ({
      ...line,
      ticks: findTicks(line, scene).flatMap((tick) => trust(tick, ink.tickAt(tick.at))),
    }))
    .filter((l) => isLong(l) || isStub(l, l.ticks, rings, whole, width, height));
  const usesTicks =
    ticked.flatMap((l) => l.ticks).filter((t) => t.ink === 1).length >= parting.fewTicks;
  const mayEnd = (p: Point) => !usesTicks || ink.tickAt(p) > parting.leastTickLook;
  return ticked.map((line) => ({
    ...line,
    heavy: heaviness(line, graph, penWidth),
    freeFrom: degree(graph, line.nodes[0] as number) === 1,
    freeTo: degree(graph, line.nodes[line.nodes.length - 1] as number) === 1,
    bareFrom: mayEnd(line.from),
    bareTo: mayEnd(line.to),
  }));
}

/** What has nothing of a tick's look is none, however it branches; what looks like one is as plain as it looks. */
function trust(tick: Tick, seen: number): Tick[] {
  if (seen < parting.leastTickLook) return [];
  return [{ ...tick, ink: Math.max(tick.ink, Math.min(1, seen / parting.plainTickLook)) }];
}

/** How much thicker than the usual pen line this one is, 0 to 1. */
function heaviness(line: PenLine, graph: StrokeGraph, penWidth: number): number {
  let ink = 0;
  let length = 0;
  for (const id of line.edges) {
    const edge = graph.edges[id];
    if (!edge) continue;
    ink += edge.width * edge.length;
    length += edge.length;
  }
  return Math.max(0, Math.min(1, ink / Math.max(1, length) / penWidth - 1));
}
