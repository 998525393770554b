import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { SeenCircle } from "../seen";
import { entity } from "./settings";

/** What rays from a centre meet: the skeleton, made a pixel wider so that none slips through it, and the rays' directions. */
export interface Rays {
  ink: Mask;
  /** Cosine and sine by turns, for each number of rays that was asked for. */
  directions: Map<number, Float64Array>;
}

/** Ink near a circle. */
export interface Ring {
  hits: Point[];
  /** Share of the rays that meet ink. */
  cover: number;
  gaps: number;
  /** The longest of them, share of the circle. */
  longestGap: number;
  /** Share of neighbouring rays that meet ink at one distance. */
  even: number;
}

export function castRays({ width, height, data }: Mask): Rays {
  const wide = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 1) {
    if (data[i] === 0) continue;
    wide[i] = 1;
    if (i > 0) wide[i - 1] = 1;
    if (i >= width) wide[i - width] = 1;
  }
  return { ink: { width, height, data: wide }, directions: new Map() };
}

function directionsOf({ directions }: Rays, count: number): Float64Array {
  const known = directions.get(count);
  if (known) return known;
  const made = new Float64Array(2 * count);
  for (let k = 0; k < count; k += 1) {
    const angle = (2 * Math.PI * k) / count;
    made[2 * k] = Math.cos(angle);
    made[2 * k + 1] = Math.sin(angle);
  }
  directions.set(count, made);
  return made;
}

/** Ink nearest the circle along rays from its centre; a ray without any is a gap. Null where too few meet any. */
export function gather({ center, radius }: SeenCircle, rays: Rays, tolerance: number): Ring | null {
  const count = Math.max(32, Math.min(720, Math.round((2 * Math.PI * radius) / 1.5)));
  const directions = directionsOf(rays, count);
  const reach = Math.ceil(tolerance);
  const hits: Point[] = [];
  const hit = new Float32Array(count);
  for (let k = 0; k < count; k += 1) {
    if ((hits.length + count - k) / count < entity.ringCover) return null;
    const c = directions[2 * k] as number;
    const s = directions[2 * k + 1] as number;
    const r = meet(rays.ink, center, c, s, radius, reach);
    if (r === 0) continue;
    hits.push({ x: Math.round(center.x + c * r), y: Math.round(center.y + s * r) });
    hit[k] = r;
  }
  const cover = hits.length / count;
  if (cover < entity.ringCover || hits.length < entity.ringHits) return null;
  return { hits, cover, ...evenness(hit) };
}

/** Distance from the centre at which a ray meets the ink nearest the circle, 0 where it meets none within reach. */
function meet(
  { width, height, data }: Mask,
  center: Point,
  c: number,
  s: number,
  radius: number,
  reach: number,
): number {
  for (let d = 0; d <= reach; d += 1) {
    for (let r = radius + d; ; r = radius - d) {
      // Rounds what lies in the picture, and is much faster than Math.round.
      const x = (center.x + c * r + 0.5) | 0;
      const y = (center.y + s * r + 0.5) | 0;
      const isInside = x >= 1 && y >= 1 && x < width - 1 && y < height - 1;
      if (isInside && data[y * width + x]) return r;
      if (r <= radius) break;
    }
  }
  return 0;
}

function evenness(hit: Float32Array): Pick<Ring, "gaps" | "longestGap" | "even"> {
  let gaps = 0;
  let longest = 0;
  // Twice round: a gap may lie across the first ray.
  for (let k = 0, empty = 0; k < 2 * hit.length; k += 1) {
    empty = hit[k % hit.length] ? 0 : empty + 1;
    longest = Math.max(longest, empty);
  }
  let pairs = 0;
  let steady = 0;
  for (let k = 0; k < hit.length; k += 1) {
    const here = hit[k] as number;
    const next = hit[(k + 1) % hit.length] as number;
    if (here && !next) gaps += 1;
    if (!here || !next) continue;
    pairs += 1;
    if (Math.abs(here - next) <= 1.6) steady += 1;
  }
  const longestGap = Math.min(1, longest / hit.length);
  return { gaps, longestGap, even: pairs === 0 ? 0 : steady / pairs };
}
