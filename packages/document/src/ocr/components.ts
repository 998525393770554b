import type { Box } from "../model";
import type { GreyImage } from "./grey-image";

/** Ink that hangs together (8-neighbourhood), with its hull in pixels (x1, bottom exclusive) and its pixel count. */
export interface Component extends Box {
  area: number;
}

/**
 * Connected components of the pixels darker than `level`, by runs and union-find (Rosenfeld and Pfaltz 1966).
 */
export function findComponents(image: GreyImage, level: number): Component[] {
  const { width, height, data } = image;
  const parent: number[] = [];
  const hulls: Component[] = [];
  let above: number[] = [];
  for (let y = 0; y < height; y++) {
    const here: number[] = [];
    let candidate = 0;
    const row = y * width;
    for (let x = 0; x < width; ) {
      if ((data[row + x] as number) >= level) {
        x++;
        continue;
      }
      const start = x;
      while (x < width && (data[row + x] as number) < level) x++;
      const id = parent.length;
      parent.push(id);
      hulls.push({ x0: start, top: y, x1: x, bottom: y + 1, area: x - start });
      // Runs of the row above come in threes: start, end, id. Touching includes corners.
      while (candidate < above.length && (above[candidate + 1] as number) < start) candidate += 3;
      for (let k = candidate; k < above.length && (above[k] as number) <= x; k += 3) {
        union(parent, id, above[k + 2] as number);
      }
      here.push(start, x, id);
    }
    above = here;
  }
  return mergeHulls(parent, hulls);
}

function mergeHulls(parent: number[], hulls: Component[]): Component[] {
  for (let id = parent.length - 1; id >= 0; id--) {
    const root = find(parent, id);
    if (root === id) continue;
    const from = hulls[id] as Component;
    const to = hulls[root] as Component;
    to.x0 = Math.min(to.x0, from.x0);
    to.x1 = Math.max(to.x1, from.x1);
    to.top = Math.min(to.top, from.top);
    to.bottom = Math.max(to.bottom, from.bottom);
    to.area += from.area;
  }
  return hulls.filter((_, id) => parent[id] === id);
}

function find(parent: number[], id: number): number {
  let root = id;
  while ((parent[root] as number) !== root) {
    parent[root] = parent[parent[root] as number] as number;
    root = parent[root] as number;
  }
  return root;
}

/** The smaller id becomes the root, so that the order of the components is that of their first pixels. */
function union(parent: number[], a: number, b: number): void {
  const [p, q] = [find(parent, a), find(parent, b)];
  if (p < q) parent[q] = p;
  else parent[p] = q;
}
