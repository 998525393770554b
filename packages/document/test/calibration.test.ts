import { describe, expect, it } from "vitest";
import { chooseCut, type Judged } from "../cli/calibration/choose-cut";
import { drawReliability } from "../cli/calibration/draw-reliability";
import { type Case, fitLogistic, probabilityOf } from "../cli/calibration/fit-logistic";
import { createRandom } from "./generator/random";

/** Fields that are right with a probability that their first evidence alone decides; the second says nothing. */
function cases(count: number): Case[] {
  const random = createRandom("cases");
  return Array.from({ length: count }, () => {
    const evidence = [random.between(0, 1), random.between(0, 10)];
    const probability = 1 / (1 + Math.exp(-(4 - 6 * (evidence[0] ?? 0))));
    return { evidence, right: random.chance(probability) };
  });
}

describe("fitLogistic", () => {
  it("finds the weights that made the cases, and none for what says nothing", () => {
    const { bias, weights } = fitLogistic(cases(4000));
    expect(bias).toBeCloseTo(4, 0);
    expect(weights[0]).toBeCloseTo(-6, 0);
    expect(weights[1]).toBeCloseTo(0, 1);
  });

  it("leaves out what would speak the other way", () => {
    expect(fitLogistic(cases(500), [1, 0]).weights[0]).toBe(0);
  });

  it("gives probabilities that hold on cases it never saw", () => {
    const all = cases(6000);
    const model = fitLogistic(all.slice(0, 3000));
    const sure = all.slice(3000).filter((one) => probabilityOf(model, one.evidence) > 0.9);
    const right = sure.filter((one) => one.right).length / sure.length;
    expect(right).toBeGreaterThan(0.93);
    expect(right).toBeLessThan(0.98);
  });
});

describe("chooseCut", () => {
  const judged = (right: number, wrong: number, probability: number): Judged[] =>
    Array.from({ length: right + wrong }, (_, i) => ({ probability, right: i < right }));

  it("goes no higher than what is asked for needs", () => {
    const fields = [...judged(900, 2, 0.99), ...judged(80, 6, 0.9), ...judged(10, 92, 0.5)];
    expect(chooseCut(fields, "ocr")).toBeCloseTo(0.7);
  });

  it("marks what is likelier wrong than right where that cannot be had", () => {
    const fields = [...judged(800, 70, 0.95), ...judged(80, 100, 0.6), ...judged(20, 30, 0.2)];
    expect(chooseCut(fields, "ocr")).toBeCloseTo(0.775);
    // Of a text layer, not so many right ones.
    expect(chooseCut(fields, "pdf")).toBeCloseTo(0.4);
  });

  it("marks nothing where too few were wrong to learn from", () => {
    expect(chooseCut([...judged(900, 9, 0.99), ...judged(60, 2, 0.9)], "pdf")).toBe(0);
  });
});

it("draws a point for each range of probabilities", () => {
  const series = { name: "scans", colour: "#000", cut: 0.8 };
  const svg = drawReliability([
    {
      ...series,
      judged: [
        { probability: 0.4, right: false },
        { probability: 0.99, right: true },
      ],
    },
  ]);
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg).toContain("scans: 2 fields, cut 0.800");
});
