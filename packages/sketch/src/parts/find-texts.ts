import type { Mask } from "../capture/binarise";
import type { SeenBox } from "../seen";
import { type Component, labelComponents } from "../strokes/label-components";
import { parting } from "./settings";

/** A run of letters: components of the unexplained ink that stand in a row. */
export interface TextGroup {
  labels: Set<number>;
  box: SeenBox;
  letters: number;
}

/** Median size of what looks like letters, in pixels; null where nothing does. */
export function letterHeight(components: readonly Component[], longSide: number, penWidth: number) {
  const sizes = components
    .map(({ box }) => sizeOf(box))
    .filter(
      ({ most, least }) =>
        most > Math.max(parting.leastLetter * longSide, 3 * penWidth) &&
        most < parting.mostLetter * longSide &&
        least > 2.2 * penWidth,
    )
    .map(({ most }) => most)
    .sort((a, b) => a - b);
  return sizes.length < 3 ? null : (sizes[sizes.length >> 1] as number);
}

export interface FreeInk {
  labels: Int32Array;
  components: Component[];
  /** Rows of the page. */
  height: number;
}

export function freeInk(mask: Mask): FreeInk {
  return { ...labelComponents(mask, 1), height: mask.height };
}

/** Groups letters into texts. `taken` tells components that are ticks and no letters, `alone` those that join no line: a text has one at least. */
export function findTexts(
  ink: FreeInk,
  height: number,
  penWidth: number,
  taken: (component: Component) => boolean,
  alone: readonly boolean[],
): TextGroup[] {
  const most = parting.largestLetter * height;
  const usable = ink.components.filter((c) => {
    const size = sizeOf(c.box);
    return size.most <= most && c.area > 0.5 * penWidth * penWidth && !taken(c);
  });
  const parent = usable.map((_, k) => k);
  const root = (k: number): number => {
    let r = k;
    while (parent[r] !== r) r = parent[r] as number;
    parent[k] = r;
    return r;
  };
  for (let i = 0; i < usable.length; i += 1) {
    for (let j = i + 1; j < usable.length; j += 1) {
      const a = usable[i] as Component;
      const b = usable[j] as Component;
      if (neighbours(a, b, height)) parent[root(i)] = root(j);
    }
  }
  const groups = new Map<number, Component[]>();
  usable.forEach((c, k) => {
    const r = root(k);
    groups.set(r, [...(groups.get(r) ?? []), c]);
  });
  return [...groups.values()].flatMap((members) => {
    const letters = members.filter((c) => isLetter(c, height, penWidth));
    if (!letters.some((c) => alone[c.label - 1])) return [];
    const box = members.reduce((b, c) => union(b, c.box), (members[0] as Component).box);
    return [{ labels: new Set(members.map((c) => c.label)), box, letters: letters.length }];
  });
}

function isLetter(c: Component, height: number, penWidth: number): boolean {
  const { most, least } = sizeOf(c.box);
  return most > parting.smallestLetter * height && least > Math.max(1.8 * penWidth, 0.2 * height);
}

/** Whether two components may stand side by side in one text, the writing level or upright. */
export function neighbours(a: Component, b: Component, height: number): boolean {
  const dx = Math.max(a.box.left, b.box.left) - Math.min(a.box.right, b.box.right);
  const dy = Math.max(a.box.top, b.box.top) - Math.min(a.box.bottom, b.box.bottom);
  const along = parting.letterGap * height;
  const across = parting.letterShift * height;
  return (dx <= along && dy <= across) || (dy <= along && dx <= across);
}

export function sizeOf(box: SeenBox): { most: number; least: number } {
  const w = box.right - box.left + 1;
  const h = box.bottom - box.top + 1;
  return { most: Math.max(w, h), least: Math.min(w, h) };
}

export function union(a: SeenBox, b: SeenBox): SeenBox {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
