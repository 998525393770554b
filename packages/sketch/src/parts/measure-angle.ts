import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { GraphEdge, GraphNode, StrokeGraph } from "../strokes/trace-graph";
import type { Curve } from "./find-curves";
import type { PenLine } from "./find-lines";
import type { FoundMark } from "./find-marks";
import type { TextGroup } from "./find-texts";
import { acrossLine, alongLine, type InkDepth } from "./find-ticks";
import { readEnd } from "./read-end";
import { parting } from "./settings";
import { textsInSector } from "./texts-in-sector";

/** An arc-shaped dimension line between two legs: an edge of the part, or a line that goes on from one. */
export interface FoundAngle {
  /** Where the arc ends on its legs, and where these meet. */
  from: Point;
  to: Point;
  vertex: Point;
  score: number;
  /** Strokes of the arc. */
  edges: number[];
  /** Strokes of those legs that run from the vertex past the arc and end free: extension lines. */
  extensions: number[];
  /** Short strokes about its ends. */
  arms: number[];
  /** Indices of texts near it, best first. */
  texts: number[];
}

export interface AngleScene {
  graph: StrokeGraph;
  mask: Mask;
  depth: InkDepth;
  lines: readonly PenLine[];
  texts: readonly TextGroup[];
  /** Straight dimension lines. */
  marks: readonly FoundMark[];
  height: number;
  penWidth: number;
}

/** A straight line an arc ends at, seen from its end. */
export interface Leg {
  line: PenLine;
  /** Where line and arc meet. */
  at: Point;
  /** How plain an arrowhead, slash or dot stands there, 0 to 1. */
  tick: number;
}

/** Lines that pass one end of the curve or stop just short of it, about square to it. */
export function legsAt(
  curve: Curve,
  atEnd: boolean,
  scene: AngleScene,
  measured: ReadonlySet<number>,
): Leg[] {
  const { lines, height } = scene;
  const points = atEnd ? [...curve.points].reverse() : curve.points;
  const end = points[0] as Point;
  const inner = points[Math.min(points.length - 1, Math.round(0.7 * height))] as Point;
  const along = unit(end, inner);
  return lines.flatMap((line) => {
    // What is a dimension line itself is no leg.
    if (line.edges.some((id) => curve.edges.includes(id) || measured.has(id))) return [];
    const s = alongLine(line, end);
    if (Math.abs(acrossLine(line, end)) > parting.legGap * height) return [];
    if (s < -parting.legGap * height || s > line.length + parting.legGap * height) return [];
    const lean = Math.abs(line.direction.x * along.x + line.direction.y * along.y);
    if (lean > parting.legLean) return [];
    const at = {
      x: line.from.x + s * line.direction.x,
      y: line.from.y + s * line.direction.y,
    };
    return [{ line, at, tick: tickAt(at, along, points, scene) }];
  });
}

function tickAt(at: Point, along: Point, points: readonly Point[], scene: AngleScene): number {
  const { mask, depth, height, penWidth } = scene;
  const end = readEnd(mask, at, along, height, penWidth, 0.3 * height);
  let widest = 0;
  for (const p of points.slice(0, Math.round(0.7 * height))) {
    const deep = depth.data[Math.round(p.y) * depth.width + Math.round(p.x)] as number;
    widest = Math.max(widest, 2 * deep - 1);
  }
  const isBlot = widest > Math.max(parting.blot * penWidth, parting.leastBlot * height);
  return Math.max(end?.ink ?? 0, isBlot ? 0.6 : 0);
}

