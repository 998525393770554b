import type { Box, FractionBox, Page } from "../model";
import { pageSettings as settings } from "./settings";

/** How the frame of a page that was read from its pixels goes into that of its text layer, around one picture. */
export interface Placing {
  /** A box of the frame read, where it lies on the page: leaning as it was scanned. */
  toPage: (box: Box) => Box;
  /** The same, level: only moved, so that lines stay lines. */
  shift: (box: Box) => Box;
  /** Added to the height of a baseline by the shift. */
  down: number;
  /** From the frame of the page, shifted into it, to fractions of the page as uploaded. */
  toUploaded: (box: Box) => FractionBox;
}

/** Points between the places at which the frames are compared. */
const STEP = 10;

/**
 * The placing that leaves the middle of the picture where it is. Null where the writing in it runs another way than that of the page.
 */
export function placingOf(seen: Page, page: Page, picture: Box): Placing | null {
  const toPage = (box: Box): Box => {
    const [x, y, width, height] = seen.toUploaded(box);
    return {
      x0: x * page.width,
      top: y * page.height,
      x1: (x + width) * page.width,
      bottom: (y + height) * page.height,
    };
  };
  const at = (x: number, y: number) => {
    const { x0, top } = toPage({ x0: x, top: y, x1: x, bottom: y });
    return { x: x0, y: top };
  };
  const middle = { x: seen.width / 2, y: seen.height / 2 };
  const origin = at(middle.x, middle.y);
  const right = at(middle.x + STEP, middle.y);
  const below = at(middle.x, middle.y + STEP);
  // Near the middle the frames differ by a small turn (a, b over c, d), and anywhere in a scan.
  const [a, b] = [(right.x - origin.x) / STEP, (below.x - origin.x) / STEP];
  const [c, d] = [(right.y - origin.y) / STEP, (below.y - origin.y) / STEP];
  const lean = Math.max(Math.abs(a - 1), Math.abs(b), Math.abs(c), Math.abs(d - 1));
  if (lean > settings.pictureLean) return null;
  const centre = { x: (picture.x0 + picture.x1) / 2, y: (picture.top + picture.bottom) / 2 };
  const [x, y] = [centre.x - origin.x, centre.y - origin.y];
  const det = a * d - b * c;
  const across = centre.x - (middle.x + (d * x - b * y) / det);
  const down = centre.y - (middle.y + (a * y - c * x) / det);
  return {
    toPage,
    shift: (box) => moved(box, across, down),
    down,
    toUploaded: (box) => seen.toUploaded(moved(box, -across, -down)),
  };
}

function moved(box: Box, across: number, down: number): Box {
  return {
    x0: box.x0 + across,
    top: box.top + down,
    x1: box.x1 + across,
    bottom: box.bottom + down,
  };
}
