import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitBend, type Step } from "./bend";

const page = { width: 800, height: 1200 };

/** Steps along lines whose slope is a parabola across the page, steeper towards its foot. */
function stepsOf(level: number, curve: number, gain: number): Step[] {
  return Array.from({ length: 400 }, (_, index) => {
    const [x, y] = [20 + (index % 20) * 39, 40 + Math.floor(index / 20) * 58];
    const [u, v] = [(2 * x) / page.width - 1, (2 * y) / page.height - 1];
    return { x, y, run: 30, rise: 30 * (level + curve * u * u + gain * u * v) };
  });
}

const slopes = { min: -0.1, max: 0.1, noNaN: true };

describe("fitBend", () => {
  it("finds the slopes of the lines again, and leaves steps to other rows out", () => {
    fc.assert(
      fc.property(fc.double(slopes), fc.double(slopes), fc.double(slopes), (level, curve, gain) => {
        const steps = stepsOf(level, curve, gain);
        const astray = steps.map((step, i) => (i % 9 === 4 ? { ...step, rise: 12 } : step));
        const bend = fitBend(astray, page, 2);
        // The bend of a line is the integral of its slope from the middle on.
        const expected = level * 200 + (curve * 200 ** 3) / 3 / 400 ** 2;
        expect(bend?.at(600, 600)).toBeCloseTo(expected, 1);
      }),
    );
  });

  it("leads from flat paper to the same place as back", () => {
    const places = fc.record({
      x: fc.double({ min: 0, max: page.width, noNaN: true }),
      y: fc.double({ min: 0, max: page.height, noNaN: true }),
    });
    const bend = fitBend(stepsOf(0.02, 0.08, -0.05), page, 3);
    fc.assert(
      fc.property(places, ({ x, y }) => {
        const flat = y - (bend?.at(x, y) ?? 0);
        expect(flat + (bend?.fromFlat(x, flat) ?? 0)).toBeCloseTo(y, 6);
      }),
    );
  });

  it("has no answer for steps of a single place", () => {
    const [step] = stepsOf(0.1, 0, 0);
    expect(fitBend(Array(30).fill(step), page, 2)).toBeNull();
  });
});
