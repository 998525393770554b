import type { Point } from "@inkform/geometry/model";
import type { GraphEdge, GraphNode, StrokeGraph } from "../strokes/trace-graph";
import { type Faces, findFaces } from "./find-faces";
import { traceBoundary } from "./trace-boundary";

/** A closed path round everything one cluster of joined lines encloses, clockwise as seen. */
export interface ClosedPath {
  path: Point[];
  edges: number[];
}

/** One closed path for each cluster of joined edges that encloses something. */
export function findLoops(graph: StrokeGraph): ClosedPath[] {
  const out: ClosedPath[] = [];
  for (const edges of clusters(graph)) {
    const faces = findFaces(edges.map((id) => (graph.edges[id] as { points: Point[] }).points));
    const enclosed = insideFaces(
      faces,
      (k) => (graph.edges[edges[k] as number] as GraphEdge).extension,
    );
    if (enclosed.length === 0) continue;
    const path = traceBoundary(faces, new Set(enclosed));
    if (path.length > 12) out.push({ path, edges });
  }
  return out;
}

/**
 * The enclosed faces without those that extension lines shut in: what lies between an extension line and the outline is paper.
 * Such a face borders the outside by extension lines alone and another enclosed face by a line that is none.
 */
function insideFaces(faces: Faces, isExtension: (path: number) => boolean): number[] {
  const inside = new Set(faces.faces.slice(1).map((f) => f.label));
  const borders = measureBorders(faces, isExtension);
  for (let changed = true; changed; ) {
    changed = false;
    for (const face of inside) {
      const outer = { extension: 0, other: 0 };
      const inner = { extension: 0, other: 0 };
      for (const b of borders) {
        if (b.a !== face && b.b !== face) continue;
        const side = inside.has(b.a === face ? b.b : b.a) ? inner : outer;
        side.extension += b.extension;
        side.other += b.other;
      }
      if (inner.other < 6 || outer.extension < 6) continue;
      if (outer.other > 0.12 * outer.extension || inner.extension > 0.5 * inner.other) continue;
      inside.delete(face);
      changed = true;
    }
  }
  return [...inside];
}

interface Border {
  a: number;
  b: number;
  extension: number;
  other: number;
}

/** Pixels of line between each two faces, on extension lines and on others. */
function measureBorders(faces: Faces, isExtension: (path: number) => boolean): Border[] {
  const { width, height, labels, drawn } = faces;
  const found = new Map<number, Border>();
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const i = y * width + x;
      const path = drawn[i] as number;
      if (path === 0) continue;
      let a = 0;
      let b = 0;
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        const label = labels[j] as number;
        if (label === 0 || label === a) continue;
        if (a === 0) a = label;
        else b = label;
      }
      if (b === 0) continue;
      const key = Math.min(a, b) * 100_000 + Math.max(a, b);
      const border = found.get(key) ?? { a, b, extension: 0, other: 0 };
      if (isExtension(path - 1)) border.extension += 1;
      else border.other += 1;
      found.set(key, border);
    }
  }
  return [...found.values()];
}

/** Ids of the living edges, grouped by what is joined. */
export function clusters(graph: StrokeGraph): number[][] {
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
