import type { Box } from "../../model";
import { type Component, findComponents } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { gapBeside, isInk } from "../image/ink-around";
import { ocrSettings } from "../settings";

/** How wide a disc with a number in it is, in em, and how much wider than high. */
const SIZE = { least: 0.95, most: 2.2 } as const;
const ROUND = 0.12;
/** Directions in which a disc is looked at; its rim is ink from and to these shares of its half axes in nearly all, and white beyond. */
const RAYS = 48;
const RIM = { from: 0.78, to: 0.92, step: 0.07, seen: 0.92 } as const;
const BEYOND = { at: 1.2, most: 0.15 } as const;
/** The number leaves so much of what lies within the rim white; the bowls of bold letters leave more. */
const WITHIN = 0.7;
const WHITE = { least: 0.03, most: 0.45 } as const;
/** Discs stand so far from what is before them, and from their label, as shares of their width: letters of a word stand closer. */
const APART = { before: 0.3, behind: 0.2 } as const;
/** Discs of one size, below each other or on one line, number what stands behind them: so many at least, no further apart in size and place. */
const FEWEST = 3;
const ALIKE = 0.12;
const LEVEL = 0.35;
/** Blur reaches so far beyond what counts as ink, in pixels. */
const HALO = 2;

/** Wipes out in place dark discs with a light number in them, "❶ Name", which readers take for letters of the label behind them. Boxes in pixels. */
export function eraseDiscs(image: GreyImage, em: number): Box[] {
  const discs = findComponents(image, ocrSettings.inkLevel).filter(
    (piece) => hasSize(piece, em) && isDisc(image, piece) && standsApart(image, piece, em),
  );
  const series = discs.filter(
    (disc) => discs.filter((other) => areMates(disc, other)).length >= FEWEST,
  );
  for (const box of series) wipe(image, box);
  return series.map(({ x0, top, x1, bottom }) => ({ x0, top, x1, bottom }));
}

function areMates(disc: Box, other: Box): boolean {
  const wide = disc.x1 - disc.x0;
  const isAlike = Math.abs(other.x1 - other.x0 - wide) <= ALIKE * wide;
  const offsets = [other.x0 - disc.x0, other.top - disc.top].map(Math.abs);
  return isAlike && Math.min(...offsets) <= LEVEL * wide;
}

function standsApart(image: GreyImage, box: Box, em: number): boolean {
  const wide = box.x1 - box.x0;
  return (
    gapBeside(image, box, -1, em) >= APART.before * wide &&
    gapBeside(image, box, 1, em) >= APART.behind * wide
  );
}

function hasSize({ x0, x1, top, bottom, area }: Component, em: number): boolean {
  const [wide, high] = [x1 - x0, bottom - top];
  const isRound = Math.abs(wide - high) <= ROUND * Math.max(wide, high);
  return isRound && wide >= SIZE.least * em && wide <= SIZE.most * em && area > 0.45 * wide * high;
}

function isDisc(image: GreyImage, box: Box): boolean {
  const [cx, cy] = [(box.x0 + box.x1 - 1) / 2, (box.top + box.bottom - 1) / 2];
  const [rx, ry] = [(box.x1 - box.x0) / 2, (box.bottom - box.top) / 2];
  const inkAt = (ray: number, share: number) => {
    const angle = (2 * Math.PI * ray) / RAYS;
    return isInk(
      image,
      Math.round(cx + share * rx * Math.cos(angle)),
      Math.round(cy + share * ry * Math.sin(angle)),
    );
  };
  let [rim, beyond] = [0, 0];
  for (let ray = 0; ray < RAYS; ray++) {
    let isSolid = true;
    for (let share: number = RIM.from; share <= RIM.to; share += RIM.step)
      isSolid &&= inkAt(ray, share);
    if (isSolid) rim++;
    if (inkAt(ray, BEYOND.at)) beyond++;
  }
  if (rim < RIM.seen * RAYS || beyond > BEYOND.most * RAYS) return false;
  const white = whiteWithin(image, cx, cy, WITHIN * rx, WITHIN * ry);
  return white >= WHITE.least && white <= WHITE.most;
}

function whiteWithin(image: GreyImage, cx: number, cy: number, rx: number, ry: number): number {
  let [white, all] = [0, 0];
  for (let y = Math.ceil(cy - ry); y <= cy + ry; y++)
    for (let x = Math.ceil(cx - rx); x <= cx + rx; x++) {
      if (((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 > 1) continue;
      all++;
      if (!isInk(image, x, y)) white++;
    }
  return white / Math.max(1, all);
}

function wipe({ width, height, data }: GreyImage, { x0, top, x1, bottom }: Box): void {
  for (let y = Math.max(0, top - HALO); y < Math.min(height, bottom + HALO); y++)
    data.fill(255, y * width + Math.max(0, x0 - HALO), y * width + Math.min(width, x1 + HALO));
}
