import type { XY } from "../truth";
import { extent, type Primitive, sample, transform } from "./primitive";

/** Points along the longer side of the part: enough to tell the best of a few ways to lay it. */
const SAMPLES = 32;

/** Ways to lay the drawn part over the true one, best first: quarter turns by corners and centre of the bounding box; never mirrored. */
export function align(
  truth: readonly Primitive[],
  drawn: readonly Primitive[],
  anyScale: boolean,
): Primitive[][] {
  const { low, high } = extent(truth);
  const size = Math.max(high[0] - low[0], high[1] - low[1]);
  const points = truth.flatMap((entity) => sample(entity, size / SAMPLES));
  const candidates: { cost: number; laid: Primitive[] }[] = [];
  for (let quarters = 0; quarters < 4; quarters++) {
    const turned = drawn.map((entity) => transform(entity, quarters, 1, [0, 0]));
    const own = extent(turned);
    const area = (e: { low: XY; high: XY }) =>
      Math.max((e.high[0] - e.low[0]) * (e.high[1] - e.low[1]), 1e-9);
    const scale = anyScale ? Math.sqrt(area({ low, high }) / area(own)) : 1;
    const from: XY = [own.low[0] * scale, own.low[1] * scale];
    const to: XY = [own.high[0] * scale, own.high[1] * scale];
    const moves: XY[] = [
      [low[0] - from[0], low[1] - from[1]],
      [high[0] - to[0], high[1] - to[1]],
      [low[0] - from[0], high[1] - to[1]],
      [high[0] - to[0], low[1] - from[1]],
      [(low[0] + high[0] - from[0] - to[0]) / 2, (low[1] + high[1] - from[1] - to[1]) / 2],
    ];
    for (const by of moves) {
      const laid = drawn.map((entity) => transform(entity, quarters, scale, by));
      const over = laid.flatMap((entity) => sample(entity, size / SAMPLES));
      const cost =
        apart(over, points, 0.1 * size) +
        apart(points, over, 0.1 * size) +
        (quarters > 0 ? 1e-4 * size : 0);
      candidates.push({ cost, laid });
    }
  }
  return candidates.sort((a, b) => a.cost - b.cost).map(({ laid }) => laid);
}

/** Mean distance from each point to the nearest of the others, far ones cut off. */
function apart(points: readonly XY[], others: readonly XY[], most: number): number {
  let sum = 0;
  for (const [x, y] of points) {
    let nearest = most * most;
    for (const [u, v] of others) {
      const square = (u - x) * (u - x) + (v - y) * (v - y);
      if (square < nearest) nearest = square;
    }
    sum += Math.sqrt(nearest);
  }
  return sum / points.length;
}
