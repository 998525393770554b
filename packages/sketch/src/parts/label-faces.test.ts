import type { Point } from "@inkform/geometry/model";
import { expect, it } from "vitest";
import { findFaces } from "./find-faces";
import { labelFaces } from "./label-faces";

const closed = (points: Point[]): Point[] => [...points, points[0] as Point];
const plate = closed([
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 60 },
  { x: 0, y: 60 },
]);
/** Extension lines down from the plate's lower corners and a dimension line between them. */
const dimension = [
  { x: 0, y: 60 },
  { x: 0, y: 90 },
  { x: 100, y: 90 },
  { x: 100, y: 60 },
];

function heightOfMaterial(aside: readonly number[]): number {
  const faces = findFaces([plate, dimension]);
  const regions = labelFaces(faces, (k) => ({ aside: aside[k] as number, weight: 1 }));
  const labels = new Set(regions.flatMap((region) => [...region]));
  const boxes = faces.faces.filter(({ label }) => labels.has(label) && label > 1).map((f) => f.box);
  const largest = regions[0] as Set<number>;
  const own = faces.faces.filter(({ label }) => largest.has(label)).map((f) => f.box);
  expect(boxes.length).toBeGreaterThan(0);
  return Math.max(...own.map((b) => b.bottom)) - Math.min(...own.map((b) => b.top));
}

it("leaves the room under a dimension line to the paper", () => {
  expect(heightOfMaterial([0, 0.9])).toBeLessThan(62);
});

it("keeps an outline of which one side was taken for a dimension", () => {
  const side = [
    { x: 100, y: 0 },
    { x: 100, y: 60 },
  ];
  const rest = [
    { x: 100, y: 60 },
    { x: 0, y: 60 },
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  const faces = findFaces([rest, side]);
  const regions = labelFaces(faces, (k) => ({ aside: k === 1 ? 0.9 : 0, weight: 1 }));
  expect(regions).toHaveLength(1);
});
