import { distance } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { SeenCircle } from "../seen";
import { parting } from "./settings";

/** Directions in which a ring is looked at. */
const DIRECTIONS = Array.from({ length: 24 }, (_, k) => {
  const angle = (2 * Math.PI * k) / 24;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/**
 * The small round piece of ink where a leader ends: a hole hardly wider than the pen, filled by its centre mark, shows no ring to
 * the tracing. It has ink all round at its radius and little beyond. Null where the leader ends at nothing of the kind.
 */
export function findSmallRing(
  { tip, tail }: { tip: Point; tail: Point },
  mask: Mask,
  penWidth: number,
  height: number,
): SeenCircle | null {
  const length = distance(tip, tail) || 1;
  const along = { x: (tip.x - tail.x) / length, y: (tip.y - tail.y) / length };
  const { ahead, aside, widest, narrowest } = parting.smallRing;
  const seen: (SeenCircle & { worth: number })[] = [];
  for (let u = 0; u <= ahead * height; u += 1) {
    for (let v = -aside * height; v <= aside * height; v += 1) {
      const center = { x: tip.x + u * along.x - v * along.y, y: tip.y + u * along.y + v * along.x };
      for (let r = narrowest * penWidth; r <= widest * height; r += 1) {
        const worth = roundness(center, r, mask, penWidth);
        if (worth !== null) seen.push({ kind: "circle", center, radius: r, worth });
      }
    }
  }
  const best = seen.reduce((most, { worth }) => Math.max(most, worth), 0);
  const alike = seen.filter(({ worth }) => worth > best - parting.smallRing.slack);
  if (alike.length === 0) return null;
  const mean = (of: (ring: SeenCircle) => number) =>
    alike.reduce((sum, ring) => sum + of(ring), 0) / alike.length;
  const center = { x: mean((ring) => ring.center.x), y: mean((ring) => ring.center.y) };
  return { kind: "circle", center, radius: mean(({ radius }) => radius) };
}

/** Whether there is ink all round and hardly any beyond. */
export function isRing(center: Point, radius: number, mask: Mask, penWidth: number): boolean {
  const { leastOn, mostBeyond } = parting.freeRing;
  const isDrawn = inkOn(center, radius, mask, leastOn) >= leastOn;
  return isDrawn && inkOn(center, radius + 1.4 * penWidth, mask) <= mostBeyond;
}

/** How much more of the circle is ink than of one about it; null where it is hardly round. */
function roundness(center: Point, radius: number, mask: Mask, penWidth: number): number | null {
  const { leastOn } = parting.smallRing;
  const on = inkOn(center, radius, mask, leastOn);
  if (on < leastOn) return null;
  const beyond = inkOn(center, radius + 1.4 * penWidth, mask);
  return beyond > parting.smallRing.mostBeyond ? null : on - beyond;
}

/** Share of the circle that is ink; 0 as soon as it cannot be `least`, as at most places that are tried. */
function inkOn({ x, y }: Point, radius: number, { data, width, height }: Mask, least = 0): number {
  let possible = DIRECTIONS.length;
  for (const direction of DIRECTIONS) {
    const i = Math.round(x + radius * direction.x);
    const j = Math.round(y + radius * direction.y);
    if (i >= 0 && j >= 0 && i < width && j < height && data[j * width + i]) continue;
    possible -= 1;
    if (possible / DIRECTIONS.length < least) return 0;
  }
  return possible / DIRECTIONS.length;
}
