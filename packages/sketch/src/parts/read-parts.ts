import type { Point } from "@inkform/geometry/model";
import type { FoundCircle } from "../entities/find-circles";
import { fitChain } from "../entities/fit-chain";
import { entity } from "../entities/settings";
import type { SeenPart } from "../seen";
import { dissolveNodes, removeEdge } from "../strokes/clean-graph";
import { closeGaps, pruneDangling } from "../strokes/close-gaps";
import type { StrokeGraph } from "../strokes/trace-graph";
import { assembleParts, circlePath, type LoopCandidate } from "./assemble-parts";
import { closeAtBorder, isAtBorder } from "./close-at-border";
import { dropFrames, isReached } from "./drop-frames";
import { findLoops } from "./find-loops";
import { joinBroken } from "./join-broken";
import type { Writing } from "./read-marks";
import { parting } from "./settings";
import { takeCircles } from "./take-circles";
import { weighEdges } from "./weigh-edges";

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
  const letter = writing.letterHeight ?? parting.usualLetter * longSide;
  takeCircles(graph, circles, penWidth);
  emptyHoles(graph, circles, 3 * (writing.letterHeight ?? 0));
  removeWriting(graph, writing);
  weighEdges(graph, writing, { pen: penWidth, letter });
  for (const mostAside of parting.closingRounds) {
    closeGaps(graph, Math.max(8 * penWidth, 0.015 * longSide), 0.022 * longSide, mostAside);
    dissolveNodes(graph);
  }
  closeAtBorder(graph, ink, parting.borderPens * penWidth);
  pruneDangling(graph);
  const tiny = (parting.tinyFace * (writing.letterHeight ?? 0)) ** 2;
  const measured = writing.reaches.flatMap(({ at, end }) => [at, end]);
  const leastPart = Math.max(2 * (writing.letterHeight ?? 0), 0.02 * longSide);
  const isMeasured = (path: readonly Point[]) => isReached(path, measured, letter);
  const scene = { penWidth, tiny, least: leastPart ** 2, isMeasured };
  const closed = () => findLoops(graph, scene).filter(({ path }) => path.length > 24 * penWidth);
  let paths = closed();
  if (paths.length === 0) {
    // Nothing looks like an outline, as on a sheet without a measure: then whatever closes is one.
    for (const edge of graph.edges) edge.aside = 0;
    paths = closed();
  }
  const loops: LoopCandidate[] = paths.map(({ path }) => ({
    loop: fitChain(path, penWidth),
    path,
  }));
  for (const c of circles) {
    if (c.cover < entity.circleCover) continue;
    const loop = { kind: "circle" as const, center: c.center, radius: c.radius };
    loops.push({ loop, path: circlePath(c.center, c.radius) });
  }
  const drawn = dropFrames(loops, { ...ink, letter, measured });
  const parts = assembleParts(drawn, leastPart).map((part) => ({
    ...part,
    cutOff: isAtBorder(part.box, ink, parting.borderPens * penWidth),
  }));
  const marks = writing.marks.map(({ from, to }) => [from.at, to.at] as const);
  return joinBroken(parts, { marks, letter, penWidth });
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

/** Removes every short edge that is mostly letters; the ink of a tick may be the piece of outline it stands on. */
function removeWriting(graph: StrokeGraph, { texts, written, letterHeight }: Writing): void {
  if (letterHeight === null) return;
  const inText = (p: Point) =>
    texts.some(
      ({ box }) => p.x >= box.left && p.x <= box.right && p.y >= box.top && p.y <= box.bottom,
    );
  graph.edges.forEach((edge, id) => {
    if (!edge.alive || edge.length > 4 * letterHeight) return;
    let on = 0;
    for (const p of edge.points) {
      if (written.data[Math.round(p.y) * written.width + Math.round(p.x)] && inText(p)) on += 1;
    }
    if (on > 0.6 * edge.points.length) removeEdge(graph, id);
  });
}
