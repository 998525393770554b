import { describe, expect, it } from "vitest";
import { chooseCut, type Judged } from "../cli/calibration/choose-cut";
import { drawReliability } from "../cli/calibration/draw-reliability";
import { type Case, fitTrees } from "../cli/calibration/fit-trees";
import { type Forest, probabilityOf } from "../src/checks/trees";
import { createRandom } from "./generator/random";

const names = ["told", "idle", "both"] as const;
type Name = (typeof names)[number];
const SIZE = { rounds: 120, leaves: 4, fewest: 25, rate: 0.1 } as const;

/** Fields that are right with odds that the first evidence decides, and the third where the first is high; the second says nothing. */
function cases(count: number): Case[] {
  const random = createRandom("cases");
  return Array.from({ length: count }, () => {
    const evidence = [random.between(0, 1), random.between(0, 10), random.between(0, 1)];
    const right = random.chance(trueChance(evidence));
    return { evidence, right };
  });
}

function trueChance([told = 0, , both = 0]: readonly number[]): number {
  return told < 0.5 ? 0.97 : both < 0.5 ? 0.9 : 0.3;
}

const given = (forest: Forest<Name>, [told = 0, idle = 0, both = 0]: readonly number[]): number =>
  probabilityOf(forest, { told, idle, both });

describe("fitTrees", () => {
  const all = cases(6000);
  const free = fitTrees(all.slice(0, 3000), names, [0, 0, 0], SIZE);

  it("finds what two pieces of evidence say together", () => {
    for (const evidence of [
      [0.2, 5, 0.2],
      [0.8, 5, 0.2],
      [0.8, 5, 0.8],
    ])
      expect(Math.abs(given(free, evidence) - trueChance(evidence))).toBeLessThan(0.06);
  });

  it("gives probabilities that hold on cases it never saw", () => {
    const sure = all.slice(3000).filter(({ evidence }) => given(free, evidence) > 0.8);
    const right = sure.filter((one) => one.right).length / sure.length;
    const mean = sure.reduce((sum, { evidence }) => sum + given(free, evidence), 0) / sure.length;
    expect(Math.abs(right - mean)).toBeLessThan(0.03);
  });

  it("never moves against the direction of a piece of evidence", () => {
    const bound = fitTrees(all.slice(0, 3000), names, [-1, 1, 1], SIZE);
    const steps = Array.from({ length: 21 }, (_, i) => i / 20);
    for (const other of [0.1, 0.9]) {
      const falling = steps.map((told) => given(bound, [told, 5, other]));
      const rising = steps.map((both) => given(bound, [other, 5, both]));
      falling.slice(1).forEach((value, i) => {
        expect(value).toBeLessThanOrEqual((falling[i] ?? 0) + 1e-9);
      });
      rising.slice(1).forEach((value, i) => {
        expect(value).toBeGreaterThanOrEqual((rising[i] ?? 0) - 1e-9);
      });
    }
  });

  it("gives the share of the right ones where nothing tells them apart", () => {
    const even = Array.from({ length: 90 }, (_, i) => ({ evidence: [0, 0, 0], right: i < 60 }));
    expect(given(fitTrees(even, names, [0, 0, 0], SIZE), [0, 0, 0])).toBeCloseTo(2 / 3);
  });
});

describe("chooseCut", () => {
  const judged = (right: number, wrong: number, probability: number, usual = true): Judged[] =>
    Array.from({ length: right + wrong }, (_, i) => ({
      probability,
      right: i < right,
      usual,
    }));

  it("goes no higher than what is asked for needs", () => {
    const fields = [...judged(900, 2, 0.99), ...judged(80, 6, 0.9), ...judged(10, 92, 0.5)];
    expect(chooseCut(fields, "ocr")).toBeCloseTo(0.7);
  });

  it("marks what is likelier wrong than right where that cannot be had", () => {
    const fields = [...judged(800, 70, 0.95), ...judged(60, 100, 0.6), ...judged(20, 30, 0.2)];
    expect(chooseCut(fields, "ocr")).toBeCloseTo(0.775);
    // Of usual documents, not so many right ones; of others, more.
    const more = (usual: boolean) => [
      ...fields,
      ...judged(60, 20, 0.65, usual),
      ...judged(100, 0, 0.97, usual),
    ];
    expect(chooseCut(more(true), "ocr")).toBeCloseTo(0.625);
    expect(chooseCut(more(false), "ocr")).toBeCloseTo(0.8);
    expect(chooseCut(fields, "pdf")).toBeCloseTo(0.4);
  });

  it("listens less to documents of which hardly anything was wrong", () => {
    const usual = (wrong: number) => [
      ...judged(800, 0, 0.99),
      ...judged(1, wrong, 0.2),
      ...judged(0, wrong, 0.95),
    ];
    const other = [
      ...judged(500, 20, 0.99, false),
      ...judged(300, 60, 0.8, false),
      ...judged(200, 220, 0.5, false),
    ];
    expect(chooseCut([...usual(150), ...other], "ocr")).toBeCloseTo(0.97);
    expect(chooseCut([...usual(5), ...other], "ocr")).toBeCloseTo(0.65);
  });

  it("takes the highest of cuts that are nearly as good", () => {
    const fields = [
      ...judged(500, 20, 0.99, false),
      ...judged(10, 2, 0.8, false),
      ...judged(100, 200, 0.5, false),
    ];
    expect(chooseCut(fields, "ocr")).toBeCloseTo(0.895);
    expect(chooseCut([...fields, ...judged(90, 0, 0.8, false)], "ocr")).toBeCloseTo(0.65);
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
        { probability: 0.4, right: false, usual: true },
        { probability: 0.99, right: true, usual: true },
      ],
    },
  ]);
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg).toContain("scans: 2 fields, cut 0.800");
});
