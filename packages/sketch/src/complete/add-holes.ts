import { distance } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import type { SeenCircle } from "../seen";
import { completeSettings } from "./settings";

/** Where the rest of counted holes must be: on their circle, in their grid, or in the gap of their row. Empty where that does not tell. */
export function missingHoles(
  seen: readonly SeenCircle[],
  count: number,
  pitchCircles: readonly SeenCircle[],
  size: number,
): Point[] {
  if (seen.length === 0 || seen.length >= count) return [];
  for (const circle of pitchCircles) {
    const found = onCircle(seen, count, circle);
    if (found.length > 0) return found;
  }
  if (seen.length < completeSettings.leastSeen * count) return [];
  return inGrid(seen, count, size) ?? inRow(seen, count, size) ?? [];
}

/** Even steps round a pitch circle from the holes that are seen on it. */
function onCircle(seen: readonly SeenCircle[], count: number, circle: SeenCircle): Point[] {
  const { circleStray, angleStray } = completeSettings;
  const isOn = ({ center }: SeenCircle) =>
    Math.abs(distance(center, circle.center) - circle.radius) <= circleStray * circle.radius;
  if (!seen.every(isOn)) return [];
  const step = (2 * Math.PI) / count;
  const angles = seen.map(({ center }) =>
    Math.atan2(center.y - circle.center.y, center.x - circle.center.x),
  );
  // Taken round by the count, all angles are the same: their mean direction.
  const start =
    Math.atan2(
      angles.reduce((sum, angle) => sum + Math.sin(count * angle), 0),
      angles.reduce((sum, angle) => sum + Math.cos(count * angle), 0),
    ) / count;
  const places = angles.map((angle) => Math.round((angle - start) / step));
  const isEven = angles.every(
    (angle, i) => Math.abs(angle - start - (places[i] as number) * step) <= angleStray,
  );
  const taken = new Set(places.map((place) => ((place % count) + count) % count));
  if (!isEven || taken.size < seen.length) return [];
  return Array.from({ length: count }, (_, place) => place)
    .filter((place) => !taken.has(place))
    .map((place) => ({
      x: circle.center.x + circle.radius * Math.cos(start + place * step),
      y: circle.center.y + circle.radius * Math.sin(start + place * step),
    }));
}

/** The empty places of a full grid; null where the seen holes are no grid of this count. */
function inGrid(seen: readonly SeenCircle[], count: number, size: number): Point[] | null {
  const xs = levelsOf(seen, "x", size);
  const ys = levelsOf(seen, "y", size);
  if (xs.length < 2 || ys.length < 2 || xs.length * ys.length !== count) return null;
  const isTaken = (at: Point) =>
    seen.some(({ center }) => distance(center, at) <= 2 * completeSettings.rowStray * size);
  return xs.flatMap((x) => ys.map((y) => ({ x, y }))).filter((at) => !isTaken(at));
}

/** The gap of a row in which all but one of the holes stand; null where there is none, or not one. */
function inRow(seen: readonly SeenCircle[], count: number, size: number): Point[] | null {
  if (seen.length !== count - 1 || seen.length < 3) return null;
  const axis = levelsOf(seen, "y", size).length === 1 ? "x" : "y";
  const across = axis === "x" ? "y" : "x";
  if (levelsOf(seen, across, size).length !== 1) return null;
  const centers = seen.map(({ center }) => center).sort((a, b) => a[axis] - b[axis]);
  const steps = centers.slice(1).map((to, i) => to[axis] - (centers[i] as Point)[axis]);
  const usual = Math.min(...steps);
  const gaps = steps.filter((step) => Math.abs(step - 2 * usual) < usual / 2);
  const even = steps.filter((step) => step < 1.5 * usual);
  if (gaps.length !== 1 || even.length !== steps.length - 1) return null;
  const i = steps.indexOf(gaps[0] as number);
  const [a, b] = [centers[i] as Point, centers[i + 1] as Point];
  return [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }];
}

/** The coordinates holes stand at, those near each other as one. */
function levelsOf(holes: readonly SeenCircle[], axis: "x" | "y", size: number): number[] {
  const groups: number[][] = [];
  for (const value of holes.map(({ center }) => center[axis]).sort((a, b) => a - b)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last !== undefined && value - last <= completeSettings.rowStray * size) {
      group.push(value);
    } else groups.push([value]);
  }
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length);
}
