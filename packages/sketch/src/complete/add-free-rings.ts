import type { SeenCircle, SeenPage, SeenPart } from "../seen";
import { sizeOf } from "./complete-holes";
import type { CompletePart, Said } from "./complete-part";
import { distanceTo, isInside, unlike } from "./hole-geometry";
import { nearestTo, placeOf, pointingOf } from "./point-at";
import { completeSettings } from "./settings";

/**
 * Rings hardly larger than the pen that a text's diameter speaks of: the one that it points at or stands by, or, where it counts several, as
 * many as are drawn beside the holes of that size. Drawn with the pen, such come out too large or too small.
 */
export function addFreeRings(
  result: CompletePart,
  { text, interpretation: { meaning } }: Said,
  page: SeenPage,
  index: number,
  scale: number | null,
): void {
  if (meaning.kind !== "diameter" && meaning.kind !== "thread") return;
  if (scale === null) return;
  const { part } = result;
  const radius = meaning.value / 2 / scale;
  const isAlike = (circle: SeenCircle) => unlike(circle, radius) <= completeSettings.ringSize;
  const alike = part.holes.filter(
    (hole): hole is SeenCircle => hole.kind === "circle" && isAlike(hole),
  );
  const rings = page.rings.filter((ring) => isAlike(ring) && isFree(ring, part));
  const size = sizeOf(part);
  const near = [pointingOf(page, index, text, size), placeOf(page, text, size)].flatMap(
    (pointing) => nearestTo(pointing, [...rings, ...alike], distanceTo) ?? [],
  );
  const [first] = near;
  if (first === undefined) return;
  const isCounted = meaning.count > 1 && alike.length + rings.length === meaning.count;
  const own = isCounted ? rings : meaning.count === 1 && rings.includes(first) ? [first] : [];
  if (own.length === 0) return;
  const added = own.map((ring) => ({ ...ring, radius }));
  result.part = { ...part, holes: [...part.holes, ...added] };
  result.additions += own.length * completeSettings.ringDoubt;
}

/** Within the outline and apart from the holes that were seen. */
function isFree(ring: SeenCircle, part: SeenPart): boolean {
  const isApart = part.holes.every((hole) => distanceTo(hole, ring.center) > ring.radius);
  return isApart && isInside(ring.center, part);
}
