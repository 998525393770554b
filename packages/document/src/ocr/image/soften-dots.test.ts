import { describe, expect, it } from "vitest";
import { clearSpecks } from "./clear-specks";
import type { GreyImage } from "./grey-image";

const EM = 28;
const [width, height] = [420, 240];
const GREYS = { paper: 246, light: 120, dark: 10 } as const;
const HALF = 128;

/** Light strokes, two pixels wide, over a dark bar, on grey paper. */
function page(): Float32Array {
  const greys = new Float32Array(width * height).fill(GREYS.paper);
  const fill = (x: number, y: number, wide: number, tall: number, value: number) => {
    for (let row = y; row < y + tall; row++)
      greys.fill(value, row * width + x, row * width + x + wide);
  };
  for (const y of [30, 80, 130]) for (let x = 20; x < 380; x += 14) fill(x, y, 2, 20, GREYS.light);
  fill(20, 190, 360, 30, GREYS.dark);
  return greys;
}

/** In black and white, what each pixel loses spread over those to come (Floyd and Steinberg 1976). */
function dithered(greys: Float32Array): GreyImage {
  const left = greys.slice();
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) {
    data[at] = (left[at] as number) < HALF ? 0 : 255;
    const lost = (left[at] as number) - (data[at] as number);
    for (const [to, share] of [
      [at + 1, 7 / 16],
      [at + width - 1, 3 / 16],
      [at + width, 5 / 16],
      [at + width + 1, 1 / 16],
    ] as const)
      if (to < left.length) left[to] = (left[to] as number) + share * lost;
  }
  return { width, height, data };
}

/** The lightest and the mean of what is meant to have this grey. */
function seen({ data }: GreyImage, meant: Float32Array, grey: number) {
  const own = [...data].filter((_, at) => meant[at] === grey);
  return {
    lightest: own.reduce((most, one) => Math.max(most, one), 0),
    mean: own.reduce((sum, one) => sum + one, 0) / own.length,
  };
}

describe("a page made black and white by dots", () => {
  const meant = page();
  const soft = clearSpecks(dithered(meant), EM);

  it("is grey again: its light strokes are whole, and its paper is white", () => {
    expect(seen(soft, meant, GREYS.light).lightest).toBeLessThan(235);
    expect(seen(soft, meant, GREYS.light).mean).toBeLessThan(200);
    expect(seen(soft, meant, GREYS.paper).mean).toBeGreaterThan(245);
    expect(seen(soft, meant, GREYS.dark).mean).toBeLessThan(20);
  });

  it("is grey again where a reader of PDFs enlarged it", () => {
    const large = (values: ArrayLike<number>) => {
      const at = (x: number, y: number) => values[Math.min(y, height - 1) * width + x] as number;
      return Float32Array.from({ length: 1.5 * width * 1.5 * height }, (_, i) => {
        const [x, y] = [(i % (1.5 * width)) / 1.5, Math.floor(i / (1.5 * width)) / 1.5];
        const [left, top] = [Math.floor(x), Math.floor(y)];
        const [u, v] = [x - left, y - top];
        const right = Math.min(left + 1, width - 1);
        const above = (1 - u) * at(left, top) + u * at(right, top);
        return (1 - v) * above + v * ((1 - u) * at(left, top + 1) + u * at(right, top + 1));
      });
    };
    const size = { width: 1.5 * width, height: 1.5 * height };
    const data = Uint8Array.from(large(dithered(meant).data));
    const enlarged = clearSpecks({ ...size, data }, 1.5 * EM);
    expect(seen(enlarged, large(meant), GREYS.light).lightest).toBeLessThan(235);
    expect(seen(enlarged, large(meant), GREYS.paper).mean).toBeGreaterThan(245);
  });

  it("is left to its specks where these touch each other, as noise does", () => {
    const noisy = dithered(meant);
    for (let at = 0; at < noisy.data.length; at += 97)
      if (meant[at] === GREYS.paper) noisy.data.fill(0, at, at + 2);
    const cleared = clearSpecks(noisy, EM);
    expect(new Set(cleared.data)).toEqual(new Set([0, 255]));
  });
});
