import type { SeenBox } from "../seen";
import type { Component } from "../strokes/label-components";
import { parting } from "./settings";

/**
 * What a piece of ink may be in a line of writing.
 *
 * - letter: a sign of its own; word: several letters that touch.
 * - bar: one straight stroke: a 1, a dash, half an equals sign, or the end of a line that is none of the writing.
 * - dot: a decimal point, a degree sign, dust.
 */
export type LetterShape = "letter" | "word" | "bar" | "dot";

/** The shape of a component, null where it is too large for writing. */
export function letterShape(component: Component, height: number): LetterShape | null {
  const { area, rim, box } = component;
  const { most, least } = sizeOf(box);
  const pen = (2 * area) / rim;
  const strokes = strokesOf(component);
  if (most > parting.largestLetter * height) {
    const isWord =
      most < parting.longestWord * height &&
      least > parting.smallestLetter * height &&
      least < parting.largestLetter * height &&
      strokes > parting.wordInk;
    return isWord ? "word" : null;
  }
  if (most < 0.8 * parting.smallestLetter * height) return "dot";
  if (least < Math.max(1.8 * pen, 0.2 * height) || strokes < parting.letterInk) return "bar";
  return most > parting.smallestLetter * height ? "letter" : "dot";
}

/** Length of its pen strokes in lengths of its diagonal: one for a straight line. */
export function strokesOf({ area, rim, box }: Component): number {
  const { most, least } = sizeOf(box);
  return (rim / 2 - (2 * area) / rim) / Math.hypot(most, least);
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

/** The box with its axes exchanged: what stands one above another then stands side by side. */
export function turnBox({ left, top, right, bottom }: SeenBox): SeenBox {
  return { left: top, top: left, right: bottom, bottom: right };
}
