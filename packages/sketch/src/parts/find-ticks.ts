import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import type { GraphEdge, GraphNode, StrokeGraph } from "../strokes/trace-graph";
import type { PenLine } from "./find-lines";
import { parting } from "./settings";

/** Where a line bears an arrowhead, slash or dot. */
export interface Tick {
  at: Point;
  /** Distance from the line's start. */
  along: number;
  /** Length of its arms in letter heights: how plain it is. */
  ink: number;
  kind: "arrow" | "slash" | "dot" | "bare";
  /** Edges that are its arms. */
  arms: number[];
}

/** Pen widths, from the distance of each skeleton pixel to paper. */
export interface InkDepth {
  width: number;
  data: Float32Array;
}

interface TickScene {
  graph: StrokeGraph;
  /** Edges that belong to long lines. */
  long: ReadonlySet<number>;
  rings: readonly FoundCircle[];
  /** Ink that no long line and no circle explains. */
  free: Mask;
  depth: InkDepth;
  height: number;
  penWidth: number;
}

interface Arm {
  edge: number;
  /** Where it meets the line, and its middle, along the line. */
  foot: number;
  middle: number;
  side: number;
  length: number;
}

/** Ticks along a line, from its start: short oblique arms at a place of it, or a blot at its end. */
export function findTicks(line: PenLine, scene: TickScene): Tick[] {
  const { height } = scene;
  const arms = armsAlong(line, scene);
  const out: Tick[] = [];
  for (const group of groupArms(arms, 0.55 * height)) {
    const tick = readArms(line, group, scene);
    if (tick) out.push(tick);
  }
  for (const end of ["from", "to"] as const) {
    const blot = blotAtEnd(line, end, scene) ?? inkAtEnd(line, end, scene);
    if (blot && !out.some((t) => Math.abs(t.along - blot.along) < 0.9 * height)) out.push(blot);
  }
  return out.sort((a, b) => a.along - b.along);
}

function alongLine(line: PenLine, p: Point): number {
  return (p.x - line.from.x) * line.direction.x + (p.y - line.from.y) * line.direction.y;
}

function acrossLine(line: PenLine, p: Point): number {
  return (p.x - line.from.x) * line.direction.y - (p.y - line.from.y) * line.direction.x;
}

/** Short edges oblique to the line that meet one of its nodes, or a node a step away. */
function armsAlong(line: PenLine, { graph, long, height, penWidth }: TickScene): Arm[] {
  const near = new Set(line.nodes);
  for (const n of line.nodes) {
    for (const id of (graph.nodes[n] as GraphNode).edges) {
      const e = graph.edges[id] as GraphEdge;
      if (e.length < 0.3 * height) near.add(e.from).add(e.to);
    }
  }
  const arms: Arm[] = [];
  const seen = new Set<number>();
  for (const n of near) {
    for (const id of (graph.nodes[n] as GraphNode).edges) {
      const e = graph.edges[id] as GraphEdge;
      if (seen.has(id) || long.has(id) || line.edges.includes(id)) continue;
      seen.add(id);
      if (e.length > 1.1 * height || e.length < 1.1 * penWidth) continue;
      const arm = readArm(line, id, e, e.from === n ? e.points : [...e.points].reverse());
      if (arm) arms.push(arm);
    }
  }
  return arms;
}

/** The arm's slant against the line must be that of a slash or a barb, not of a crossing line. */
function readArm(line: PenLine, id: number, edge: GraphEdge, points: readonly Point[]): Arm | null {
  const foot = points[0] as Point;
  const tip = points[points.length - 1] as Point;
  const ds = alongLine(line, tip) - alongLine(line, foot);
  const da = acrossLine(line, tip) - acrossLine(line, foot);
  const slant = Math.atan2(Math.abs(da), Math.abs(ds));
  if (slant < 0.16 || slant > parting.steepest) return null;
  return {
    edge: id,
    foot: alongLine(line, foot),
    middle: alongLine(line, foot) + ds / 2,
    side: Math.sign(da),
    length: edge.length,
  };
}

function groupArms(arms: readonly Arm[], reach: number): Arm[][] {
  const sorted = [...arms].sort((a, b) => a.foot - b.foot);
  const groups: Arm[][] = [];
  for (const arm of sorted) {
    const last = groups[groups.length - 1];
    if (last && arm.foot - (last[0] as Arm).foot <= reach) last.push(arm);
    else groups.push([arm]);
  }
  return groups;
}

