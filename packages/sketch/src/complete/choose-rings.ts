import { distance } from "@inkform/geometry/distance";
import type { SeenCircle } from "../seen";
import type { InkRing } from "./find-rings";
import { completeSettings } from "./settings";

interface Counted {
  /** Holes of the count that were seen. */
  seen: readonly SeenCircle[];
  count: number;
  pitchCircles: readonly SeenCircle[];
  /** How far holes stray from their row. */
  stray: number;
  /** A smaller one may be a dot or an arrowhead. */
  leastHollow: number;
}

/** How badly a ring fits a pattern, from 0 on; no hole of it above 1. */
type Misfit = (ring: SeenCircle) => number;

/**
 * Those of the rings that are the holes a count lacks, in the part's own frame: all where they are as many, else those that stand with the
 * seen ones on a pitch circle, in rows and columns, or in one row. None where nothing tells them from arrowheads and dots.
 */
export function chooseRings(rings: readonly InkRing[], counted: Counted): InkRing[] {
  const { seen, count, pitchCircles, leastHollow } = counted;
  const found = rings.filter((ring) => !seen.some((hole) => isBeside(ring, hole)));
  const others = [...seen, ...found];
  const patterns: Misfit[] = [
    ...pitchCircles.flatMap((circle) => turned(circle, others, counted)),
    (ring) => Math.max(...offLevels(ring, others, counted)),
  ];
  for (const misfit of patterns) {
    const chosen = oneEach(found, misfit, counted);
    if (chosen !== null) return chosen;
  }
  // Two are in one row by chance, too, and dots more often.
  if (seen.length === 0 && count < 3) return [];
  const hollow = found.filter(({ radius }) => radius >= leastHollow);
  const inRow = oneEach(
    seen.length > 1 ? found : hollow,
    (ring) => Math.min(...offLevels(ring, others, counted)),
    counted,
  );
  return inRow ?? (hollow.length === count - seen.length ? hollow : []);
}

/** Even steps round a pitch circle, from each of the rings on it. */
function turned(circle: SeenCircle, rings: readonly SeenCircle[], { count }: Counted): Misfit[] {
  const { circleStray, angleStray } = completeSettings;
  const step = (2 * Math.PI) / count;
  const turnOf = ({ center }: SeenCircle) =>
    Math.atan2(center.y - circle.center.y, center.x - circle.center.x) / step;
  const offCircle: Misfit = ({ center }) =>
    Math.abs(distance(center, circle.center) - circle.radius) / (circleStray * circle.radius);
  return rings
    .filter((ring) => offCircle(ring) <= 1)
    .map((first) => (ring) => {
      const steps = turnOf(ring) - turnOf(first);
      const offStep = (Math.abs(steps - Math.round(steps)) * step) / angleStray;
      return Math.max(offCircle(ring), offStep);
    });
}

/** How far a ring is from the column and from the row of another one apart from it. */
function offLevels(
  ring: SeenCircle,
  rings: readonly SeenCircle[],
  { stray }: Counted,
): [number, number] {
  const apart = rings.filter((other) => !isBeside(ring, other));
  const off = (axis: "x" | "y") =>
    Math.min(...apart.map(({ center }) => Math.abs(center[axis] - ring.center[axis]))) / stray;
  return [off("x"), off("y")];
}

/** The best fitting ring of each place, where there are as many places as holes are missing and those seen fit, too. */
function oneEach(
  rings: readonly InkRing[],
  misfit: Misfit,
  { seen, count }: Counted,
): InkRing[] | null {
  if (!seen.every((hole) => misfit(hole) <= 1)) return null;
  const places: InkRing[] = [];
  for (const ring of rings.toSorted((a, b) => misfit(a) - misfit(b))) {
    if (misfit(ring) > 1) break;
    if (![...seen, ...places].some((other) => isBeside(ring, other))) places.push(ring);
  }
  return seen.length + places.length === count ? places : null;
}

/** So near each other that one of them at most is a hole, the other an arrowhead or a dot at it. */
function isBeside(a: SeenCircle, b: SeenCircle): boolean {
  const { beside } = completeSettings.inkRing;
  return distance(a.center, b.center) < beside * (a.radius + b.radius);
}
