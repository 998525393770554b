import type { Mask } from "../capture/binarise";
import type { Component } from "../strokes/label-components";
import type { FreeInk } from "./find-texts";

/** The mask with those pieces of the page's ink. */
export function addComponents(
  mask: Mask,
  { labels }: FreeInk,
  components: readonly Component[],
): Mask {
  if (components.length === 0) return mask;
  const data = Uint8Array.from(mask.data);
  for (const { label, box } of components) {
    for (let y = box.top; y <= box.bottom; y += 1) {
      for (let i = y * mask.width + box.left; i <= y * mask.width + box.right; i += 1) {
        if (labels[i] === label) data[i] = 1;
      }
    }
  }
  return { ...mask, data };
}
