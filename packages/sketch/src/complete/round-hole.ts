import { distance } from "@inkform/geometry/distance";
import { flattenSpline } from "@inkform/geometry/flatten-spline";
import type { Point } from "@inkform/geometry/model";
import type { SeenChain, SeenCircle } from "../seen";
import { shapeAt } from "./find-corners";
import { completeSettings } from "./settings";

/** Points along each arc that stand for it. */
const STEPS = 8;

/** The circle that a ragged hole of a written diameter was meant to be; null where it is not round. */
export function asRoundHole(chain: SeenChain): SeenCircle | null {
  const path = chain.edges.flatMap((_, i) => pointsAlong(chain, i));
  let twice = 0;
  let length = 0;
  const sum = { x: 0, y: 0 };
  path.forEach((p, i) => {
    const q = path[(i + 1) % path.length] as Point;
    const cross = p.x * q.y - q.x * p.y;
    twice += cross;
    sum.x += (p.x + q.x) * cross;
    sum.y += (p.y + q.y) * cross;
    length += distance(p, q);
  });
  const area = Math.abs(twice) / 2;
  if (area === 0 || (4 * Math.PI * area) / length ** 2 < completeSettings.roundness) return null;
  const center = { x: sum.x / (3 * twice), y: sum.y / (3 * twice) };
  return { kind: "circle", center, radius: Math.sqrt(area / Math.PI) };
}

function pointsAlong(chain: SeenChain, i: number): Point[] {
  const shape = shapeAt(chain, i);
  if (shape.kind === "segment") return [shape.start];
  if (shape.kind === "spline") return flattenSpline(shape).map(({ start }) => start);
  const { center, radius, startAngle, endAngle } = shape;
  const sweep = (((endAngle - startAngle) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  const edge = chain.edges[i];
  const isForward = edge?.kind === "arc" && edge.clockwise;
  return Array.from({ length: STEPS }, (_, k) => {
    const part = isForward ? k / STEPS : 1 - k / STEPS;
    const angle = startAngle + part * sweep;
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
  });
}
