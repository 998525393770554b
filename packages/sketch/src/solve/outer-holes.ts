import type { Point } from "@inkform/geometry/model";
import type { SeenLoop } from "../seen";

/** The holes that lie in no other: a letter in a slot or a mark at a hole's centre is cut out with it. */
export function outerHoles(holes: readonly SeenLoop[]): SeenLoop[] {
  return holes.filter(
    (hole, i) =>
      !holes.some((other, k) => k !== i && contains(other, middleOf(hole), sizeOf(hole))),
  );
}

function contains(loop: SeenLoop, at: Point, size: number): boolean {
  if (sizeOf(loop) <= size) return false;
  if (loop.kind === "circle") {
    return Math.hypot(at.x - loop.center.x, at.y - loop.center.y) < loop.radius;
  }
  let inside = false;
  loop.vertices.forEach((a, i) => {
    const b = loop.vertices[(i + 1) % loop.vertices.length] as Point;
    const isCrossed =
      a.y > at.y !== b.y > at.y && at.x < ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y) + a.x;
    if (isCrossed) inside = !inside;
  });
  return inside;
}

function middleOf(loop: SeenLoop): Point {
  if (loop.kind === "circle") return loop.center;
  const n = loop.vertices.length;
  return {
    x: loop.vertices.reduce((sum, { x }) => sum + x, 0) / n,
    y: loop.vertices.reduce((sum, { y }) => sum + y, 0) / n,
  };
}

/** Of its box, half the longer side. */
function sizeOf(loop: SeenLoop): number {
  if (loop.kind === "circle") return loop.radius;
  const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return (
    Math.max(range(loop.vertices.map(({ x }) => x)), range(loop.vertices.map(({ y }) => y))) / 2
  );
}
