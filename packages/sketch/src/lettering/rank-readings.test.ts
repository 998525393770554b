import { expect, it } from "vitest";
import { rankReadings } from "./rank-readings";

const ranked = (candidates: [string, number][]) =>
  rankReadings(
    candidates.map(([text, probability]) => ({ text, logProbability: Math.log(probability) })),
  );

it("prefers a text that says something to a likelier one that does not", () => {
  const [first] = ranked([
    ["4xØ", 0.5],
    ["4xØ8", 0.4],
  ]);
  expect(first?.text).toBe("4xØ8");
});

it("leaves a clear reading outside the grammar standing", () => {
  const [first] = ranked([
    ["=)", 0.99],
    ["5", 0.005],
  ]);
  expect(first?.text).toBe("=)");
});

it("counts spellings of one meaning together", () => {
  const readings = ranked([
    ["125", 0.3],
    ["12,5", 0.2],
    ["12.5", 0.25],
    ["12. 5", 0.05],
  ]);
  expect(readings.map(({ text }) => text)).toEqual(["12.5", "125"]);
  expect(readings[0]?.probability).toBeCloseTo(0.5, 6);
});

it("keeps the blank that makes a mixed fraction", () => {
  const texts = ranked([
    ['1 1/4"', 0.5],
    ['11/4"', 0.4],
  ]).map(({ text }) => text);
  expect(texts).toEqual(['1 1/4"', '11/4"']);
});

it("does not claim the probability that the candidates leave over", () => {
  const total = ranked([
    ["12", 0.2],
    ["72", 0.1],
  ]).reduce((sum, { probability }) => sum + probability, 0);
  expect(total).toBeCloseTo(0.3, 6);
});

it("gives at most eight readings and no empty one", () => {
  const many = Array.from({ length: 12 }, (_, index): [string, number] => [`${index + 10}`, 0.05]);
  expect(ranked(many)).toHaveLength(8);
  expect(ranked([["  ", 0.9]])).toEqual([]);
});

it("takes letters that no word has for the digits they look like", () => {
  expect(ranked([["SS", 0.7]])[0]?.text).toBe("55");
  expect(ranked([["SIDE", 0.7]])[0]?.text).toBe("SIDE");
});

it("takes a single m behind a measure for the rest of mm", () => {
  for (const [seen, written] of [
    ["25m", "25mm"],
    ["210 x 148m", "210 x 148mm"],
  ] as const) {
    const [first] = ranked([
      [seen, 0.5],
      [written, 0.3],
    ]);
    expect(first?.text).toBe(written);
  }
});

it("doubts a point without a nought before it in millimetres, but not where inches may be meant", () => {
  const first = (a: string, b: string) =>
    ranked([
      [a, 0.5],
      [b, 0.3],
    ])[0]?.text;
  expect(first("t=.4", "t=4")).toBe("t=4");
  expect(first(".5", "5")).toBe(".5");
  expect(ranked([["t =.4 mm", 0.99]])[0]?.text).toBe("t =4 mm");
  expect(first('.5"', '5"')).toBe('.5"');
  expect(first("0.5", "5")).toBe("0.5");
});

it("tells words that sketches carry from letters that look like them", () => {
  const [first] = ranked([
    ["Jensor", 0.5],
    ["Sensor", 0.2],
  ]);
  expect(first?.text).toBe("Sensor");
  expect(ranked([["MESSIN6", 0.95]])[0]?.text).toBe("MESSING");
  // No known word: as it was seen.
  expect(ranked([["PIEZA2", 0.95]])[0]?.text).toBe("PIEZA2");
});

it("expects a point behind each of several capitals that have one", () => {
  const [first] = ranked([
    ["Ø90 B.C", 0.5],
    ["Ø90 B.C.", 0.4],
  ]);
  expect(first?.text).toBe("Ø90 B.C.");
});

it("doubts parts of tens of metres", () => {
  const [first] = ranked([
    ["16825", 0.5],
    ["168.25", 0.3],
  ]);
  expect(first?.text).toBe("168.25");
});

it("has what one sign more would make a known word, a bracketed number or a chamfer among the readings", () => {
  const texts = (seen: string) => ranked([[seen, 0.9]]).map(({ text }) => text);
  expect(texts("THR4")).toContain("THRU");
  expect(texts("(76,9391")).toContain("(76,939)");
  expect(texts("2x35x45")).toContain("2x35x45°");
});

it("expects fractions in the fewest parts, inches a hand long, and threads that there are", () => {
  for (const [seen, written] of [
    ['2/4"', '1/4"'],
    ["3/2", "312"],
    ["718 in", "7/8 in"],
    ["M1.2", "M1:2"],
  ] as const) {
    const [first] = ranked([
      [seen, 0.5],
      [written, 0.4],
    ]);
    expect(first?.text).toBe(written);
  }
  expect(
    ranked([
      ["M2.5", 0.5],
      ["M2:5", 0.4],
    ])[0]?.text,
  ).toBe("M2.5");
});