/** Barbs lie to one side of the tip along the line; a slash's halves on both. */
function readArms(line: PenLine, arms: readonly Arm[], scene: TickScene): Tick | null {
  const { graph, height } = scene;
  const ink = arms.reduce((sum, a) => sum + Math.min(a.length, 0.6 * height), 0) / height;
  const sides = new Set(arms.map((a) => a.side));
  if (ink < (sides.size > 1 ? parting.tickArms : 1.2 * parting.tickArms)) return null;
  const weight = arms.reduce((sum, a) => sum + a.length, 0);
  const foot = arms.reduce((sum, a) => sum + a.foot * a.length, 0) / weight;
  const middle = arms.reduce((sum, a) => sum + a.middle * a.length, 0) / weight;
  const lean = middle - foot;
  const kind = Math.abs(lean) > 0.1 * height ? "arrow" : "slash";
  const aim = kind === "slash" ? foot : foot - Math.sign(lean) * 0.12 * height;
  let along = Math.max(0, Math.min(line.length, foot));
  let best = 0.5 * height;
  for (const n of line.nodes) {
    const s = alongLine(line, (graph.nodes[n] as GraphNode).at);
    if (Math.abs(s - aim) < best) {
      best = Math.abs(s - aim);
      along = s;
    }
  }
  return { at: pointAt(line, along), along, ink, kind, arms: arms.map((a) => a.edge) };
}

function pointAt(line: PenLine, along: number): Point {
  return { x: line.from.x + along * line.direction.x, y: line.from.y + along * line.direction.y };
}

/** Small ink on both sides of the line's end that thinning has swallowed: the faintest sign of a tick. */
function inkAtEnd(line: PenLine, end: "from" | "to", scene: TickScene): Tick | null {
  const { free, height, penWidth } = scene;
  const at = line[end];
  const reach = 0.55 * height;
  const sides = [0, 0];
  const inward = end === "from" ? 1 : -1;
  for (let y = Math.floor(at.y - reach); y <= at.y + reach; y += 1) {
    for (let x = Math.floor(at.x - reach); x <= at.x + reach; x += 1) {
      if (x < 0 || y < 0 || x >= free.width || y >= free.height) continue;
      if (!free.data[y * free.width + x]) continue;
      const dx = x - at.x;
      const dy = y - at.y;
      if (dx * dx + dy * dy > reach * reach) continue;
      const inside = inward * (dx * line.direction.x + dy * line.direction.y);
      if (inside < -0.3 * height) continue;
      const k = dx * line.direction.y - dy * line.direction.x > 0 ? 1 : 0;
      sides[k] = (sides[k] as number) + 1;
    }
  }
  const least = Math.min(...sides);
  if (least < 0.6 * penWidth * penWidth) return null;
  const along = end === "from" ? 0 : line.length;
  return { at, along, ink: 0.3, kind: "arrow", arms: [] };
}

/** Where a circle crosses, ink is wide by itself. */
function isOn({ center, radius }: FoundCircle, p: Point, penWidth: number): boolean {
  return Math.abs(Math.hypot(p.x - center.x, p.y - center.y) - radius) < 1.5 * penWidth;
}

/** A filled arrowhead or a dot: near its end the line's ink is twice as wide as elsewhere. */
function blotAtEnd(line: PenLine, end: "from" | "to", scene: TickScene): Tick | null {
  const { graph, rings, depth, height, penWidth } = scene;
  const ids = end === "from" ? line.edges : [...line.edges].reverse();
  const target = end === "from" ? 0 : line.length;
  let widest = 0;
  let where = 0;
  for (const id of ids.slice(0, 4)) {
    for (const p of (graph.edges[id] as GraphEdge).points) {
      const s = alongLine(line, p);
      if (Math.abs(s - target) > 0.9 * height || rings.some((c) => isOn(c, p, penWidth))) continue;
      const w = 2 * (depth.data[Math.round(p.y) * depth.width + Math.round(p.x)] as number) - 1;
      if (w > widest) {
        widest = w;
        where = s;
      }
    }
  }
  const own = ids.map((id) => (graph.edges[id] as GraphEdge).width).sort((a, b) => a - b);
  const usual = Math.max(penWidth, own[own.length >> 1] as number);
  if (widest < Math.max(parting.blot * usual, parting.leastBlot * height)) return null;
  let along = target;
  for (const n of line.nodes) {
    const s = alongLine(line, (graph.nodes[n] as GraphNode).at);
    const beyond = end === "from" ? s <= where : s >= where;
    if (beyond && Math.abs(s - where) < Math.abs(along - where)) along = s;
  }
  const kind = Math.abs(along - where) > 0.15 * height ? "arrow" : "dot";
  return { at: pointAt(line, along), along, ink: widest / penWidth / 3, kind, arms: [] };
}
