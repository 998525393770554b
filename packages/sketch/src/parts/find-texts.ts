import type { Mask } from "../capture/binarise";
import type { SeenBox } from "../seen";
import { type Component, labelComponents } from "../strokes/label-components";
import { parting } from "./settings";

/** A run of letters: components of the unexplained ink that stand in a row. */
export interface TextGroup {
  labels: Set<number>;
  box: SeenBox;
  /** Whether its letters stand side by side (true) or one above another as seen; null for a single letter. */
  level: boolean | null;
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
  const rows = cluster(usable, (a, b) => beside(a.box, b.box, height));
  const columns = cluster(usable, (a, b) => beside(turn(a.box), turn(b.box), height));
  const groups = new Map<string, Component[]>();
  usable.forEach((c, k) => {
    const row = rows[k] as { id: number; size: number };
    const column = columns[k] as { id: number; size: number };
    const key = row.size >= column.size ? `row ${row.id}` : `column ${column.id}`;
    groups.set(key, [...(groups.get(key) ?? []), c]);
  });
  return [...groups].flatMap(([key, all]) => {
    const level = key.startsWith("row");
    const members = trim(all, level, height, (c) => alone[c.label - 1] === true);
    const letters = members.filter((c) => isLetter(c, height, penWidth));
    if (!letters.some((c) => alone[c.label - 1])) return [];
    const box = members.reduce((b, c) => union(b, c.box), (members[0] as Component).box);
    const told = letters.length > 1 ? level : null;
    return [{ labels: new Set(members.map((c) => c.label)), box, level: told }];
  });
}

/** Drops what a leader leaves in a text: ink that joins lines and leaves the row, and a dash at either end. */
function trim(
  members: readonly Component[],
  level: boolean,
  height: number,
  alone: (c: Component) => boolean,
): Component[] {
  const box = (c: Component) => (level ? c.box : turn(c.box));
  const letters = members.filter(alone);
  if (letters.length === 0) return [...members];
  const top = Math.min(...letters.map((c) => box(c).top)) - 0.2 * height;
  const bottom = Math.max(...letters.map((c) => box(c).bottom)) + 0.2 * height;
  let kept = members.filter((c) => alone(c) || (box(c).top >= top && box(c).bottom <= bottom));
  for (;;) {
    const left = Math.min(...kept.map((c) => box(c).left));
    const right = Math.max(...kept.map((c) => box(c).right));
    const dash = kept.find((c) => {
      const b = box(c);
      const thin = b.bottom - b.top < 0.25 * height && b.right - b.left > 0.3 * height;
      return thin && (b.left === left || b.right === right);
    });
    if (!dash || kept.length < 2) return kept;
    kept = kept.filter((c) => c.label !== dash.label);
  }
}

/** Large enough, and more than one straight stroke: its ink is longer than its diagonal. */
function isLetter({ area, box }: Component, height: number, penWidth: number): boolean {
  const { most, least } = sizeOf(box);
  const stroke = penWidth * Math.hypot(most, least);
  return (
    most > parting.smallestLetter * height &&
    least > Math.max(1.8 * penWidth, 0.2 * height) &&
    area > parting.letterInk * stroke
  );
}

/** For each component the id and size of its cluster. */
function cluster(
  members: readonly Component[],
  joined: (a: Component, b: Component) => boolean,
): { id: number; size: number }[] {
  const parent = members.map((_, k) => k);
  const root = (k: number): number => {
    let r = k;
    while (parent[r] !== r) r = parent[r] as number;
    parent[k] = r;
    return r;
  };
  for (let i = 0; i < members.length; i += 1) {
    for (let j = i + 1; j < members.length; j += 1) {
      if (joined(members[i] as Component, members[j] as Component)) parent[root(i)] = root(j);
    }
  }
  const sizes = new Map<number, number>();
  members.forEach((_, k) => {
    sizes.set(root(k), (sizes.get(root(k)) ?? 0) + 1);
  });
  return members.map((_, k) => ({ id: root(k), size: sizes.get(root(k)) as number }));
}

/** Whether two boxes may stand side by side in one level line of writing. */
function beside(a: SeenBox, b: SeenBox, height: number): boolean {
  const dx = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const least = Math.min(a.bottom - a.top, b.bottom - b.top) + 1;
  const small = least < 0.5 * height;
  return dx <= parting.letterGap * height && overlap > (small ? -0.3 * height : 0.3 * least);
}

/** The box with its axes exchanged. */
function turn({ left, top, right, bottom }: SeenBox): SeenBox {
  return { left: top, top: left, right: bottom, bottom: right };
}

/** Whether two components may stand side by side in one text, the writing level or upright. */
export function neighbours(a: Component, b: Component, height: number): boolean {
  return beside(a.box, b.box, height) || beside(turn(a.box), turn(b.box), height);
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
