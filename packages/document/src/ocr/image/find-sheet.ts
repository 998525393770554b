import { findSheet as findOutline } from "@inkform/raster/find-sheet";
import type { Quad } from "@inkform/raster/quad";
import { findBrightSheet } from "./find-bright-sheet";
import { goesOnBeyond } from "./goes-on-beyond";
import type { GreyImage } from "./grey-image";

/** Corners closer than this, in shares of the image's diagonal, are the same: curled edges are followed a little differently. */
const SAME_CORNER = 0.04;
/** A sheet was scanned, or is a panel printed on a page, where its corners are this close to a rectangle that stands upright. */
const SQUARE = 0.004;

/** The outline is found to a cell of its grid: so much is left out, or a strip of desk would be taken for a rule. */
const RIM = 0.004;

/** Corners of a sheet on a desk, clockwise from the top left, in pixels; null where there is none, or where dark bars across a page part it. */
export function findSheet(image: GreyImage): Quad | null {
  const quad = findCorners(image);
  return quad && !goesOnBeyond(image, quad) ? quad : null;
}

/**
 * Where all of the paper is brighter than all of the desk, the region that is bright tells its corners best. In falling light or shadow that region is
 * a part of the sheet, or none: then the outline counts, which is darker beyond wherever one looks.
 */
function findCorners(image: GreyImage): Quad | null {
  const bright = findBrightSheet(image);
  const outline = findOutline({ ...image, channels: 1, dpi: null });
  if (!outline) return bright;
  const diagonal = Math.hypot(image.width, image.height);
  if (bright && farthest(bright, outline) < SAME_CORNER * diagonal) return bright;
  return farthest(outline, uprightHull(outline)) < SQUARE * diagonal
    ? bright
    : inset(outline, RIM * diagonal);
}

/** The corners moved inwards along both of their sides. */
function inset(quad: Quad, by: number): Quad {
  return quad.map((corner, k) => {
    const moved = { ...corner };
    for (const other of [quad[(k + 1) % 4], quad[(k + 3) % 4]]) {
      if (!other) continue;
      const share = by / Math.hypot(other.x - corner.x, other.y - corner.y);
      moved.x += (other.x - corner.x) * share;
      moved.y += (other.y - corner.y) * share;
    }
    return moved;
  }) as Quad;
}

/** The largest distance of two corners that belong together. */
function farthest(a: Quad, b: Quad): number {
  return Math.max(...a.map((p, k) => Math.hypot(p.x - (b[k]?.x ?? 0), p.y - (b[k]?.y ?? 0))));
}

function uprightHull(quad: Quad): Quad {
  const xs = quad.map(({ x }) => x);
  const ys = quad.map(({ y }) => y);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
}
