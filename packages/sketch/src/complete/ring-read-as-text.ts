import { distance } from "@inkform/geometry/distance";
import type { SeenCircle, SeenPage } from "../seen";
import type { Said } from "./complete-part";
import { nearestTo, type Pointing } from "./point-at";
import { completeSettings } from "./settings";

/**
 * A hole hardly larger than a letter, crossed by its centre lines, may be taken for a sign. Where a leader that speaks of a diameter
 * ends at a single doubtful sign, that sign is the hole.
 */
export function ringReadAsText(
  { texts, letterHeight }: SeenPage,
  pointing: Pointing,
  own: number,
  said: readonly Said[],
): SeenCircle | null {
  const { signSize, signDoubt } = completeSettings;
  const isDoubtful = (text: number) =>
    said.every((other) => other.text !== text || other.interpretation.probability < signDoubt);
  const signs = texts.flatMap(({ center, width, height }, text): SeenCircle[] => {
    const size = Math.max(width, height);
    if (text === own || size > signSize * letterHeight || !isDoubtful(text)) return [];
    return [{ kind: "circle", center, radius: size / 2 }];
  });
  return nearestTo({ ...pointing, within: letterHeight / 2 }, signs, ({ center, radius }, tip) =>
    Math.max(0, distance(center, tip) - radius),
  );
}
