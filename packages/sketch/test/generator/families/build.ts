import type { TruthEntity, XY } from "../truth";
import type { CenterMark, LinearDimension, RoundDimension, Style } from "./model";

/** Pieces that several families are made of. */
export function polygon(points: readonly XY[]): TruthEntity[] {
  return points.map((p, i) => ({ type: "line", p, q: points[(i + 1) % points.length] as XY }));
}

/** A counter-clockwise polygon with some corners rounded (`r`) or cut off (`c`). */
export function corners(points: readonly { at: XY; r?: number; c?: number }[]): TruthEntity[] {
  const cut = points.map((corner, i) => {
    const before = (points[(i + points.length - 1) % points.length] as (typeof points)[number]).at;
    const after = (points[(i + 1) % points.length] as (typeof points)[number]).at;
    const legs = [before, after].map((end) => unit(corner.at, end)) as [XY, XY];
    if (corner.c !== undefined) {
      const [p, q] = legs.map((u) => along(corner.at, u, corner.c as number)) as [XY, XY];
      return { p, q, between: { type: "line", p, q } as TruthEntity };
    }
    if (corner.r !== undefined) return rounded(corner.at, legs, corner.r);
    return { p: corner.at, q: corner.at, between: null };
  });
  return cut.flatMap(({ q, between }, i) => {
    const next = cut[(i + 1) % cut.length] as (typeof cut)[number];
    const side: TruthEntity = { type: "line", p: q, q: next.p };
    return between === null ? [side] : [between, side];
  });
}

function rounded(at: XY, [u, v]: [XY, XY], r: number) {
  const half = Math.acos(u[0] * v[0] + u[1] * v[1]) / 2;
  const trim = r / Math.tan(half);
  const p = along(at, u, trim);
  const q = along(at, v, trim);
  const middle: XY = [u[0] + v[0], u[1] + v[1]];
  const size = Math.hypot(...middle);
  const c = along(at, [middle[0] / size, middle[1] / size], r / Math.sin(half));
  const isConvex = u[0] * v[1] - u[1] * v[0] < 0;
  const [a0, a1] = isConvex
    ? [direction(c, p), direction(c, q)]
    : [direction(c, q), direction(c, p)];
  return { p, q, between: { type: "arc", c, r, a0, a1 } as TruthEntity };
}

function unit(from: XY, to: XY): XY {
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(to[0] - from[0]) / size, (to[1] - from[1]) / size];
}

function along(from: XY, u: XY, by: number): XY {
  return [from[0] + u[0] * by, from[1] + u[1] * by];
}

/** Degrees from 0 up to 360. */
export function direction(from: XY, to: XY): number {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

export function polar(c: XY, r: number, degrees: number): XY {
  const a = (degrees * Math.PI) / 180;
  return [c[0] + r * Math.cos(a), c[1] + r * Math.sin(a)];
}

export function hole(c: XY, diameter: number): TruthEntity[] {
  return [{ type: "circle", c, r: diameter / 2 }];
}

export function holes(spots: readonly XY[], diameter: number): TruthEntity[][] {
  return spots.map((at) => hole(at, diameter));
}

/** A slot with round ends, `pitch` between the centres of its ends. */
export function slot(c: XY, pitch: number, width: number, axis: "x" | "y"): TruthEntity[] {
  const r = width / 2;
  const [dx, dy] = axis === "x" ? [pitch / 2, 0] : [0, pitch / 2];
  const low: XY = [c[0] - dx, c[1] - dy];
  const high: XY = [c[0] + dx, c[1] + dy];
  if (axis === "x") {
    return [
      { type: "line", p: [low[0], low[1] - r], q: [high[0], high[1] - r] },
      { type: "arc", c: high, r, a0: 270, a1: 90 },
      { type: "line", p: [high[0], high[1] + r], q: [low[0], low[1] + r] },
      { type: "arc", c: low, r, a0: 90, a1: 270 },
    ];
  }
  return [
    { type: "line", p: [high[0] + r, low[1]], q: [high[0] + r, high[1]] },
    { type: "arc", c: high, r, a0: 0, a1: 180 },
    { type: "line", p: [low[0] - r, high[1]], q: [low[0] - r, low[1]] },
    { type: "arc", c: low, r, a0: 180, a1: 360 },
  ];
}

export function rectangle(x: number, y: number, width: number, height: number): TruthEntity[] {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

export function roundedRectangle(width: number, height: number, r: number): TruthEntity[] {
  return corners([
    { at: [0, 0], r },
    { at: [width, 0], r },
    { at: [width, height], r },
    { at: [0, height], r },
  ]);
}

export function crosses(spots: readonly XY[], diameter: number): CenterMark[] {
  return spots.map((at) => cross(at, diameter / 2));
}

export function cross(at: XY, r: number): CenterMark {
  return { kind: "cross", at, r };
}

export function across(
  from: XY,
  to: XY,
  side: "low" | "high",
  value = Math.abs(to[0] - from[0]),
): LinearDimension {
  return { kind: "linear", axis: "x", from, to, side, value };
}

export function upward(
  from: XY,
  to: XY,
  side: "low" | "high",
  value = Math.abs(to[1] - from[1]),
): LinearDimension {
  return { kind: "linear", axis: "y", from, to, side, value };
}

/** Overall width and height of a part with its corner at the origin. */
export function size(
  { width, height }: { width: number; height: number },
  side: "low" | "high",
): LinearDimension[] {
  return [across([0, 0], [width, 0], side), upward([0, 0], [0, height], side)];
}

export function diameter(
  c: XY,
  value: number,
  options: Pick<RoundDimension, "angles" | "count" | "form" | "across"> = {},
): RoundDimension {
  return { kind: "diameter", c, r: value / 2, value, ...options };
}

/** Several stations from one edge: one after the other, or each from the first. */
export function stations(
  axis: "x" | "y",
  points: readonly XY[],
  side: "low" | "high",
  { chained }: Style,
): LinearDimension[] {
  const first = points[0] as XY;
  const measure = axis === "x" ? across : upward;
  return points.slice(1).map((to, i) => measure(chained ? (points[i] as XY) : first, to, side));
}

export const near = (style: Style) => (style.flipped ? "high" : "low");
export const far = (style: Style) => (style.flipped ? "low" : "high");
