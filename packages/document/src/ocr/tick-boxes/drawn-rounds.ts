import type { Box } from "../../model";
import { findComponents } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { isInk } from "../image/ink-around";
import { ocrSettings } from "../settings";
import { type Drawn, isMarked, isSquare, LARGEST } from "./drawn-boxes";

/** Smaller circles are the letter o. */
const SMALLEST_ROUND = 0.6;
/** Directions in which a circle is looked at. */
const RAYS = 32;

/** Circles that hang together, and dots as large as them. */
export function findRounds(image: GreyImage, em: number): Drawn[] {
  return findComponents(image, ocrSettings.inkLevel)
    .filter((piece) => isSquare(piece, SMALLEST_ROUND * em, LARGEST * em))
    .filter((piece) => isRing(image, piece))
    .map(({ x0, top, x1, bottom }) => {
      const box = { x0, top, x1, bottom };
      return { box, round: true, ticked: isMarked(image, box) };
    });
}

/** Ink lies just within the inscribed circle in every direction, and none in the corners outside it. */
function isRing(image: GreyImage, { x0, top, x1, bottom }: Box): boolean {
  const [cx, cy] = [(x0 + x1 - 1) / 2, (top + bottom - 1) / 2];
  const [rx, ry] = [(x1 - x0) / 2, (bottom - top) / 2];
  let drawn = 0;
  let outside = 0;
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (2 * Math.PI * ray) / RAYS;
    const inkAt = (share: number) =>
      isInk(
        image,
        Math.round(cx + share * rx * Math.cos(angle)),
        Math.round(cy + share * ry * Math.sin(angle)),
      );
    if ([0.97, 0.92, 0.87, 0.82, 0.77].some(inkAt)) drawn++;
    if (inkAt(1.14)) outside++;
  }
  return drawn >= 0.94 * RAYS && outside <= 0.06 * RAYS;
}
