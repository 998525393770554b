import type { DrawingDimension, Point } from "@inkform/geometry/model";
import { type Figure, pointOf } from "./figure";
import { angleOf } from "./relation";

type ShownAngle = Extract<DrawingDimension, { kind: "angle" }>;

/** An angle between two edges, wherever they are, shown where their lines meet. A number alone gets the degree sign it lacks. */
export function showAngle(
  figure: Figure,
  first: [number, number],
  second: [number, number],
  at: Point,
  text: string,
): ShownAngle {
  const [a, b] = [first, second].map(([from, to]) => ({
    from: pointOf(figure, from),
    to: pointOf(figure, to),
  })) as [Leg, Leg];
  const vertex = first[0] === second[0] ? { ...a.from } : meeting(a, b);
  return {
    kind: "angle",
    vertex,
    from: legEnd(vertex, a),
    to: legEnd(vertex, b),
    at,
    text: /^[\d.,]+$/u.test(text) ? `${text}°` : text,
    measured: (angleOf(figure, first, second) * 180) / Math.PI,
  };
}

/** An edge, directed as the angle's leg is. */
interface Leg {
  from: Point;
  to: Point;
}

/** Where the lines of two edges meet; edges in one direction have no angle. */
function meeting(a: Leg, b: Leg): Point {
  const u = { x: a.to.x - a.from.x, y: a.to.y - a.from.y };
  const v = { x: b.to.x - b.from.x, y: b.to.y - b.from.y };
  const cross = u.x * v.y - u.y * v.x;
  if (Math.abs(cross) < 1e-12) return { ...a.from };
  const s = ((b.from.x - a.from.x) * v.y - (b.from.y - a.from.y) * v.x) / cross;
  return { x: a.from.x + s * u.x, y: a.from.y + s * u.y };
}

/** The edge's far end; where the edge lies behind the vertex, a point on its prolongation. */
function legEnd(vertex: Point, { from, to }: Leg): Point {
  const forth = { x: to.x - from.x, y: to.y - from.y };
  const ahead = (to.x - vertex.x) * forth.x + (to.y - vertex.y) * forth.y;
  const length = Math.hypot(forth.x, forth.y);
  if (ahead > 1e-6 * length * length) return { ...to };
  return { x: vertex.x + forth.x, y: vertex.y + forth.y };
}
