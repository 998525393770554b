import { type Bend, fitBend, type Step } from "../../layout/baselines/bend";
import type { Box } from "../../model";
import type { Component } from "./components";
import { findLetters } from "./find-letters";
import type { GreyImage } from "./grey-image";
import type { Straightened } from "./straighten";
import { sample } from "./warp";

/** A page laid flat, and the way back: the hull on the bent page of a box on the flat one. */
export interface Flat {
  image: GreyImage;
  bentBack: (box: Box) => Box;
}

/** Steps between letters that tell how the paper bends; with fewer the page is left as it is. */
const LEAST_STEPS = 80;
/** So many letters tell it; more only take time. */
const ENOUGH = 6000;
/** The next letter of a line begins this far behind one, in its height, and is about as tall. */
const GAP = { least: -0.3, most: 1.5 } as const;
const SIZE = 1.35;
/** … and its foot no higher or lower, in its height. */
const DROP = 0.45;
/** Steps lead over so many letters: the feet of the next one alone lie too near for a slope. */
const LETTERS = 5;
/** Of the slope across the page. */
const ORDER = 3;
/** A bend that moves nothing by this much, in em, splits no line. */
const LEAST_SHIFT = 0.25;
/** … and no paper bends more, as a share of the page's height. */
const MOST_SHIFT = 0.12;
/** The feet of the letters have to pile up so much more sharply on the flat page. */
const LEAST_GAIN = 1.12;
/** Steps and reach of the search for how columns lean, in tangents, and how much sharper the starts of the texts have to pile up for it. */
const LEAN = { reach: 0.12, step: 0.004, gain: 1.1 } as const;
const WHITE = 255;

/**
 * A page whose paper curls, laid flat before it is read: the slopes of the lines of letters make up its bend (bend.ts), and every column of pixels is
 * moved up or down by it, and its columns set upright. Null where the lines run straight, or too few letters tell.
 */
export function flatten({ image, em, lean }: Straightened): Flat | null {
  const all = findLetters(image);
  const every = Math.ceil(all.length / ENOUGH);
  const next = nextLetters(all);
  const steps = stepsBetween(all, next).filter((_, index) => index % every === 0);
  if (steps.length < LEAST_STEPS) return null;
  const bend = fitBend(steps, image, ORDER);
  if (!bend) return null;
  const shifts = all.map(({ x0, bottom }) => bend.at(x0, bottom));
  const most = shifts.reduce((sum, shift) => Math.max(sum, Math.abs(shift)), 0);
  if (most < LEAST_SHIFT * em || most > MOST_SHIFT * image.height) return null;
  const bin = Math.max(1, em / 12);
  const bent = all.map(({ bottom }) => bottom);
  const flat = all.map(({ bottom }, index) => bottom - (shifts[index] as number));
  if (pileUp(flat, bin) < LEAST_GAIN * pileUp(bent, bin)) return null;
  const followers = new Set(next.values());
  const starts = all.filter((letter) => !followers.has(letter));
  return layFlat(image, { bend, lean: leanOf(starts, bend, em, lean) });
}

/** How far every column leans to the left on its way down, as a tangent: as the sides of the sheet do, unless the starts of the texts tell otherwise. */
function leanOf(starts: readonly Component[], bend: Bend, em: number, expected: number): number {
  const places = starts.map(({ x0, bottom }) => ({ x: x0, y: bottom - bend.at(x0, bottom) }));
  const sharpness = (lean: number) =>
    pileUp(
      places.map(({ x, y }) => x - lean * y),
      em / 4,
    );
  const steps = Math.round(LEAN.reach / LEAN.step);
  let best = { lean: expected, score: LEAN.gain * sharpness(expected) };
  for (let k = -steps; k <= steps; k++) {
    const score = sharpness(k * LEAN.step);
    if (score > best.score) best = { lean: k * LEAN.step, score };
  }
  return best.lean;
}

