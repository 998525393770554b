import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import { outward } from "../strokes/close-gaps";
import type { GraphEdge, GraphNode, StrokeGraph } from "../strokes/trace-graph";
import type { TextGroup } from "./find-texts";
import { readEnd } from "./read-end";
import { parting } from "./settings";

export interface FoundLeader {
  tip: Point;
  tail: Point;
  edges: number[];
  texts: number[];
  arms: number[];
}

interface LeaderScene {
  graph: StrokeGraph;
  /** The ink without the circles'. */
  ringless: Mask;
  rings: readonly FoundCircle[];
  texts: readonly TextGroup[];
  height: number;
  penWidth: number;
}

/** A stroke followed from a text to where it ends. */
interface Path {
  edges: number[];
  tail: Point;
  tip: Point;
  length: number;
  /** How plainly it points there, 0 to 1. */
  ink: number;
}

/**
 * Leaders: strokes that begin beside a text no dimension line has claimed and lead, straight, curved or round an elbow, to an arrowhead or
 * to a circle. `taken` are the strokes of dimension and extension lines.
 */
export function findLeaders(
  scene: LeaderScene,
  taken: ReadonlySet<number>,
  claimed: ReadonlySet<number>,
): FoundLeader[] {
  const found: { path: Path; text: number; worth: number }[] = [];
  scene.texts.forEach((text, k) => {
    if (claimed.has(k)) return;
    for (const start of startsAt(text, scene, taken)) {
      const path = follow(start, scene, taken);
      if (!path) continue;
      const worth = path.ink - (0.5 * start.off) / scene.height;
      found.push({ path, text: k, worth });
    }
  });
  found.sort((a, b) => b.worth - a.worth);
  const used = new Set<number>();
  const served = new Set<number>();
  const out: FoundLeader[] = [];
  for (const { path, text } of found) {
    if (served.has(text) || path.edges.some((id) => used.has(id))) continue;
    served.add(text);
    for (const id of path.edges) used.add(id);
    const { tip, tail, edges } = path;
    out.push({ tip, tail, edges, texts: [text], arms: armsAbout(tip, edges, scene) });
  }
  return out;
}

interface Start {
  node: number;
  edge: number;
  /** Distance of the node from the text's box. */
  off: number;
}

/** Strokes that end beside the text and lead away from it. */
function startsAt(
  { box }: TextGroup,
  { graph, height }: LeaderScene,
  taken: ReadonlySet<number>,
): Start[] {
  const distance = (p: Point) =>
    Math.hypot(
      Math.max(box.left - p.x, 0, p.x - box.right),
      Math.max(box.top - p.y, 0, p.y - box.bottom),
    );
  return graph.nodes.flatMap((node, n) => {
    const off = distance(node.at);
    if (off > parting.leaderGap * height || node.edges.length > 2) return [];
    return node.edges.flatMap((id) => {
      const edge = graph.edges[id] as GraphEdge;
      if (!edge.alive || taken.has(id) || edge.length < 0.25 * height) return [];
      const far = graph.nodes[edge.from === n ? edge.to : edge.from] as GraphNode;
      return distance(far.at) > off + 0.2 * height ? [{ node: n, edge: id, off }] : [];
    });
  });
}

/**
 * Goes on along the stroke, straight through crossings and round elbows, as far as it leads; it points where it does so most plainly.
 * Null where it never does.
 */
function follow(start: Start, scene: LeaderScene, taken: ReadonlySet<number>): Path | null {
  const { graph, height } = scene;
  const tail = (graph.nodes[start.node] as GraphNode).at;
  const edges: number[] = [];
  let { node, edge }: { node: number; edge: number | null } = start;
  let length = 0;
  const run: Point[] = [];
  let best: Path | null = null;
  while (edge !== null && !taken.has(edge) && length < parting.longestLeader * height) {
    const found = graph.edges[edge] as GraphEdge;
    edges.push(edge);
    length += found.length;
    node = found.from === node ? found.to : found.from;
    const points = found.to === node ? found.points : [...found.points].reverse();
    run.push(...points);
    const heading = headingOf(run, height);
    const end = length > 0.8 * height ? pointsAt(node, heading, scene) : null;
    if (end && (!best || end.ink > best.ink)) best = { edges: [...edges], tail, length, ...end };
    edge = nextEdge(graph, node, edges, heading, height);
  }
  return best;
}

