import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";

/** How far ink runs on from a point in a direction, in pixels, over skips of `skip` pixels and no farther than `most`. */
export function rayLength(
  { width, height, data }: Mask,
  from: Point,
  direction: Point,
  skip: number,
  most: number,
): number {
  let inked = 0;
  for (let r = 0; r <= most; r += 1) {
    const x = Math.round(from.x + r * direction.x);
    const y = Math.round(from.y + r * direction.y);
    if (x < 0 || y < 0 || x >= width || y >= height) break;
    if (data[y * width + x]) inked = r;
    else if (r - inked > skip) break;
  }
  return inked;
}

/** Share of the way between two points that has ink within `aside` pixels of it. */
export function inkCover(
  { width, height, data }: Mask,
  from: Point,
  to: Point,
  aside: number,
  skip: (along: number) => boolean,
): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const u = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  let on = 0;
  let all = 0;
  for (let s = 0; s <= length; s += 1) {
    if (skip(s)) continue;
    all += 1;
    for (let t = -aside; t <= aside; t += 1) {
      const x = Math.round(from.x + s * u.x - t * u.y);
      const y = Math.round(from.y + s * u.y + t * u.x);
      if (x < 0 || y < 0 || x >= width || y >= height || !data[y * width + x]) continue;
      on += 1;
      break;
    }
  }
  return all === 0 ? 1 : on / all;
}
