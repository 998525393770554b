import type { Shape } from "../families/model";
import type { XY } from "../truth";
import { type Board, thinLine } from "./board";
import { entityPoints } from "./pen";

/** Slanted lines over the part, or over one end of it, clear of its openings. */
export function drawHatching(board: Board, shape: Shape, toPage: (p: XY) => XY): void {
  const { random, letter, style } = board;
  if (style.crowding.hatched === 0 || !random.chance(style.crowding.hatched)) return;
  const loops = [shape.outline, ...shape.holes].map((loop) =>
    loop.flatMap((entity) => {
      const points = entityPoints(entity, 1).map(toPage);
      const closed = entity.type === "circle" ? [...points, points[0] as XY] : points;
      return closed.slice(1).map((q, i): [XY, XY] => [closed[i] as XY, q]);
    }),
  );
  const edges = loops.flat();
  const sums = edges.map(([[x, y]]) => x + y);
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  const end = random.chance(0.5) ? high : low + (high - low) * random.between(0.25, 0.5);
  const pitch = letter * random.between(1, 1.6);
  for (let sum = low + pitch * 0.6; sum < end; sum += pitch) {
    const cuts = edges.flatMap(([p, q]) => {
      const [from, to] = [p[0] + p[1] - sum, q[0] + q[1] - sum];
      if (from < 0 === to < 0) return [];
      return [p[0] + ((q[0] - p[0]) * from) / (from - to)];
    });
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [x0, x1] = [
        (cuts[i] as number) + 0.15 * letter,
        (cuts[i + 1] as number) - 0.15 * letter,
      ];
      if (x1 - x0 > letter * 0.4) thinLine(board, [x0, sum - x0], [x1, sum - x1]);
    }
  }
}
