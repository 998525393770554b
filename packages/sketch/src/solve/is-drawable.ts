import { boundsOfLoop } from "@inkform/geometry/bounding-box";
import { distance } from "@inkform/geometry/distance";
import { edgeEnd, edgeLength, edgeStart } from "@inkform/geometry/edge-ends";
import { findCrossings } from "@inkform/geometry/find-crossings";
import { loopArea } from "@inkform/geometry/loop-area";
import type { ChainEdge, Loop, Profile } from "@inkform/geometry/model";
import { isPointInLoop } from "@inkform/geometry/point-in-loop";
import { findContacts } from "./find-contacts";

/** Ends of a chain meet to this, mm: what shops' importers ask for. */
const CLOSED = 1e-6;

/** An edge shorter than this, mm, is none. */
const SHORTEST = 1e-3;

/** Whether a profile can be cut at all: closed loops that neither cross nor touch, holes within the outline. */
export function isDrawable({ outer, holes }: Profile): boolean {
  const loops = [outer, ...holes];
  if (!loops.every(isClosed)) return false;
  const { minX, maxX, minY, maxY } = boundsOfLoop(outer);
  if (!(maxX - minX > CLOSED && maxY - minY > CLOSED)) return false;
  if (findCrossings(loops, CLOSED).length > 0 || findContacts(loops, CLOSED).length > 0)
    return false;
  return holes.every(
    (hole, i) =>
      isPointInLoop(anyPoint(hole), outer) &&
      !holes.some((other, j) => j !== i && isPointInLoop(anyPoint(hole), other)),
  );
}

function isClosed(loop: Loop): boolean {
  if (loop.kind === "circle")
    return Number.isFinite(loop.center.x + loop.center.y) && loop.radius > CLOSED;
  return (
    Math.abs(loopArea(loop)) > CLOSED &&
    loop.edges.every((edge, i) => {
      if (edgeLength(edge) < SHORTEST) return false;
      const next = loop.edges[(i + 1) % loop.edges.length] as ChainEdge;
      return distance(edgeEnd(edge), edgeStart(next)) <= CLOSED;
    })
  );
}

function anyPoint(loop: Loop) {
  if (loop.kind === "circle") return { x: loop.center.x + loop.radius, y: loop.center.y };
  return edgeStart(loop.edges[0] as ChainEdge);
}
