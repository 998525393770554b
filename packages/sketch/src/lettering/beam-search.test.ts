import { expect, it } from "vitest";
import { beamSearch, type CtcOutput } from "./beam-search";

/** Rows of probabilities for blank, "1", "2". */
const output = (rows: number[][]): CtcOutput => ({
  columns: rows.length,
  classes: 3,
  logProbabilities: Float32Array.from(rows.flat().map(Math.log)),
});
const probabilityOf = (rows: number[][], text: string) => {
  const found = beamSearch(output(rows), "12").find((candidate) => candidate.text === text);
  return found === undefined ? 0 : Math.exp(found.logProbability);
};

it("sums the alignments of a text", () => {
  const rows = [
    [0.5, 0.4, 0.1],
    [0.5, 0.4, 0.1],
  ];
  // "1" as 1-1, 1-blank and blank-1.
  expect(probabilityOf(rows, "1")).toBeCloseTo(0.16 + 0.2 + 0.2, 6);
  expect(probabilityOf(rows, "12")).toBeCloseTo(0.04, 6);
  expect(probabilityOf(rows, "")).toBeCloseTo(0.25, 6);
});

it("doubles a letter only across a blank", () => {
  const two = [
    [0.01, 0.98, 0.01],
    [0.01, 0.98, 0.01],
  ];
  expect(probabilityOf(two, "11")).toBe(0);
  const three = [...two.slice(0, 1), [0.98, 0.01, 0.01], ...two.slice(1)];
  expect(beamSearch(output(three), "12")[0]?.text).toBe("11");
});

it("orders the texts by probability and spends at most all of it", () => {
  const rows = Array.from({ length: 6 }, (_, index) =>
    index % 2 ? [0.6, 0.3, 0.1] : [0.2, 0.5, 0.3],
  );
  const logs = beamSearch(output(rows), "12").map(({ logProbability }) => logProbability);
  expect(logs).toEqual([...logs].sort((a, b) => b - a));
  expect(logs.reduce((sum, log) => sum + Math.exp(log), 0)).toBeLessThanOrEqual(1 + 1e-6);
});
