import { distance } from "@inkform/geometry/distance";
import type { Mask } from "../capture/binarise";
import type { DimensionMark, SeenBox, SeenCircle, SeenPart } from "../seen";
import { labelComponents } from "../strokes/label-components";
import { findSmallRing, isRing } from "./find-small-ring";
import { parting } from "./settings";

interface RingScene {
  mask: Mask;
  texts: readonly { box: SeenBox }[];
  marks: readonly DimensionMark[];
  parts: readonly SeenPart[];
  penWidth: number;
  /** Letter height. */
  height: number;
}

/**
 * Rings hardly larger than the pen is wide that were taken neither for holes nor for writing: round bits of paper with ink all round and
 * hardly any beyond, and the round ink where an extension line ends.
 */
export function findFreeRings(scene: RingScene): SeenCircle[] {
  const { marks, parts, mask, penWidth, height } = scene;
  const holes = parts.flatMap((part) => part.holes);
  const known = holes.filter((hole): hole is SeenCircle => hole.kind === "circle");
  const atEnds = marks
    .flatMap(({ from, to }) => [from, to])
    .flatMap(({ at, reaches }) => {
      if (reaches === null) return [];
      return findSmallRing({ tip: reaches, tail: at }, mask, penWidth, height) ?? [];
    });
  const found: SeenCircle[] = [];
  for (const ring of [...enclosedPaper(scene), ...atEnds]) {
    const isApart = [...known, ...found].every(
      ({ center, radius }) => distance(center, ring.center) > radius + ring.radius,
    );
    if (isApart) found.push(ring);
  }
  return found;
}

function enclosedPaper({ mask, texts, penWidth, height }: RingScene): SeenCircle[] {
  const { least, largest, aspect, full } = parting.freeRing;
  return labelComponents(mask, 0).components.flatMap(({ box, area }): SeenCircle[] => {
    const width = box.right - box.left + 1;
    const tall = box.bottom - box.top + 1;
    const [short, long] = [Math.min(width, tall), Math.max(width, tall)];
    if (short < least || long > largest * height || long > aspect * short) return [];
    if (area < full * width * tall) return [];
    const center = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    if (texts.some((text) => isIn(text.box, center))) return [];
    const radius = (width + tall) / 4 + penWidth / 2;
    return isRing(center, radius, mask, penWidth) ? [{ kind: "circle", center, radius }] : [];
  });
}

function isIn({ left, right, top, bottom }: SeenBox, { x, y }: { x: number; y: number }): boolean {
  return x > left && x < right && y > top && y < bottom;
}
