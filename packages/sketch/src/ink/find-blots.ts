import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import { entity } from "../entities/settings";
import { type Component, labelComponents } from "../strokes/label-components";
import { type InkKinds, kindAt } from "./classify-ink";
import { inkSettings } from "./settings";

/**
 * Holes so small that the pen, or the mark of their centre, fills them: compact ink that looks like an outline and hangs on none.
 * `largest` is the size (pixels) from which a ring shows as one; holes already found are left out.
 */
export function findBlots(
  mask: Mask,
  kinds: InkKinds,
  known: readonly FoundCircle[],
  largest: number,
  penWidth: number,
): FoundCircle[] {
  const { width, height } = mask;
  const data = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      if (mask.data[i] && kindAt(kinds, "outline", x, y) > 0.5) data[i] = 1;
    }
  }
  // A centre mark cuts the ring in four.
  const margin = Math.ceil(penWidth / 2);
  const grown = grow({ width, height, data }, margin);
  const { labels, components } = labelComponents(grown, 1);
  return components.flatMap(({ label, area, box }) => {
    const w = box.right - box.left + 1 - 2 * margin;
    const h = box.bottom - box.top + 1 - 2 * margin;
    const size = (w + h) / 2;
    const isCompact = Math.max(w, h) < inkSettings.blotAspect * Math.min(w, h);
    const isFull = area > inkSettings.blotFull * (w + 2 * margin) * (h + 2 * margin);
    if (size > largest || size < inkSettings.leastBlot * penWidth || !isCompact || !isFull)
      return [];
    if (isSlanted(labels, width, label, box)) return [];
    const center = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    if (known.some((circle) => belongsTo(circle, center, size))) return [];
    return [{ kind: "circle", center, radius: (size - penWidth) / 2, cover: 1, gaps: 0, stray: 0 }];
  });
}

/** Whether ink of that size about a point is in a hole that was found, or an arrowhead on the rim of one. */
export function belongsTo(circle: FoundCircle, at: Point, size: number): boolean {
  const off = Math.hypot(circle.center.x - at.x, circle.center.y - at.y);
  const isOnRim = circle.cover >= entity.circleCover && Math.abs(off - circle.radius) < size;
  return off < 0.5 * size || isOnRim;
}

/** Longer along one diagonal than along the other: the end of a slanted line, whose box is as wide as high. */
function isSlanted(
  labels: Int32Array,
  width: number,
  label: number,
  { left, right, top, bottom }: Component["box"],
): boolean {
  let [leastSum, mostSum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [leastGap, mostGap] = [leastSum, mostSum];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      if (labels[y * width + x] !== label) continue;
      leastSum = Math.min(leastSum, x + y);
      mostSum = Math.max(mostSum, x + y);
      leastGap = Math.min(leastGap, x - y);
      mostGap = Math.max(mostGap, x - y);
    }
  }
  const [falling, rising] = [mostSum - leastSum + 1, mostGap - leastGap + 1];
  return Math.max(falling, rising) > inkSettings.blotAspect * Math.min(falling, rising);
}

/** The ink with all that lies within `by` pixels of it, across and down. */
function grow({ width, height, data }: Mask, by: number): Mask {
  const across = new Uint8Array(data.length);
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 1) {
    if (!data[i]) continue;
    const row = i - (i % width);
    across.fill(1, Math.max(row, i - by), Math.min(row + width, i + by + 1));
  }
  for (let i = 0; i < data.length; i += 1) {
    if (!across[i]) continue;
    for (let dy = -by; dy <= by; dy += 1) {
      const j = i + dy * width;
      if (j >= 0 && j < out.length) out[j] = 1;
    }
  }
  return { width, height, data: out };
}
