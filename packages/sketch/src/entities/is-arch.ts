import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { SeenCircle } from "../seen";
import type { StrokeGraph } from "../strokes/trace-graph";
import type { Rays } from "./gather-ring";
import { entity } from "./settings";

/** Where a pen line leaves a ring outwards, and which way it has gone round until there: 1 with growing angles. */
interface Departure {
  at: Point;
  direction: Point;
  way: 1 | -1;
}

/**
 * Whether the ring is an arch on straight sides and no circle. Both sides run on outside it where it would go round, and there the ring has
 * hardly any ink; holes below them and the base pass for the rest of it. A circle has ink of its own beside a line that only touches it.
 */
export function isArch(
  circle: SeenCircle,
  graph: StrokeGraph,
  { ink }: Rays,
  penWidth: number,
): boolean {
  if (circle.radius < entity.arch.least * penWidth) return false;
  const ways = new Set<Departure["way"]>();
  for (const { alive, points } of graph.edges) {
    if (!alive) continue;
    for (const path of [points, [...points].reverse()]) {
      const left = departureOf(path, circle, penWidth);
      if (left === null || ways.has(left.way)) continue;
      if (runsOn(left, circle, ink) && isEmptyBeyond(left, circle, ink, penWidth)) {
        ways.add(left.way);
      }
    }
  }
  return ways.size === 2;
}

/** Where a path that has gone along the ring for a while leaves it outwards; null where it does not. */
function departureOf(
  path: readonly Point[],
  { center, radius }: SeenCircle,
  penWidth: number,
): Departure | null {
  const off = (p: Point) => Math.hypot(p.x - center.x, p.y - center.y) - radius;
  const band = entity.outOfRound * radius;
  const out = path.findIndex(
    (p, k) => k > 0 && off(p) > band && Math.abs(off(path[k - 1] as Point)) <= band,
  );
  const at = path[out - 1];
  if (at === undefined) return null;
  let first = out - 1;
  while (first > 0 && Math.abs(off(path[first - 1] as Point)) <= band) first -= 1;
  const near = path
    .slice(first, out)
    .find((p) => Math.hypot(p.x - at.x, p.y - at.y) < entity.arch.side * radius) as Point;
  const length = Math.hypot(at.x - near.x, at.y - near.y);
  if (length < Math.max(entity.arch.leastSide * radius, 3 * penWidth)) return null;
  const direction = { x: (at.x - near.x) / length, y: (at.y - near.y) / length };
  const round = ((at.x - center.x) * direction.y - (at.y - center.y) * direction.x) / radius;
  if (Math.abs(round) < entity.arch.along) return null;
  return { at, direction, way: round > 0 ? 1 : -1 };
}

/** Whether ink goes straight on from where the line left the ring. */
function runsOn({ at, direction }: Departure, { radius }: SeenCircle, ink: Mask): boolean {
  const steps = Math.ceil(entity.arch.ahead * radius);
  let inked = 0;
  for (let s = 1; s <= steps; s += 1) {
    const aside = Math.ceil(2 + entity.arch.askew * s);
    for (let d = -aside; d <= aside; d += 1) {
      const x = at.x + s * direction.x - d * direction.y;
      const y = at.y + s * direction.y + d * direction.x;
      if (!isInked(ink, x, y)) continue;
      inked += 1;
      break;
    }
  }
  return inked > entity.arch.inked * steps;
}

/** Whether the ring hardly goes on where the line has left it: what only crosses it there is no ink of its own. */
function isEmptyBeyond(
  { at, way }: Departure,
  { center, radius }: SeenCircle,
  ink: Mask,
  penWidth: number,
): boolean {
  const from = Math.atan2(at.y - center.y, at.x - center.x);
  const steps = Math.ceil(entity.arch.beyond * radius);
  const tight = Math.round(entity.arch.tight * radius + penWidth);
  const offs = Array.from({ length: steps }, (_, k) => {
    const angle = from + (way * (k + 1)) / radius;
    return nearestOff(ink, center, { x: Math.cos(angle), y: Math.sin(angle) }, radius, tight);
  });
  const own = offs.filter((off, k) => {
    const before = offs[k - LOOK_BACK];
    return (
      off !== null && before != null && Math.abs(off - before) <= entity.arch.level * LOOK_BACK
    );
  });
  return own.length < (1 - entity.arch.empty) * steps;
}

/** Pixels of the way round over which ink has to keep its distance from the centre to lie along the ring. */
const LOOK_BACK = 4;

/** How far off the ring the ink nearest to it lies on a ray; null where there is none about. */
function nearestOff(
  ink: Mask,
  center: Point,
  ray: Point,
  radius: number,
  most: number,
): number | null {
  for (let d = 0; d <= most; d += 1) {
    for (const off of [d, -d]) {
      if (isInked(ink, center.x + (radius + off) * ray.x, center.y + (radius + off) * ray.y))
        return off;
    }
  }
  return null;
}

function isInked({ width, height, data }: Mask, x: number, y: number): boolean {
  const column = Math.round(x);
  const row = Math.round(y);
  return (
    column >= 0 && row >= 0 && column < width && row < height && data[row * width + column] !== 0
  );
}
