import { boundsOfLoop } from "@inkform/geometry/bounding-box";
import type {
  ChainEdge,
  Drawing,
  DrawingDimension,
  Loop,
  Point,
  Segment,
} from "@inkform/geometry/model";
import fc from "fast-check";

interface Corner {
  at: Point;
  /** 0: sharp. Else the share of the shorter neighbouring edge that the rounding takes up. */
  rounding: number;
  /** Rounded by a spline instead of an arc. */
  isFree: boolean;
}

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const corner = fc.record({
  turn: share(-0.3, 0.3),
  reach: share(0.5, 1),
  rounding: fc.oneof(fc.constant(0), share(0.05, 0.3)),
  isFree: fc.boolean(),
});
const hole = fc.record({
  kind: fc.constantFrom("circle", "slot", "square"),
  reach: share(0.12, 0.2),
  size: share(0.02, 0.06),
  turn: share(0, 6),
});

/** Plates of any outline, some corners rounded, with holes of several kinds and dimensions of every kind. */
export const drawings: fc.Arbitrary<Drawing> = fc
  .record({
    corners: fc.array(corner, { minLength: 5, maxLength: 10 }),
    holes: fc.array(hole, { minLength: 1, maxLength: 4 }),
    exponent: share(0.7, 5),
  })
  .map(({ corners, holes, exponent }) => {
    const size = 10 ** exponent;
    const outline = corners.map(({ turn, reach, ...shape }, i): Corner => {
      const angle = ((i + turn) / corners.length) * 2 * Math.PI;
      return { at: polar({ x: size, y: size }, reach * size, angle), ...shape };
    });
    const outer = roundedPolygon(outline);
    const inner = holes.map((it, i) => {
      const angle = (i / holes.length) * 2 * Math.PI;
      const center = polar({ x: size, y: size }, it.reach * size, angle);
      return holeAt(it.kind, center, it.size * size, it.turn);
    });
    return {
      units: "mm",
      profile: { outer, holes: inner },
      centerLines: inner.flatMap(centerMark),
      dimensions: dimensionsOf(outer, inner),
      texts: [{ at: { x: 0, y: -size }, height: size / 30, text: "t=3 ±0,1" }],
    };
  });

/** A cross through a round hole; those of near holes run into each other. */
function centerMark(loop: Loop): Segment[] {
  if (loop.kind !== "circle") return [];
  const { center, radius } = loop;
  return [0, Math.PI / 2].map((angle) => ({
    kind: "segment",
    start: polar(center, -9 * radius, angle),
    end: polar(center, 9 * radius, angle),
  }));
}

function polar(center: Point, radius: number, angle: number): Point {
  return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
}

function holeAt(kind: string, center: Point, size: number, turn: number): Loop {
  if (kind === "circle") return { kind: "circle", center, radius: size };
  if (kind === "square") {
    const corners = [0, 1, 2, 3].map((i) => polar(center, size, turn + (i * Math.PI) / 2));
    return roundedPolygon(corners.map((at) => ({ at, rounding: 0, isFree: false })));
  }
  const half = size / 2;
  const [a, b] = [polar(center, half, turn), polar(center, half, turn + Math.PI)];
  const end = (at: Point, direction: number) => ({
    kind: "arc" as const,
    center: at,
    radius: half,
    startAngle: direction - Math.PI / 2,
    endAngle: direction + Math.PI / 2,
    reversed: false,
  });
  const line = (from: Point, to: Point, side: number): ChainEdge => ({
    kind: "segment",
    start: polar(from, half, side),
    end: polar(to, half, side),
  });
  const left = turn + Math.PI / 2;
  return {
    kind: "chain",
    edges: [end(a, turn), line(a, b, left), end(b, turn + Math.PI), line(b, a, left + Math.PI)],
  };
}

