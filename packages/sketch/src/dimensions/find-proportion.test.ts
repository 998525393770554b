import { expect, it } from "vitest";
import { parseDimension } from "../lettering/dimension-grammar";
import { commonProportions } from "./find-proportion";
import type { Hypothesis } from "./model";

function measured(text: number, value: number, drawn: number, score: number): Hypothesis {
  const meaning = parseDimension(String(value));
  if (meaning === null) throw new Error("no measure");
  const interpretation = { text: String(value), probability: 1, meaning };
  const proportion = { value, drawn, spread: 1 };
  return { text, interpretation, carrier: null, relations: [], proportion, score, shown: null };
}

it("offers the scale that most measures agree on first, and a rival that one clear text asks for", () => {
  const scales = commonProportions([
    measured(0, 40, 200, 0),
    measured(1, 60, 300, 0),
    measured(2, 40, 30, 0),
  ]).map(({ center }) => Math.exp(center));
  expect(scales).toHaveLength(2);
  expect(scales[0]).toBeCloseTo(0.2, 6);
  expect(scales[1]).toBeCloseTo(40 / 30, 6);
});

it("offers no scale with next to no support, and none where nothing is measured", () => {
  const scales = commonProportions([
    measured(0, 40, 200, 0),
    measured(1, 60, 300, 0),
    measured(2, 40, 30, -4),
  ]);
  expect(scales).toHaveLength(1);
  expect(commonProportions([])).toEqual([]);
});
