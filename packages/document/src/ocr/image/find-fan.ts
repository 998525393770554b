import type { Component } from "./components";
import { type Point, type Projective, rectangleTo } from "./projective";

/** Lines of writing that run together in the distance, about the middle of a page. */
export interface Fan {
  /** The tangent by which they lean in the middle. */
  lean: number;
  /** By how much more they lean at the page's foot than at its head. */
  spread: number;
  /** How much sharper the feet of the letters pile up along it than along directions that are none of theirs. */
  sharpness: number;
  /** How much sharper than along parallel lines. */
  gain: number;
}

interface Size {
  width: number;
  height: number;
}

/** Steps and reaches of the search, in tangents. Lean as far as a skew may go. */
const LEAN = { reach: 0.36, step: 0.006 } as const;
const SPREAD = { reach: 0.24, step: 0.02 } as const;
/** Finer steps around the best, in shares of the coarse ones. */
const FINER = [0.5, 0.25, 0.125] as const;
/** So many letters tell the fan; more only take time. */
const ENOUGH = 2000;
/** Letters that pile up so sharply along parallel lines already lie on no fan. */
const PARALLEL = 4.5;

/**
 * The fan of lines along which the feet of the letters pile up most sharply: Baird's skew (find-skew.ts) with one more degree of
 * freedom, the convergence of parallel lines seen from the side. Lengths in pixels; the letters lie around `middle`.
 */
export function findFan(
  letters: readonly Component[],
  letterHeight: number,
  { width, height }: Size,
  middle: Point,
): Fan {
  const every = Math.ceil(letters.length / ENOUGH);
  const feet = letters
    .filter((_, index) => index % every === 0)
    .map(({ x0, x1, bottom }) => ({ x: (x0 + x1) / 2 - middle.x, y: bottom - middle.y }));
  const bin = Math.max(1, letterHeight / 8);
  const rise = (LEAN.reach + SPREAD.reach) * width;
  const bins = new Uint32Array(Math.ceil((2 * (height + rise)) / bin) + 2);
  const score = (lean: number, spread: number) => pileUp(feet, lean, spread / height, bin, bins);
  const level = trials(0, score);
  const parallel = climb(sharpest(level), score, [0]);
  const usual = level.map((one) => one.score).sort((a, b) => a - b)[level.length >> 1] ?? 0;
  const sharpness = (best: Trial) => best.score / Math.max(1, usual);
  if (sharpness(parallel) > PARALLEL) {
    return { ...parallel, sharpness: sharpness(parallel), gain: 1 };
  }
  const steps = Math.round(SPREAD.reach / SPREAD.step);
  const all = Array.from({ length: 2 * steps + 1 }, (_, k) =>
    k === steps ? level : trials((k - steps) * SPREAD.step, score),
  );
  const best = climb(sharpest(all.flat()), score, [-1, 0, 1]);
  return { ...best, sharpness: sharpness(best), gain: best.score / Math.max(1, parallel.score) };
}

/** A page on which the lines of the fan run level and apart from each other, and the way back from it. */
export function unfold(
  { lean, spread }: Fan,
  { width, height }: Size,
): Size & { toSource: Projective } {
  const [cx, cy] = [width / 2, height / 2];
  /** Where the line through a point crosses the middle. */
  const crossing = (x: number, y: number) =>
    cy + (y - cy - (x - cx) * lean) / (1 + ((x - cx) * spread) / height);
  const crossings = [0, width].flatMap((x) => [crossing(x, 0), crossing(x, height)]);
  const top = Math.floor(Math.min(...crossings));
  const bottom = Math.ceil(Math.max(...crossings));
  const at = (x: number, y: number): Point => ({
    x,
    y: y + (x - cx) * (lean + ((y - cy) * spread) / height),
  });
  const corners = [at(0, top), at(width, top), at(width, bottom), at(0, bottom)] as const;
  return { width, height: bottom - top, toSource: rectangleTo(width, bottom - top, corners) };
}

interface Trial {
  lean: number;
  spread: number;
  score: number;
}

type Score = (lean: number, spread: number) => number;

function trials(spread: number, score: Score): Trial[] {
  const steps = Math.round(LEAN.reach / LEAN.step);
  return Array.from({ length: 2 * steps + 1 }, (_, k) => {
    const lean = (k - steps) * LEAN.step;
    return { lean, spread, score: score(lean, spread) };
  });
}

function sharpest(tried: readonly Trial[]): Trial {
  return tried.reduce((a, b) => (b.score > a.score ? b : a));
}

/** The best around `start`, in ever finer steps, its spread changed by these many of them. */
function climb(start: Trial, score: Score, spreads: readonly number[]): Trial {
  let best = start;
  for (const share of FINER) {
    const from = best;
    for (const i of [-1, 0, 1]) {
      for (const k of spreads) {
        const lean = from.lean + i * share * LEAN.step;
        const spread = from.spread + k * share * SPREAD.step;
        const one = { lean, spread, score: score(lean, spread) };
        if (one.score > best.score) best = one;
      }
    }
  }
  return best;
}

/** Feet on one line of the fan share a bin, or fall into the next one. */
function pileUp(
  feet: readonly Point[],
  lean: number,
  spread: number,
  bin: number,
  bins: Uint32Array,
): number {
  bins.fill(0);
  const middle = bins.length >> 1;
  for (const { x, y } of feet) {
    const at = middle + Math.round((y - x * lean) / (1 + x * spread) / bin);
    if (at >= 0 && at < bins.length) bins[at] = (bins[at] as number) + 1;
  }
  let score = 0;
  for (let k = 0; k + 1 < bins.length; k++) {
    const count = bins[k] as number;
    if (count > 0) score += count * (count + (bins[k + 1] as number));
  }
  return score;
}
