import { edgeStart } from "@inkform/geometry/edge-ends";
import type { Circle } from "@inkform/geometry/model";
import type { SketchPart } from "../src/model";
import type { End } from "./drawn-end";
import { DrawnSheet } from "./drawn-sheet";
import type { XY } from "./generator/truth";

/** A plate drawn 120 x 70 and written 125 x 68: what is right was read, not traced. */
export function plate(seed: string, end: End = "open"): DrawnSheet {
  return new DrawnSheet(seed)
    .polygon([0, 0], [120, 0], [120, 70], [0, 70])
    .linear("x", [0, 0], [120, 0], -18, "125", { end })
    .linear("y", [0, 0], [0, 70], -18, "68", { end });
}

/** The corners of a rectangle in the order of `cornersOf`. */
export const box = (width: number, height: number): XY[] => [
  [0, 0],
  [0, height],
  [width, 0],
  [width, height],
];

/** The corners of the outline from the lower left one, in mm to a thousandth, counter-clockwise; arcs by their ends alone. */
export function cornersOf(part: SketchPart): XY[] {
  const { outer } = part.drawing.profile;
  if (outer.kind === "circle") return [];
  const points = outer.edges.map(edgeStart);
  return points
    .map(({ x, y }): XY => [Math.round(1000 * x) / 1000 + 0, Math.round(1000 * y) / 1000 + 0])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

export function arcRadii(part: SketchPart): number[] {
  const { outer } = part.drawing.profile;
  if (outer.kind === "circle") return [];
  return outer.edges.flatMap((edge) => (edge.kind === "arc" ? [edge.radius] : []));
}

/** Round holes as [x, y, diameter] to a thousandth, by x, then y. */
export function holesOf(part: SketchPart): [number, number, number][] {
  return part.drawing.profile.holes
    .filter((hole): hole is Circle => hole.kind === "circle")
    .map(({ center, radius }): [number, number, number] => [
      round(center.x),
      round(center.y),
      round(2 * radius),
    ])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

const round = (value: number): number => Math.round(1000 * value) / 1000 + 0;
