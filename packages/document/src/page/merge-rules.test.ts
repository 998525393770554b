import { describe, expect, it } from "vitest";
import type { Rule } from "../model";
import { mergeRules } from "./merge-rules";

const horizontal = (x0: number, x1: number, y: number): Rule => ({
  orientation: "horizontal",
  box: { x0, x1, top: y, bottom: y + 0.5 },
});

describe("mergeRules", () => {
  it("joins dashes and cell borders into one line", () => {
    const pieces = [horizontal(0, 50, 10), horizontal(52, 100, 10.2), horizontal(100, 160, 9.9)];
    expect(mergeRules(pieces)).toEqual([
      { orientation: "horizontal", box: { x0: 0, x1: 160, top: 9.9, bottom: 10.7 } },
    ]);
  });

  it("keeps parallel lines and lines with a gap between them apart", () => {
    const lines = [horizontal(0, 50, 10), horizontal(0, 50, 14), horizontal(60, 90, 10)];
    expect(mergeRules(lines)).toHaveLength(3);
  });

  it("never joins lines of different directions", () => {
    const upright: Rule = { orientation: "vertical", box: { x0: 0, x1: 0.5, top: 0, bottom: 40 } };
    expect(mergeRules([horizontal(0, 40, 0), upright])).toHaveLength(2);
  });
});
