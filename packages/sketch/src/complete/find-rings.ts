import { distance } from "@inkform/geometry/distance";
import type { Mask } from "../capture/binarise";
import type { SeenBox, SeenCircle } from "../seen";
import { completeSettings } from "./settings";

/** Directions in which a ring is looked at. */
const COUNT = 32;
const DIRECTIONS = Array.from({ length: COUNT }, (_, k) => {
  const angle = (2 * Math.PI * k) / COUNT;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

const MOST_LINES = completeSettings.inkRing.mostLines;
const WIDEST_LINE = completeSettings.inkRing.widestLine * COUNT;
const MOST_BARE = (1 - completeSettings.inkRing.leastDrawn) * COUNT;

/** How far off its radius a ring is drawn, share of it. */
const STRAY = completeSettings.inkRing.stray;

/** Rings at one place are drawn alike well. */
const ALIKE = 0.06;

/** A ring, or a dot as large, and which share of it is drawn where no line passes through. */
export interface InkRing extends SeenCircle {
  drawn: number;
}

interface Wanted {
  box: SeenBox;
  radii: { least: number; most: number };
  penWidth: number;
}

/**
 * Rings of about a size in the ink, whatever passes through them: centre lines, extension lines and leaders run on outside, and where none
 * does there is ink at the radius and paper beyond. The best of those that lie over each other.
 */
export function findRings(ink: Mask, { box, radii, penWidth }: Wanted): InkRing[] {
  const seen: InkRing[] = [];
  for (let radius = radii.least, step = 0; radius <= radii.most; radius += step) {
    step = Math.max(1, Math.round(Math.max(penWidth / 4, (STRAY * radius) / 2)));
    const rays = raysOf(radius, penWidth, ink.width);
    const left = Math.ceil(Math.max(box.left + radius, rays.reach));
    const right = Math.min(box.right - radius, ink.width - 1 - rays.reach);
    const top = Math.ceil(Math.max(box.top + radius, rays.reach));
    const bottom = Math.min(box.bottom - radius, ink.height - 1 - rays.reach);
    for (let y = top; y <= bottom; y += step) {
      for (let x = left; x <= right; x += step) {
        const drawn = drawnShare(ink.data, y * ink.width + x, rays);
        if (drawn !== null) seen.push({ kind: "circle", center: { x, y }, radius, drawn });
      }
    }
  }
  return best(seen);
}

/** For each direction what to add to a centre's index in the ink: beyond the ring, within it (where there is room), and thrice on it. */
interface Rays {
  beyond: Int32Array;
  within: Int32Array | null;
  on: Int32Array;
  outer: Int32Array;
  inner: Int32Array;
  reach: number;
}

function raysOf(radius: number, penWidth: number, width: number): Rays {
  const stray = STRAY * radius;
  const off = Math.max(1.4 * penWidth, stray + 0.7 * penWidth);
  const at = (r: number) =>
    Int32Array.from(DIRECTIONS, ({ x, y }) => Math.round(r * y) * width + Math.round(r * x));
  return {
    beyond: at(radius + off),
    within: radius > 1.5 * off ? at(radius - off) : null,
    on: at(radius),
    outer: at(radius + stray),
    inner: at(radius - stray),
    reach: Math.ceil(radius + off) + 1,
  };
}

/** Share of the directions without a line that passes through in which there is ink at the radius; null where it is too little. */
function drawnShare(data: Uint8Array, center: number, rays: Rays): number | null {
  const { beyond, within, on, outer, inner } = rays;
  let bare = 0;
  let clear = 0;
  let inside = 0;
  let across = 0;
  let lines = 0;
  for (let k = 0; k < COUNT; k += 1) {
    if (data[center + (beyond[k] as number)]) {
      if (across === 0) lines += 1;
      across += 1;
      if (lines > MOST_LINES || across > WIDEST_LINE) return null;
      continue;
    }
    across = 0;
    clear += 1;
    const isOn =
      data[center + (on[k] as number)] ||
      data[center + (outer[k] as number)] ||
      data[center + (inner[k] as number)];
    if (!isOn) bare += 1;
    if (bare > MOST_BARE) return null;
    if (within !== null && data[center + (within[k] as number)]) inside += 1;
  }
  const { leastClear, leastDrawn, mostInside } = completeSettings.inkRing;
  const drawn = clear - bare;
  const isRing =
    clear >= leastClear * COUNT && drawn >= leastDrawn * clear && inside <= mostInside * clear;
  return isRing ? drawn / clear : null;
}

/** One for each place: the mean of those drawn about as well as the best there, of which the largest is its rim. What lies within it goes with it. */
function best(seen: readonly InkRing[]): InkRing[] {
  const out: InkRing[] = [];
  let left = seen.toSorted((a, b) => b.drawn - a.drawn || b.radius - a.radius);
  for (let [first] = left; first !== undefined; [first] = left) {
    const { center, radius, drawn } = first;
    const isAlike = (ring: InkRing) =>
      ring.drawn > drawn - ALIKE && distance(ring.center, center) < radius / 2;
    const alike = left.filter(isAlike);
    const mean = (of: (ring: InkRing) => number) =>
      alike.reduce((sum, ring) => sum + of(ring), 0) / alike.length;
    const at = { x: mean((ring) => ring.center.x), y: mean((ring) => ring.center.y) };
    out.push({ kind: "circle", center: at, radius: mean((ring) => ring.radius), drawn });
    left = left.filter((ring) => distance(ring.center, at) >= radius);
  }
  return out;
}
