import { boundsOfLoop } from "@inkform/geometry/bounding-box";
import { distance } from "@inkform/geometry/distance";
import { edgeEnd, edgeStart } from "@inkform/geometry/edge-ends";
import { intersect } from "@inkform/geometry/intersect";
import { loopArea } from "@inkform/geometry/loop-area";
import type { ChainEdge, Loop, Profile } from "@inkform/geometry/model";
import { isPointInLoop } from "@inkform/geometry/point-in-loop";

/** Ends of a chain meet to this, mm: what shops' importers ask for. */
const CLOSED = 1e-6;

/** Whether a profile can be cut at all: closed loops that do not cross, holes within the outline. */
export function isDrawable({ outer, holes }: Profile): boolean {
  const loops = [outer, ...holes];
  if (!loops.every(isClosed)) return false;
  const { minX, maxX, minY, maxY } = boundsOfLoop(outer);
  if (!(maxX - minX > CLOSED && maxY - minY > CLOSED)) return false;
  const cross = loops.some((a, i) =>
    loops.some(
      (b, j) => j > i && edgesOf(a).some((p) => edgesOf(b).some((q) => intersect(p, q).length > 0)),
    ),
  );
  return (
    !cross && !crossesItself(outer) && holes.every((hole) => isPointInLoop(anyPoint(hole), outer))
  );
}

function edgesOf(loop: Loop) {
  return loop.kind === "circle" ? [loop] : loop.edges;
}

function isClosed(loop: Loop): boolean {
  if (loop.kind === "circle")
    return Number.isFinite(loop.center.x + loop.center.y) && loop.radius > CLOSED;
  return (
    Math.abs(loopArea(loop)) > CLOSED &&
    loop.edges.every((edge, i) => {
      const next = loop.edges[(i + 1) % loop.edges.length] as ChainEdge;
      return distance(edgeEnd(edge), edgeStart(next)) <= CLOSED;
    })
  );
}

function crossesItself(loop: Loop): boolean {
  if (loop.kind === "circle") return false;
  const { edges } = loop;
  return edges.some((a, i) =>
    edges.some((b, j) => {
      const areNeighbours = j <= i + 1 || (i === 0 && j === edges.length - 1);
      return !areNeighbours && intersect(a, b).length > 0;
    }),
  );
}

function anyPoint(loop: Loop) {
  if (loop.kind === "circle") return { x: loop.center.x + loop.radius, y: loop.center.y };
  return edgeStart(loop.edges[0] as ChainEdge);
}
