import type { Point } from "@inkform/geometry/model";
import type { SeenCircle } from "../seen";
import { gather, type Rays } from "./gather-ring";
import { entity } from "./settings";

const QUARTER = Math.PI / 2;
/** Ways that a square may be turned in which its sides are looked for. */
const WAYS = 18;

/**
 * Whether the ring is the four sides of a small square, as an outline's corner makes with the extension lines of a hole beside it: its ink,
 * or most of it where the hole's own ring lies over one corner, lies along four straight lines more evenly than about the centre.
 */
export function isSquare(circle: SeenCircle, rays: Rays): boolean {
  const ring = gather(circle, rays, entity.squareReach * circle.radius);
  if (ring === null) return false;
  const { center } = circle;
  const ink = ring.hits.map(({ x, y }) => ({ x: x - center.x, y: y - center.y }));
  const round = offMiddle(ink.map(({ x, y }) => Math.hypot(x, y)));
  const ways = Array.from({ length: WAYS }, (_, k) => offSides(ink, (k * QUARTER) / WAYS));
  const { squarer, mostlySquarer, mostOfSquare } = entity;
  const isCloser = (share: number, ratio: number) =>
    ways.some((sides) => spread(nearest(sides, share)) < ratio * spread(nearest(round, share)));
  return isCloser(1, squarer) || isCloser(mostOfSquare, mostlySquarer);
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
  return sides.flatMap(offMiddle);
}

/** How far each is from the middle one. */
function offMiddle(values: readonly number[]): number[] {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  return values.map((value) => Math.abs(value - middle));
}

/** The smallest of them, so large a share. */
const nearest = (offsets: readonly number[], share: number): number[] =>
  offsets.toSorted((a, b) => a - b).slice(0, Math.ceil(share * offsets.length));

const spread = (offsets: readonly number[]): number =>
  Math.sqrt(offsets.reduce((sum, off) => sum + off ** 2, 0) / offsets.length);
