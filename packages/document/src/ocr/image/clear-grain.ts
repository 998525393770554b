import { type Component, findComponents } from "./components";
import { type FoundGrain, findGrain } from "./find-grain";
import type { GreyImage } from "./grey-image";
import { spread } from "./sums-around";

const BLACK = 255;
/** An area is cleared from this size on, in square em, where this share of it is clear of letters. */
const AREA = { size: 4, clear: 0.2 } as const;
/** Dots differ from the tint that they make by this much on the mean: what is grey throughout does not. */
const GRAIN = 10;
/** Dots none of which is darker than this trouble no reader: letters lose more by being set off from them than they gain. Darker than the mean by so many standard deviations is none. */
const LIGHT = 100;
const DARKEST = { dots: 2.5, tint: 2 } as const;
/** Letters are darker than the dots by this, at least, and of an area with letters this share is theirs. */
const LETTERS = { darker: 60, share: 0.015 } as const;
/** What is left of dots: pieces smaller than this, in square em, further than this from larger ones, in em, and nowhere darker than this. */
const REST = { size: 0.12, apart: 0.4, dark: 145, level: 200 } as const;

/**
 * The page without the dots that a copier, a fax or a scanner made of its tints, so that letters stand on white there too; the image given where it has none.
 * `em` in pixels.
 */
export function clearGrain(image: GreyImage, em: number): GreyImage {
  const grain = findGrain(image, em);
  if (grain === null) return image;
  const { width, height } = image;
  const areas = findComponents(asInk(grain.areas, image), 128)
    .filter(({ area }) => area > AREA.size * em * em)
    .flatMap((hull) => tintOf(hull, grain, image));
  if (areas.length === 0) return image;
  const cleared = { width, height, data: image.data.slice() };
  const touched = new Uint8Array(width * height);
  for (const { hull, white, black } of areas) {
    setWithin(hull, grain.areas, width, (at) => {
      touched[at] = 1;
      cleared.data[at] = stretched(BLACK - (grain.soft.data[at] as number), white, black);
    });
  }
  wipeRest(cleared, touched, em);
  return cleared;
}

interface Tint {
  hull: Component;
  /** Darkness up to which all is paper, and from which on all is ink. */
  white: number;
  black: number;
}

/** How dark the tint of an area is, and its letters; nothing where it has no dots, or light ones. */
function tintOf(
  hull: Component,
  { areas, clear, soft }: FoundGrain,
  { width, data }: GreyImage,
): Tint[] {
  const [dots, tint] = [new Spread(), new Spread()];
  const letters = new Uint32Array(BLACK + 1);
  let grain = 0;
  setWithin(hull, areas, width, (at) => {
    const [sharp, blurred] = [BLACK - (data[at] as number), BLACK - (soft.data[at] as number)];
    letters[blurred] = (letters[blurred] as number) + 1;
    if (!clear[at]) return;
    dots.add(sharp);
    tint.add(blurred);
    grain += Math.abs(sharp - blurred);
  });
  if (dots.count < AREA.clear * hull.area || grain < GRAIN * dots.count) return [];
  if (dots.mean + DARKEST.dots * dots.deviation < LIGHT) return [];
  const white = tint.mean + DARKEST.tint * tint.deviation;
  const black = Math.max(white + LETTERS.darker, darkest(letters, LETTERS.share * hull.area));
  return [{ hull, white, black }];
}

class Spread {
  count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  get mean(): number {
    return this.sum / this.count;
  }

  get deviation(): number {
    return Math.sqrt(Math.max(0, this.squares / this.count - this.mean ** 2));
  }
}

/** The value that so many are above. */
function darkest(histogram: Uint32Array, count: number): number {
  let above = 0;
  let value = histogram.length - 1;
  while (value > 0 && above + (histogram[value] as number) < count)
    above += histogram[value--] as number;
  return value;
}

function stretched(dark: number, white: number, black: number): number {
  return BLACK * (1 - Math.min(1, Math.max(0, (dark - white) / (black - white))));
}

/** Small pieces where dots were that stand by themselves. */
function wipeRest(image: GreyImage, touched: Uint8Array, em: number): void {
  const { width, height, data } = image;
  const pieces = findComponents(image, REST.level).filter(
    ({ x0, top, area }) => area < REST.size * em * em && touched[top * width + x0],
  );
  const large = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) if ((data[at] as number) < REST.level) large[at] = 1;
  const all = new Uint8Array(width * height).fill(1);
  for (const piece of pieces) setWithin(piece, all, width, (at) => (large[at] = 0));
  const reach = Math.round(REST.apart * em);
  const near = spread(large, width, height, { x: reach, y: reach });
  for (const piece of pieces) {
    let isNear = false;
    let dark = 0;
    setWithin(piece, all, width, (at) => {
      isNear ||= near[at] === 1;
      dark = Math.max(dark, BLACK - (data[at] as number));
    });
    if (!isNear && dark < REST.dark) setWithin(piece, all, width, (at) => (data[at] = BLACK));
  }
}

function setWithin(
  { x0, top, x1, bottom }: Component,
  mask: Uint8Array,
  width: number,
  set: (at: number) => void,
): void {
  for (let y = top; y < bottom; y++)
    for (let at = y * width + x0; at < y * width + x1; at++) if (mask[at]) set(at);
}

function asInk(mask: Uint8Array, { width, height }: GreyImage): GreyImage {
  return { width, height, data: mask.map((set) => (set ? 0 : BLACK)) };
}
