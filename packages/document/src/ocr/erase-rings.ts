import type { Box } from "../model";
import { type Component, findComponents } from "./components";
import type { GreyImage } from "./grey-image";
import { isInk } from "./ink-around";
import { ocrSettings } from "./settings";

/** How wide and high a ring around a choice is, in em: one that is about as wide as high may be a box to tick. */
const WIDE = { least: 1.3, most: 16 } as const;
const HIGH = { least: 1.1, most: 3.2 } as const;
const SQUARE = { ratio: 1.4, least: 1.35 } as const;
/** Directions in which a ring is looked at, and the share of them in which it must be seen and hardly anything beyond it. */
const RAYS = 64;
const SEEN = 0.94;
const BEYOND = 0.3;
/** A hand keeps so near to an ellipse, as a share of its half axes; what stands within is further inside. */
const NEAREST = 1.02;
const FARTHEST = 0.74;
const WITHIN = 0.66;
const STEP = 0.02;
/** Of what is within, ink takes this share. */
const INKED = { least: 0.03, most: 0.6 } as const;
/** Blur reaches so far beyond what counts as ink, in pixels. */
const HALO = 2;

/** Where the pen ran in one direction: from and to which share of the half axes. */
interface Stroke {
  outer: number;
  inner: number;
}

/** Finds closed curves that were drawn around words, and wipes them out in place so that the words can be read. Boxes in pixels. */
export function eraseRings(image: GreyImage, em: number): Box[] {
  return findComponents(image, ocrSettings.inkLevel)
    .filter((piece) => hasSize(piece, em))
    .flatMap(({ x0, top, x1, bottom }) => {
      const box = { x0, top, x1, bottom };
      const strokes = strokesOf(image, box);
      if (!strokes || !isInked(image, box)) return [];
      wipe(image, box, strokes);
      return [box];
    });
}

function hasSize({ x0, x1, top, bottom, area }: Component, em: number): boolean {
  const [wide, high] = [(x1 - x0) / em, (bottom - top) / em];
  const isSquare = wide < SQUARE.ratio * high;
  return (
    wide > WIDE.least &&
    wide < WIDE.most &&
    high > (isSquare ? SQUARE.least : HIGH.least) &&
    high < HIGH.most &&
    wide > 0.8 * high &&
    area < 0.5 * (x1 - x0) * (bottom - top)
  );
}

/** The point in the direction of a ray at a share of the half axes. */
function pointAt({ x0, x1, top, bottom }: Box, ray: number, share: number): [number, number] {
  const angle = (2 * Math.PI * ray) / RAYS;
  const [rx, ry] = [(x1 - x0) / 2, (bottom - top) / 2];
  const x = (x0 + x1 - 1) / 2 + share * rx * Math.cos(angle);
  return [Math.round(x), Math.round((top + bottom - 1) / 2 + share * ry * Math.sin(angle))];
}

/** Where the pen ran in each direction; null where that is no ring. */
function strokesOf(image: GreyImage, box: Box): (Stroke | null)[] | null {
  const strokes: (Stroke | null)[] = [];
  let beyond = 0;
  for (let ray = 0; ray < RAYS; ray++) {
    const inkAt = (share: number) => isInk(image, ...pointAt(box, ray, share));
    if (inkAt(1.14)) beyond++;
    let outer = NEAREST;
    while (outer > FARTHEST && !inkAt(outer)) outer -= STEP;
    let inner = outer;
    while (inner > 0 && inkAt(inner)) inner -= STEP;
    strokes.push(outer > FARTHEST ? { outer, inner } : null);
  }
  const seen = strokes.filter((stroke) => stroke !== null);
  if (seen.length < SEEN * RAYS || beyond > BEYOND * RAYS) return null;
  const widths = seen.map(({ outer, inner }) => outer - inner).sort((a, b) => a - b);
  const usual = widths[widths.length >> 1] ?? 0;
  // Where the pen ran over a letter, only its own width is wiped.
  return usual > NEAREST - FARTHEST
    ? null
    : strokes.map((one) => one && { ...one, inner: Math.max(one.inner, one.outer - 1.5 * usual) });
}

/** Something is written within. */
function isInked(image: GreyImage, { x0, x1, top, bottom }: Box): boolean {
  const [cx, cy] = [(x0 + x1 - 1) / 2, (top + bottom - 1) / 2];
  const [rx, ry] = [(WITHIN * (x1 - x0)) / 2, (WITHIN * (bottom - top)) / 2];
  let [ink, all] = [0, 0];
  for (let y = Math.ceil(cy - ry); y <= cy + ry; y++)
    for (let x = Math.ceil(cx - rx); x <= cx + rx; x++) {
      if (((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 > 1) continue;
      all++;
      if (isInk(image, x, y)) ink++;
    }
  return ink > INKED.least * all && ink < INKED.most * all;
}

function wipe(image: GreyImage, box: Box, strokes: readonly (Stroke | null)[]): void {
  const [cx, cy] = [(box.x0 + box.x1 - 1) / 2, (box.top + box.bottom - 1) / 2];
  const [rx, ry] = [(box.x1 - box.x0) / 2, (box.bottom - box.top) / 2];
  const halo = HALO / Math.min(rx, ry);
  for (let y = Math.max(0, box.top - HALO); y < Math.min(image.height, box.bottom + HALO); y++)
    for (let x = Math.max(0, box.x0 - HALO); x < Math.min(image.width, box.x1 + HALO); x++) {
      const [dx, dy] = [(x - cx) / rx, (y - cy) / ry];
      const turn = Math.atan2(dy, dx) / (2 * Math.PI);
      const stroke = strokes[Math.round((turn < 0 ? turn + 1 : turn) * RAYS) % RAYS];
      const share = Math.hypot(dx, dy);
      if (stroke && share > stroke.inner - halo && share < stroke.outer + halo + STEP)
        image.data[y * image.width + x] = 255;
    }
}
