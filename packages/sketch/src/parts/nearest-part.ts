import type { Point } from "@inkform/geometry/model";
import type { SeenPart } from "../seen";

/** Index of the part whose box is nearest, the smaller where boxes overlap; null where there are none. */
export function nearestPart(p: Point, parts: readonly SeenPart[]): number | null {
  let best: { k: number; off: number; area: number } | null = null;
  parts.forEach(({ box }, k) => {
    const dx = Math.max(box.left - p.x, 0, p.x - box.right);
    const dy = Math.max(box.top - p.y, 0, p.y - box.bottom);
    const off = Math.hypot(dx, dy);
    const area = (box.right - box.left) * (box.bottom - box.top);
    if (!best || off < best.off || (off === best.off && area < best.area)) best = { k, off, area };
  });
  return (best as { k: number } | null)?.k ?? null;
}
