import type { Point } from "@inkform/geometry/model";
import { type CircleFit, fitCircle, fitLine, type LineFit, type RunSums, sumRun } from "./fit-run";
import { entity } from "./settings";

/** A stretch of a path, points `from` to `to` inclusive (shared with its neighbours), read as a line or an arc. */
export interface Stretch {
  from: number;
  to: number;
  fit: LineFit | CircleFit;
  /** Signed turning of an arc in radians (positive clockwise as seen), 0 for a line. */
  turn: number;
}

/**
 * Splits a path of evenly spaced points into lines and arcs: the cheapest split by dynamic programming over all cuts
 * (a stretch costs its squared error and a price for being there), then neighbours that a hand meant as one are joined.
 */
export function splitPath(points: readonly Point[], spacing: number, penWidth: number): Stretch[] {
  const n = points.length;
  if (n < 3) return n < 2 ? [] : [stretch(points, sumRun(points), 0, n - 1, "line") as Stretch];
  const run = sumRun(points);
  const sigma = entity.sigmaPen * penWidth + entity.sigmaPixels;
  const weight = spacing / (entity.correlation * penWidth) / (sigma * sigma);
  const cost = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  const back = new Int32Array(n);
  const arc = new Uint8Array(n);
  cost[0] = 0;
  for (let j = 1; j < n; j += 1) {
    for (let i = 0; i < j; i += 1) {
      const base = cost[i] as number;
      if (base + entity.linePrice >= (cost[j] as number)) continue;
      const asLine = base + entity.linePrice + fitLine(run, i, j + 1).error * weight;
      if (asLine < (cost[j] as number)) {
        cost[j] = asLine;
        back[j] = i;
        arc[j] = 0;
      }
      if (j - i < 4 || base + entity.arcPrice >= (cost[j] as number)) continue;
      const circle = fitCircle(run, i, j + 1);
      if (!circle) continue;
      const asArc = base + entity.arcPrice + circle.error * weight;
      if (asArc < (cost[j] as number) && usableArc(circle, (j - i) * spacing, penWidth)) {
        cost[j] = asArc;
        back[j] = i;
        arc[j] = 1;
      }
    }
  }
  const found: Stretch[] = [];
  for (let j = n - 1; j > 0; j = back[j] as number) {
    const made = stretch(points, run, back[j] as number, j, arc[j] ? "arc" : "line");
    if (made) found.unshift(made);
  }
  return found;
}

function usableArc(circle: CircleFit, length: number, penWidth: number): boolean {
  const turn = length / circle.radius;
  return turn > entity.leastTurn && turn < 6 && circle.radius > entity.leastRadius * penWidth;
}

/** The stretch read as a line or arc; as a line where no circle fits. */
export function stretch(
  points: readonly Point[],
  run: RunSums,
  from: number,
  to: number,
  kind: "line" | "arc",
): Stretch | null {
  const circle = kind === "arc" ? fitCircle(run, from, to + 1) : null;
  if (circle) return { from, to, fit: circle, turn: turnAbout(points, circle.center, from, to) };
  if (kind === "arc") return null;
  return { from, to, fit: fitLine(run, from, to + 1), turn: 0 };
}

function turnAbout(points: readonly Point[], center: Point, from: number, to: number): number {
  let turn = 0;
  for (let i = from + 1; i <= to; i += 1) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    const ax = a.x - center.x;
    const ay = a.y - center.y;
    const bx = b.x - center.x;
    const by = b.y - center.y;
    turn += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  }
  return turn;
}
