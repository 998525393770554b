import type { Point } from "@inkform/geometry/model";
import type { SeenBox, SeenPart } from "../seen";

/** Index of the part whose box the points together are nearest to: a dimension line belongs where both its ends reach. */
export function partReached(points: readonly Point[], parts: readonly SeenPart[]): number | null {
  let best: { k: number; off: number; area: number } | null = null;
  parts.forEach(({ box }, k) => {
    const off = points.reduce((sum, p) => sum + offBox(p, box), 0);
    const area = (box.right - box.left) * (box.bottom - box.top);
    if (!best || off < best.off || (off === best.off && area < best.area)) best = { k, off, area };
  });
  return (best as { k: number } | null)?.k ?? null;
}

/** Index of the part whose box is nearest, the smaller where boxes overlap; null where there are none. */
export function nearestPart(p: Point, parts: readonly SeenPart[]): number | null {
  return partReached([p], parts);
}

function offBox(p: Point, box: SeenBox): number {
  const dx = Math.max(box.left - p.x, 0, p.x - box.right);
  const dy = Math.max(box.top - p.y, 0, p.y - box.bottom);
  return Math.hypot(dx, dy);
}
