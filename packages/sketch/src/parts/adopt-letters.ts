import type { Mask } from "../capture/binarise";
import { type Component, labelComponents } from "../strokes/label-components";
import { letterShape, sizeOf } from "./letter-shapes";
import { parting } from "./settings";

/**
 * Adds to the letters what stands free, has a letter's size and bends as one, and looks like annotation: by itself in a wide
 * field a name's only letter may pass for a piece of a dimension line, but no line is so compact.
 * `annotatedAt`: how likely (0 to 1) a pixel is a dimension line's.
 */
export function adoptLetters(
  letters: Mask,
  mask: Mask,
  height: number,
  annotatedAt: (x: number, y: number) => number,
): Mask {
  const free = labelComponents(mask, 1);
  const likely = free.components.filter((c) => isCompact(c, height));
  if (likely.length === 0) return letters;
  const sums = new Map(likely.map(({ label }) => [label, { written: 0, annotated: 0 }]));
  for (const { label, box } of likely) {
    const sum = sums.get(label) as { written: number; annotated: number };
    for (let y = box.top; y <= box.bottom; y += 1) {
      for (let x = box.left; x <= box.right; x += 1) {
        const i = y * mask.width + x;
        if (free.labels[i] !== label) continue;
        sum.written += letters.data[i] as number;
        sum.annotated += annotatedAt(x, y);
      }
    }
  }
  const adopted = new Set(
    likely
      .filter(({ label, area }) => {
        const { written, annotated } = sums.get(label) as { written: number; annotated: number };
        return written + annotated > parting.adoptedInk * area;
      })
      .map(({ label }) => label),
  );
  const data = Uint8Array.from(letters.data);
  for (let i = 0; i < data.length; i += 1) if (adopted.has(free.labels[i] as number)) data[i] = 1;
  return { ...letters, data };
}

function isCompact(component: Component, height: number): boolean {
  const { most, least } = sizeOf(component.box);
  return (
    letterShape(component, height) === "letter" &&
    most > parting.leastOne * height &&
    most < parting.mostOne * height &&
    least > parting.leastWide * height
  );
}
