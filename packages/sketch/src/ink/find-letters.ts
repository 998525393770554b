import type { Mask } from "../capture/binarise";
import { labelComponents } from "../strokes/label-components";
import { type InkKinds, kindAt } from "./classify-ink";
import { inkSettings } from "./settings";

/**
 * The ink of letters: pieces of ink that are written by the mean of their pixels, whole; of others, as where a letter stands on a line,
 * those pixels that the network takes for writing.
 */
export function findLetters(mask: Mask, kinds: InkKinds): Mask {
  const { width, height } = mask;
  const { labels, components } = labelComponents(mask, 1);
  const sums = new Float64Array(components.length + 1);
  const likely = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const label = labels[i] as number;
      if (label === 0) continue;
      const probability = kindAt(kinds, "writing", x, y);
      sums[label] = (sums[label] as number) + probability;
      if (probability > 0.5) likely[i] = 1;
    }
  }
  const isWritten = components.map(({ label, area }) => {
    return (sums[label] as number) / area > inkSettings.written;
  });
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i += 1) {
    const label = labels[i] as number;
    if (label > 0) data[i] = isWritten[label - 1] ? 1 : (likely[i] as number);
  }
  return { width, height, data };
}
