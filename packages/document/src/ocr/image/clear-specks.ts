import { type Component, findComponents } from "./components";
import type { GreyImage } from "./grey-image";
import { dotSize, softenDots } from "./soften-dots";

/** Pixels from this on are paper. */
const PAPER = 160;
const WHITE = 255;
/** Specks are smaller than the point of an i, in square em. */
const SPECK = 0.008;
/** Of what is as small this share is as small as the specks of the page, most of which are a pixel each: the rest are points. */
const MOST = 0.995;
/** A page is full of them where so many stand on a square em on the mean: dust and the noise of a fax are a third of one at most. */
const FULL = 1.5;
/** A dark bar is full of holes where a square em has so many: ideographs have fewer. */
const HOLED = 12;

/**
 * The page without the specks that are left of its paper's own lightness where it was made black and white by spreading what is lost, or by the
 * lightness around each pixel, and without the holes that this left in its dark bars: readers take some of them for points and accents, and they join what
 * stands apart. Specks that are the dots of greys become greys again. The image given where it is not full of them: a few specks are told from the points of small type by
 * nothing. `em` in pixels.
 */
export function clearSpecks(image: GreyImage, em: number): GreyImage {
  const { width, height } = image;
  const small = smallIn(image, SPECK * em * em).sort((a, b) => a.area - b.area);
  if (small.length * em * em < FULL * width * height) return image;
  const dot = dotSize(small);
  if (dot !== null) return softenDots(image, em, dot);
  const largest = small[Math.floor(MOST * small.length)]?.area ?? 0;
  const cleared = { width, height, data: image.data.slice() };
  for (const piece of small) if (piece.area <= largest) paint(cleared, piece, WHITE);
  const holes = smallIn(inverted(image), SPECK * em * em);
  for (const hole of crowded(holes, width, em)) paint(cleared, hole, 0);
  return cleared;
}

const smallIn = (image: GreyImage, size: number): Component[] =>
  findComponents(image, PAPER).filter(({ area }) => area <= size);

const inverted = ({ width, height, data }: GreyImage): GreyImage => ({
  width,
  height,
  data: data.map((value) => WHITE - value),
});

/** Those in squares of an em that have many. */
function crowded(holes: readonly Component[], width: number, em: number): Component[] {
  const columns = Math.ceil(width / em);
  const squareOf = ({ x0, top }: Component) => Math.floor(top / em) * columns + Math.floor(x0 / em);
  const counts = new Map<number, number>();
  for (const hole of holes) counts.set(squareOf(hole), (counts.get(squareOf(hole)) ?? 0) + 1);
  return holes.filter((hole) => (counts.get(squareOf(hole)) ?? 0) >= HOLED);
}

function paint(
  { width, data }: GreyImage,
  { x0, top, x1, bottom }: Component,
  value: number,
): void {
  for (let y = top; y < bottom; y++) data.fill(value, y * width + x0, y * width + x1);
}
