import { edgeStart } from "@inkform/geometry/edge-ends";
import type { Circle, Loop, Point, Profile } from "@inkform/geometry/model";
import { expect } from "vitest";
import { isDrawable } from "../src/solve/is-drawable";
import { solvePart } from "../src/solve/solve-part";
import type { Corner, SketchedPart } from "./sketched-part";

export const at = (x: number, y: number): Point => ({ x, y });
export const rectangle = (w: number, h: number): Corner[] => [
  at(0, 0),
  at(0, h),
  at(w, h),
  at(w, 0),
];

/** With the same radius at every corner. */
export const roundedRectangle = (w: number, h: number, r: number): Corner[] => [
  at(0, r),
  { x: 0, y: h - r, arc: { x: r, y: h - r, clockwise: true } },
  at(r, h),
  { x: w - r, y: h, arc: { x: w - r, y: h - r, clockwise: true } },
  at(w, h - r),
  { x: w, y: r, arc: { x: w - r, y: r, clockwise: true } },
  at(w - r, 0),
  { x: r, y: 0, arc: { x: r, y: r, clockwise: true } },
];

export async function solve(part: SketchedPart) {
  const { page, texts } = part.finish();
  const solved = await solvePart(page, 0, texts, 0.2);
  expect(isDrawable(solved.drawing.profile)).toBe(true);
  return solved;
}

/** The same where nothing that is written may contradict the rest. */
export async function solveWhole(part: SketchedPart) {
  const { page, texts } = part.finish();
  const solved = await solvePart(page, 0, texts, 0.2);
  expect(solved.texts.filter(({ status }) => status === "contradicted")).toEqual([]);
  return solved;
}

export const circles = (profile: Profile): Circle[] =>
  profile.holes.filter((hole): hole is Circle => hole.kind === "circle");

export function expectHoles(profile: Profile, wanted: [x: number, y: number, r: number][]): void {
  const found = circles(profile)
    .map(({ center, radius }) => [center.x, center.y, radius] as const)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  expect(found).toHaveLength(wanted.length);
  const sorted = [...wanted].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  for (const [x, y, r] of sorted) {
    const nearest = found.map((hole) =>
      Math.max(Math.abs(hole[0] - x), Math.abs(hole[1] - y), Math.abs(hole[2] - r)),
    );
    expect(Math.min(...nearest)).toBeLessThan(1e-6);
  }
}

export function expectCorners(loop: Loop, wanted: readonly Point[]): void {
  if (loop.kind === "circle") throw new Error("a chain was expected");
  const corners = loop.edges.map(edgeStart);
  expect(corners).toHaveLength(wanted.length);
  for (const corner of wanted) {
    const off = corners.map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y));
    expect(Math.min(...off)).toBeLessThan(1e-6);
  }
}
