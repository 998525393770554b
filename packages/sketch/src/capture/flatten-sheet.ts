import type { Point } from "@inkform/geometry/model";
import type { Raster } from "@inkform/raster/model";
import type { Quad } from "@inkform/raster/quad";
import type { Homography } from "../seen";
import { seeing } from "./settings";

/** The sheet as seen from straight above, with the homography from its pixels to the raster's. */
export function flattenSheet(raster: Raster, quad: Quad): { raster: Raster; map: Homography } {
  const side = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  const [a, b, c, d] = quad;
  const width = Math.max(16, Math.round((side(a, b) + side(d, c)) / 2));
  const height = Math.max(16, Math.round((side(a, d) + side(b, c)) / 2));
  const map = rectangleToQuad(width, height, quad);
  const { channels } = raster;
  const data = new Uint8Array(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const p = applyHomography(map, { x, y });
      sample(raster, p, data, (y * width + x) * channels);
    }
  }
  return { raster: { width, height, channels, data, dpi: null }, map };
}

/** Paints the sheet's edge with the paper beside it, so that the desk leaves no stroke. */
export function whitenRim({ width, height, channels, data }: Raster): void {
  const rim = Math.ceil(seeing.rim * Math.max(width, height));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const px = Math.max(rim, Math.min(width - 1 - rim, x));
      const py = Math.max(rim, Math.min(height - 1 - rim, y));
      if (px === x && py === y) continue;
      for (let c = 0; c < channels; c += 1) {
        data[(y * width + x) * channels + c] = data[(py * width + px) * channels + c] as number;
      }
    }
  }
}

/** Bilinear; beyond the raster the nearest pixel. */
function sample(raster: Raster, p: Point, out: Uint8Array, at: number): void {
  const { width, height, channels, data } = raster;
  const x = Math.max(0, Math.min(width - 1.001, p.x));
  const y = Math.max(0, Math.min(height - 1.001, p.y));
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const i = (y0 * width + x0) * channels;
  const below = i + width * channels;
  for (let c = 0; c < channels; c += 1) {
    const top = (data[i + c] as number) * (1 - fx) + (data[i + channels + c] as number) * fx;
    const low =
      (data[below + c] as number) * (1 - fx) + (data[below + channels + c] as number) * fx;
    out[at + c] = top * (1 - fy) + low * fy;
  }
}

function applyHomography(m: Homography, p: Point): Point {
  const w = m[6] * p.x + m[7] * p.y + m[8];
  return { x: (m[0] * p.x + m[1] * p.y + m[2]) / w, y: (m[3] * p.x + m[4] * p.y + m[5]) / w };
}

/** Rectangle (0,0)-(width,height) to the quadrilateral (Heckbert 1989). */
function rectangleToQuad(width: number, height: number, [p, q, r, s]: Quad): Homography {
  const sx = p.x - q.x + r.x - s.x;
  const sy = p.y - q.y + r.y - s.y;
  const dx1 = q.x - r.x;
  const dy1 = q.y - r.y;
  const dx2 = s.x - r.x;
  const dy2 = s.y - r.y;
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  return [
    (q.x - p.x + g * q.x) / width,
    (s.x - p.x + h * s.x) / height,
    p.x,
    (q.y - p.y + g * q.y) / width,
    (s.y - p.y + h * s.y) / height,
    p.y,
    g / width,
    h / height,
    1,
  ];
}

/** Scales what a homography yields. */
export function scaleHomography(m: Homography, scale: number): Homography {
  return [
    m[0] * scale,
    m[1] * scale,
    m[2] * scale,
    m[3] * scale,
    m[4] * scale,
    m[5] * scale,
    m[6],
    m[7],
    m[8],
  ];
}
