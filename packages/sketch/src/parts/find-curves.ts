import type { Point } from "@inkform/geometry/model";
import { type CircleFit, fitCircle, sumRun } from "../entities/fit-run";
import { outward } from "../strokes/close-gaps";
import type { GraphEdge, GraphNode, StrokeGraph } from "../strokes/trace-graph";
import type { TextGroup } from "./find-texts";
import { parting } from "./settings";

/** A pen line bent like part of a circle: edges in running order through every crossing. */
export interface Curve {
  edges: number[];
  points: Point[];
  center: Point;
  radius: number;
  length: number;
}

interface CurveScene {
  graph: StrokeGraph;
  texts: readonly TextGroup[];
  height: number;
  penWidth: number;
}

/** Pen lines that bend evenly, and pairs of them with writing between that are one. `skip` are edges of whole circles. */
export function findCurves(scene: CurveScene, skip: ReadonlySet<number>): Curve[] {
  const { graph, texts, height, penWidth } = scene;
  const found = new Map<string, Curve>();
  const taken = new Set<number>();
  const seeds = graph.edges
    .map((edge, id) => ({ edge, id }))
    .filter(({ edge, id }) => edge.alive && edge.from !== edge.to && !skip.has(id))
    .filter(({ edge }) => edge.length > parting.leastCurveSeed * height)
    .sort((a, b) => b.edge.length - a.edge.length);
  for (const { id } of seeds) {
    if (taken.has(id)) continue;
    const curve = grow(id, scene, skip);
    if (!curve) continue;
    for (const edge of curve.edges) taken.add(edge);
    found.set(curve.edges.join(), curve);
  }
  const pieces = [...found.values()];
  const joined = pieces.flatMap((a, i) =>
    pieces.slice(i + 1).flatMap((b) => joinAcross(a, b, texts, height, penWidth)),
  );
  return [...pieces, ...joined].filter(
    (curve) =>
      curve.length > parting.leastCurveLength * height &&
      isBent(curve.radius, curve.length) &&
      !isWriting(curve, texts),
  );
}

/** A stroke of a letter bends too. */
function isWriting({ points }: Curve, texts: readonly TextGroup[]): boolean {
  return texts.some(({ box }) => {
    const within = points.filter(
      ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
    );
    return within.length > 0.5 * points.length;
  });
}

/** A curve that turns by less than this (radians) is a straight line drawn by hand. */
const LEAST_TURN = 0.16;

function isBent(radius: number, length: number): boolean {
  return length / radius > LEAST_TURN;
}

interface Run {
  edges: number[];
  points: Point[];
  first: number;
  last: number;
}

/** As far as the seed goes on in one circle, both ways. */
function grow(seed: number, scene: CurveScene, skip: ReadonlySet<number>): Curve | null {
  const { graph, penWidth } = scene;
  const edge = graph.edges[seed] as GraphEdge;
  let run: Run = { edges: [seed], points: edge.points, first: edge.from, last: edge.to };
  let fit = fitRun(run.points, penWidth);
  if (!fit) return null;
  for (let turned = 0; turned < 2; turned += 1) {
    for (;;) {
      const longer = prolong(run, scene, skip);
      const better = longer && fitRun(longer.points, penWidth);
      if (!longer || !better) break;
      run = longer;
      fit = better;
    }
    run = {
      edges: [...run.edges].reverse(),
      points: [...run.points].reverse(),
      first: run.last,
      last: run.first,
    };
  }
  return curveOf(run.edges, run.points, fit);
}

function curveOf(edges: number[], points: Point[], { center, radius }: CircleFit): Curve {
  let length = 0;
  for (let k = 1; k < points.length; k += 1) {
    const a = points[k - 1] as Point;
    const b = points[k] as Point;
    length += distance(a, b);
  }
  return { edges, points, center, radius, length };
}

/** The circle through the points where they keep to one within what a hand strays. */
function fitRun(points: readonly Point[], penWidth: number): CircleFit | null {
  const fit = fitCircle(sumRun(points), 0, points.length);
  if (!fit) return null;
  const first = points[0] as Point;
  const last = points[points.length - 1] as Point;
  const chord = distance(first, last);
  const { center, radius } = fit;
  const most = 0.7 * penWidth + parting.curveStray * Math.min(radius, chord);
  const isRound = points.every((p) => Math.abs(distance(p, center) - radius) < most);
  return isRound ? fit : null;
}

/** The run with the edge that goes straightest on at its end; null where it ends or bends off. */
function prolong(
  { edges, points, first, last }: Run,
  { graph, height }: CurveScene,
  skip: ReadonlySet<number>,
): Run | null {
  const reach = Math.round(0.5 * height);
  const end = graph.edges[edges[edges.length - 1] as number] as GraphEdge;
  const ahead = outward(end, last, reach);
  let best: { id: number; straight: number } | null = null;
  for (const id of (graph.nodes[last] as GraphNode).edges) {
    const next = graph.edges[id] as GraphEdge;
    if (!next.alive || edges.includes(id) || skip.has(id) || next.from === next.to) continue;
    const on = outward(next, last, reach);
    const straight = -(on.x * ahead.x + on.y * ahead.y);
    if (straight > 0.9 && (!best || straight > best.straight)) best = { id, straight };
  }
  if (!best) return null;
  const next = graph.edges[best.id] as GraphEdge;
  const forward = next.from === last;
  return {
    edges: [...edges, best.id],
    points: [...points, ...(forward ? next.points : [...next.points].reverse())],
    first,
    last: forward ? next.to : next.from,
  };
}

/** Two pieces of one circle with a text in the gap between them. */
function joinAcross(
  a: Curve,
  b: Curve,
  texts: readonly TextGroup[],
  height: number,
  penWidth: number,
): Curve[] {
  const ends = [a.points, [...a.points].reverse()].flatMap((before) =>
    [b.points, [...b.points].reverse()].map((after) => ({
      before,
      after,
      gap: gapOf(before, after),
    })),
  );
  const { before, after, gap } = ends.sort((p, q) => p.gap - q.gap)[0] as (typeof ends)[number];
  if (gap < 0.8 * height || gap > parting.longestWord * height) return [];
  const p = before[before.length - 1] as Point;
  const q = after[0] as Point;
  const isWritten = texts.some(({ box }) =>
    [p, q].every(
      ({ x, y }) =>
        x > box.left - 0.9 * height &&
        x < box.right + 0.9 * height &&
        y > box.top - 0.9 * height &&
        y < box.bottom + 0.9 * height,
    ),
  );
  if (!isWritten) return [];
  const points = [...before, ...after];
  const fit = fitRun(points, penWidth);
  if (!fit || ![a, b].every((piece) => followsCircle(piece, fit))) return [];
  return [curveOf([...a.edges, ...b.edges], points, fit)];
}

/** Whether a piece runs along the circle from its one end to its other; a chord of it does not. */
function followsCircle({ points }: Curve, { center, radius }: CircleFit): boolean {
  const first = points[0] as Point;
  const last = points[points.length - 1] as Point;
  const middle = points[points.length >> 1] as Point;
  const chord = distance(first, last);
  const sagitta = radius - Math.sqrt(Math.max(0, radius ** 2 - chord ** 2 / 4));
  const halfway = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  return (
    Math.abs(distance(middle, halfway) - sagitta) < Math.max(1.5, 0.5 * sagitta) &&
    distance(middle, center) > distance(halfway, center) - 1
  );
}

function gapOf(before: readonly Point[], after: readonly Point[]): number {
  return distance(before[before.length - 1] as Point, after[0] as Point);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
