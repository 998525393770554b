import type { XY } from "../truth";
import { distance, ends, length, type Primitive, sweep } from "./primitive";

/** Joins lines that run on straight and arcs of one circle, so that a split entity counts as one. */
export function mergeSplit(entities: readonly Primitive[]): Primitive[] {
  let merged = [...entities];
  for (let found = true; found; ) {
    found = false;
    for (const [i, j] of touchingPairs(merged)) {
      const joined = join(merged[i] as Primitive, merged[j] as Primitive);
      if (!joined) continue;
      merged = [...merged.filter((_, k) => k !== i && k !== j), joined];
      found = true;
      break;
    }
  }
  return merged;
}

/** Entities that alone share an end. */
function touchingPairs(entities: readonly Primitive[]): [number, number][] {
  const at = new Map<string, Set<number>>();
  entities.forEach((entity, i) => {
    if (entity.type === "circle") return;
    for (const [x, y] of ends(entity)) {
      const key = `${x.toFixed(2)} ${y.toFixed(2)}`.replaceAll("-0.00", "0.00");
      at.set(key, (at.get(key) ?? new Set()).add(i));
    }
  });
  return [...at.values()]
    .filter((set) => set.size === 2)
    .map((set) => [...set].sort((a, b) => a - b) as [number, number]);
}

function join(a: Primitive, b: Primitive): Primitive | null {
  if (a.type === "line" && b.type === "line") return joinLines(a, b);
  if (a.type !== "arc" || b.type !== "arc") return null;
  if (distance(a.c, b.c) > 0.005 + 1e-4 * a.r || Math.abs(a.r - b.r) > 0.005 + 1e-4 * a.r)
    return null;
  const total = sweep(a) + sweep(b);
  if (total > 360.5) return null;
  const [first, second] = distance(ends(a)[1], ends(b)[0]) < 0.02 ? [a, b] : [b, a];
  if (distance(ends(first)[1], ends(second)[0]) >= 0.02) return null;
  return { ...first, a1: first.a0 + Math.min(total, 359.9999) };
}

function joinLines(
  a: Primitive & { type: "line" },
  b: Primitive & { type: "line" },
): Primitive | null {
  const u: XY = [a.q[0] - a.p[0], a.q[1] - a.p[1]];
  const v: XY = [b.q[0] - b.p[0], b.q[1] - b.p[1]];
  const turn = Math.abs(u[0] * v[1] - u[1] * v[0]) / (Math.hypot(...u) * Math.hypot(...v) + 1e-12);
  const points = [a.p, a.q, b.p, b.q];
  let far: [XY, XY] = [a.p, a.q];
  for (const p of points)
    for (const q of points) if (distance(p, q) > distance(...far)) far = [p, q];
  const isStraight = turn < 2e-4 && Math.abs(distance(...far) - length(a) - length(b)) < 0.02;
  return isStraight ? { type: "line", p: far[0], q: far[1] } : null;
}
