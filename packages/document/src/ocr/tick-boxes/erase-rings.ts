import { median } from "../../layout/box";
import type { Box } from "../../model";
import { type Component, findComponents } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { isInk } from "../image/ink-around";
import { ocrSettings } from "../settings";

/** How wide and high a ring around a choice is, in em: one that is about as wide as high may be a box to tick. */
const WIDE = { least: 1.3, most: 20 } as const;
const HIGH = { least: 1.1, most: 3.2 } as const;
const SQUARE = { ratio: 1.25, least: 1.15 } as const;
/** Directions in which a ring is looked at, and the share of them in which it must be seen and hardly anything beyond it. */
const RAYS = 64;
const SEEN = 0.94;
const BEYOND = 0.3;
/** A hand keeps so near to an ellipse, as a share of its half axes; what stands within is further inside. */
const NEAREST = 1.02;
const FARTHEST = 0.74;
/** … and on the whole nearer than this. */
const USUAL = 0.9;
const WITHIN = 0.66;
/** Pixels from look to look along a ray, and along the curve where it is wiped out. */
const STEP = 0.7;
/** With the letters that it touches a ring has so many times the ink of its curve; underlined words that hang together have more. */
const MORE = 2.6;
/** Where it is pressed it is so many times as thick at most. */
const SWELLS = 1.6;
/** Of what is within, ink takes this share. */
const INKED = { least: 0.03, most: 0.6 } as const;
/** A pen is thinner than print, and lighter where it runs fast: what is darker than this may be of a ring. */
export const PEN_LEVEL = (ocrSettings.inkLevel + ocrSettings.ruleLevel) / 2;
/** Blur reaches so far beyond what counts as ink, in pixels. */
const HALO = 2;

/** An image, and what is darker than which is ink in it. */
interface Seen {
  image: GreyImage;
  level: number;
}

/** Finds closed curves that were drawn around words, and wipes them out in place so that the words can be read. Boxes in pixels. */
export function eraseRings(
  image: GreyImage,
  em: number,
  level: number = ocrSettings.inkLevel,
): Box[] {
  const seen = { image, level };
  return findComponents(image, level)
    .filter((piece) => hasSize(piece, em))
    .flatMap(({ x0, top, x1, bottom, area }) => {
      const box = { x0, top, x1, bottom };
      const pen = penOf(seen, box);
      if (pen === null || area > MORE * pen * roundOf(box) || !isInked(image, box)) return [];
      wipe(seen, box, pen);
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

/** The point in a direction at a share of the half axes. */
function pointAt({ x0, x1, top, bottom }: Box, angle: number, share: number): [number, number] {
  const [rx, ry] = [(x1 - x0) / 2, (bottom - top) / 2];
  const x = (x0 + x1 - 1) / 2 + share * rx * Math.cos(angle);
  return [Math.round(x), Math.round((top + bottom - 1) / 2 + share * ry * Math.sin(angle))];
}

/** How far apart two looks along a ray are, as a share of the half axes. */
function stepAt({ x0, x1, top, bottom }: Box, angle: number): number {
  const [rx, ry] = [(x1 - x0) / 2, (bottom - top) / 2];
  return STEP / Math.hypot(rx * Math.cos(angle), ry * Math.sin(angle));
}

/** At which share of the half axes the pen's outer edge is seen in a direction; null where it is not. */
function edgeAt({ image, level }: Seen, box: Box, angle: number): number | null {
  const step = stepAt(box, angle);
  for (let share = NEAREST; share > FARTHEST; share -= step)
    if (isInk(image, ...pointAt(box, angle, share), level)) return share;
  return null;
}

/** How thick the pen was that drew a ring, in pixels; null where there is no ring. */
function penOf(seen: Seen, box: Box): number | null {
  const { image, level } = seen;
  const widths: number[] = [];
  const edges: number[] = [];
  let beyond = 0;
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (2 * Math.PI * ray) / RAYS;
    if (isInk(image, ...pointAt(box, angle, 1.14), level)) beyond++;
    const outer = edgeAt(seen, box, angle);
    if (outer === null) continue;
    const step = stepAt(box, angle);
    let inner = outer;
    while (inner > 0 && isInk(image, ...pointAt(box, angle, inner), level)) inner -= step;
    edges.push(outer);
    widths.push(outer - inner);
  }
  if (edges.length < SEEN * RAYS || beyond > BEYOND * RAYS || median(edges) < USUAL) return null;
  const usual = median(widths);
  // Above and below, a ray meets the pen squarely.
  return usual > NEAREST - FARTHEST ? null : (usual * (box.bottom - box.top)) / 2;
}

/** The length of the curve, nearly. */
const roundOf = ({ x0, x1, top, bottom }: Box): number =>
  (Math.PI / Math.SQRT2) * Math.hypot(x1 - x0, bottom - top);

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

/** Wiped as thick as the pen is in each place; where it ran over a letter, no more than what it may swell by. */
function wipe(seen: Seen, box: Box, pen: number): void {
  const [rx, ry] = [(box.x1 - box.x0) / 2, (box.bottom - box.top) / 2];
  const rays = Math.ceil((2 * Math.PI * Math.max(rx, ry)) / STEP);
  const discs = Array.from({ length: rays }, (_, ray) => {
    const angle = (2 * Math.PI * ray) / rays;
    const outer = edgeAt(seen, box, angle);
    if (outer === null) return null;
    const [x, y] = pointAt(box, angle, outer);
    // Square to the curve, inward.
    const [across, down] = [Math.cos(angle) * ry, Math.sin(angle) * rx];
    const [dx, dy] = [across, down].map((part) => -part / Math.hypot(across, down)) as [
      number,
      number,
    ];
    const isPen = (depth: number) =>
      isInk(seen.image, Math.round(x + depth * dx), Math.round(y + depth * dy), seen.level);
    let thick = pen;
    while (thick < SWELLS * pen && isPen(thick)) thick += STEP;
    return { x: x + (thick / 2) * dx, y: y + (thick / 2) * dy, r: thick / 2 + HALO };
  });
  for (const disc of discs) if (disc) wipeDisc(seen.image, disc);
}

function wipeDisc(
  { width, height, data }: GreyImage,
  { x: cx, y: cy, r }: { x: number; y: number; r: number },
) {
  for (let y = Math.max(0, Math.ceil(cy - r)); y <= Math.min(height - 1, cy + r); y++)
    for (let x = Math.max(0, Math.ceil(cx - r)); x <= Math.min(width - 1, cx + r); x++)
      if (Math.hypot(x - cx, y - cy) <= r) data[y * width + x] = 255;
}
