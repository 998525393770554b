import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import { type Component, labelComponents } from "../strokes/label-components";
import { inkSettings } from "./settings";

/**
 * Rings that open a line of writing: a figure as high as the ring stands close behind, so that it is the sign of a diameter
 * and no hole. Their ink is added to the letters; the other rings are given back.
 */
export function takeSigns(
  rings: readonly FoundCircle[],
  letters: Mask,
  mask: Mask,
  height: number,
): FoundCircle[] {
  const figures = labelComponents(letters, 1).components.filter(
    ({ box }) => box.bottom - box.top > 0.5 * height || box.right - box.left > 0.5 * height,
  );
  return rings.filter((ring) => {
    if (ring.radius > inkSettings.signRadius * height) return true;
    if (!figures.some((figure) => opens(ring, figure, height))) return true;
    addRing(letters, mask, ring);
    return false;
  });
}

/** Whether the figure follows the ring, the writing level or running up the sheet. */
function opens({ center, radius }: FoundCircle, { box }: Component, height: number): boolean {
  const level = follows(
    box.left - (center.x + radius),
    center.y - (box.top + box.bottom) / 2,
    box.bottom - box.top + 1,
  );
  const upright = follows(
    center.y - radius - box.bottom,
    center.x - (box.left + box.right) / 2,
    box.right - box.left + 1,
  );
  return level || upright;

  function follows(gap: number, off: number, size: number): boolean {
    const isNear = gap > -0.2 * height && gap < inkSettings.signGap * height;
    const isAlike = size > 1.2 * radius && size < 3.4 * radius;
    return isNear && isAlike && Math.abs(off) < 0.3 * height;
  }
}

function addRing(letters: Mask, mask: Mask, { center, radius }: FoundCircle): void {
  const reach = radius * inkSettings.signReach;
  for (let y = Math.ceil(center.y - reach); y <= center.y + reach; y += 1) {
    for (let x = Math.ceil(center.x - reach); x <= center.x + reach; x += 1) {
      if (x < 0 || y < 0 || x >= mask.width || y >= mask.height) continue;
      const i = y * mask.width + x;
      if (mask.data[i] && Math.hypot(x - center.x, y - center.y) <= reach) letters.data[i] = 1;
    }
  }
}
