import { expect, it } from "vitest";
import type { Component } from "../image/components";
import { pointsBefore } from "./written-points";

const EM = 40;
/** A point of four pixels at the foot of a line. */
const point = (x: number): Component => ({ x0: x, x1: x + 4, top: 96, bottom: 100, area: 16 });
const letter = (x: number): Component => ({ x0: x, x1: x + 18, top: 72, bottom: 100, area: 300 });
/** Eight points, ten pixels from one to the next. */
const row = Array.from({ length: 8 }, (_, i) => point(200 + 10 * i));

const before = (free: Component[], ...letters: Component[]): number[] =>
  pointsBefore(row, [...free, ...row], [...free, ...row, ...letters], EM).map(({ x0 }) => x0);

it("goes on before a row where letters were written between its points", () => {
  expect(before([point(160)], letter(170))).toEqual([160]);
  expect(before([point(180), point(190)])).toEqual([180, 190]);
});

it("leaves the point of a label that stands off from the row", () => {
  expect(before([point(160)], letter(138))).toEqual([]);
});
