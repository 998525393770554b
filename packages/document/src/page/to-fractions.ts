import type { Box, FractionBox } from "../model";

/** A box as [x, y, w, h] in fractions of its page, clipped to [0, 1]. */
export function toFractions(box: Box, page: { width: number; height: number }): FractionBox {
  const x0 = clip(box.x0 / page.width);
  const top = clip(box.top / page.height);
  return [x0, top, clip(box.x1 / page.width) - x0, clip(box.bottom / page.height) - top];
}

function clip(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}
