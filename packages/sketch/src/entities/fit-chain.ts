import type { Point } from "@inkform/geometry/model";
import type { SeenChain, SeenEdge } from "../seen";
import { pathLength } from "../strokes/trace-graph";
import { dropBumps } from "./drop-bumps";
import { findFreeRuns } from "./find-free-runs";
import { fitLine, sumRun } from "./fit-run";
import { joinStretches } from "./join-stretches";
import { resample, smoothPath } from "./resample";
import { entity } from "./settings";
import { type Stretch, splitPath } from "./split-path";
import { withFreeRuns } from "./with-free-runs";

/**
 * Reads a closed path (clockwise as seen) as a chain of segments and arcs with shared vertices.
 * The path is split once from its sharpest corner and once more from a joint of that first split, so no seam is left.
 */
export function fitChain(path: readonly Point[], penWidth: number): SeenChain {
  const closed = [...path, path[0] as Point];
  const spacing = Math.max(0.9 * penWidth, pathLength(closed) / 640, 2);
  const even = resample(smoothPath(closed, Math.round(penWidth / 2), true), spacing).slice(0, -1);
  let ring = rotate(even, sharpest(even, Math.max(2, Math.round((5 * penWidth) / spacing))));
  let stretches = split(ring, spacing, penWidth);
  const anchor = steadiest(stretches);
  if (anchor !== null) {
    ring = rotate(ring, (stretches[anchor] as Stretch).from);
    stretches = split(ring, spacing, penWidth);
  }
  const points = [...ring, ring[0] as Point];
  const kept = dropCorners(stretches, spacing, penWidth);
  const chain = toChain(points, kept, spacing);
  const runs = findFreeRuns(points, kept, spacing, penWidth);
  const plain = dropBumps(chain, penWidth);
  if (runs.length === 0) return plain;
  const isClear = runs.some((run) => run.isClear);
  const free = withFreeRuns(
    chain,
    runs.filter((run) => run.isClear === isClear),
    points,
    kept,
    penWidth,
  );
  return { ...plain, free: { chain: dropBumps(free, penWidth), isClear } };
}

function split(ring: readonly Point[], spacing: number, penWidth: number): Stretch[] {
  const points = [...ring, ring[0] as Point];
  return joinStretches(points, splitPath(points, spacing, penWidth), spacing, penWidth);
}

function rotate(points: readonly Point[], start: number): Point[] {
  return [...points.slice(start), ...points.slice(0, start)];
}

function sharpest(points: readonly Point[], reach: number): number {
  const n = points.length;
  let best = 0;
  let most = -1;
  for (let i = 0; i < n; i += 1) {
    const a = points[(i - reach + n) % n] as Point;
    const b = points[i] as Point;
    const c = points[(i + reach) % n] as Point;
    const turn = Math.abs(
      Math.atan2(
        (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x),
        (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y),
      ),
    );
    if (turn > most) {
      most = turn;
      best = i;
    }
  }
  return best;
}

/** Joint in the middle of the split, between two long stretches: a good seam for the second pass. */
function steadiest(stretches: readonly Stretch[]): number | null {
  let best: number | null = null;
  let most = 0;
  for (let k = 1; k < stretches.length; k += 1) {
    const a = stretches[k - 1] as Stretch;
    const b = stretches[k] as Stretch;
    const short = Math.min(a.to - a.from, b.to - b.from);
    if (short > most) {
      most = short;
      best = k;
    }
  }
  return best;
}

/** Gives the points of a smeared corner to the longer stretches beside it. */
function dropCorners(stretches: Stretch[], spacing: number, penWidth: number): Stretch[] {
  const least = entity.cornerPens * penWidth;
  const long = (s: Stretch) => (s.to - s.from) * spacing;
  if (stretches.length < 4) return stretches;
  const kept = stretches.filter((s) => long(s) >= least);
  if (kept.length < 3 || kept.length === stretches.length) return stretches;
  return kept;
}

function toChain(
  points: readonly Point[],
  stretches: readonly Stretch[],
  spacing: number,
): SeenChain {
  const trimmed = stretches.map((s) => refitLine(points, s, spacing));
  const n = trimmed.length;
  const vertices = trimmed.map((s, k) => {
    const before = trimmed[(k - 1 + n) % n] as Stretch;
    return joint(points, before, s, spacing);
  });
  const edges = trimmed.map((s, k): SeenEdge => {
    if (s.fit.kind === "line") return { kind: "segment" };
    const before = trimmed[(k - 1 + n) % n] as Stretch;
    const after = trimmed[(k + 1) % n] as Stretch;
    const clockwise = s.turn > 0;
    const start = vertices[k] as Point;
    const end = vertices[(k + 1) % n] as Point;
    const arc = { center: s.fit.center, radius: s.fit.radius, clockwise };
    return {
      kind: "arc",
      ...arc,
      tangentBefore: smooth(points, before, arcDirection(arc, start), "end"),
      tangentAfter: smooth(points, after, arcDirection(arc, end), "start"),
    };
  });
  return { kind: "chain", vertices, edges };
}

/** Fits a line again without the ends, which corners have pulled. */
function refitLine(points: readonly Point[], s: Stretch, spacing: number): Stretch {
  const trim = Math.min(Math.floor((s.to - s.from) / 6), Math.ceil(12 / spacing));
  if (s.fit.kind !== "line" || s.to - s.from < 8 || trim === 0) return s;
  return { ...s, fit: fitLine(sumRun(points), s.from + trim, s.to + 1 - trim) };
}

function joint(points: readonly Point[], before: Stretch, after: Stretch, spacing: number): Point {
  const p = points[before.to] as Point;
  const q = points[after.from] as Point;
  const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  const a = before.fit;
  const b = after.fit;
  if (a.kind !== "line" || b.kind !== "line") return middle;
  const cross = a.direction.x * b.direction.y - a.direction.y * b.direction.x;
  if (Math.abs(cross) < 0.15) return middle;
  const t = ((b.at.x - a.at.x) * b.direction.y - (b.at.y - a.at.y) * b.direction.x) / cross;
  const meet = { x: a.at.x + t * a.direction.x, y: a.at.y + t * a.direction.y };
  const gap = Math.hypot(p.x - q.x, p.y - q.y);
  const off = Math.hypot(meet.x - middle.x, meet.y - middle.y);
  return off < gap + 6 * spacing + 12 ? meet : middle;
}

interface ArcShape {
  center: Point;
  radius: number;
  clockwise: boolean;
}

/** Running direction of the arc at a point of it. */
function arcDirection(arc: ArcShape, at: Point): Point {
  const rx = (at.x - arc.center.x) / arc.radius;
  const ry = (at.y - arc.center.y) / arc.radius;
  return arc.clockwise ? { x: -ry, y: rx } : { x: ry, y: -rx };
}

function smooth(
  points: readonly Point[],
  neighbour: Stretch,
  direction: Point,
  end: "start" | "end",
): boolean {
  const p = points[neighbour.from] as Point;
  const q = points[neighbour.to] as Point;
  let d = { x: q.x - p.x, y: q.y - p.y };
  if (neighbour.fit.kind === "line") {
    const f = neighbour.fit.direction;
    d = f.x * d.x + f.y * d.y < 0 ? { x: -f.x, y: -f.y } : f;
  } else {
    const { center, radius } = neighbour.fit;
    d = arcDirection({ center, radius, clockwise: neighbour.turn > 0 }, end === "end" ? q : p);
  }
  const turn = Math.atan2(
    d.x * direction.y - d.y * direction.x,
    d.x * direction.x + d.y * direction.y,
  );
  return Math.abs(turn) < entity.tangent;
}
