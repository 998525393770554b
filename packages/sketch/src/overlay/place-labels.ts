import type { Point } from "@inkform/geometry/model";

interface Label {
  width: number;
  height: number;
  wanted: Point;
}

/**
 * Places for labels (upper left corners): where they are wanted, moved into the page where they would
 * run past its edge, and below or above one another where they would lie on each other.
 */
export function placeLabels(
  labels: readonly Label[],
  page: { width: number; height: number },
): Point[] {
  const taken: (Label & { at: Point })[] = [];
  for (const label of labels) {
    const x = Math.max(0, Math.min(label.wanted.x, page.width - label.width));
    const lowest = Math.max(0, page.height - label.height);
    const start = Math.max(0, Math.min(label.wanted.y, lowest));
    const isFree = (y: number): boolean =>
      taken.every(
        ({ at, width, height }) =>
          x + label.width <= at.x ||
          at.x + width <= x ||
          y + label.height <= at.y ||
          at.y + height <= y,
      );
    const tries = [0, 1, 2, 3, -1, -2, -3].map((step) => start + step * label.height);
    const y = tries.find((it) => it >= 0 && it <= lowest && isFree(it)) ?? start;
    taken.push({ ...label, at: { x, y } });
  }
  return taken.map(({ at }) => at);
}
