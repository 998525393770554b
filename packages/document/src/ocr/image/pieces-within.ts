import type { Box } from "../../model";
import type { Component } from "./components";

/** The pieces of ink that lie within one of the boxes. */
export function piecesWithin(boxes: readonly Box[], components: readonly Component[]): Component[] {
  const sorted = components.toSorted((a, b) => a.top - b.top);
  return boxes.flatMap((box) => {
    const pieces: Component[] = [];
    for (let at = firstFrom(sorted, box.top); (sorted[at]?.top ?? Infinity) < box.bottom; at++) {
      const piece = sorted[at] as Component;
      const isWithin = piece.bottom <= box.bottom && piece.x0 >= box.x0 && piece.x1 <= box.x1;
      if (isWithin) pieces.push(piece);
    }
    return pieces;
  });
}

/** Where the first of those sorted by their tops stands that begins no higher. */
function firstFrom(sorted: readonly Component[], top: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Component).top < top) low = middle + 1;
    else high = middle;
  }
  return low;
}
