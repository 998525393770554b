import type { Point } from "@inkform/geometry/model";
import type { SketchPage } from "./draw-sketch";

/** Height of the lettering on the test pages, in pixels. */
export const LETTER = 30;

/** Digits as a pen draws them, in a box 0.6 wide and 1 high. */
const DIGITS: Record<string, readonly (readonly [number, number])[]> = {
  "2": [
    [0, 0.2],
    [0.3, 0],
    [0.6, 0.25],
    [0, 1],
    [0.6, 1],
  ],
  "3": [
    [0, 0],
    [0.6, 0],
    [0.25, 0.4],
    [0.6, 0.7],
    [0.3, 1],
    [0, 0.9],
  ],
  "5": [
    [0.55, 0],
    [0.05, 0],
    [0, 0.45],
    [0.5, 0.45],
    [0.6, 0.75],
    [0.3, 1],
    [0, 0.9],
  ],
  "7": [
    [0, 0],
    [0.6, 0],
    [0.2, 1],
  ],
};

/** Writes digits with the middle of the number at `center`, along the x axis or, `upright`, up the page. */
export function writeNumber(page: SketchPage, text: string, center: Point, upright = false): void {
  const step = 0.85 * LETTER;
  const width = (text.length - 1) * step + 0.6 * LETTER;
  [...text].forEach((digit, k) => {
    const points = (DIGITS[digit] ?? []).map(([u, v]) => {
      const x = k * step + u * LETTER - width / 2;
      const y = v * LETTER - LETTER / 2;
      return upright ? { x: center.x + y, y: center.y - x } : { x: center.x + x, y: center.y + y };
    });
    points.slice(1).forEach((p, i) => {
      page.line(points[i] as Point, p);
    });
  });
}

/** An arrowhead with its tip at `tip`, pointing along `angle`; its barbs as long as so many letters are high. */
export function drawArrow(
  page: SketchPage,
  tip: Point,
  angle: number,
  filled = false,
  letters = 0.75,
): void {
  const barb = letters * LETTER;
  const spread = 0.4;
  const step = filled ? 0.08 : spread;
  for (let a = -spread; a <= spread + 0.01; a += step) {
    if (!filled && Math.abs(a) < 0.01) continue;
    page.line(tip, {
      x: tip.x - barb * Math.cos(angle + a),
      y: tip.y - barb * Math.sin(angle + a),
    });
  }
}

export function drawSlash(page: SketchPage, at: Point): void {
  const half = 0.45 * LETTER;
  page.line({ x: at.x - half, y: at.y + half }, { x: at.x + half, y: at.y - half });
}
