import { ocrSettings } from "../settings";
import type { Component } from "./components";

const DEGREE = Math.PI / 180;
/** Each step is searched around the best angle of the step before, in degrees. */
const STEPS = [0.5, 0.1, 0.02] as const;
/** Letters of one line must outnumber this for a direction to be told. */
const LEAST_LETTERS = 12;

/**
 * The angle (degrees, clockwise) by which the lines of writing lean: where the feet of the letters,
 * projected along it, pile up most sharply (Baird 1987, the skew of component bottoms).
 */
export function findSkew(letters: readonly Component[], height: number): number {
  if (letters.length < LEAST_LETTERS) return 0;
  const feet = letters.map((letter) => ({ x: (letter.x0 + letter.x1) / 2, y: letter.bottom }));
  let best = 0;
  let reach: number = ocrSettings.maxSkew;
  for (const step of STEPS) {
    best = sharpest(feet, height, best - reach, best + reach, step);
    reach = step;
  }
  return best;
}

function sharpest(
  feet: readonly { x: number; y: number }[],
  height: number,
  from: number,
  to: number,
  step: number,
): number {
  let best = 0;
  let bestScore = -1;
  const count = Math.round((to - from) / step);
  for (let i = 0; i <= count; i++) {
    const angle = from + i * step;
    const score = sharpness(feet, height, angle);
    // Of equal scores the angle nearest to none: a page without lines is not turned.
    if (score > bestScore || (score === bestScore && Math.abs(angle) < Math.abs(best))) {
      bestScore = score;
      best = angle;
    }
  }
  return best;
}

function sharpness(
  feet: readonly { x: number; y: number }[],
  height: number,
  angle: number,
): number {
  const slope = Math.tan(angle * DEGREE);
  const bin = Math.max(1, height / 8);
  const bins = new Map<number, number>();
  for (const { x, y } of feet) {
    const at = Math.round((y - x * slope) / bin);
    bins.set(at, (bins.get(at) ?? 0) + 1);
  }
  let score = 0;
  for (const [at, count] of bins) score += count * (count + (bins.get(at + 1) ?? 0));
  return score;
}

/**
 * True where lines run up or down rather than across: letters stand nearest to their neighbours
 * along the line they are in.
 */
export function isTurnedSideways(letters: readonly Component[], height: number): boolean {
  if (letters.length < LEAST_LETTERS) return false;
  const sorted = letters.toSorted((a, b) => a.top - b.top);
  let across = 0;
  let along = 0;
  sorted.forEach((letter, i) => {
    const neighbour = nearest(sorted, i, height * 3);
    if (neighbour === null) return;
    const dx = Math.abs(neighbour.x0 + neighbour.x1 - letter.x0 - letter.x1);
    const dy = Math.abs(neighbour.top + neighbour.bottom - letter.top - letter.bottom);
    if (dx > dy) across++;
    else along++;
  });
  return along > across * 1.5;
}

function nearest(sorted: readonly Component[], i: number, reach: number): Component | null {
  const letter = sorted[i] as Component;
  let best: Component | null = null;
  let bestGap = reach;
  const visit = (other: Component) => {
    const gapX = Math.max(other.x0 - letter.x1, letter.x0 - other.x1, 0);
    const gapY = Math.max(other.top - letter.bottom, letter.top - other.bottom, 0);
    // Pieces over one another in both directions are parts of one character.
    if (gapX + gapY === 0 || Math.hypot(gapX, gapY) >= bestGap) return;
    bestGap = Math.hypot(gapX, gapY);
    best = other;
  };
  for (
    let k = i + 1;
    k < sorted.length && (sorted[k] as Component).top - letter.bottom < reach;
    k++
  ) {
    visit(sorted[k] as Component);
  }
  for (let k = i - 1; k >= 0 && letter.top - (sorted[k] as Component).top < reach * 3; k--) {
    visit(sorted[k] as Component);
  }
  return best;
}
