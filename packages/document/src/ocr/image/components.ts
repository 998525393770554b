import type { Box } from "../../model";
import type { GreyImage } from "./grey-image";
import { InkSearch } from "./ink-search";

/** Ink that hangs together (8-neighbourhood), with its hull in pixels (x1, bottom exclusive) and its pixel count. */
export interface Component extends Box {
  area: number;
}

/**
 * Connected components of the pixels darker than `level`, in the order of their first pixels, by runs and union-find
 * (Rosenfeld and Pfaltz 1966).
 */
export function findComponents(image: GreyImage, level: number): Component[] {
  const { width, height, data } = image;
  const ink = new InkSearch(image, level);
  const runs = new Runs();
  let above = 0;
  for (let y = 0; y < height; y++) {
    const here = runs.count;
    let candidate = above;
    const row = y * width;
    const end = row + width;
    for (let at = ink.next(row, end); at < end; at = ink.next(at, end)) {
      const start = at - row;
      while (at < end && (data[at] as number) < level) at++;
      const x = at - row;
      const id = runs.add(start, x, y);
      // Touching includes corners.
      while (candidate < here && runs.endOf(candidate) < start) candidate++;
      for (let k = candidate; k < here && runs.startOf(k) <= x; k++) runs.join(id, k);
    }
    above = here;
  }
  return runs.toComponents();
}

/** Values of a run, side by side: its parent, where it starts and ends (exclusive), its row. */
const PARENT = 0;
const START = 1;
const END = 2;
const ROW = 3;
const SIZE = 4;

/** Runs of ink, numbered from the top left, each in the tree of those that it hangs together with. */
class Runs {
  count = 0;
  private values = new Int32Array(SIZE * 1024);

  add(start: number, end: number, row: number): number {
    const id = this.count++;
    const at = id * SIZE;
    if (at === this.values.length) {
      const wider = new Int32Array(2 * at);
      wider.set(this.values);
      this.values = wider;
    }
    this.values[at + PARENT] = id;
    this.values[at + START] = start;
    this.values[at + END] = end;
    this.values[at + ROW] = row;
    return id;
  }

  startOf(id: number): number {
    return this.values[id * SIZE + START] as number;
  }

  endOf(id: number): number {
    return this.values[id * SIZE + END] as number;
  }

  /** The smaller id becomes the root, so that the order of the components is that of their first pixels. */
  join(a: number, b: number): void {
    const [p, q] = [this.rootOf(a), this.rootOf(b)];
    if (p < q) this.values[q * SIZE + PARENT] = p;
    else this.values[p * SIZE + PARENT] = q;
  }

  toComponents(): Component[] {
    const found: Component[] = [];
    const ofRoot = new Int32Array(this.count);
    for (let id = 0; id < this.count; id++) {
      const root = this.rootOf(id);
      const [x0, x1, top] = [this.startOf(id), this.endOf(id), this.values[id * SIZE + ROW] ?? 0];
      if (root === id) {
        ofRoot[id] = found.length;
        found.push({ x0, top, x1, bottom: top + 1, area: x1 - x0 });
        continue;
      }
      // Runs are numbered downwards, so that a root is met first, and its top is that of all.
      const hull = found[ofRoot[root] as number] as Component;
      if (x0 < hull.x0) hull.x0 = x0;
      if (x1 > hull.x1) hull.x1 = x1;
      hull.bottom = top + 1;
      hull.area += x1 - x0;
    }
    return found;
  }

  private rootOf(id: number): number {
    const { values } = this;
    let root = id;
    while ((values[root * SIZE + PARENT] as number) !== root) {
      const parent = values[root * SIZE + PARENT] as number;
      values[root * SIZE + PARENT] = values[parent * SIZE + PARENT] as number;
      root = values[root * SIZE + PARENT] as number;
    }
    return root;
  }
}
