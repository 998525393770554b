import type { Mask } from "../capture/binarise";
import type { SeenBox } from "../seen";
import { type Component, labelComponents } from "../strokes/label-components";
import { sizeOf, turnBox } from "./letter-shapes";
import { parting } from "./settings";

/**
 * Adds to the letters each free stroke that stands beside one as a 1 does, in line with it at both ends and no farther off than
 * letters are: by itself it looks like a piece of a line. Lengths in pixels.
 */
export function adoptOnes(letters: Mask, mask: Mask, height: number): Mask {
  const written = labelComponents(letters, 1).components.map(({ box }) => box);
  const free = labelComponents(mask, 1);
  const ones = new Set(
    free.components
      .filter((c) => isStroke(c, height))
      .filter(({ box }) => written.some((letter) => isBeside(box, letter, height)))
      .map(({ label }) => label),
  );
  if (ones.size === 0) return letters;
  const data = Uint8Array.from(letters.data);
  for (let i = 0; i < data.length; i += 1) if (ones.has(free.labels[i] as number)) data[i] = 1;
  return { ...letters, data };
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
