import type { Point } from "@inkform/geometry/model";
import type { GraphEdge, GraphNode, StrokeGraph } from "../strokes/trace-graph";
import { pathArea } from "./assemble-parts";
import { findFaces } from "./find-faces";
import { type BorderLine, labelFaces } from "./label-faces";
import { parting } from "./settings";
import { traceBoundary } from "./trace-boundary";

/** A closed path, clockwise as seen: an outline or a hole. */
interface ClosedPath {
  path: Point[];
}

export interface LoopScene {
  penWidth: number;
  /** Area up to which a face may be an arrowhead's. */
  tiny: number;
  /** Area from which a loop can be a part. */
  least: number;
  /** Whether dimension lines or their extension lines end at a path. */
  isMeasured: (path: readonly Point[]) => boolean;
}

/**
 * The borders between material and paper in each cluster of joined edges. Where none that could be a part is found, whatever
 * closes without the dimension lines is an outline, like one or not, if dimensions end at it.
 */
export function findLoops(graph: StrokeGraph, scene: LoopScene): ClosedPath[] {
  const { penWidth, least, isMeasured } = scene;
  const loopsOf = (edges: readonly GraphEdge[], asideOf: (edge: GraphEdge) => number) => {
    const faces = findFaces(edges.map((e) => e.points));
    if (faces.faces.length < 2) return [];
    const lineOf = (k: number) => {
      const edge = edges[k] as GraphEdge;
      return borderLine(asideOf(edge), edge.width, penWidth);
    };
    return labelFaces(faces, lineOf, scene.tiny)
      .map((region) => ({ path: traceBoundary(faces, region) }))
      .filter(({ path }) => path.length > 12);
  };
  return clusters(graph).flatMap((ids) => {
    const edges = ids.map((id) => graph.edges[id] as GraphEdge);
    const seen = loopsOf(edges, ({ aside }) => aside);
    if (seen.some(({ path }) => pathArea(path) > least)) return seen;
    const rest = withoutEnds(edges.filter(({ measures }) => !measures));
    if (meanLook(rest) < parting.leastLook) return seen;
    const closed = loopsOf(rest, () => 0);
    const isPart = ({ path }: ClosedPath) =>
      pathArea(path) > parting.unlikePart * least && isMeasured(path);
    return closed.some(isPart) ? closed : seen;
  });
}

/** How much of the edges' length looks like an outline, 0 to 1; 0 of none. */
function meanLook(edges: readonly GraphEdge[]): number {
  const length = edges.reduce((sum, edge) => sum + edge.length, 0);
  const outline = edges.reduce((sum, { aside, length: own }) => sum + (1 - aside) * own, 0);
  return length === 0 ? 0 : outline / length;
}

/** The edges without those that lead nowhere. */
function withoutEnds(edges: readonly GraphEdge[]): readonly GraphEdge[] {
  const degree = new Map<number, number>();
  for (const { from, to } of edges) {
    for (const node of [from, to]) degree.set(node, (degree.get(node) ?? 0) + 1);
  }
  const kept = edges.filter(({ from, to }) => degree.get(from) !== 1 && degree.get(to) !== 1);
  return kept.length === edges.length ? kept : withoutEnds(kept);
}

function borderLine(aside: number, width: number, penWidth: number): BorderLine {
  return { aside, weight: Math.max(0.5, Math.min(3, (width / penWidth) ** 2)) };
}

/** Ids of the living edges, grouped by what is joined. */
function clusters(graph: StrokeGraph): number[][] {
  const seen = new Uint8Array(graph.edges.length);
  const out: number[][] = [];
  graph.edges.forEach((edge, id) => {
    if (!edge.alive || seen[id]) return;
    const group = [id];
    seen[id] = 1;
    for (let k = 0; k < group.length; k += 1) {
      const e = graph.edges[group[k] as number] as { from: number; to: number };
      for (const n of [e.from, e.to]) {
        for (const other of (graph.nodes[n] as GraphNode).edges) {
          if (seen[other]) continue;
          seen[other] = 1;
          group.push(other);
        }
      }
    }
    out.push(group);
  });
  return out;
}
