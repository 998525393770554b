import type { Stroke } from "../model";
import type { Rect } from "./place-labels";

/** Where lines run on a page, in squares. */
export interface InkMap {
  /** The area of the squares within a rectangle through which a line runs. */
  within: (rect: Rect) => number;
}

/** Of all strokes but writing, in squares of `size` pixels. */
export function mapInk(strokes: readonly Stroke[], width: number, size: number): InkMap {
  const columns = Math.ceil(width / size) + 1;
  const place = (x: number, y: number) => Math.floor(y / size) * columns + Math.floor(x / size);
  const inked = new Set<number>();
  for (const { points, role } of strokes) {
    if (role === "text") continue;
    points.forEach((to, i) => {
      const from = points[i - 1] ?? to;
      const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / size) + 1;
      for (let k = 1; k <= steps; k += 1) {
        const share = k / steps;
        inked.add(place(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)));
      }
    });
  }
  return {
    within: (rect) => {
      let squares = 0;
      for (let y = rect.y; y < rect.y + rect.height; y += size) {
        for (let x = rect.x; x < rect.x + rect.width; x += size) {
          if (inked.has(place(x, y))) squares += 1;
        }
      }
      return squares * size * size;
    },
  };
}
