import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";

/** The ink without that of the circles. */
export function withoutCircles(
  mask: Mask,
  circles: readonly FoundCircle[],
  penWidth: number,
): Mask {
  const data = Uint8Array.from(mask.data);
  eraseCircles(data, mask.width, mask.height, circles, penWidth);
  return { width: mask.width, height: mask.height, data };
}

/** The ink without all that lies in the circles: a hole smaller than a letter has none in it. */
export function withoutDiscs(mask: Mask, circles: readonly FoundCircle[]): Mask {
  const data = Uint8Array.from(mask.data);
  for (const { center, radius } of circles) {
    const reach = 1.15 * radius + 1;
    const bottom = Math.min(mask.height - 1, center.y + reach);
    const right = Math.min(mask.width - 1, center.x + reach);
    for (let y = Math.max(0, Math.ceil(center.y - reach)); y <= bottom; y += 1) {
      for (let x = Math.max(0, Math.ceil(center.x - reach)); x <= right; x += 1) {
        if (Math.hypot(x - center.x, y - center.y) <= reach) data[y * mask.width + x] = 0;
      }
    }
  }
  return { ...mask, data };
}

function eraseCircles(
  data: Uint8Array,
  width: number,
  height: number,
  circles: readonly FoundCircle[],
  penWidth: number,
): void {
  for (const c of circles) {
    const n = Math.ceil(2 * Math.PI * c.radius);
    const ring = Array.from({ length: n + 1 }, (_, k) => ({
      x: c.center.x + c.radius * Math.cos((2 * Math.PI * k) / n),
      y: c.center.y + c.radius * Math.sin((2 * Math.PI * k) / n),
    }));
    erase(data, width, height, ring, 0.5 * penWidth + 1.5 + 0.5 * c.stray);
  }
}

function erase(
  data: Uint8Array,
  width: number,
  height: number,
  points: readonly Point[],
  radius: number,
): void {
  const r = Math.ceil(radius);
  for (const p of points) {
    const cx = Math.round(p.x);
    const cy = Math.round(p.y);
    for (let y = Math.max(0, cy - r); y <= Math.min(height - 1, cy + r); y += 1) {
      for (let x = Math.max(0, cx - r); x <= Math.min(width - 1, cx + r); x += 1) {
        if ((x - p.x) ** 2 + (y - p.y) ** 2 <= radius * radius) data[y * width + x] = 0;
      }
    }
  }
}
