import type { XY } from "../truth";
import { distance, ends, length, modulo, type Primitive, sample, sweep } from "./primitive";

export interface Matches {
  /** True entities that entities of their kind cover from end to end. */
  found: boolean[];
  /** Drawn entities that lie on a true one of their kind. */
  right: boolean[];
}

type Line = Primitive & { type: "line" };
type ArcPrimitive = Primitive & { type: "arc" };

export function match(
  truth: readonly Primitive[],
  drawn: readonly Primitive[],
  tolerance: number,
): Matches {
  const right = drawn.map(() => false);
  const found = truth.map((entity) => {
    const covering = drawn.flatMap((other, i) => {
      const span = spanOn(entity, other, tolerance);
      if (span) right[i] = true;
      return span ? [span] : [];
    });
    if (covering.length === 0) return false;
    if (entity.type === "circle") return true;
    const [whole, slack] =
      entity.type === "line"
        ? [length(entity), tolerance]
        : [sweep(entity), arcSlack(entity, tolerance)];
    return covers(covering, whole, slack, entity.type === "arc");
  });
  return { found, right };
}

/** Which stretch of `entity` the other runs along (length or degrees from its start), or null where it does not lie on it. */
function spanOn(entity: Primitive, other: Primitive, tolerance: number): [number, number] | null {
  if (entity.type === "circle" && other.type === "circle") {
    const isSame =
      distance(entity.c, other.c) <= tolerance && Math.abs(entity.r - other.r) <= tolerance;
    return isSame ? [0, 360] : null;
  }
  if (entity.type === "arc" && other.type === "arc") return spanOnArc(entity, other, tolerance);
  if (entity.type === "line" && other.type === "line") return spanOnLine(entity, other, tolerance);
  return null;
}

const arcSlack = (arc: ArcPrimitive, tolerance: number) =>
  (tolerance / Math.max(arc.r, 1e-6)) * (180 / Math.PI);

function spanOnArc(
  arc: ArcPrimitive,
  other: ArcPrimitive,
  tolerance: number,
): [number, number] | null {
  if (Math.abs(other.r - arc.r) > Math.max(tolerance, 0.02 * arc.r)) return null;
  const slack = arcSlack(arc, tolerance);
  const turn = sweep(arc);
  const at: number[] = [];
  for (const p of sample(other, Math.max(0.05, length(other) / 12))) {
    if (Math.abs(distance(p, arc.c) - arc.r) > tolerance) return null;
    const angle = modulo(
      (Math.atan2(p[1] - arc.c[1], p[0] - arc.c[0]) * 180) / Math.PI - arc.a0,
      360,
    );
    if (angle > turn + slack && angle < 360 - slack) return null;
    at.push(angle > turn + slack ? angle - 360 : angle);
  }
  return [Math.min(...at), Math.max(...at)];
}

function spanOnLine(line: Line, other: Line, tolerance: number): [number, number] | null {
  const long = length(line) + 1e-12;
  const u: XY = [(line.q[0] - line.p[0]) / long, (line.q[1] - line.p[1]) / long];
  const at: number[] = [];
  for (const p of ends(other)) {
    const d: XY = [p[0] - line.p[0], p[1] - line.p[1]];
    const along = d[0] * u[0] + d[1] * u[1];
    if (
      Math.abs(d[0] * u[1] - d[1] * u[0]) > tolerance ||
      along < -tolerance ||
      along > long + tolerance
    )
      return null;
    at.push(along);
  }
  const [a = 0, b = 0] = at;
  return [Math.min(a, b), Math.max(a, b)];
}

/** Whether the stretches cover everything without a gap wider than `slack`. */
function covers(
  spans: [number, number][],
  whole: number,
  slack: number,
  fromStart: boolean,
): boolean {
  const sorted = spans.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (fromStart && (sorted[0]?.[0] ?? 0) > slack) return false;
  let reached = 0;
  for (const [a, b] of sorted) {
    if (a > reached + slack) return false;
    reached = Math.max(reached, b);
  }
  return reached >= whole - slack;
}

/** Every true entity is covered, nothing longer than the tolerance is off the truth, and nothing is drawn twice. */
export function isExact(
  truth: readonly Primitive[],
  drawn: readonly Primitive[],
  tolerance: number,
): boolean {
  if (drawn.length === 0) return false;
  const { found, right } = match(truth, drawn, tolerance);
  if (!found.every(Boolean)) return false;
  if (drawn.some((entity, i) => !right[i] && length(entity) > tolerance)) return false;
  const total = (entities: readonly Primitive[]) =>
    entities.reduce((sum, entity) => sum + length(entity), 0);
  return total(drawn) <= total(truth) + tolerance * (2 + truth.length);
}
