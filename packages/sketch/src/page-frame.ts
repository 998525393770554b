import type { Point } from "@inkform/geometry/model";
import type { ImageBox } from "./model";
import type { SeenPage } from "./seen";

/** A point of the sheet on the page as uploaded, pixels. */
export function toPagePoint({ toPage: h }: SeenPage, { x, y }: Point): Point {
  const w = h[6] * x + h[7] * y + h[8];
  return { x: (h[0] * x + h[1] * y + h[2]) / w, y: (h[3] * x + h[4] * y + h[5]) / w };
}

/** The upright box on the page around points of the sheet, as fractions, kept within the page. */
export function toPageBox(page: SeenPage, corners: readonly Point[]): ImageBox {
  const points = corners.map((corner) => toPagePoint(page, corner));
  const within = (value: number): number => Math.min(1, Math.max(0, value));
  const left = within(Math.min(...points.map(({ x }) => x)) / page.pageWidth);
  const top = within(Math.min(...points.map(({ y }) => y)) / page.pageHeight);
  const right = within(Math.max(...points.map(({ x }) => x)) / page.pageWidth);
  const bottom = within(Math.max(...points.map(({ y }) => y)) / page.pageHeight);
  return [left, top, right - left, bottom - top];
}

/** Page pixels a sheet pixel, in the middle of the sheet. */
export function pageScale(page: SeenPage): number {
  const center = { x: page.width / 2, y: page.height / 2 };
  const at = toPagePoint(page, center);
  const right = toPagePoint(page, { x: center.x + 1, y: center.y });
  const below = toPagePoint(page, { x: center.x, y: center.y + 1 });
  const area = (right.x - at.x) * (below.y - at.y) - (right.y - at.y) * (below.x - at.x);
  return Math.sqrt(Math.abs(area));
}

/** The corners of an oriented box (angle: radians, clockwise as seen). */
export function boxCorners(box: {
  center: Point;
  width: number;
  height: number;
  angle: number;
}): Point[] {
  const cos = Math.cos(box.angle);
  const sin = Math.sin(box.angle);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a, b]) => {
    const x = ((a as number) * box.width) / 2;
    const y = ((b as number) * box.height) / 2;
    return { x: box.center.x + cos * x - sin * y, y: box.center.y + sin * x + cos * y };
  });
}
