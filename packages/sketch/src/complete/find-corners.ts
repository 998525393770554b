import { distance, distanceToEdge } from "@inkform/geometry/distance";
import type { Arc, Point, Segment, Spline } from "@inkform/geometry/model";
import type { SeenChain, SeenEdge } from "../seen";
import { completeSettings } from "./settings";

/**
 * A corner of about a right angle where a chain turns outwards: a vertex, a short edge that cuts it off, or an
 * arc that rounds it. `index` is the vertex's or the edge's.
 */
export interface Corner {
  kind: "sharp" | "cut" | "round";
  index: number;
  /** Radius of the arc, or of the one that fits the cut; null for a vertex. */
  radius: number | null;
}

/** All of them, as a chain runs; `size`: the longer side of its part. */
export function findCorners(chain: SeenChain, size: number): Corner[] {
  const cuts = chain.vertices.flatMap((_, i) => cutAt(chain, i, size));
  const ends = new Set(cuts.flatMap(({ index }) => [index, (index + 1) % chain.vertices.length]));
  return chain.vertices.flatMap((_, i): Corner[] => [
    ...(isSharp(chain, i) && !ends.has(i)
      ? [{ kind: "sharp" as const, index: i, radius: null }]
      : []),
    ...cuts.filter(({ index }) => index === i),
    ...roundAt(chain, i),
  ]);
}

function isSharp(chain: SeenChain, i: number): boolean {
  const { least, most } = completeSettings.rightAngle;
  if (edgeAt(chain, i - 1).kind !== "segment" || edgeAt(chain, i).kind !== "segment") return false;
  const turn = turnBetween(directionOf(chain, i - 1), directionOf(chain, i));
  return turn >= least && turn <= most;
}

function cutAt(chain: SeenChain, i: number, size: number): Corner[] {
  const { rightAngle, cutLength, cutTurn } = completeSettings;
  if ([i - 1, i, i + 1].some((at) => edgeAt(chain, at).kind !== "segment")) return [];
  const length = distance(vertexAt(chain, i), vertexAt(chain, i + 1));
  const [before, own, after] = [i - 1, i, i + 1].map((at) => directionOf(chain, at)) as [
    Point,
    Point,
    Point,
  ];
  const turns = [turnBetween(before, own), turnBetween(own, after)] as const;
  const whole = turns[0] + turns[1];
  const isCut =
    length <= cutLength * size &&
    turns.every((turn) => turn >= cutTurn.least && turn <= cutTurn.most) &&
    whole >= rightAngle.least &&
    whole <= rightAngle.most;
  return isCut ? [{ kind: "cut", index: i, radius: length / (2 * Math.sin(whole / 2)) }] : [];
}

function roundAt(chain: SeenChain, i: number): Corner[] {
  const edge = edgeAt(chain, i);
  if (edge.kind !== "arc" || !edge.clockwise) return [];
  // What it joins tells better than its own ends, which are drawn loosely.
  const turn = [i - 1, i + 1].every((at) => edgeAt(chain, at).kind === "segment")
    ? turnBetween(directionOf(chain, i - 1), directionOf(chain, i + 1))
    : sweepOf(arcOf(chain, i, edge));
  const { least, most } = completeSettings.rightAngle;
  return turn >= least && turn <= most ? [{ kind: "round", index: i, radius: edge.radius }] : [];
}

function sweepOf({ startAngle, endAngle }: Arc): number {
  return (((endAngle - startAngle) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
}

/** How far a point is from a corner as drawn. */
export function distanceToCorner(chain: SeenChain, corner: Corner, point: Point): number {
  if (corner.kind === "sharp") return distance(vertexAt(chain, corner.index), point);
  return distanceToEdge(point, shapeAt(chain, corner.index));
}

/** An edge as a shape in the sheet's frame, where what turns clockwise as seen turns towards growing angles. */
export function shapeAt(chain: SeenChain, i: number): Segment | Arc | Spline {
  const edge = edgeAt(chain, i);
  if (edge.kind === "spline") return { kind: "spline", points: edge.curve };
  if (edge.kind === "arc") return arcOf(chain, i, edge);
  return { kind: "segment", start: vertexAt(chain, i), end: vertexAt(chain, i + 1) };
}

function arcOf(chain: SeenChain, i: number, edge: Extract<SeenEdge, { kind: "arc" }>): Arc {
  const { center, radius, clockwise } = edge;
  const angleTo = ({ x, y }: Point) => Math.atan2(y - center.y, x - center.x);
  const angles = [angleTo(vertexAt(chain, i)), angleTo(vertexAt(chain, i + 1))] as const;
  const [startAngle, endAngle] = clockwise ? angles : [angles[1], angles[0]];
  return { kind: "arc", center, radius, startAngle, endAngle };
}

export function vertexAt({ vertices }: SeenChain, i: number): Point {
  return vertices[(i + vertices.length) % vertices.length] as Point;
}

export function edgeAt({ edges }: SeenChain, i: number): SeenEdge {
  return edges[(i + edges.length) % edges.length] as SeenEdge;
}

/** Unit vector along an edge that is a segment. */
export function directionOf(chain: SeenChain, i: number): Point {
  const from = vertexAt(chain, i);
  const to = vertexAt(chain, i + 1);
  const length = Math.max(1e-9, distance(from, to));
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** The change of direction, radians, positive where a clockwise chain turns outwards round a corner. */
export function turnBetween(into: Point, out: Point): number {
  return Math.atan2(into.x * out.y - into.y * out.x, into.x * out.x + into.y * out.y);
}
