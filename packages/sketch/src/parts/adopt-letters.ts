import type { Mask } from "../capture/binarise";
import type { Component } from "../strokes/label-components";
import { addComponents } from "./add-components";
import type { FreeInk } from "./find-texts";
import { letterShape, sizeOf } from "./letter-shapes";
import { parting } from "./settings";

/**
 * Adds to the letters what stands free, has a letter's size and bends as one, and looks like annotation: by itself in a wide
 * field a name's only letter may pass for a piece of a dimension line, but no line is so compact.
 * `whole`: the page's ink in pieces. `annotatedAt`: how likely (0 to 1) a pixel is a dimension line's.
 */
export function adoptLetters(
  letters: Mask,
  whole: FreeInk,
  height: number,
  annotatedAt: (x: number, y: number) => number,
): Mask {
  const looksWritten = ({ label, area, box }: Component) => {
    let sum = 0;
    for (let y = box.top; y <= box.bottom; y += 1) {
      for (let x = box.left; x <= box.right; x += 1) {
        const i = y * letters.width + x;
        if (whole.labels[i] === label) sum += (letters.data[i] as number) + annotatedAt(x, y);
      }
    }
    return sum > parting.adoptedInk * area;
  };
  const adopted = whole.components.filter((c) => isCompact(c, height) && looksWritten(c));
  return addComponents(letters, whole, adopted);
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
