import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { SeenCircle } from "../seen";
import type { StrokeGraph } from "../strokes/trace-graph";
import { fitCircle, sumRun } from "./fit-run";
import { castRays, gather, type Rays } from "./gather-ring";
import { isArch } from "./is-arch";
import { isOpenRing } from "./is-open-ring";
import { isSquare } from "./is-square";
import { resample, smoothPath } from "./resample";
import { entity } from "./settings";

export interface FoundCircle extends SeenCircle {
  /** Share of the circle that ink covers. */
  cover: number;
  /** Number of separate gaps in it. */
  gaps: number;
  /** Root mean square distance of its ink from the radius. */
  stray: number;
}

/**
 * Circles, whatever crosses them: every curved edge proposes one, its ink is gathered along rays from the centre,
 * the circle is fitted again, and what ink covers all round is kept. Dash-dot circles come out with a low cover and many gaps.
 */
export function findCircles(graph: StrokeGraph, skeleton: Mask, penWidth: number): FoundCircle[] {
  const found: FoundCircle[] = [];
  const rays = castRays(skeleton);
  const order = graph.edges
    .map((edge, id) => ({ edge, id }))
    .filter(({ edge }) => edge.alive && edge.length > 3 * penWidth)
    .sort((a, b) => b.edge.length - a.edge.length);
  for (const { edge } of order) {
    for (const seed of seeds(edge.points, penWidth)) {
      const circle = settle(seed, rays, penWidth);
      if (!circle) continue;
      const same = found.findIndex((f) => alike(f, circle, penWidth));
      const other = found[same];
      if (!other) found.push(circle);
      else if (circle.cover > other.cover + 0.02) found[same] = circle;
    }
  }
  for (const seed of [...throughCenters(found, penWidth), ...aboutCrosses(graph, penWidth)]) {
    const circle = settle(seed, rays, penWidth);
    if (circle && !found.some((f) => alike(f, circle, penWidth))) found.push(circle);
  }
  const isWhole = ({ cover }: FoundCircle) => cover >= entity.circleCover;
  const round = found.filter((a) => !(isWhole(a) && isSquare(a, rays)));
  return round.filter(
    (a) =>
      !(isWhole(a) && (isOpenRing(a, graph, penWidth) || isArch(a, graph, rays, penWidth))) &&
      carried(a, graph, penWidth) >= entity.carried * a.cover &&
      !round.some((b) => b !== a && leansOn(a, b, penWidth)),
  );
}

/** Share of the circle that is drawn by pen lines which follow it; lines that only cross there can look like a ring, too. */
function carried({ center, radius }: SeenCircle, graph: StrokeGraph, penWidth: number): number {
  const tolerance = Math.max(1.3 * penWidth, entity.outOfRound * radius);
  let length = 0;
  for (const { alive, points, length: own } of graph.edges) {
    if (!alive) continue;
    let near = 0;
    for (const p of points) {
      const dx = p.x - center.x;
      const dy = p.y - center.y;
      if (Math.abs(Math.sqrt(dx * dx + dy * dy) - radius) < tolerance) near += 1;
    }
    const on = near / points.length;
    if (on > entity.follows) length += on * own;
  }
  return length / (2 * Math.PI * radius);
}

/** True where a runs along b for a good way without being b: its ink is b's, with a centre mark's. */
function leansOn(a: FoundCircle, b: FoundCircle, penWidth: number): boolean {
  if (b.radius < a.radius) return false;
  const near = Math.max(1.2 * penWidth, 0.12 * a.radius);
  let shared = 0;
  for (let k = 0; k < 48; k += 1) {
    const x = a.center.x + a.radius * Math.cos((k * Math.PI) / 24);
    const y = a.center.y + a.radius * Math.sin((k * Math.PI) / 24);
    const off = Math.abs(Math.hypot(x - b.center.x, y - b.center.y) - b.radius);
    if (off < near) shared += 1;
  }
  return shared > 12;
}

