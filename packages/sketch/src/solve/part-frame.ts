import type { Point } from "@inkform/geometry/model";
import type { SeenLoop, SeenPart } from "../seen";
import { solveSettings } from "./settings";

/** From the sheet (y down, as the paper lay) to a part's own frame (y up, straightened), and back. */
export interface PartFrame {
  /** How far the part is turned on the sheet, radians, clockwise as seen. */
  angle: number;
  toPart(point: Point): Point;
  toSheet(point: Point): Point;
}

export function partFrame(part: SeenPart): PartFrame {
  return frameAt(skewOf(part));
}

export function frameAt(angle: number): PartFrame {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return {
    angle,
    toPart: ({ x, y }) => ({ x: cos * x + sin * y, y: sin * x - cos * y }),
    toSheet: ({ x, y }) => ({ x: cos * x + sin * y, y: sin * x - cos * y }),
  };
}

/**
 * The turn that brings most of the drawn length onto the axes: the length-weighted median of the
 * edges' small deviations from horizontal or vertical. 0 where the part has no such edges.
 */
function skewOf(part: SeenPart): number {
  const deviations: { angle: number; weight: number }[] = [];
  for (const loop of [part.outer, ...part.holes]) {
    for (const { x, y } of straightRuns(loop)) {
      const quarter = Math.PI / 2;
      const angle = Math.atan2(y, x);
      const deviation = angle - Math.round(angle / quarter) * quarter;
      if (Math.abs(deviation) > solveSettings.maxSkew) continue;
      deviations.push({ angle: deviation, weight: Math.hypot(x, y) });
    }
  }
  deviations.sort((a, b) => a.angle - b.angle);
  const total = deviations.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  for (const { angle, weight } of deviations) {
    passed += weight;
    if (passed >= total / 2) return angle;
  }
  return 0;
}

function straightRuns(loop: SeenLoop): Point[] {
  if (loop.kind === "circle") return [];
  return loop.edges.flatMap((edge, i) => {
    const from = loop.vertices[i];
    const to = loop.vertices[(i + 1) % loop.vertices.length];
    if (edge.kind !== "segment" || !from || !to) return [];
    return [{ x: to.x - from.x, y: to.y - from.y }];
  });
}
