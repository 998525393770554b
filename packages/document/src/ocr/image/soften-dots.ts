import type { Component } from "./components";
import type { GreyImage } from "./grey-image";
import { smoothed } from "./smoothed";
import { sumsAround } from "./sums-around";

const BLACK = 255;
/** Pixels darker than this are ink. */
const INK = 160;
/** Where dots are spread from what each pixel loses none touches the next: so few of the smallest specks are two pixels. Noise about a threshold has five in a hundred. */
const TOUCHING = 0.02;
/** The Gaussian under which dots become a grey and the strokes of small type stay, in pixels: dots are of one pixel at any resolution. */
const SMOOTH = 0.9;
/** Paper is where no more ink lies within an em than this many times what lies there at one place in five. */
const PAPER = { quantile: 0.2, times: 1.3 } as const;
/** What is darker than paper by fewer standard deviations of it is white, and what is as dark as this black. */
const WHITE = 1.5;
const DARKEST = 200;

/** Whether the specks of a page are the dots of greys (dithering: Floyd and Steinberg 1976, or a pattern). */
export function areDots(specks: readonly Component[]): boolean {
  const one = specks.filter(({ area }) => area === 1).length;
  const two = specks.filter(({ area }) => area === 2).length;
  return two < TOUCHING * (one + two);
}

/** A page that was made black and white by dots, in greys again: its light letters are made of nothing else. `em` in pixels. */
export function softenDots(image: GreyImage, em: number): GreyImage {
  const soft = smoothed(image, SMOOTH);
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
