import type { Mask } from "../capture/binarise";
import type { SeenBox } from "../seen";

export interface Component {
  /** Label in the label image, from 1. */
  label: number;
  area: number;
  /** Length of its border, pixels. */
  rim: number;
  box: SeenBox;
}

/**
 * Connected components (8 neighbours) of the pixels whose value is `value`, or 4 neighbours for paper (value 0),
 * in the order of their first pixels. Runs of pixels along the rows are joined with those of the row above.
 */
export function labelComponents(
  mask: Mask,
  value: 0 | 1,
): { labels: Int32Array; components: Component[] } {
  const labels = new Int32Array(mask.width * mask.height);
  const components: Component[] = [];
  const runs = findRuns(mask, value);
  const first = joinRuns(runs, value === 1 ? 1 : 0);
  const labelOf = new Int32Array(first.length);
  for (let run = 0; run < first.length; run += 1) {
    const root = rootOf(first, run);
    if (root === run) {
      labelOf[run] = components.length + 1;
      components.push(emptyComponent(labelOf[run] as number, mask));
    }
    labelOf[run] = labelOf[root] as number;
  }
  for (let y = 0; y < mask.height; y += 1) {
    for (let run = runs.rows[y] as number; run < (runs.rows[y + 1] as number); run += 1) {
      const label = labelOf[run] as number;
      const component = components[label - 1] as Component;
      addRun(
        component,
        labels,
        mask,
        value,
        y,
        runs.starts[run] as number,
        runs.ends[run] as number,
      );
    }
  }
  return { labels, components };
}

function emptyComponent(label: number, { width, height }: Mask): Component {
  return { label, area: 0, rim: 0, box: { left: width, top: height, right: 0, bottom: 0 } };
}

/** Runs of pixels of one value along the rows. */
interface Runs {
  /** Column of the first pixel, and that after the last. */
  starts: number[];
  ends: number[];
  /** For each row its first run, and one more for the end. */
  rows: Int32Array;
}

function findRuns({ width, height, data }: Mask, value: number): Runs {
  const starts: number[] = [];
  const ends: number[] = [];
  const rows = new Int32Array(height + 1);
  const fours = new Int32Array(data.buffer, 0, data.byteOffset === 0 ? data.length >> 2 : 0);
  for (let y = 0; y < height; y += 1) {
    const end = (y + 1) * width;
    rows[y] = starts.length;
    for (let i = y * width; i < end; ) {
      const ink = nextInk(data, fours, i, end);
      let paper = ink;
      while (paper < end && data[paper] !== 0) paper += 1;
      const [from, to] = value === 0 ? [i, ink] : [ink, paper];
      if (from < to) {
        starts.push(from - y * width);
        ends.push(to - y * width);
      }
      i = paper;
    }
  }
  rows[height] = starts.length;
  return { starts, ends, rows };
}

/** The first pixel with ink from `from` on; paper, which is most of a page, is passed four pixels at a time. */
function nextInk(data: Uint8Array, fours: Int32Array, from: number, end: number): number {
  let i = from;
  while (i < end && data[i] === 0) {
    if ((i & 3) === 0) while (i + 4 <= end && fours[i >> 2] === 0) i += 4;
    if (i < end && data[i] === 0) i += 1;
  }
  return i;
}

/** For each run one it is joined to, itself where it is the first of all; `reach` is 1 where pixels join diagonally. */
function joinRuns({ starts, ends, rows }: Runs, reach: 0 | 1): Int32Array {
  const first = Int32Array.from(starts.keys());
  for (let y = 1; y + 1 < rows.length; y += 1) {
    let above = rows[y - 1] as number;
    const here = rows[y] as number;
    for (let run = here; run < (rows[y + 1] as number); run += 1) {
      while (above < here && (ends[above] as number) + reach <= (starts[run] as number)) above += 1;
      for (let k = above; k < here; k += 1) {
        if ((starts[k] as number) >= (ends[run] as number) + reach) break;
        const a = rootOf(first, k);
        const b = rootOf(first, run);
        first[Math.max(a, b)] = Math.min(a, b);
      }
    }
  }
  return first;
}

function rootOf(first: Int32Array, run: number): number {
  let root = run;
  while (first[root] !== root) {
    first[root] = first[first[root] as number] as number;
    root = first[root] as number;
  }
  return root;
}

/** Labels the pixels of one run and counts them in. */
function addRun(
  component: Component,
  labels: Int32Array,
  { width, height, data }: Mask,
  value: number,
  y: number,
  start: number,
  end: number,
): void {
  const { box } = component;
  box.left = Math.min(box.left, start);
  box.right = Math.max(box.right, end - 1);
  box.top = Math.min(box.top, y);
  box.bottom = Math.max(box.bottom, y);
  component.area += end - start;
  let rim = 0;
  for (let x = start; x < end; x += 1) {
    const i = y * width + x;
    labels[i] = component.label;
    let sides = x === start ? 1 : 0;
    if (x === end - 1) sides += 1;
    if (y === 0 || data[i - width] !== value) sides += 1;
    if (y === height - 1 || data[i + width] !== value) sides += 1;
    // Sides make an oblique border too long, pixels too short; their mean is right within 6 %.
    if (sides > 0) rim += (sides + 1) / 2;
  }
  component.rim += rim;
}
