import type { Mask } from "../capture/binarise";
import type { SeenBox } from "../seen";
import { type Component, labelComponents } from "../strokes/label-components";
import { addComponents } from "./add-components";
import type { FreeInk } from "./find-texts";
import { sizeOf, turnBox } from "./letter-shapes";
import { parting } from "./settings";

/**
 * Adds to the letters each free stroke that stands beside one as a 1 does, in line with it at both ends and no farther off than
 * letters are: by itself it looks like a piece of a line. Lengths in pixels.
 */
export function adoptOnes(letters: Mask, whole: FreeInk, height: number): Mask {
  const strokes = whole.components.filter((c) => isStroke(c, height));
  if (strokes.length === 0) return letters;
  const written = labelComponents(letters, 1).components.map(({ box }) => box);
  const ones = strokes.filter(({ box }) => written.some((own) => isBeside(box, own, height)));
  return addComponents(letters, whole, ones);
}

function isStroke({ box }: Component, height: number): boolean {
  const { most, least } = sizeOf(box);
  return (
    most > parting.leastOne * height &&
    most < parting.mostOne * height &&
    least < parting.broadestOne * most
  );
}

/** Side by side along a row or a column of writing, as long as the letter is high. */
function isBeside(stroke: SeenBox, letter: SeenBox, height: number): boolean {
  const isUpright = stroke.bottom - stroke.top > stroke.right - stroke.left;
  const [a, b] = isUpright ? [stroke, letter] : [turnBox(stroke), turnBox(letter)];
  const apart = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const off = Math.max(Math.abs(a.top - b.top), Math.abs(a.bottom - b.bottom));
  const { most } = sizeOf(letter);
  return (
    apart > 0 &&
    apart < parting.letterGap * height &&
    off < parting.oneAside * height &&
    most < parting.largestLetter * height
  );
}
