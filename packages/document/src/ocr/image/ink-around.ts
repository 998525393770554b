import type { Box } from "../../model";
import { ocrSettings } from "../settings";
import type { GreyImage } from "./grey-image";

/** Looked this far for a neighbour, in em. */
const REACH = 3;
/** A column of the gap may hold this much ink: specks are no neighbours. */
const SPECK = 2;
/** Marks reach beyond their box by no more than this share of it. */
const BEYOND = 0.9;
/** Blur reaches this far beyond what counts as ink. */
const HALO = 2;

export function isInk(
  { width, height, data }: GreyImage,
  x: number,
  y: number,
  level: number = ocrSettings.inkLevel,
): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && (data[y * width + x] as number) < level;
}

/**
 * Pixels of blank on one side of a box, level with it but for an inset at its head and foot (a share of its height), where ticks
 * leave it; no more than is looked for.
 */
export function gapBeside(
  image: GreyImage,
  box: Box,
  side: -1 | 1,
  em: number,
  share = 0.1,
): number {
  const inset = Math.round(share * (box.bottom - box.top));
  const start = side < 0 ? box.x0 - 1 - HALO : box.x1 + HALO;
  const reach = Math.round(REACH * em);
  for (let gap = 0; gap < reach; gap++) {
    const x = start + side * gap;
    let ink = 0;
    for (let y = box.top + inset; y < box.bottom - inset; y++) if (isInk(image, x, y)) ink++;
    if (ink > SPECK) return gap + HALO;
  }
  return reach;
}

/** True where ink that touches the box goes on beyond it. */
export function hangsOn(image: GreyImage, box: Box): boolean {
  const slack = HALO + Math.round(0.12 * (box.x1 - box.x0));
  const window = grown(box, 2 * slack);
  const near = grown(box, slack);
  return inkFrom(image, box, window).some(
    ([x, y]) => x < near.x0 || x >= near.x1 || y < near.top || y >= near.bottom,
  );
}

/** Whitens a box and the ink that hangs on it, a tick drawn beyond it, unless that leads on to other writing. */
export function wipeInk(image: GreyImage, box: Box): void {
  const margin = Math.round(BEYOND * (box.x1 - box.x0));
  const window = grown(box, margin);
  const hanging = inkFrom(image, box, window);
  const leadsOn = hanging.some(
    ([x, y]) =>
      x === window.x0 || y === window.top || x === window.x1 - 1 || y === window.bottom - 1,
  );
  whiten(image, grown(box, HALO));
  if (leadsOn) return;
  for (const [x, y] of hanging)
    whiten(image, grown({ x0: x, top: y, x1: x + 1, bottom: y + 1 }, HALO));
}

function grown({ x0, top, x1, bottom }: Box, by: number): Box {
  return { x0: x0 - by, top: top - by, x1: x1 + by, bottom: bottom + by };
}

function inkFrom(image: GreyImage, box: Box, window: Box): [number, number][] {
  const width = window.x1 - window.x0;
  const seen = new Uint8Array(width * (window.bottom - window.top));
  const found: [number, number][] = [];
  const visit = (x: number, y: number) => {
    if (x < window.x0 || x >= window.x1 || y < window.top || y >= window.bottom) return;
    const at = (y - window.top) * width + x - window.x0;
    if (seen[at] || !isInk(image, x, y)) return;
    seen[at] = 1;
    found.push([x, y]);
  };
  for (let y = box.top; y < box.bottom; y++) for (let x = box.x0; x < box.x1; x++) visit(x, y);
  for (let next = 0; next < found.length; next++) {
    const [x, y] = found[next] as [number, number];
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return found;
}

function whiten({ width, height, data }: GreyImage, { x0, top, x1, bottom }: Box): void {
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    data.fill(255, y * width + Math.max(0, x0), y * width + Math.min(width, x1));
}
