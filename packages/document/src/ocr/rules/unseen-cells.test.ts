import { expect, it } from "vitest";
import type { Rule } from "../../model";
import { withUnseenCells } from "./unseen-cells";

/** Cells 38 wide, 40 apart, between 100 and 150. */
const cells = [0, 1, 2, 3].map((i) => ({
  x0: 102 + 40 * i,
  x1: 140 + 40 * i,
  top: 100,
  bottom: 150,
}));
const level = (y: number, x0: number, x1: number): Rule => ({
  orientation: "horizontal",
  box: { x0, x1, top: y, bottom: y + 2 },
});
const edges = (rules: Rule[]) => withUnseenCells({ cells }, rules).cells.map(({ x0 }) => x0);

it("adds the cells at both ends that the rule above or below them reaches over", () => {
  expect(edges([level(150, 20, 262)])).toEqual([22, 62, 102, 142, 182, 222]);
  expect(edges([level(98, 100, 302)])).toEqual([102, 142, 182, 222, 262]);
});

it("adds none where the rule ends with the comb, within a cell, far off, or runs on", () => {
  for (const rule of [
    level(150, 100, 262),
    level(150, 80, 262),
    level(180, 20, 262),
    level(150, -200, 262),
  ])
    expect(edges([rule])).toEqual([102, 142, 182, 222]);
});
