import type { Point } from "@inkform/geometry/model";
import { entity } from "./settings";
import type { Stretch } from "./split-path";

/** Stretches `first` to `first + count - 1`, round the loop, that are one free curve; all of them where it is closed. */
export interface FreeRun {
  first: number;
  count: number;
  isClosed: boolean;
  /** Many arcs of many radii, hardly a straight piece between them: what is drawn with compasses in mind needs few, or many alike. */
  isClear: boolean;
}

type Range = Omit<FreeRun, "isClear">;

/** Where arcs of a loop flow into each other, so that they are or may be one free curve. */
export function findFreeRuns(
  points: readonly Point[],
  stretches: readonly Stretch[],
  spacing: number,
  penWidth: number,
): FreeRun[] {
  const n = stretches.length;
  if (n < entity.flowArcs) return [];
  const reach = Math.max(2, Math.round((entity.flowPens * penWidth) / spacing));
  const corners = stretches.flatMap((_, k) => (isCorner(points, stretches, k, reach) ? [k] : []));
  const runs: Range[] =
    corners.length === 0
      ? [{ first: 0, count: n, isClosed: true }]
      : corners.map((first, i) => {
          const next = corners[(i + 1) % corners.length] as number;
          return { first, count: ((next - first + n - 1) % n) + 1, isClosed: false };
        });
  return runs.flatMap((run) => {
    const own = run.isClosed ? run : betweenArcs(stretches, run);
    return own === null ? [] : judge(stretches, own);
  });
}

/** Whether the path turns at the start of a stretch, and not only as far as its arcs bend. */
function isCorner(
  points: readonly Point[],
  stretches: readonly Stretch[],
  k: number,
  reach: number,
): boolean {
  // The last point of a closed path is its first.
  const n = points.length - 1;
  const { from } = stretches[k] as Stretch;
  const before = stretches[(k + stretches.length - 1) % stretches.length] as Stretch;
  const joint = gapMiddle(before.to % n, from, n);
  const [a, b, c] = [joint - reach, joint, joint + reach].map((i) => points[(i + n) % n]) as [
    Point,
    Point,
    Point,
  ];
  const turn = Math.atan2(
    (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x),
    (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y),
  );
  return Math.abs(turn) > entity.flowTurn;
}

/** Between where one stretch ends and the next begins, round a closed path of n points. */
function gapMiddle(end: number, start: number, n: number): number {
  return (end + (((start - end + n) % n) >> 1)) % n;
}

/** A straight piece at either end of a run is an edge of its own. */
function betweenArcs(stretches: readonly Stretch[], run: Range): Range | null {
  const n = stretches.length;
  const isArc = (k: number) => stretches[k % n]?.fit.kind === "circle";
  let { first, count } = run;
  while (count > 0 && !isArc(first)) {
    first += 1;
    count -= 1;
  }
  while (count > 0 && !isArc(first + count - 1)) count -= 1;
  return count === 0 ? null : { first: first % n, count, isClosed: false };
}

function judge(stretches: readonly Stretch[], run: Range): FreeRun[] {
  const { first, count, isClosed } = run;
  const own = Array.from(
    { length: count },
    (_, k) => stretches[(first + k) % stretches.length] as Stretch,
  );
  const radii = own.flatMap(({ fit }) => (fit.kind === "circle" ? [fit.radius] : []));
  const least = entity.freeArcs + (isClosed ? 1 : 0);
  const lines = (count - radii.length) / radii.length;
  if (radii.length < entity.flowArcs || lines > entity.flowLines) return [];
  const isClear =
    radii.length >= least && lines <= entity.freeLines && kindsOf(radii) >= entity.freeRadii;
  return [{ ...run, isClear }];
}

/** How many different radii there are, alike ones counted once. */
function kindsOf(radii: readonly number[]): number {
  const sorted = [...radii].sort((a, b) => a - b);
  let [kinds, smallest] = [0, 0];
  for (const radius of sorted) {
    if (radius <= entity.alikeRadii * smallest) continue;
    kinds += 1;
    smallest = radius;
  }
  return kinds;
}
