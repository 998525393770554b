import { distance, distanceToEdge } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import type { SeenStroke } from "../seen";
import { along, type Replacement } from "./replace-corners";
import { completeSettings } from "./settings";

export interface PageStrokes {
  strokes: readonly SeenStroke[];
  penWidth: number;
}

/**
 * Whether the pen ran across a corner about where a fillet or a cut would: where extension lines leave both edges of a corner, an outline
 * that follows them round passes for a sharp one.
 */
export function showsInk(ink: PageStrokes, corner: Point, replacement: Replacement): boolean {
  if (isHidden(ink, corner, replacement)) return false;
  const { stray, turned } = completeSettings.shown;
  const { strokes } = ink;
  const { from, to, edge } = replacement;
  const middle = middleOf(corner, from, to, edge);
  const off = distance(corner, middle);
  const way = { x: (to.x - from.x) / distance(from, to), y: (to.y - from.y) / distance(from, to) };
  return strokes.some(({ points, role }) => {
    if (role === "text" || role === "dimension") return false;
    return points.slice(1).some((end, i) => {
      const start = points[i] as Point;
      const long = distance(start, end);
      const cross = Math.abs((end.x - start.x) * way.y - (end.y - start.y) * way.x);
      if (long === 0 || cross > Math.sin(turned) * long) return false;
      return distanceToEdge(middle, { kind: "segment", start, end }) <= stray * off;
    });
  });
}

/** Whether a fillet or a cut would run so near a corner that the pen's own width hides it. */
export function isHidden(
  { penWidth }: PageStrokes,
  corner: Point,
  { from, to, edge }: Replacement,
): boolean {
  const { clear, stray } = completeSettings.shown;
  return (1 - stray) * distance(corner, middleOf(corner, from, to, edge)) < clear * penWidth;
}

function middleOf(corner: Point, from: Point, to: Point, edge: Replacement["edge"]): Point {
  if (edge.kind !== "arc") return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const { center, radius } = edge;
  const reach = distance(center, corner);
  const toCorner = { x: (corner.x - center.x) / reach, y: (corner.y - center.y) / reach };
  return along(center, toCorner, radius);
}