/** About each crossing: a small hole falls into quarters between the arms of its centre mark, too short to show a curve. */
function aboutCrosses(graph: StrokeGraph, penWidth: number): SeenCircle[] {
  return graph.nodes.flatMap(({ at, edges }) =>
    edges.length < 4
      ? []
      : entity.smallRadii.map((r) => ({
          kind: "circle" as const,
          center: at,
          radius: r * penWidth,
        })),
  );
}

/** Bolt circles: through the centres of three or more circles of one size. */
function throughCenters(found: readonly FoundCircle[], penWidth: number): SeenCircle[] {
  const out: SeenCircle[] = [];
  const done = new Set<FoundCircle>();
  for (const first of found) {
    if (done.has(first)) continue;
    const alikes = found.filter(
      (f) => Math.abs(f.radius - first.radius) < 0.15 * first.radius + 0.5 * penWidth,
    );
    for (const f of alikes) done.add(f);
    if (alikes.length < 3) continue;
    const fit = fitCircle(sumRun(alikes.map((f) => f.center)), 0, alikes.length);
    if (!fit || fit.radius < 2 * first.radius || fit.radius > 40 * first.radius) continue;
    out.push({ kind: "circle", center: fit.center, radius: fit.radius });
  }
  return out;
}

/** Circles through the whole edge and through pieces of it, where they turn enough to mean anything. */
function seeds(points: readonly Point[], penWidth: number): SeenCircle[] {
  const even = resample(smoothPath(points, 2, false), 2);
  const run = sumRun(even);
  const n = even.length;
  const spans: [number, number][] = [[0, n]];
  for (const parts of [2, 4]) {
    const size = Math.floor(n / parts);
    if (size < 12) break;
    for (let k = 0; k < parts; k += 1) spans.push([k * size, (k + 1) * size]);
  }
  const out: SeenCircle[] = [];
  for (const [from, to] of spans) {
    if (to - from < 5) continue;
    const circle = fitCircle(run, from, to);
    if (!circle || circle.radius < 1.5 * penWidth) continue;
    const turn = ((to - from) * 2) / circle.radius;
    const stray = Math.sqrt(circle.error / (to - from));
    if (turn < 0.35 || stray > 0.06 * circle.radius + 0.3 * penWidth) continue;
    out.push({ kind: "circle", center: circle.center, radius: circle.radius });
  }
  return out;
}

function settle(seed: SeenCircle, rays: Rays, penWidth: number): FoundCircle | null {
  let circle = seed;
  let result: FoundCircle | null = null;
  let smooth = 0;
  let emptiest = 0;
  for (const share of [0.22, 0.15, 0.11, entity.outOfRound, entity.outOfRound]) {
    const tolerance = Math.max(share * circle.radius, 0.6 * penWidth + 1);
    const ring = gather(circle, rays, Math.min(tolerance, 0.25 * circle.radius + 0.5));
    if (ring === null) return null;
    const { hits, cover, gaps, even, longestGap } = ring;
    const fit = fitCircle(sumRun(hits), 0, hits.length);
    if (!fit || fit.radius > 2 * seed.radius || fit.radius < 0.5 * seed.radius) return null;
    smooth = even;
    emptiest = longestGap;
    circle = { kind: "circle", center: fit.center, radius: fit.radius };
    result = { ...circle, cover, gaps, stray: Math.sqrt(fit.error / hits.length) };
  }
  if (!result || result.radius < 1.6 * penWidth) return null;
  if (smooth < entity.smoothRing) return null;
  const { stray, radius, cover: share, gaps: breaks } = result;
  if (share >= entity.circleCover) return stray < 0.028 * radius + 0.35 * penWidth ? result : null;
  if (emptiest > entity.dashGap) return null;
  const dashed = share >= entity.dashCover && breaks >= entity.dashGaps;
  return dashed && stray < 0.012 * radius + 0.3 * penWidth ? result : null;
}

function alike(a: SeenCircle, b: SeenCircle, penWidth: number): boolean {
  const near = Math.max(2 * penWidth, 0.15 * Math.min(a.radius, b.radius));
  return (
    Math.hypot(a.center.x - b.center.x, a.center.y - b.center.y) < near &&
    Math.abs(a.radius - b.radius) < near
  );
}
