import { distance, distanceToEdge } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import { findHatching, type StraightLine } from "../parts/find-hatching";
import type { SeenStroke } from "../seen";
import { along, type Replacement } from "./replace-corners";
import { completeSettings } from "./settings";

export interface PageStrokes {
  strokes: readonly SeenStroke[];
  penWidth: number;
  letterHeight: number;
}

/**
 * Whether the pen ran across a corner about where a fillet or a cut would: where extension lines leave both edges of a corner, an outline
 * that follows them round passes for a sharp one. Of hatching one line always runs across two of the corners.
 */
export function showsInk(ink: PageStrokes, corner: Point, replacement: Replacement): boolean {
  if (isHidden(ink, corner, replacement)) return false;
  const { stray, turned } = completeSettings.shown;
  const { from, to, edge } = replacement;
  const middle = middleOf(corner, from, to, edge);
  const off = distance(corner, middle);
  const way = { x: (to.x - from.x) / distance(from, to), y: (to.y - from.y) / distance(from, to) };
  const strokes = ink.strokes.filter(({ role }) => role !== "text" && role !== "dimension");
  const across = strokes.filter(({ points }) =>
    points.slice(1).some((end, i) => {
      const start = points[i] as Point;
      const long = distance(start, end);
      const cross = Math.abs((end.x - start.x) * way.y - (end.y - start.y) * way.x);
      if (long === 0 || cross > Math.sin(turned) * long) return false;
      return distanceToEdge(middle, { kind: "segment", start, end }) <= stray * off;
    }),
  );
  if (across.length === 0) return false;
  const hatching = hatchingOf(strokes, ink.letterHeight);
  return across.some((stroke) => !hatching.has(stroke));
}

/** Those of the strokes that hatch an area: what tells is that they lie in a row, so that none of them is asked what it looks like. */
function hatchingOf(strokes: readonly SeenStroke[], letterHeight: number): Set<SeenStroke> {
  const lines = strokes.flatMap((stroke): (StraightLine & { stroke: SeenStroke })[] => {
    const [from, to] = [stroke.points[0], stroke.points.at(-1)];
    const long = from && to ? distance(from, to) : 0;
    if (!from || !to || long === 0) return [];
    return [
      { stroke, from, to, direction: { x: (to.x - from.x) / long, y: (to.y - from.y) / long } },
    ];
  });
  return new Set([...findHatching(lines, () => 0, letterHeight)].map(({ stroke }) => stroke));
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