/** A polygon whose corners may be rounded by arcs or splines tangent to both edges. */
function roundedPolygon(corners: readonly Corner[]): Loop {
  const pieces = corners.map(({ at, rounding, isFree }, i) => {
    const before = (corners.at(i - 1) as Corner).at;
    const after = (corners[(i + 1) % corners.length] as Corner).at;
    const toBefore = Math.atan2(before.y - at.y, before.x - at.x);
    const toAfter = Math.atan2(after.y - at.y, after.x - at.x);
    const opening = Math.atan2(Math.sin(toBefore - toAfter), Math.cos(toBefore - toAfter));
    const shorter = Math.min(
      Math.hypot(before.x - at.x, before.y - at.y),
      Math.hypot(after.x - at.x, after.y - at.y),
    );
    const isStraight = Math.abs(Math.sin(opening)) < 0.1;
    const tangent = isStraight ? 0 : rounding * shorter;
    const enter = polar(at, tangent, toBefore);
    const leave = polar(at, tangent, toAfter);
    if (tangent === 0) return { enter: at, leave: at, arc: null };
    if (isFree) {
      const pulled = (end: Point) => ({ x: (end.x + 2 * at.x) / 3, y: (end.y + 2 * at.y) / 3 });
      const points = [enter, pulled(enter), pulled(leave), leave];
      return { enter, leave, arc: { kind: "spline", points } as ChainEdge };
    }
    const radius = tangent * Math.tan(Math.abs(opening) / 2);
    const center = polar(at, Math.hypot(tangent, radius), toAfter + opening / 2);
    const angleTo = (point: Point) => Math.atan2(point.y - center.y, point.x - center.x);
    const reversed = opening < 0;
    const [first, last] = reversed ? [leave, enter] : [enter, leave];
    const arc: ChainEdge = {
      kind: "arc",
      center,
      radius,
      startAngle: angleTo(first),
      endAngle: angleTo(last),
      reversed,
    };
    return { enter, leave, arc };
  });
  return {
    kind: "chain",
    edges: pieces.flatMap(({ leave, arc }, i): ChainEdge[] => {
      const end = (pieces[(i + 1) % pieces.length] as (typeof pieces)[number]).enter;
      return [...(arc ? [arc] : []), { kind: "segment", start: leave, end }];
    }),
  };
}

function dimensionsOf(outer: Loop, holes: readonly Loop[]): DrawingDimension[] {
  const { minX, maxY } = boundsOfLoop(outer);
  const at = { x: minX, y: maxY };
  const text = (value: number) => String(Number(value.toFixed(4)));
  const found: DrawingDimension[] = [];
  const edges = outer.kind === "chain" ? outer.edges : [];
  for (const edge of edges) {
    if (edge.kind === "arc") {
      const { center, radius } = edge;
      found.push({
        kind: "radius",
        center,
        radius,
        at,
        text: `R${text(radius)}`,
        measured: radius,
      });
      continue;
    }
    if (edge.kind === "spline") continue;
    const { start: from, end: to } = edge;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const slope = Math.atan2(to.y - from.y, to.x - from.x);
    const width = Math.abs(to.x - from.x);
    const linear = { kind: "linear" as const, from, to, line: at };
    found.push(
      { ...linear, angle: slope, text: text(length), measured: length },
      { ...linear, angle: 0, text: text(width), measured: width },
    );
  }
  for (const round of holes) {
    if (round.kind !== "circle") continue;
    const { center, radius } = round;
    const measured = 2 * radius;
    found.push({ kind: "diameter", center, radius, at, text: `2x Ø${text(measured)}`, measured });
  }
  const [square] = holes.filter(
    (loop) => loop.kind === "chain" && loop.edges[0]?.kind === "segment",
  );
  const sides = square?.kind === "chain" ? square.edges : [];
  if (sides[0]?.kind === "segment" && sides[1]?.kind === "segment") {
    const [from, vertex, to] = [sides[0].start, sides[0].end, sides[1].end];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    found.push({ kind: "angle", vertex, from, to, at: middle, text: "90°", measured: 90 });
  }
  return found;
}
