import type { Quad } from "@inkform/raster/quad";
import { ocrSettings } from "../settings";
import { findBrightRegion, type Region } from "./bright-region";
import { type GreyImage, otsuThreshold, shrink } from "./grey-image";
import type { Point } from "./projective";

/** Longer side of the copy in which the sheet is looked for, in pixels. */
const LOOKING_SIDE = 500;
/** Paper and desk differ by at least this much grey, else the threshold parts paper from ink. */
const LEAST_CONTRAST = 30;
/** A sheet fills its quadrilateral but for curled corners and what lies on it. */
const LEAST_FILL = 0.9;
/** Where this share of every border is bright, the paper goes beyond the photo. */
const BORDER = 0.6;
/** Corners of a sheet photographed from any sensible place, as cosines. */
const SQUARENESS = 0.5;

/** Corners of a sheet that is brighter throughout than its desk, from the top left clockwise, in pixels; null where there is none. */
export function findBrightSheet(image: GreyImage): Quad | null {
  const factor = Math.max(1, Math.round(Math.max(image.width, image.height) / LOOKING_SIDE));
  const small = shrink(image, factor);
  const threshold = otsuThreshold(small);
  const region = findBrightRegion(small, threshold);
  if (region.area < ocrSettings.leastSheet * small.width * small.height) return null;
  if (reachesBorders(region) || contrast(small, region) < LEAST_CONTRAST) return null;
  const quad = fitQuad(region);
  if (quad === null || !isSheet(quad, region)) return null;
  return quad.map((p) => ({ x: p.x * factor, y: p.y * factor })) as Quad;
}

function reachesBorders({ width, height, left, right, top, bottom }: Region): boolean {
  const share = (ends: Int32Array, border: number) =>
    ends.filter((v) => v === border).length / ends.length;
  return (
    share(left, 0) > BORDER &&
    share(right, width - 1) > BORDER &&
    share(top, 0) > BORDER &&
    share(bottom, height - 1) > BORDER
  );
}

/** Grey inside the region less the grey outside it. */
function contrast(image: GreyImage, region: Region): number {
  let inside = 0;
  let outside = 0;
  image.data.forEach((value, i) => {
    if (region.mask[i]) inside += value;
    else outside += value;
  });
  const rest = image.data.length - region.area;
  return rest === 0 ? 0 : inside / region.area - outside / rest;
}

/** A straight line: position = slope · t + offset, t running along the side. */
interface Side {
  slope: number;
  offset: number;
}

function fitQuad(region: Region): Quad | null {
  const left = fitSide(region.left);
  const right = fitSide(region.right);
  const top = fitSide(region.top);
  const bottom = fitSide(region.bottom);
  if (!left || !right || !top || !bottom) return null;
  return [meet(left, top), meet(right, top), meet(right, bottom), meet(left, bottom)];
}

/** Slope by the median over pairs far apart (Theil–Sen), which curled corners do not pull. */
function fitSide(ends: Int32Array): Side | null {
  const known: { t: number; v: number }[] = [];
  ends.forEach((v, t) => {
    if (v >= 0) known.push({ t, v });
  });
  const margin = Math.floor(known.length * 0.08);
  const points = known.slice(margin, known.length - margin);
  const half = Math.floor(points.length / 2);
  if (half < 10) return null;
  const slopes = points.slice(0, half).map((p, i) => {
    const q = points[i + half] as { t: number; v: number };
    return (q.v - p.v) / (q.t - p.t);
  });
  const slope = median(slopes);
  return { slope, offset: median(points.map((p) => p.v - slope * p.t)) };
}

/** Where an upright side x = s y + o meets a level side y = s x + o. */
function meet(upright: Side, level: Side): Point {
  const y = (level.slope * upright.offset + level.offset) / (1 - level.slope * upright.slope);
  return { x: upright.slope * y + upright.offset, y };
}

function isSheet(quad: Quad, region: Region): boolean {
  const area = quadArea(quad);
  if (region.area < LEAST_FILL * area || region.area > area / LEAST_FILL) return false;
  return quad.every((corner, i) => {
    const before = quad[(i + 3) % 4] as Point;
    const after = quad[(i + 1) % 4] as Point;
    const a = { x: before.x - corner.x, y: before.y - corner.y };
    const b = { x: after.x - corner.x, y: after.y - corner.y };
    const cosine = (a.x * b.x + a.y * b.y) / (Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y));
    return Math.abs(cosine) < SQUARENESS && a.y * b.x - a.x * b.y > 0;
  });
}

function quadArea(quad: Quad): number {
  let twice = 0;
  quad.forEach((p, i) => {
    const q = quad[(i + 1) % 4] as Point;
    twice += p.x * q.y - q.x * p.y;
  });
  return Math.abs(twice) / 2;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
