import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import type { GraphEdge, GraphNode, StrokeGraph } from "../strokes/trace-graph";
import type { PenLine } from "./find-lines";
import { readEnd } from "./read-end";
import { parting } from "./settings";

/** Where a line bears an arrowhead, slash or dot. */
export interface Tick {
  at: Point;
  /** Distance from the line's start. */
  along: number;
  /** How plain it is, 0 to 1. */
  ink: number;
  kind: "arrow" | "slash" | "dot" | "bare";
  /** On which side of it the barbs' own line lies: towards the line's end (1), its start (-1) or either (0). */
  toward: -1 | 0 | 1;
  /** Whether another line comes or passes here, as an extension line does. */
  abuts: boolean;
  /** Edges that are its arms. */
  arms: number[];
  /** Taken for a slash, with its line on the other side than its barbs say. */
  turned?: boolean;
}

/** Pen widths, from the distance of each skeleton pixel to paper. */
export interface InkDepth {
  width: number;
  data: Float32Array;
}

export interface TickScene {
  graph: StrokeGraph;
  mask: Mask;
  rings: readonly FoundCircle[];
  /** Every straight stroke, those of letters too. */
  strokes: readonly PenLine[];
  depth: InkDepth;
  height: number;
  penWidth: number;
}

/** Ticks along a line, from its start: at its ends and wherever another stroke meets it. */
export function findTicks(line: PenLine, scene: TickScene): Tick[] {
  const { graph, height } = scene;
  const found: Tick[] = [];
  for (const node of line.nodes) {
    const at = (graph.nodes[node] as GraphNode).at;
    const width = widthAt(node, line, scene);
    const s = alongLine(line, at);
    const outward = (meetsAny(line, at, scene) ? 0.15 : 0.45) * height;
    for (const toward of [1, -1] as const) {
      const room = toward > 0 ? line.length - s : s;
      if (room < parting.leastShaft * height) continue;
      const shaft = shaftFrom(line, s, toward, scene);
      const end = readEnd(scene.mask, shaft.at, shaft.direction, height, width, outward);
      if (!end) continue;
      const along = alongLine(line, end.at);
      const tick = { ...placed(line, along, scene), kind: end.kind, ink: end.ink };
      found.push({ ...tick, abuts: tick.abuts || end.crossed, toward: end.sided ? toward : 0 });
    }
  }
  for (const node of line.nodes.slice(1, -1)) {
    const blot = dotAt(line, node, scene);
    if (blot) found.push(blot);
  }
  for (const end of ["from", "to"] as const) {
    const blot = blotAtEnd(line, end, scene);
    if (blot) found.push(blot);
  }
  const kept: Tick[] = [];
  for (const tick of found.sort((a, b) => worth(b) - worth(a))) {
    if (!kept.some((k) => same(k, tick, height))) kept.push(tick);
  }
  return kept.sort((a, b) => a.along - b.along);
}

/** The edge of a dot's ink looks like the barbs of an arrow, or the arms of a slash, that are hardly any. */
const worth = ({ kind, toward, ink, abuts }: Tick) =>
  (kind === "dot" && toward === 0 ? parting.plainerThanDot : ink) + (abuts ? 0.3 : 0);

/** One place bears one tick, but two arrowheads may meet tip to tip, each on its own side; not with their shafts across each other. */
function same(a: Tick, b: Tick, height: number): boolean {
  const off = b.along - a.along;
  const isTipToTip = a.toward * b.toward < 0 && off * b.toward > -0.15 * height;
  return !isTipToTip && Math.abs(off) < 0.7 * height;
}

/** Where a tick at `along` stands, and what else is there. */
export function placed(line: PenLine, along: number, scene: TickScene) {
  const at = pointAt(line, along);
  return { at, along, abuts: meetsAny(line, at, scene), arms: armsAbout(line, at, scene) };
}

function meetsAny(line: PenLine, at: Point, { strokes, height }: TickScene): boolean {
  return strokes.some((s) => s !== line && meets(s, at, line.direction, height));
}

/** Whether a stroke that crosses the direction steeply comes to the point or passes it. */
function meets(stroke: PenLine, at: Point, direction: Point, height: number): boolean {
  if (stroke.length < parting.leastExtension * height) return false;
  const across = Math.abs(stroke.direction.x * direction.y - stroke.direction.y * direction.x);
  if (across < 0.85) return false;
  const s = alongLine(stroke, at);
  if (s < -0.35 * height || s > stroke.length + 0.35 * height) return false;
  return Math.abs(acrossLine(stroke, at)) < 0.35 * height;
}

type Ray = Pick<PenLine, "from" | "direction">;

export function alongLine(line: Ray, p: Point): number {
  return (p.x - line.from.x) * line.direction.x + (p.y - line.from.y) * line.direction.y;
}

export function acrossLine(line: Ray, p: Point): number {
  return (p.x - line.from.x) * line.direction.y - (p.y - line.from.y) * line.direction.x;
}

function pointAt(line: PenLine, along: number): Point {
  return { x: line.from.x + along * line.direction.x, y: line.from.y + along * line.direction.y };
}

/** Short strokes wholly about the point that lean on the line: barbs and the halves of a slash. */
function armsAbout(line: PenLine, at: Point, { graph, height }: TickScene): number[] {
  const out = new Set<number>();
  for (const n of line.nodes) {
    const node = graph.nodes[n] as GraphNode;
    if (Math.hypot(node.at.x - at.x, node.at.y - at.y) > 0.7 * height) continue;
    for (const id of node.edges) {
      const edge = graph.edges[id] as GraphEdge;
      if (line.edges.includes(id) || edge.length > 1.1 * height) continue;
      const near = edge.points.every((p) => Math.hypot(p.x - at.x, p.y - at.y) < height);
      if (near && leans(line, edge)) out.add(id);
    }
  }
  return [...out];
}

