import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";

/** So many times as wide as what was taken for a box to tick, a ring was drawn around that alone. */
const ALONE = 3;

/**
 * Boxes to tick that are erased from an image, but for those that were drawn around: a ring around 昭 marks a sign, though it looks like a box with something
 * in it, and is put back.
 */
export function boxesOutside<Found extends { box: Box }>(
  image: GreyImage,
  rings: readonly Box[],
  erase: () => readonly Found[],
): Found[] {
  if (rings.length === 0) return [...erase()];
  const before = image.data.slice();
  return erase().filter(({ box }) => {
    const ring = rings.find((one) => isAround(one, box));
    if (ring === undefined) return true;
    for (let y = Math.max(0, ring.top); y < Math.min(image.height, ring.bottom); y++) {
      const [from, to] = [ring.x0, ring.x1].map(
        (x) => y * image.width + Math.min(image.width, Math.max(0, x)),
      ) as [number, number];
      image.data.set(before.subarray(from, to), from);
    }
    return false;
  });
}

function isAround(ring: Box, box: Box): boolean {
  const isWithin =
    box.x0 >= ring.x0 && box.x1 <= ring.x1 && box.top >= ring.top && box.bottom <= ring.bottom;
  return isWithin && ring.x1 - ring.x0 < ALONE * (box.x1 - box.x0);
}
