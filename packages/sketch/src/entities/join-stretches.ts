import type { Point } from "@inkform/geometry/model";
import { fitCircle, fitLine, type RunSums, sumRun } from "./fit-run";
import { entity } from "./settings";
import { type Stretch, stretch } from "./split-path";

/** Joins neighbouring stretches that a hand meant as one line or one arc, best fit first. */
export function joinStretches(
  points: readonly Point[],
  stretches: readonly Stretch[],
  spacing: number,
  penWidth: number,
): Stretch[] {
  const run = sumRun(points);
  let current = stretches.map((s) => straighten(points, run, s, spacing, penWidth));
  for (;;) {
    let best: { k: number; joined: Stretch; badness: number } | null = null;
    for (let k = 0; k + 1 < current.length; k += 1) {
      const a = current[k] as Stretch;
      const b = current[k + 1] as Stretch;
      const tried = joinTwo(points, run, a, b, spacing, penWidth);
      if (tried && (!best || tried.badness < best.badness)) best = { k, ...tried };
    }
    if (!best) return current;
    current = [...current.slice(0, best.k), best.joined, ...current.slice(best.k + 2)];
  }
}

/** An arc that turns little over a long way is a bent line. */
function straighten(
  points: readonly Point[],
  run: RunSums,
  s: Stretch,
  spacing: number,
  penWidth: number,
): Stretch {
  if (s.fit.kind === "line") return s;
  const line = stretch(points, run, s.from, s.to, "line") as Stretch;
  const length = (s.to - s.from) * spacing;
  const stray = Math.sqrt(line.fit.error / (s.to - s.from + 1));
  if (stray < 0.3 * penWidth) return line;
  return Math.abs(s.turn) < entity.arcTurn && stray < 2.5 * entity.bow * length ? line : s;
}

function joinTwo(
  points: readonly Point[],
  run: RunSums,
  a: Stretch,
  b: Stretch,
  spacing: number,
  penWidth: number,
): { joined: Stretch; badness: number } | null {
  const length = (b.to - a.from) * spacing;
  if (a.fit.kind === "line" && b.fit.kind === "line") {
    const turned = bend(points, a, b);
    if (turned < 2 * entity.sameDirection) {
      const line = fitLine(run, a.from, b.to + 1);
      const off = farthest(points, a.from, b.to, (p) =>
        Math.abs((p.x - line.at.x) * line.direction.y - (p.y - line.at.y) * line.direction.x),
      );
      const strict = turned > entity.sameDirection ? 0.4 : turned < 0.1 ? 1.6 : 1;
      const allowed = 0.7 * penWidth + strict * entity.bow * length;
      if (off < allowed) {
        return { joined: { from: a.from, to: b.to, fit: line, turn: 0 }, badness: off / allowed };
      }
    }
  }
  if (a.fit.kind === "line" && b.fit.kind === "line" && a.to - a.from > 8 && b.to - b.from > 8) {
    return null;
  }
  const circle = fitCircle(run, a.from, b.to + 1);
  if (!circle || circle.radius < entity.leastRadius * penWidth) return null;
  if (a.turn * b.turn < 0) return null;
  const off = farthest(points, a.from, b.to, (p) =>
    Math.abs(Math.hypot(p.x - circle.center.x, p.y - circle.center.y) - circle.radius),
  );
  const allowed = 0.5 * penWidth + entity.bow * length;
  const joined = stretch(points, run, a.from, b.to, "arc");
  if (!joined || off > allowed || Math.abs(joined.turn) < entity.arcTurn) return null;
  return { joined, badness: off / allowed };
}

function bend(points: readonly Point[], a: Stretch, b: Stretch): number {
  const da = along(points, a);
  const db = along(points, b);
  return Math.abs(Math.atan2(da.x * db.y - da.y * db.x, da.x * db.x + da.y * db.y));
}

function along(points: readonly Point[], s: Stretch): Point {
  const p = points[s.from] as Point;
  const q = points[s.to] as Point;
  if (s.fit.kind !== "line") return { x: q.x - p.x, y: q.y - p.y };
  const d = s.fit.direction;
  return d.x * (q.x - p.x) + d.y * (q.y - p.y) < 0 ? { x: -d.x, y: -d.y } : d;
}

function farthest(
  points: readonly Point[],
  from: number,
  to: number,
  off: (p: Point) => number,
): number {
  let most = 0;
  for (let i = from; i <= to; i += 1) most = Math.max(most, off(points[i] as Point));
  return most;
}