/** Neither along the line nor square to it. */
function leans(line: PenLine, { points }: GraphEdge): boolean {
  const a = points[0] as Point;
  const b = points[points.length - 1] as Point;
  const slant = Math.atan2(
    Math.abs(acrossLine(line, b) - acrossLine(line, a)),
    Math.abs(alongLine(line, b) - alongLine(line, a)),
  );
  return slant > 0.16 && slant < parting.steepest;
}

/** Where a circle crosses, ink is wide by itself. */
function isOn({ center, radius }: FoundCircle, p: Point, penWidth: number): boolean {
  return Math.abs(Math.hypot(p.x - center.x, p.y - center.y) - radius) < 1.5 * penWidth;
}

/** Where the line's own run, a little way off the tick that disturbs it, comes to its place `s`, and which way it goes from there. */
function shaftFrom(
  line: PenLine,
  s: number,
  toward: 1 | -1,
  { graph, height }: TickScene,
): { at: Point; direction: Point } {
  const room = toward > 0 ? line.length - s : s;
  const points = line.edges.flatMap((id) => (graph.edges[id] as GraphEdge).points);
  const near = meanAt(line, points, s + toward * Math.min(0.4 * height, 0.4 * room), height);
  const far = meanAt(line, points, s + toward * Math.min(1.3 * height, 0.95 * room), height);
  const length = Math.hypot(far.x - near.x, far.y - near.y);
  if (length < 0.15 * height) {
    const direction = { x: toward * line.direction.x, y: toward * line.direction.y };
    return { at: pointAt(line, s), direction };
  }
  const direction = { x: (far.x - near.x) / length, y: (far.y - near.y) / length };
  const back = toward * (alongLine(line, near) - s);
  return { at: { x: near.x - back * direction.x, y: near.y - back * direction.y }, direction };
}

/** The line's run about a place of it. */
function meanAt(line: PenLine, points: readonly Point[], s: number, height: number): Point {
  const near = points.filter((p) => Math.abs(alongLine(line, p) - s) < 0.08 * height + 1);
  if (near.length === 0) return pointAt(line, s);
  const sum = near.reduce((a, p) => ({ x: a.x + p.x, y: a.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / near.length, y: sum.y / near.length };
}

/** Width of the lines that meet at the node; a stub is too short to tell its own from its tick's. */
function widthAt(node: number, line: PenLine, { graph, height, penWidth }: TickScene): number {
  const edges = [...(graph.nodes[node] as GraphNode).edges, ...line.edges];
  const widths = edges.map((id) => {
    const { length, width } = graph.edges[id] as GraphEdge;
    return length > 1.5 * height ? width : 0;
  });
  return Math.min(2.5 * penWidth, Math.max(penWidth, ...widths));
}

/** A dot where an extension line crosses, on a line that runs on from it: of a short measure, to beside its number. */
function dotAt(line: PenLine, node: number, scene: TickScene): Tick | null {
  const { graph, height, penWidth } = scene;
  const along = alongLine(line, (graph.nodes[node] as GraphNode).at);
  const { widest } = widestAbout(line, line.edges, along, parting.dotReach * height, scene);
  if (widest < leastBlot(line, scene)) return null;
  const tick = placed(line, along, scene);
  const ink = Math.min(0.6, widest / penWidth / 4);
  return tick.abuts ? { ...tick, ink, kind: "dot", toward: 0 } : null;
}

/** A small filled arrowhead or dot: near its end the line's ink is twice as wide as elsewhere. */
function blotAtEnd(line: PenLine, end: "from" | "to", scene: TickScene): Tick | null {
  const { graph, height, penWidth } = scene;
  const ids = end === "from" ? line.edges : [...line.edges].reverse();
  const target = end === "from" ? 0 : line.length;
  const { widest, where } = widestAbout(line, ids.slice(0, 4), target, 0.9 * height, scene);
  if (widest < leastBlot(line, scene)) return null;
  let along = target;
  for (const n of line.nodes) {
    const s = alongLine(line, (graph.nodes[n] as GraphNode).at);
    const beyond = end === "from" ? s <= where : s >= where;
    if (beyond && Math.abs(s - where) < Math.abs(along - where)) along = s;
  }
  const kind = Math.abs(along - where) > 0.15 * height ? "arrow" : "dot";
  const ink = Math.min(0.6, widest / penWidth / 4);
  return { ...placed(line, along, scene), ink, kind, toward: end === "from" ? 1 : -1 };
}

/** How wide the ink on some of a line's strokes is at most, no farther than `reach` from a place along it, and where. */
function widestAbout(
  line: PenLine,
  ids: readonly number[],
  place: number,
  reach: number,
  { graph, rings, depth, penWidth }: TickScene,
): { widest: number; where: number } {
  let widest = 0;
  let where = place;
  for (const id of ids) {
    for (const p of (graph.edges[id] as GraphEdge).points) {
      const s = alongLine(line, p);
      if (Math.abs(s - place) > reach || rings.some((c) => isOn(c, p, penWidth))) continue;
      const w = 2 * (depth.data[Math.round(p.y) * depth.width + Math.round(p.x)] as number) - 1;
      if (w > widest) {
        widest = w;
        where = s;
      }
    }
  }
  return { widest, where };
}

/** From how much width on ink is no mere line. */
function leastBlot(line: PenLine, { graph, height, penWidth }: TickScene): number {
  const own = line.edges.map((id) => (graph.edges[id] as GraphEdge).width).sort((a, b) => a - b);
  const usual = Math.max(penWidth, own[own.length >> 1] as number);
  return Math.max(parting.blot * usual, parting.leastBlot * height);
}
