import { distance } from "@inkform/geometry/distance";
import { edgeStart } from "@inkform/geometry/edge-ends";
import type { Loop, Point, Profile } from "@inkform/geometry/model";

/** Drawings of one part differ by less, mm, where all that is written is the same. */
const ALIKE = 0.02;

/** Whether two drawings have the same corners, arcs and circles, whatever they begin with. */
export function isSameDrawing(a: Profile, b: Profile): boolean {
  const [first, second] = [featuresOf(a), featuresOf(b)];
  if (first.length !== second.length) return false;
  const left = [...second];
  return first.every(({ at, radius }) => {
    const k = left.findIndex(
      (other) => distance(other.at, at) < ALIKE && Math.abs(other.radius - radius) < ALIKE,
    );
    if (k >= 0) left.splice(k, 1);
    return k >= 0;
  });
}

/** Corners have no radius. */
interface Feature {
  at: Point;
  radius: number;
}

function featuresOf({ outer, holes }: Profile): Feature[] {
  return [outer, ...holes].flatMap(loopFeatures);
}

function loopFeatures(loop: Loop): Feature[] {
  if (loop.kind === "circle") return [{ at: loop.center, radius: loop.radius }];
  return loop.edges.flatMap((edge) => {
    const corner = { at: edgeStart(edge), radius: 0 };
    return edge.kind === "arc" ? [corner, { at: edge.center, radius: edge.radius }] : [corner];
  });
}
