import type { Point } from "@inkform/geometry/model";
import type { Raster } from "@inkform/raster/model";

/** A page drawn by a shaky pen: the same seed draws the same page. */
export interface SketchPage {
  raster: Raster;
  /** A straight pen line. */
  line: (from: Point, to: Point) => void;
  /** A closed outline through the corners. */
  polygon: (corners: readonly Point[]) => void;
  /** Part of a circle, radians clockwise as seen. */
  arc: (center: Point, radius: number, from: number, to: number) => void;
  circle: (center: Point, radius: number) => void;
}

export function blankPage(width: number, height: number, seed: number): SketchPage {
  const data = new Uint8Array(width * height).fill(250);
  const raster: Raster = { width, height, channels: 1, data, dpi: null };
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const pen = (path: (t: number) => Point, length: number) => {
    const phase = random() * 6;
    const wave = 60 + 50 * random();
    for (let s = 0; s <= length; s += 0.5) {
      const p = path(s / length);
      const shake = 0.9 * Math.sin(phase + s / wave) + 0.5 * Math.sin(phase * 3 + s / 23);
      dab(raster, p.x + shake, p.y + shake);
    }
  };
  const line = (from: Point, to: Point) => {
    const at = (t: number) => ({
      x: from.x + t * (to.x - from.x),
      y: from.y + t * (to.y - from.y),
    });
    pen(at, Math.hypot(to.x - from.x, to.y - from.y));
  };
  const arc = (center: Point, radius: number, from: number, to: number) => {
    const at = (t: number) => ({
      x: center.x + radius * Math.cos(from + t * (to - from)),
      y: center.y + radius * Math.sin(from + t * (to - from)),
    });
    pen(at, radius * Math.abs(to - from));
  };
  return {
    raster,
    line,
    arc,
    polygon: (corners) => {
      corners.forEach((p, k) => {
        line(p, corners[(k + 1) % corners.length] as Point);
      });
    },
    circle: (center, radius) => arc(center, radius, 0.3, 0.3 + 2 * Math.PI),
  };
}

/** One touch of a pen 4 pixels wide. */
function dab({ width, height, data }: Raster, x: number, y: number): void {
  for (let py = Math.floor(y - 2); py <= y + 2; py += 1) {
    for (let px = Math.floor(x - 2); px <= x + 2; px += 1) {
      const inside = (px - x) ** 2 + (py - y) ** 2 < 4.4;
      if (inside && px >= 0 && py >= 0 && px < width && py < height) data[py * width + px] = 40;
    }
  }
}
