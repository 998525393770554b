import { expect, it } from "vitest";
import { fitCircle, fitLine, sumRun } from "./fit-run";

it("fits the circle its points lie on", () => {
  const points = Array.from({ length: 40 }, (_, k) => ({
    x: 300 + 80 * Math.cos(k / 20),
    y: 200 + 80 * Math.sin(k / 20),
  }));
  const fit = fitCircle(sumRun(points), 0, points.length);
  expect(fit?.radius).toBeCloseTo(80, 6);
  expect(fit?.center.x).toBeCloseTo(300, 6);
  expect(fit?.center.y).toBeCloseTo(200, 6);
});

it("has no circle for points on a line, and a line without error", () => {
  const points = Array.from({ length: 20 }, (_, k) => ({ x: 10 + 3 * k, y: 5 + 4 * k }));
  const run = sumRun(points);
  expect(fitCircle(run, 0, 20)).toBeNull();
  const line = fitLine(run, 5, 15);
  expect(line.error).toBeCloseTo(0, 6);
  expect(Math.abs(line.direction.x * 4 - line.direction.y * 3)).toBeCloseTo(0, 9);
});
