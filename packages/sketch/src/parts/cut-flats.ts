import { distance } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import type { SeenChain, SeenCircle, SeenLoop, SeenPage, SeenStroke } from "../seen";
import { parting } from "./settings";

/**
 * Discs and holes with flats. A circle most of which is drawn is seen as a whole one; where a straight line joins
 * two points of it and no ink runs round beyond that line, the line is the edge.
 */
export function cutFlats(page: SeenPage): SeenPage {
  const ink = page.strokes.filter(({ role }) => role !== "text" && role !== "dimension");
  const cut = (loop: SeenLoop) =>
    loop.kind === "circle" ? withFlats(loop, ink, page.penWidth) : loop;
  return {
    ...page,
    parts: page.parts.map((part) => ({
      ...part,
      outer: cut(part.outer),
      holes: part.holes.map(cut),
    })),
  };
}

/** One end of a flat to the other, clockwise round the part of the circle that it cuts off. */
interface Flat {
  from: number;
  sweep: number;
}

function withFlats(circle: SeenCircle, ink: readonly SeenStroke[], penWidth: number): SeenLoop {
  const flats = ink
    .flatMap(({ points }) => flatOf(circle, points, penWidth) ?? [])
    .filter((flat) => !isDrawn(circle, flat, ink, penWidth))
    .sort((a, b) => a.from - b.from)
    .filter((flat, i, all) => i === 0 || apart(all[i - 1] as Flat, flat));
  return flats.length === 0 ? circle : toChain(circle, flats);
}

const TURN = 2 * Math.PI;
const forward = (angle: number): number => ((angle % TURN) + TURN) % TURN;

function flatOf(circle: SeenCircle, points: readonly Point[], penWidth: number): Flat | null {
  const a = points[0];
  const b = points.at(-1);
  if (a === undefined || b === undefined) return null;
  const { center, radius } = circle;
  const near = parting.flatEnds * radius + penWidth;
  if ([a, b].some((end) => Math.abs(distance(end, center) - radius) > near)) return null;
  const length = distance(a, b);
  if (length < parting.leastFlat * radius || length > parting.mostFlat * radius) return null;
  const straight = parting.flatBow * length + penWidth;
  const off = (p: Point) =>
    Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length;
  if (points.some((point) => off(point) > straight)) return null;
  const angles = [a, b].map(({ x, y }) => forward(Math.atan2(y - center.y, x - center.x))) as [
    number,
    number,
  ];
  const sweep = forward(angles[1] - angles[0]);
  return sweep < Math.PI ? { from: angles[0], sweep } : { from: angles[1], sweep: TURN - sweep };
}

/** Whether the circle itself goes on beyond the line, which then only crosses it. */
function isDrawn(
  { center, radius }: SeenCircle,
  { from, sweep }: Flat,
  ink: readonly SeenStroke[],
  penWidth: number,
): boolean {
  const samples = 9;
  const near = parting.flatEnds * radius + penWidth;
  let drawn = 0;
  for (let k = 1; k <= samples; k += 1) {
    const angle = from + sweep * (0.2 + (0.6 * (k - 1)) / (samples - 1));
    const at = { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
    if (ink.some(({ points }) => points.some((point) => distance(point, at) <= near))) drawn += 1;
  }
  return drawn > parting.flatInk * samples;
}

const apart = (a: Flat, b: Flat): boolean => b.from >= a.from + a.sweep;

/** The circle with its flats, clockwise as seen, which is towards growing angles. */
function toChain({ center, radius }: SeenCircle, flats: readonly Flat[]): SeenChain {
  const at = (angle: number): Point => ({
    x: center.x + radius * Math.cos(angle),
    y: center.y + radius * Math.sin(angle),
  });
  return {
    kind: "chain",
    vertices: flats.flatMap(({ from, sweep }) => [at(from), at(from + sweep)]),
    edges: flats.flatMap((): SeenChain["edges"] => [
      { kind: "segment" },
      { kind: "arc", center, radius, clockwise: true, tangentBefore: false, tangentAfter: false },
    ]),
  };
}
