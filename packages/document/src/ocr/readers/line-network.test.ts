import { expect, it } from "vitest";
import { bestPath, weighed } from "./line-network";

/** Three columns of nothing, ć and ó. */
const seen = new Float32Array([0.05, 0.5, 0.45, 0.95, 0.03, 0.02, 2e-5, 0.99997, 1e-5]);

it("reads an unlikely character only where nothing else is like it", () => {
  expect(bestPath(seen, 3, 3).map(({ index }) => index)).toEqual([1, 1]);
  const [first, second] = bestPath(weighed(seen, 3, [1]), 3, 3);
  expect([first?.index, second?.index]).toEqual([2, 1]);
  expect(first?.probability).toBeCloseTo(0.45 / 0.5005, 5);
});
