import type { Darkness } from "../capture/normalise-light";
import type { SeenText, TextCrop } from "../seen";
import type { FreeInk, TextGroup } from "./find-texts";

/** Oriented box and upright crops of one text. `beside` is the direction of the line it stands at, if any. */
export function cutText(
  group: TextGroup,
  ink: FreeInk,
  darkness: Darkness,
  height: number,
  beside: number | null,
): SeenText {
  const pixels = inkOf(group, ink, darkness.width);
  const angle = writingAngle(pixels, group, height, beside);
  const crops = ways(angle, group, height).map((a) => crop(pixels, group, ink, darkness, a));
  const first = crops[0] as Cut;
  return {
    center: first.center,
    width: first.crop.width,
    height: first.crop.height,
    angle,
    crops: crops.map((c) => c.crop),
    part: null,
  };
}

function inkOf(group: TextGroup, ink: FreeInk, width: number): Float64Array {
  const { box } = group;
  const out: number[] = [];
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) {
      if (group.labels.has(ink.labels[y * width + x] as number)) out.push(x, y);
    }
  }
  return Float64Array.from(out);
}

/**
 * Direction of the writing in (-90°, 90°]: of its ink where it is long, else of the line it stands at,
 * else level or upright by how its letters stand.
 */
function writingAngle(
  pixels: Float64Array,
  { box, level }: TextGroup,
  height: number,
  beside: number | null,
): number {
  const w = box.right - box.left + 1;
  const h = box.bottom - box.top + 1;
  const long = Math.max(w, h) > 2.2 * height && Math.max(w, h) > 1.6 * Math.min(w, h);
  if (long) {
    const rough = w >= h ? 0 : -Math.PI / 2;
    const exact = upwards(principalAngle(pixels));
    const near = Math.abs(wrap(exact - rough)) < 0.5 ? exact : rough;
    return beside !== null && Math.abs(wrap(upwards(beside) - near)) < 0.35
      ? upwards(beside)
      : near;
  }
  if (level !== null) {
    const rough = level ? 0 : -Math.PI / 2;
    const near = beside !== null && Math.abs(wrap(upwards(beside) - rough)) < 0.4;
    return near ? upwards(beside) : rough;
  }
  if (w > 1.25 * h) return beside !== null && Math.abs(wrap(beside)) < 0.4 ? upwards(beside) : 0;
  if (h > 1.05 * w && beside !== null && Math.abs(wrap(beside)) > 1) return upwards(beside);
  return 0;
}

function principalAngle(pixels: Float64Array): number {
  const n = pixels.length / 2;
  let mx = 0;
  let my = 0;
  for (let i = 0; i < n; i += 1) {
    mx += (pixels[2 * i] as number) / n;
    my += (pixels[2 * i + 1] as number) / n;
  }
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (let i = 0; i < n; i += 1) {
    const x = (pixels[2 * i] as number) - mx;
    const y = (pixels[2 * i + 1] as number) - my;
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  return 0.5 * Math.atan2(2 * xy, xx - yy);
}

/** A direction without sense, in (-90°, 90°]. */
function wrap(angle: number): number {
  let a = angle % Math.PI;
  if (a > Math.PI / 2) a -= Math.PI;
  if (a <= -Math.PI / 2) a += Math.PI;
  return a;
}

/** Upright writing is read from the right: near the vertical the direction points up the page. */
function upwards(angle: number): number {
  const a = wrap(angle);
  return a > 1.2 ? a - Math.PI : a;
}

/** The ways the writing may be turned, likeliest first. */
function ways(angle: number, { box }: TextGroup, height: number): number[] {
  const w = box.right - box.left + 1;
  const h = box.bottom - box.top + 1;
  const upright = Math.abs(angle) > 0.8;
  if (upright) {
    const short = Math.max(w, h) < 2.2 * height;
    return short ? [angle, 0, angle + Math.PI] : [angle, angle + Math.PI];
  }
  return h > 1.25 * w ? [angle, -Math.PI / 2, Math.PI / 2] : [angle];
}

interface Cut {
  center: { x: number; y: number };
  crop: TextCrop;
}

/** The text's own ink, turned upright, with a small margin; other ink is left out. */
function crop(
  pixels: Float64Array,
  group: TextGroup,
  ink: FreeInk,
  darkness: Darkness,
  angle: number,
): Cut {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  let lowU = Number.POSITIVE_INFINITY;
  let highU = Number.NEGATIVE_INFINITY;
  let lowV = Number.POSITIVE_INFINITY;
  let highV = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < pixels.length; i += 2) {
    const x = pixels[i] as number;
    const y = pixels[i + 1] as number;
    const u = x * c + y * s;
    const v = -x * s + y * c;
    lowU = Math.min(lowU, u);
    highU = Math.max(highU, u);
    lowV = Math.min(lowV, v);
    highV = Math.max(highV, v);
  }
  const margin = 3;
  const width = Math.ceil(highU - lowU) + 2 * margin + 1;
  const height = Math.ceil(highV - lowV) + 2 * margin + 1;
  const data = new Uint8Array(width * height);
  for (let j = 0; j < height; j += 1) {
    for (let i = 0; i < width; i += 1) {
      const u = lowU - margin + i;
      const v = lowV - margin + j;
      data[j * width + i] = sample(u * c - v * s, u * s + v * c, group, ink, darkness);
    }
  }
  const u = (lowU + highU) / 2;
  const v = (lowV + highV) / 2;
  return {
    center: { x: u * c - v * s, y: u * s + v * c },
    crop: { angle, width, height, data },
  };
}

function sample(
  x: number,
  y: number,
  group: TextGroup,
  ink: FreeInk,
  { width, height, data }: Darkness,
): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  let value = 0;
  for (let dy = 0; dy <= 1; dy += 1) {
    for (let dx = 0; dx <= 1; dx += 1) {
      const px = x0 + dx;
      const py = y0 + dy;
      if (px < 1 || py < 1 || px >= width - 1 || py >= height - 1) continue;
      if (!belongs(px, py, group, ink, width)) continue;
      const share = (dx ? x - x0 : 1 - x + x0) * (dy ? y - y0 : 1 - y + y0);
      value += share * (data[py * width + px] as number);
    }
  }
  return Math.round(255 * (1 - Math.min(1, Math.max(0, value * 1.25))));
}

/** The pixel or a neighbour of it is the text's: letters keep their soft rim. */
function belongs(x: number, y: number, group: TextGroup, ink: FreeInk, width: number): boolean {
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      if (group.labels.has(ink.labels[(y + dy) * width + x + dx] as number)) return true;
    }
  }
  return false;
}
