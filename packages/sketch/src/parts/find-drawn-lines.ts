import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import { degree } from "../strokes/clean-graph";
import type { GraphEdge, StrokeGraph } from "../strokes/trace-graph";
import { findLines, type PenLine } from "./find-lines";
import type { TickedLine } from "./find-marks";
import { headOf } from "./find-shafts";
import { withTapers } from "./find-tapers";
import type { FreeInk } from "./find-texts";
import { findTicks, type InkDepth, placed, type Tick, type TickScene } from "./find-ticks";
import { inkSize, isStub } from "./is-stub";
import { parting } from "./settings";
import { shareSlashes } from "./share-slashes";

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
  /** The same of the ink at the point. */
  tickLook: (p: Point) => number;
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
  const isClear = (l: PenLine) => l.length > parting.leastLine * height || headOf(l, ink) !== null;
  const ticked = strokes
    .filter((l) => isClear(l) || inkSize(l, whole, width) > parting.leastInk * height)
    .map((line) => {
      const found = withTapers(line, findTicks(line, scene), scene);
      const ticks = found.flatMap((tick) => trust(tick, ink.tickAt(tick.at)));
      return { ...line, ticks: withHead(line, ticks, ink, scene) };
    })
    .filter((l) => isClear(l) || isStub(l, l.ticks, rings, whole, width, height));
  const usesTicks =
    ticked.flatMap((l) => l.ticks).filter((t) => t.ink === 1).length >= parting.fewTicks;
  const mayEnd = (p: Point) => !usesTicks || ink.tickAt(p) > parting.leastTickLook;
  return ticked.map((line) => ({
    ...line,
    ticks: shareSlashes(line, ticked, scene),
    heavy: heaviness(line, graph, penWidth),
    freeFrom: degree(graph, line.nodes[0] as number) === 1,
    freeTo: degree(graph, line.nodes[line.nodes.length - 1] as number) === 1,
    bareFrom: mayEnd(line.from),
    bareTo: mayEnd(line.to),
  }));
}

/** The ticks with the arrowhead that a short line comes out of: hardly wider than the pen, it looks like a slash, or shows by its look alone. */
function withHead(line: PenLine, ticks: Tick[], ink: LineInk, scene: TickScene): Tick[] {
  const end = headOf(line, ink);
  if (end === null) return ticks;
  const head = { kind: "arrow", toward: end === "from" ? 1 : -1 } as const;
  const along = end === "from" ? 0 : line.length;
  const isThere = (tick: Tick) => Math.abs(tick.along - along) < parting.tickReach * ink.height;
  if (ticks.some(isThere)) {
    return ticks.map((tick) =>
      isThere(tick) && tick.kind === "slash" ? { ...tick, ...head } : tick,
    );
  }
  const tick = placed(line, along, scene);
  return tick.abuts ? [...ticks, { ...tick, ...head, ink: 1 }] : ticks;
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
