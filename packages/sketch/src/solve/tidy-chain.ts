import type { Point } from "@inkform/geometry/model";
import type { SeenChain } from "../seen";
import { solveSettings } from "./settings";

/**
 * A chain without what no pen meant: spikes, where a line runs out and back along itself (an extension
 * line's stub), and corners on an otherwise straight edge.
 */
export function tidyChain(chain: SeenChain): SeenChain {
  let current = chain;
  for (;;) {
    const index = current.vertices.findIndex((_, i) => isNeedless(current, i));
    if (index < 0 || current.vertices.length <= 3) return current;
    current = {
      kind: "chain",
      vertices: current.vertices.filter((_, i) => i !== index),
      edges: current.edges.filter((_, i) => i !== index),
    };
  }
}

function isNeedless({ vertices, edges }: SeenChain, i: number): boolean {
  const count = vertices.length;
  const before = vertices[(i + count - 1) % count] as Point;
  const at = vertices[i] as Point;
  const after = vertices[(i + 1) % count] as Point;
  const isBetweenLines =
    edges[(i + count - 1) % count]?.kind === "segment" && edges[i]?.kind === "segment";
  if (!isBetweenLines) return false;
  const turn = Math.abs(turnAt(before, at, after));
  if (turn > Math.PI - solveSettings.spike) return true;
  return turn < solveSettings.straight;
}

/** The change of direction at a corner, radians in (-π, π]. */
function turnAt(before: Point, at: Point, after: Point): number {
  const inX = at.x - before.x;
  const inY = at.y - before.y;
  const outX = after.x - at.x;
  const outY = after.y - at.y;
  return Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
}