/** From every letter over the next ones of its line. */
function stepsBetween(
  letters: readonly Component[],
  next: ReadonlyMap<Component, Component>,
): Step[] {
  return letters.flatMap((letter): Step[] => {
    let last: Component | undefined = letter;
    for (let k = 0; last && k < LETTERS; k++) last = next.get(last);
    if (!last || !isAsTall(letter, last)) return [];
    const [from, to] = [letter, last].map(({ x0, x1 }) => (x0 + x1) / 2) as [number, number];
    return [
      { x: (from + to) / 2, y: letter.bottom, run: to - from, rise: last.bottom - letter.bottom },
    ];
  });
}

/** The letter to the right of each, if one stands there. */
function nextLetters(letters: readonly Component[]): Map<Component, Component> {
  const sorted = letters.toSorted((a, b) => a.x0 - b.x0);
  const next = new Map<Component, Component>();
  for (const [index, letter] of sorted.entries()) {
    const height = letter.bottom - letter.top;
    for (let at = index + 1; at < sorted.length; at++) {
      const other = sorted[at] as Component;
      const gap = other.x0 - letter.x1;
      if (gap > GAP.most * height) break;
      const isLevel = Math.abs(other.bottom - letter.bottom) < DROP * height;
      if (gap < GAP.least * height || !isLevel || !isAsTall(letter, other)) continue;
      next.set(letter, other);
      break;
    }
  }
  return next;
}

function isAsTall(a: Component, b: Component): boolean {
  const [one, other] = [a.bottom - a.top, b.bottom - b.top];
  return Math.max(one, other) < SIZE * Math.min(one, other);
}

/** How many of the feet share a height, or the next one. */
function pileUp(feet: readonly number[], bin: number): number {
  const counts = new Map<number, number>();
  for (const foot of feet) {
    const at = Math.round(foot / bin);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  let score = 0;
  for (const [at, count] of counts) score += count * (count + (counts.get(at + 1) ?? 0));
  return score;
}

/** How to come from a flat page back to the bent one. */
interface Way {
  bend: Bend;
  lean: number;
}

function layFlat(image: GreyImage, { bend, lean }: Way): Flat {
  const { width, height } = image;
  const edges = Array.from({ length: 33 }, (_, k) => (k * width) / 32);
  const upper = Math.ceil(Math.max(0, ...edges.map((x) => bend.at(x, 0))));
  const lower = Math.ceil(Math.max(0, ...edges.map((x) => -bend.at(x, height))));
  const flat = {
    width: width + Math.ceil(Math.abs(lean) * height),
    height: height + upper + lower,
  };
  const before = Math.max(0, lean) * height;
  /** The place on the page, bent still, from where the columns stand upright. */
  const upright = (x: number, y: number) => x - before + lean * y;
  const data = new Uint8Array(flat.width * flat.height).fill(WHITE);
  // Along a column of the bent page the way back is straight: two points of it tell the others.
  const first = Float64Array.from({ length: width }, (_, x) => bend.fromFlat(x + 0.5, 0));
  const pace = first.map((at, x) => (bend.fromFlat(x + 0.5, height) - at) / height + 1);
  for (let y = 0; y < flat.height; y++) {
    const level = y + 0.5 - upper;
    const shift = upright(0.5, level) - 0.5;
    for (let x = 0; x < flat.width; x++) {
      const across = x + shift;
      const column = Math.floor(across);
      if (column < 0 || column >= width - 1) continue;
      const down = level * (pace[column] as number) + (first[column] as number) - 0.5;
      if (down < 0 || down >= height - 1) continue;
      data[y * flat.width + x] = sample(image, across, down);
    }
  }
  const bentBack = (box: Box): Box => {
    const corners = [box.x0, (box.x0 + box.x1) / 2, box.x1].flatMap((x) =>
      [box.top, box.bottom].map((y) => {
        const [at, level] = [upright(x, y - upper), y - upper];
        return { x: at, y: level + bend.fromFlat(at, level) };
      }),
    );
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    return {
      x0: Math.min(...xs),
      x1: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  };
  return { image: { ...flat, data }, bentBack };
}
