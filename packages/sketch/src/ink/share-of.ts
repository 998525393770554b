import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import { type InkKinds, kindAt } from "./classify-ink";
import type { InkKind } from "./network";

/** Mean probability (0 to 1) that the ink under a pen line is of the kind. */
export function shareOf(kinds: InkKinds, kind: InkKind, points: readonly Point[]): number {
  let sum = 0;
  for (const { x, y } of points) sum += kindAt(kinds, kind, Math.round(x), Math.round(y));
  return points.length === 0 ? 0 : sum / points.length;
}

/** The same about a circle. */
export function ringShare(
  kinds: InkKinds,
  kind: InkKind,
  { center, radius }: Pick<FoundCircle, "center" | "radius">,
): number {
  const rays = 64;
  const ring = Array.from({ length: rays }, (_, k) => ({
    x: center.x + radius * Math.cos((2 * Math.PI * k) / rays),
    y: center.y + radius * Math.sin((2 * Math.PI * k) / rays),
  }));
  return shareOf(kinds, kind, ring);
}

/** The same over the ink within `radius` of a point. */
export function shareAbout(
  kinds: InkKinds,
  kind: InkKind,
  { x, y }: Point,
  radius: number,
  mask: Mask,
): number {
  const ink: Point[] = [];
  for (let v = Math.ceil(y - radius); v <= y + radius; v += 1) {
    for (let u = Math.ceil(x - radius); u <= x + radius; u += 1) {
      if (u < 0 || v < 0 || u >= mask.width || v >= mask.height) continue;
      if (mask.data[v * mask.width + u] && Math.hypot(u - x, v - y) <= radius)
        ink.push({ x: u, y: v });
    }
  }
  return shareOf(kinds, kind, ink);
}
