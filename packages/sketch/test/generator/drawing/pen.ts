import type { Random } from "../random";
import type { TruthEntity, XY } from "../truth";
import type { InkKind, InkStroke } from "./ink";

/** How a hand draws lines. Lengths in page pixels. */
export interface PenHabit {
  width: number;
  /** Sideways unrest of a line. */
  wobble: number;
  /** Length of its longest wave. */
  wave: number;
  /** Typical overshoot at a corner; negative leaves gaps. */
  overshoot: number;
  /** How often a line is drawn twice. */
  double: number;
}

export interface Pen {
  /** An outline's line, arc or circle; page pixels, arcs as points. */
  along: (
    points: XY[],
    kind: InkKind,
    options?: { closed?: boolean; thin?: boolean; exact?: boolean },
  ) => InkStroke[];
  line: (p: XY, q: XY, kind: InkKind, options?: { thin?: boolean; exact?: boolean }) => InkStroke[];
}

export function createPen(habit: PenHabit, random: Random): Pen {
  const along: Pen["along"] = (points, kind, options = {}) => {
    const width = habit.width * (options.thin ? 0.72 : 1);
    const strokes: InkStroke[] = [];
    const times = !options.thin && random.chance(habit.double) ? 2 : 1;
    for (let time = 0; time < times; time++) {
      const drawn = options.closed
        ? closing(points, random, habit)
        : stretched(points, options.exact ? 0 : habit.overshoot, random);
      const shift = time === 0 ? 0 : habit.width * random.between(0.6, 1.1);
      strokes.push({
        points: shaken(drawn, habit.wobble * (options.thin ? 0.6 : 1), habit.wave, shift, random),
        width: width * random.between(0.94, 1.06),
        kind,
      });
    }
    return strokes;
  };
  return { along, line: (p, q, kind, options) => along(resample([p, q], 7), kind, options) };
}

/** A loop drawn in one go: it starts anywhere and ends a little after or before its start, a little beside it. */
function closing(points: XY[], random: Random, habit: PenHabit): XY[] {
  const n = points.length;
  const start = random.whole(0, n - 1);
  const extra = random.between(-0.004, 0.05);
  const count = Math.round(n * (1 + extra));
  const [cx, cy] = [0, 1].map((k) => points.reduce((sum, p) => sum + (p[k] ?? 0), 0) / n) as XY;
  const spiral = random.normal(habit.wobble * 0.9);
  const reach = Math.hypot((points[0]?.[0] ?? 0) - cx, (points[0]?.[1] ?? 0) - cy);
  const squash = random.normal(Math.min(0.018, habit.wobble / Math.max(reach, 1)));
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = points[(start + i) % n] as XY;
    const grow = 1 + (spiral * (i / count - 0.5)) / Math.max(reach, 1);
    return [cx + (x - cx) * grow * (1 + squash), cy + (y - cy) * grow * (1 - squash)];
  });
}

function stretched(points: XY[], overshoot: number, random: Random): XY[] {
  const out = [...points];
  const extend = (end: XY, inner: XY, by: number): XY => {
    const size = Math.hypot(end[0] - inner[0], end[1] - inner[1]) || 1;
    return [end[0] + ((end[0] - inner[0]) / size) * by, end[1] + ((end[1] - inner[1]) / size) * by];
  };
  const first = out[0] as XY;
  const last = out.at(-1) as XY;
  const by = () => overshoot * random.between(-0.3, 1) + random.normal(Math.abs(overshoot) * 0.3);
  out[0] = extend(first, out[1] ?? last, by());
  out[out.length - 1] = extend(last, out.at(-2) ?? first, by());
  return out;
}

function shaken(points: XY[], wobble: number, wave: number, shift: number, random: Random): XY[] {
  const waves = [1, 0.4, 0.13].map((share, i) => ({
    length: share * wave * random.between(0.7, 1.4),
    phase: random.between(0, 6.28),
    size: wobble * ([1, 0.35, 0.1][i] ?? 0) * random.between(0.5, 1.1),
  }));
  const lean = random.normal(wobble * 0.5);
  let run = 0;
  return points.map((p, i) => {
    const before = points[i - 1] ?? p;
    const after = points[i + 1] ?? p;
    run += Math.hypot(p[0] - before[0], p[1] - before[1]);
    const [tx, ty] = [after[0] - before[0], after[1] - before[1]];
    const size = Math.hypot(tx, ty) || 1;
    const side =
      waves.reduce((sum, w) => sum + w.size * Math.sin(w.phase + (6.28 * run) / w.length), 0) +
      shift +
      lean * (i / points.length - 0.5) * 2;
    return [p[0] - (ty / size) * side, p[1] + (tx / size) * side];
  });
}

/** Points at most `step` apart along the polyline. */
export function resample(points: readonly XY[], step: number): XY[] {
  const out: XY[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, q] = [points[i] as XY, points[i + 1] as XY];
    const count = Math.max(2, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / step));
    for (let k = 0; k < count; k++)
      out.push([p[0] + ((q[0] - p[0]) * k) / count, p[1] + ((q[1] - p[1]) * k) / count]);
  }
  out.push(points.at(-1) as XY);
  return out;
}

/** Points along an entity of a part, in its own frame. */
export function entityPoints(entity: TruthEntity, step: number): XY[] {
  if (entity.type === "line") return resample([entity.p, entity.q], step);
  const [a0, sweep] =
    entity.type === "circle"
      ? [0, 360]
      : [entity.a0, (((entity.a1 - entity.a0) % 360) + 360) % 360 || 360];
  const count = Math.max(10, Math.ceil((entity.r * sweep * Math.PI) / 180 / step));
  return Array.from({ length: count + (entity.type === "arc" ? 1 : 0) }, (_, i) => {
    const a = ((a0 + (sweep * i) / count) * Math.PI) / 180;
    return [entity.c[0] + entity.r * Math.cos(a), entity.c[1] + entity.r * Math.sin(a)];
  });
}
