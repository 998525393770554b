import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { GraphEdge, StrokeGraph } from "../strokes/trace-graph";
import { findLines, type PenLine } from "./find-lines";
import { acrossLine, alongLine } from "./find-ticks";
import { parting } from "./settings";

interface LinedInk {
  graph: StrokeGraph;
  /** How likely (0 to 1) the ink at a point is written. */
  writtenAt: (p: Point) => number;
  height: number;
  penWidth: number;
}

/** A place of a line: along it, how far off its chord it runs there, and whether its ink looks written. */
interface Place {
  along: number;
  across: number;
  written: boolean;
}

/** Long straight pen lines that are no letters' as a whole, wherever letters touch them. */
export function linesThrough(ink: LinedInk): PenLine[] {
  const { graph, writtenAt, height, penWidth } = ink;
  const isDrawn = (line: PenLine) => {
    const points = pointsOf(line, graph);
    const written = points.filter((p) => writtenAt(p) > 0.5).length;
    return written < parting.mostWritten * points.length;
  };
  const isLong = (line: PenLine) => line.length > parting.longLine * height;
  return findLines(graph, (line) => isLong(line) && isDrawn(line), penWidth);
}

/**
 * The letters without the ink of lines that pass under or close by them. A stroke that crosses the line stays whole;
 * where a line ends at a letter, all is the letter's.
 */
export function cutLines(letters: Mask, lines: readonly PenLine[], ink: LinedInk): Mask {
  const data = Uint8Array.from(letters.data);
  for (const line of lines) {
    const half = 0.5 * ownWidth(line, ink.graph, ink.penWidth) + 0.5;
    for (const place of courseOf(line, ink)) erase(data, letters, line, place, half);
  }
  return { ...letters, data };
}

/** The letters without the ink of these lines, but for strokes that cross them; they end in the paper, however written they look there. */
export function cutShafts(letters: Mask, shafts: readonly PenLine[], ink: LinedInk): Mask {
  const data = Uint8Array.from(letters.data);
  for (const line of shafts) {
    const half = 0.5 * ownWidth(line, ink.graph, ink.penWidth) + 1;
    const places = placesOf(line, ink).sort((a, b) => a.along - b.along);
    for (const place of withTips(places, half)) erase(data, letters, line, place, half);
  }
  return { ...letters, data };
}

/** Up to the ends of the ink, which thinning falls short of. */
function withTips(places: readonly Place[], half: number): Place[] {
  const beyond = Array.from({ length: Math.ceil(half) }, (_, k) => k + 1);
  const [first, last] = [places[0], places[places.length - 1]];
  if (first === undefined || last === undefined) return [];
  return [
    ...beyond.map((k) => ({ ...first, along: first.along - k })),
    ...places,
    ...beyond.map((k) => ({ ...last, along: last.along + k })),
  ];
}

function pointsOf(line: PenLine, graph: StrokeGraph): Point[] {
  return line.edges.flatMap((id) => (graph.edges[id] as GraphEdge).points);
}

/** The usual width of the line where it is free. */
function ownWidth(line: PenLine, graph: StrokeGraph, penWidth: number): number {
  const widths = line.edges.flatMap((id) => {
    const { length, width } = graph.edges[id] as GraphEdge;
    return length > 3 * penWidth ? [width] : [];
  });
  widths.sort((a, b) => a - b);
  return widths[widths.length >> 1] ?? penWidth;
}

/**
 * Where the line runs, from its first drawn place to its last. Under letters, which draw its middle to their side,
 * it goes on as it does on both sides of them.
 */
function courseOf(line: PenLine, ink: LinedInk): Place[] {
  const places = placesOf(line, ink).sort((a, b) => a.along - b.along);
  const drawn = places.filter((p) => !p.written);
  const [first, last] = [drawn[0], drawn[drawn.length - 1]];
  if (first === undefined || last === undefined) return [];
  const reach = parting.lineBeside * ink.height;
  let fit: ((along: number) => number) | null = null;
  return places
    .filter((p) => p.along >= first.along && p.along <= last.along)
    .map((place) => {
      if (!place.written) {
        fit = null;
        return place;
      }
      fit ??= fitLine(drawn.filter((p) => Math.abs(p.along - place.along) < reach));
      fit ??= () => place.across;
      return { ...place, across: fit(place.along) };
    });
}

function placesOf(line: PenLine, { graph, writtenAt }: LinedInk): Place[] {
  return pointsOf(line, graph).map((p) => {
    const written = writtenAt(p) > 0.5;
    return { along: alongLine(line, p), across: acrossLine(line, p), written };
  });
}

/** Least squares: how far off the chord the line runs at a place along it. */
function fitLine(places: readonly Place[]): ((along: number) => number) | null {
  const n = places.length;
  if (n < 3) return null;
  const mx = places.reduce((sum, p) => sum + p.along, 0) / n;
  const my = places.reduce((sum, p) => sum + p.across, 0) / n;
  const xx = places.reduce((sum, p) => sum + (p.along - mx) ** 2, 0);
  const xy = places.reduce((sum, p) => sum + (p.along - mx) * (p.across - my), 0);
  const slope = xx === 0 ? 0 : xy / xx;
  return (along) => my + slope * (along - mx);
}

function erase(data: Uint8Array, letters: Mask, line: PenLine, place: Place, half: number) {
  const { width, height } = letters;
  const { along, across } = place;
  const indexAt = (s: number, d: number): number => {
    const x = Math.round(line.from.x + s * line.direction.x + d * line.direction.y);
    const y = Math.round(line.from.y + s * line.direction.y - d * line.direction.x);
    return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
  };
  const isLetter = (d: number) => letters.data[indexAt(along, across + d)] === 1;
  if (isLetter(-half - 1.5) && isLetter(half + 1.5)) return;
  for (const s of [along - 0.5, along, along + 0.5]) {
    for (let d = -half; d <= half; d += 0.5) {
      const i = indexAt(s, across + d);
      if (i >= 0) data[i] = 0;
    }
  }
}
