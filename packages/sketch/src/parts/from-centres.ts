import type { Point } from "@inkform/geometry/model";
import type { FoundCircle } from "../entities/find-circles";
import { entity } from "../entities/settings";
import { livingPieces } from "../strokes/close-gaps";
import type { GraphEdge, StrokeGraph } from "../strokes/trace-graph";
import type { PenLine } from "./find-lines";
import { parting } from "./settings";

/** From the middle of a hole to the first line that it meets no line bounds the part, whatever it looks like: no outline leads there. */
export function fromCentres(
  graph: StrokeGraph,
  lines: readonly PenLine[],
  circles: readonly FoundCircle[],
  pen: number,
): number[] {
  const whole = circles.filter(({ cover }) => cover >= entity.circleCover);
  return lines.flatMap((line) => {
    const holes = whole.filter((circle) => passesMiddle(line, circle, pen));
    if (holes.length === 0) return [];
    return line.edges
      .flatMap((id) => livingPieces(graph, id))
      .filter((id) => {
        const { points } = graph.edges[id] as GraphEdge;
        const ends = [points[0], points[points.length - 1]] as [Point, Point];
        return holes.some(({ center, radius }) =>
          ends.some((p) => Math.hypot(p.x - center.x, p.y - center.y) < radius + 2 * pen),
        );
      });
  });
}

function passesMiddle(
  { from, length, direction }: PenLine,
  circle: FoundCircle,
  pen: number,
): boolean {
  const { center, radius } = circle;
  const x = center.x - from.x;
  const y = center.y - from.y;
  const along = x * direction.x + y * direction.y;
  const off = Math.abs(x * direction.y - y * direction.x);
  const short = Math.max(-along, along - length, 0);
  return off < parting.middleOff * radius + pen && short < 0.5 * radius;
}
