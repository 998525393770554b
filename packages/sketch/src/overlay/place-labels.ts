import type { Point } from "@inkform/geometry/model";
import type { InkMap } from "./ink-map";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Label {
  width: number;
  height: number;
  /** The writing it tells of, as it lies on the page. */
  about: Rect;
}

/** How much worse it is to lie on another label or on writing than on a line. */
const ON_LABEL = 6;
const ON_WRITING = 3;
/** Each pixel away from its writing is as bad as a line through so much of a label's height. */
const AWAY = 1.5;

/**
 * Places for labels (upper left corners), each beside its writing where it hides least: no other label, no writing,
 * few lines. Just below the writing where all places are alike, and always within the page.
 */
export function placeLabels(
  labels: readonly Label[],
  page: { width: number; height: number },
  ink: InkMap,
): Point[] {
  const placed: Rect[] = [];
  return labels.map((label, own) => {
    const { width, height } = label;
    const others = labels.flatMap(({ about }, i) => (i === own ? [] : [about]));
    let best: { rect: Rect; cost: number } | null = null;
    for (const at of placesBeside(label)) {
      const x = Math.max(0, Math.min(at.x, page.width - width));
      const y = Math.max(0, Math.min(at.y, page.height - height));
      const rect = { x, y, width, height };
      const cost =
        ON_LABEL * hidden(rect, placed) +
        ON_WRITING * hidden(rect, [...others, label.about]) +
        AWAY * height * apart(rect, label.about) +
        ink.within(rect);
      if (best === null || cost < best.cost) best = { rect, cost };
    }
    const rect = best?.rect ?? { x: 0, y: 0, width, height };
    placed.push(rect);
    return { x: rect.x, y: rect.y };
  });
}

/** Below, above, to the right and left of the writing, first where a reader looks; then a line farther off. */
function placesBeside({ width, height, about }: Label): Point[] {
  const gap = height / 6;
  const [right, bottom] = [about.x + about.width, about.y + about.height];
  const middle = about.y + (about.height - height) / 2;
  const lefts = [about.x, about.x + (about.width - width) / 2, right - width];
  const tops = [bottom + gap, about.y - gap - height];
  return [
    ...tops.flatMap((y) => lefts.map((x) => ({ x, y }))),
    { x: right + gap, y: middle },
    { x: about.x - gap - width, y: middle },
    ...tops.flatMap((y, i) => lefts.map((x) => ({ x, y: y + (i === 0 ? height : -height) }))),
    ...[1, 2, 3].flatMap((step) => [
      { x: about.x, y: bottom + gap + (step + 1) * height },
      { x: about.x, y: about.y - gap - (step + 2) * height },
    ]),
  ];
}

/** The free way between two rectangles, across and up. */
function apart(a: Rect, b: Rect): number {
  const across = Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width);
  return across + Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height);
}

/** The area of a rectangle that lies on others. */
function hidden(rect: Rect, others: readonly Rect[]): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(rect.x + rect.width, other.x + other.width) - Math.max(rect.x, other.x);
    const high = Math.min(rect.y + rect.height, other.y + other.height) - Math.max(rect.y, other.y);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}
