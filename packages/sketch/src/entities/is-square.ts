import type { Point } from "@inkform/geometry/model";
import type { SeenCircle } from "../seen";
import { gather, type Rays } from "./gather-ring";
import { entity } from "./settings";

const QUARTER = Math.PI / 2;
/** Ways that a square may be turned in which its sides are looked for. */
const WAYS = 18;

/**
 * Whether the ring is the four sides of a small square, as an outline's corner makes with the extension lines of a hole beside it: its ink
 * lies along four straight lines more evenly than about the centre.
 */
export function isSquare(circle: SeenCircle, rays: Rays): boolean {
  const ring = gather(circle, rays, entity.squareReach * circle.radius);
  if (ring === null) return false;
  const { center } = circle;
  const ink = ring.hits.map(({ x, y }) => ({ x: x - center.x, y: y - center.y }));
  const round = spread(offMean(ink.map(({ x, y }) => Math.hypot(x, y))));
  const ways = Array.from({ length: WAYS }, (_, k) => (k * QUARTER) / WAYS);
  return ways.some((way) => spread(offSides(ink, way)) < entity.squarer * round);
}

/** How far the ink lies from four sides that are turned by an angle. */
function offSides(ink: readonly Point[], angle: number): number[] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const sides: number[][] = [[], [], [], []];
  for (const { x, y } of ink) {
    const u = x * c + y * s;
    const v = y * c - x * s;
    const across = Math.abs(u) > Math.abs(v);
    const side = across ? Number(u > 0) : 2 + Number(v > 0);
    sides[side]?.push(Math.max(Math.abs(u), Math.abs(v)));
  }
  return sides.flatMap(offMean);
}

/** How far each is from their mean. */
function offMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

const spread = (offsets: readonly number[]): number =>
  Math.sqrt(offsets.reduce((sum, off) => sum + off ** 2, 0) / offsets.length);
