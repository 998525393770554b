import { distance } from "@inkform/geometry/distance";
import { edgeEnd, edgeStart } from "@inkform/geometry/edge-ends";
import type { ChainEdge, Loop, Point, Shape } from "@inkform/geometry/model";

export interface Chained {
  loops: Loop[];
  /** Ends of chains that do not come back to their start. */
  openEnds: Point[];
}

/** Joins loose entities end to end into loops; ends meet when they lie within `tolerance` mm. */
export function chainLoops(shapes: readonly Shape[], tolerance: number): Chained {
  const loops: Loop[] = [];
  const openEnds: Point[] = [];
  const loose: ChainEdge[] = [];
  for (const shape of shapes) {
    if (shape.kind === "circle") loops.push(shape);
    else loose.push(shape.kind === "arc" ? { ...shape, reversed: false } : shape);
  }
  while (loose.length > 0) {
    const edges = [loose.shift() as ChainEdge];
    const start = edgeStart(edges[0] as ChainEdge);
    let end = edgeEnd(edges[0] as ChainEdge);
    while (distance(end, start) > tolerance) {
      const next = takeNext(loose, end, tolerance);
      if (next === null) break;
      edges.push(next);
      end = edgeEnd(next);
    }
    if (distance(end, start) <= tolerance) loops.push({ kind: "chain", edges });
    else openEnds.push(start, end);
  }
  return { loops, openEnds };
}

/** Takes the one edge that begins or ends at a point out of the pile, turned to begin there. */
function takeNext(loose: ChainEdge[], at: Point, tolerance: number): ChainEdge | null {
  const found = loose.findIndex(
    (edge) =>
      distance(edgeStart(edge), at) <= tolerance || distance(edgeEnd(edge), at) <= tolerance,
  );
  const edge = found < 0 ? undefined : loose.splice(found, 1)[0];
  if (edge === undefined) return null;
  return distance(edgeStart(edge), at) <= tolerance ? edge : reversed(edge);
}

function reversed(edge: ChainEdge): ChainEdge {
  if (edge.kind === "segment") return { kind: "segment", start: edge.end, end: edge.start };
  if (edge.kind === "spline") return { kind: "spline", points: [...edge.points].reverse() };
  return { ...edge, reversed: !edge.reversed };
}
