import { distance } from "@inkform/geometry/distance";
import { edgeStart } from "@inkform/geometry/edge-ends";
import { findCrossings } from "@inkform/geometry/find-crossings";
import type { Loop, Point } from "@inkform/geometry/model";
import { isPointInLoop } from "@inkform/geometry/point-in-loop";
import type { Finding } from "../model";
import { dxfSettings } from "../settings";

/** One outline that neither crosses nor touches itself, and holes in it that keep apart. */
export function checkLoops(outlines: readonly Loop[], holes: readonly Loop[]): Finding[] {
  const loops = [...outlines, ...holes];
  const findings: Finding[] = [
    ...findCrossings(loops, dxfSettings.closure),
    ...sharedCorners(loops),
  ].map((at) => ({
    code: "self_intersection",
    message: `edges cross or touch at (${at.x.toFixed(3)}, ${at.y.toFixed(3)})`,
  }));
  const [outer] = outlines;
  if (outer === undefined) {
    return [...findings, { code: "outline_missing", message: "no closed outline" }];
  }
  holes.forEach((hole, i) => {
    const point = anyPointOf(hole);
    if (!isPointInLoop(point, outer)) {
      const message = `hole ${i + 1} lies outside the outline`;
      findings.push({ code: "hole_outside_outline", message });
    }
    if (holes.some((other, j) => j !== i && isPointInLoop(point, other))) {
      findings.push({ code: "holes_overlap", message: `hole ${i + 1} lies in another hole` });
    }
  });
  return findings;
}

/** Corners at which loops meet themselves or each other: there a cutter cannot tell which way to go. */
function sharedCorners(loops: readonly Loop[]): Point[] {
  const corners = loops.flatMap((loop) =>
    loop.kind === "circle" ? [] : loop.edges.map(edgeStart),
  );
  return corners.filter((corner, i) =>
    corners.slice(0, i).some((other) => distance(corner, other) <= dxfSettings.closure),
  );
}

function anyPointOf(loop: Loop): Point {
  if (loop.kind === "circle") return { x: loop.center.x + loop.radius, y: loop.center.y };
  const [edge] = loop.edges;
  if (edge === undefined) throw new RangeError("a loop without edges");
  return edgeStart(edge);
}