/** The angle between two legs with the curve across it; null where they do not fit together. */
export function measureAngle(curve: Curve, a: Leg, b: Leg, scene: AngleScene): FoundAngle | null {
  const { height, texts } = scene;
  const vertex = meeting(a.line, b.line);
  if (!vertex) return null;
  const [p, q] = [distance(vertex, a.at), distance(vertex, b.at)];
  const radius = (p + q) / 2;
  const middle = curve.points[curve.points.length >> 1] as Point;
  const opening = turn(vertex, a.at, b.at);
  const isAcross =
    turn(vertex, a.at, middle) + turn(vertex, middle, b.at) < opening + 0.1 &&
    Math.abs(distance(vertex, middle) / radius - 1) < parting.angleStray &&
    Math.abs(p / q - 1) < parting.angleStray;
  if (!isAcross || opening < parting.leastAngle || radius < 0.8 * height) return null;
  // A straight line drawn by hand bows too, but not by as much as its ends are turned against each other.
  const bend = Math.abs(Math.log(curve.length / curve.radius / opening));
  if (bend > parting.angleBend || (radius * opening ** 2) / 8 < scene.penWidth) return null;
  const near = textsInSector({ vertex, from: a.at, to: b.at, radius }, texts, height);
  if (near.length === 0) return null;
  const legs = [a, b].map((leg) => ({ ...leg, ...extentOf(leg, vertex, height) }));
  const ticks = legs.filter(({ tick }) => tick >= parting.leastEnd).length;
  if (!legs.every(({ inner }) => inner)) return null;
  const isPlain = ticks === 2;
  // A quarter disc has two square lines at the ends of its bow; an unticked arc is drawn small.
  const isOpen =
    legs.every(({ through }) => through || ticks > 0) && radius < parting.plainAngle * height;
  if (!isPlain && !isOpen) return null;
  const square = Math.abs(opening - Math.PI / 2) < 0.14;
  if (!isPlain && square) return null;
  const score = legs.reduce((sum, { tick, through }) => sum + tick + 0.4 * Number(through), 0);
  return {
    from: a.at,
    to: b.at,
    vertex,
    score,
    edges: curve.edges,
    extensions: legs.flatMap((leg) =>
      leg.through ? extensionOf(leg, vertex, leg.end, scene) : [],
    ),
    arms: [a, b].flatMap(({ at, line }) => armsAbout(at, [...curve.edges, ...line.edges], scene)),
    texts: near,
  };
}

/** Whether a leg lies on the vertex's side of the arc, whether it runs on past it, and its end there. */
function extentOf({ line, at }: Leg, vertex: Point, height: number) {
  const way = unit(vertex, at);
  const far = (p: Point) => (p.x - vertex.x) * way.x + (p.y - vertex.y) * way.y;
  const [near, end] = far(line.from) < far(line.to) ? [line.from, line.to] : [line.to, line.from];
  const arc = far(at);
  return { inner: far(near) < arc - 0.5 * height, through: far(end) > arc + 0.25 * height, end };
}

/** The strokes from the vertex to a free end that lies just past the arc with nothing on the way: no edge ends so. */
function extensionOf(
  { line, at }: Leg,
  vertex: Point,
  end: Point,
  { graph, height }: AngleScene,
): number[] {
  const way = unit(vertex, end);
  const far = (p: Point) => (p.x - vertex.x) * way.x + (p.y - vertex.y) * way.y;
  const past = far(end) - far(at);
  const last = end === line.to ? line.nodes[line.nodes.length - 1] : line.nodes[0];
  const isFree = line.nodes.every((n) => {
    const node = graph.nodes[n] as GraphNode;
    const isPast = far(node.at) > far(at) + 0.3 * height;
    return !isPast || node.edges.length === (n === last ? 1 : 2);
  });
  if (!isFree || past > parting.legOverrun * height) return [];
  return line.edges.filter((id) => {
    const { points } = graph.edges[id] as GraphEdge;
    return far(points[points.length >> 1] as Point) > -0.3 * height;
  });
}

/** Short strokes wholly about an end: the barbs of its arrowhead. */
function armsAbout(tip: Point, own: readonly number[], { graph, height }: AngleScene): number[] {
  return graph.edges.flatMap((edge, id) => {
    if (!edge.alive || edge.length > 1.1 * height || own.includes(id)) return [];
    return edge.points.every((p) => distance(p, tip) < height) ? [id] : [];
  });
}

function meeting(a: PenLine, b: PenLine): Point | null {
  const cross = a.direction.x * b.direction.y - a.direction.y * b.direction.x;
  if (Math.abs(cross) < 0.08) return null;
  const s = ((b.from.x - a.from.x) * b.direction.y - (b.from.y - a.from.y) * b.direction.x) / cross;
  return { x: a.from.x + s * a.direction.x, y: a.from.y + s * a.direction.y };
}

function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The angle at a vertex between two points, 0 to pi. */
export function turn(vertex: Point, a: Point, b: Point): number {
  const u = unit(vertex, a);
  const v = unit(vertex, b);
  return Math.acos(Math.max(-1, Math.min(1, u.x * v.x + u.y * v.y)));
}
