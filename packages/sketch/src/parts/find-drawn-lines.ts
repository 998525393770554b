import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import { degree } from "../strokes/clean-graph";
import type { StrokeGraph } from "../strokes/trace-graph";
import { findLines, type PenLine } from "./find-lines";
import type { TickedLine } from "./find-marks";
import type { FreeInk } from "./find-texts";
import { findTicks, type InkDepth } from "./find-ticks";
import { inkSize, isPlainEnd, isStub } from "./is-stub";
import { inkOf, isWriting } from "./is-writing";
import { parting } from "./settings";
import { standsInWriting } from "./stands-in-writing";

interface LineInk {
  graph: StrokeGraph;
  mask: Mask;
  /** The ink without the circles'. */
  ringless: Mask;
  whole: FreeInk;
  rings: readonly FoundCircle[];
  /** Lines longer than any stroke of a letter. */
  plain: readonly PenLine[];
  depth: InkDepth;
  height: number;
  penWidth: number;
}

/** The straight lines of the drawing with their ticks: long ones, and short ones that are no strokes of letters. */
export function findDrawnLines(ink: LineInk): TickedLine[] {
  const { graph, mask, ringless, whole, rings, plain, depth, height, penWidth } = ink;
  const strokes = findLines(graph, (l) => l.length > parting.leastShaft * height, penWidth);
  const scene = { graph, mask: ringless, rings, strokes, depth, height, penWidth };
  const isLong = (l: PenLine) => l.length > parting.leastLine * height;
  const ticked = strokes
    .filter((l) => isLong(l) || inkSize(l, whole, mask.width) > parting.leastInk * height)
    .map((line) => ({
      ...line,
      ticks: findTicks(line, scene),
      heavy: heaviness(line, graph, penWidth),
      freeFrom: degree(graph, line.nodes[0] as number) === 1,
      freeTo: degree(graph, line.nodes[line.nodes.length - 1] as number) === 1,
    }));
  const drawn = new Set(
    ticked.flatMap((l) => (isEnded(l, height) ? [inkOf(l, whole, mask.width)] : [])),
  );
  return ticked.filter((l) => {
    const isStroke =
      l.length < parting.longestStroke * height && !drawn.has(inkOf(l, whole, mask.width));
    if (isStroke && isWriting(l, whole, mask.width, height)) return false;
    if (isLong(l)) return true;
    if (!isStub(l, l.ticks, rings, whole, mask.width, height)) return false;
    return l.ticks.some(isPlainEnd) || !standsInWriting(l, plain, mask, height, penWidth);
  });
}

/** Plainly ended by ticks on both sides: a small dimension with its extension lines is no larger than a word, but no writing. */
function isEnded({ ticks, length }: TickedLine, height: number): boolean {
  const ends = ticks.filter(({ abuts, ink }) => abuts && ink > 0.4);
  const first = ends.some((t) => t.along < 0.5 * height);
  const last = ends.some((t) => length - t.along < 0.5 * height);
  return first && last && length > 1.2 * height;
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
