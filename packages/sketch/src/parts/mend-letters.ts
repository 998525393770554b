import type { SeenBox } from "../seen";
import type { Component } from "../strokes/label-components";
import type { FreeInk } from "./find-texts";
import { sizeOf, union } from "./letter-shapes";
import { parting } from "./settings";

/** Joins the pieces of letters that a dry pen or a coarse scan broke: ink within `reach` pixels that makes one letter together. */
export function mendLetters(ink: FreeInk, height: number, reach: number): FreeInk {
  const width = ink.labels.length / ink.height;
  const parent = ink.components.map((_, k) => k);
  const root = (k: number): number => (parent[k] === k ? k : root(parent[k] as number));
  const whole = ink.components.map((c) => ({ ...c }));
  for (const [a, b] of neighbours(ink, width, reach)) {
    const [p, q] = [root(a), root(b)];
    if (p === q || !makesLetter(whole[p] as Component, whole[q] as Component, height)) continue;
    parent[Math.max(p, q)] = Math.min(p, q);
    whole[Math.min(p, q)] = join(whole[p] as Component, whole[q] as Component);
  }
  const order = parent.flatMap((p, k) => (p === k ? [k] : []));
  const labelOf = new Map(order.map((k, n) => [k, n + 1]));
  const renamed = [0, ...parent.map((_, k) => labelOf.get(root(k)) as number)];
  return {
    height: ink.height,
    labels: relabel(ink.labels, renamed),
    components: order.map((k, n) => ({ ...(whole[k] as Component), label: n + 1 })),
  };
}

function relabel(labels: Int32Array, renamed: readonly number[]): Int32Array {
  const out = new Int32Array(labels.length);
  for (let i = 0; i < out.length; i += 1) out[i] = renamed[labels[i] as number] as number;
  return out;
}

/** Pairs of components (indices) with ink no more than `reach` pixels apart, across or down. */
function neighbours({ labels }: FreeInk, width: number, reach: number): [number, number][] {
  const found = new Map<string, [number, number]>();
  for (let i = 0; i < labels.length; i += 1) {
    const a = labels[i] as number;
    if (a === 0) continue;
    for (let step = 1; step <= reach; step += 1) {
      for (const j of [
        i + step,
        i + step * width,
        i + step * (width + 1),
        i + step * (width - 1),
      ]) {
        const b = labels[j] ?? 0;
        if (b === 0 || b === a) continue;
        const pair: [number, number] = [Math.min(a, b) - 1, Math.max(a, b) - 1];
        found.set(pair.join(" "), pair);
      }
    }
  }
  return [...found.values()];
}

/** Together no larger than a letter, one of them less than one, and one above or beside the other. */
function makesLetter(a: Component, b: Component, height: number): boolean {
  if (sizeOf(union(a.box, b.box)).most > parting.mendedLetter * height) return false;
  if (Math.min(tall(a), tall(b)) > parting.pieceOfLetter * height) return false;
  const across = shared(a.box, b.box, "left", "right");
  const down = shared(a.box, b.box, "top", "bottom");
  return Math.max(across, down) > 0.5;
}

function tall({ box }: Component): number {
  return sizeOf(box).most;
}

/** Share of the shorter extent that both have. */
function shared(a: SeenBox, b: SeenBox, low: keyof SeenBox, high: keyof SeenBox): number {
  const overlap = Math.min(a[high], b[high]) - Math.max(a[low], b[low]) + 1;
  return overlap / (Math.min(a[high] - a[low], b[high] - b[low]) + 1);
}

function join(a: Component, b: Component): Component {
  return { ...a, area: a.area + b.area, rim: a.rim + b.rim, box: union(a.box, b.box) };
}