/** The arrowhead here, or the circle the stroke comes to. */
function pointsAt(
  node: number,
  heading: Point,
  { graph, ringless, rings, height, penWidth }: LeaderScene,
): { tip: Point; ink: number } | null {
  const { at, edges } = graph.nodes[node] as GraphNode;
  const shaft = { x: -heading.x, y: -heading.y };
  const ring = rings.find((r) => Math.abs(offCenter(r, at) - r.radius) < 0.3 * height + penWidth);
  const long = edges.map((id) => graph.edges[id] as GraphEdge).filter((e) => e.length > 2 * height);
  const width = Math.min(2.5 * penWidth, Math.max(penWidth, ...long.map((e) => e.width)));
  const end = readEnd(ringless, at, shaft, height, width, 0.45 * height);
  if (end?.kind === "arrow") return { tip: end.at, ink: end.ink + (ring ? 0.2 : 0) };
  return ring ? { tip: at, ink: 0.3 } : null;
}

function offCenter({ center }: FoundCircle, p: Point): number {
  return Math.hypot(p.x - center.x, p.y - center.y);
}

/** Where the run is going at its end, seen over most of a letter height: at crossings thinning bends the last of it. */
function headingOf(run: readonly Point[], height: number): Point {
  const end = run[run.length - 1] as Point;
  const back = Math.max(0, run.length - 1 - Math.round(0.9 * height));
  const from = run[back] as Point;
  const length = Math.hypot(end.x - from.x, end.y - from.y) || 1;
  return { x: (end.x - from.x) / length, y: (end.y - from.y) / length };
}

/** The stroke that goes straight on; where only one other leaves, that one. */
function nextEdge(
  graph: StrokeGraph,
  node: number,
  path: readonly number[],
  heading: Point,
  height: number,
): number | null {
  const others = (graph.nodes[node] as GraphNode).edges.filter(
    (id) => !path.includes(id) && graph.edges[id]?.alive,
  );
  let best: { id: number; straight: number } | null = null;
  for (const id of others) {
    const straight = straightness(graph, node, id, heading, height);
    if (!best || straight > best.straight) best = { id, straight };
  }
  if (!best) return null;
  return best.straight > 0.8 || (others.length === 1 && best.straight > -0.5) ? best.id : null;
}

/** Cosine of the turn into an edge; beyond a bridge between two halves of one crossing, of the turn into what follows it. */
function straightness(
  graph: StrokeGraph,
  node: number,
  id: number,
  heading: Point,
  height: number,
): number {
  const turn = (edge: number, at: number) => {
    const away = outward(graph.edges[edge] as GraphEdge, at, Math.round(0.5 * height));
    return -(away.x * heading.x + away.y * heading.y);
  };
  const { from, to, length } = graph.edges[id] as GraphEdge;
  const far = from === node ? to : from;
  const on = (graph.nodes[far] as GraphNode).edges.filter((e) => e !== id);
  if (length > 0.4 * height || on.length < 2) return turn(id, node);
  return Math.max(...on.map((e) => turn(e, far)));
}

/** Short strokes about the tip: the barbs of its arrowhead. */
function armsAbout(tip: Point, own: readonly number[], { graph, height }: LeaderScene): number[] {
  return graph.edges.flatMap((edge, id) => {
    if (!edge.alive || edge.length > 1.1 * height || own.includes(id)) return [];
    const near = edge.points.every((p) => Math.hypot(p.x - tip.x, p.y - tip.y) < height);
    const isOpen = [edge.from, edge.to].some(
      (n) => (graph.nodes[n] as GraphNode).edges.length === 1,
    );
    return near && isOpen ? [id] : [];
  });
}
