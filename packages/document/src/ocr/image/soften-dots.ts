import type { Component } from "./components";
import type { GreyImage } from "./grey-image";
import { smoothed } from "./smoothed";
import { sumsAround } from "./sums-around";

const BLACK = 255;
/** Pixels darker than this are ink. */
const INK = 160;
/**
 * Nine in ten specks are single dots. Where dots are spread from what each pixel loses none touches the next: so few specks have the size of two. Of noise about a
 * threshold five in a hundred have.
 */
const SINGLE = 0.9;
const TOUCHING = { share: 0.02, size: [1.95, 2.8] } as const;
/** The Gaussian under which dots become a grey and the strokes of small type stay, in dots. */
const SMOOTH = 0.9;
/** Paper is where no more ink lies within an em than this many times what lies there at one place in five. */
const PAPER = { quantile: 0.2, times: 1.3 } as const;
/** What is darker than paper by fewer standard deviations of it is white, and what is as dark as this black. */
const WHITE = 1.5;
const DARKEST = 200;

/**
 * How wide the dots of a page are, in pixels, where its specks are the dots of greys (dithering: Floyd and Steinberg 1976, or a pattern); null for any other. A pixel of
 * the scan, they are wider where it was enlarged since.
 */
export function dotSize(specks: readonly Component[]): number | null {
  const areas = specks.map(({ area }) => area).toSorted((a, b) => a - b);
  const most = areas[Math.ceil(SINGLE * areas.length) - 1];
  if (most === undefined) return null;
  const single = areas.filter((area) => area <= most);
  const size = single.reduce((sum, area) => sum + area, 0) / single.length;
  const [least, largest] = TOUCHING.size.map((times) => times * size) as [number, number];
  const touching = areas.filter((area) => area >= least && area <= largest);
  return touching.length < TOUCHING.share * areas.length ? Math.sqrt(size) : null;
}

/** A page that was made black and white by dots so wide, in greys again: its light letters are made of nothing else. `em` and `dot` in pixels. */
export function softenDots(image: GreyImage, em: number, dot: number): GreyImage {
  const soft = smoothed(image, SMOOTH * dot);
  const { mean, deviation } = paperOf(image, soft, Math.round(em / 2));
  const white = mean + WHITE * deviation;
  const shades = Uint8Array.from({ length: BLACK + 1 }, (_, value) => {
    const share = (BLACK - value - white) / (DARKEST - white);
    return Math.round(BLACK * (1 - Math.min(1, Math.max(0, share))));
  });
  return { ...soft, data: soft.data.map((value) => shades[value] as number) };
}

/** How dark the paper is when smoothed, and by how much it differs from place to place. */
function paperOf(
  { width, height, data }: GreyImage,
  soft: GreyImage,
  reach: number,
): { mean: number; deviation: number } {
  const ink = data.map((value) => (value < INK ? 1 : 0));
  const around = sumsAround(ink, width, height, { x: reach, y: reach });
  const usual = around.slice().sort()[Math.floor(PAPER.quantile * around.length)] ?? 0;
  let [count, sum, squares] = [0, 0, 0];
  for (let at = 0; at < data.length; at++) {
    if ((around[at] as number) > PAPER.times * usual) continue;
    const dark = BLACK - (soft.data[at] as number);
    count++;
    sum += dark;
    squares += dark * dark;
  }
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(squares / count - mean ** 2) };
}
