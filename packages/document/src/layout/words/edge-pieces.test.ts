import { expect, it } from "vitest";
import type { Page, Rule, Word } from "../../model";
import { withoutEdgePieces } from "./edge-pieces";

const word: Word = {
  text: "INSURANCE",
  box: { x0: 44, x1: 100, top: 100, bottom: 111 },
  baseline: 109,
  fontSize: 10,
  bold: true,
  spaceBefore: true,
  confidence: 0.9,
  source: "ocr",
};
const rule = (x0: number, x1: number, top: number, thick: number): Rule => ({
  orientation: "horizontal",
  box: { x0, x1, top, bottom: top + thick },
});
const panel = { x0: 40, x1: 540, top: 98, bottom: 114 };

function rulesOf(rules: Rule[], source: Page["source"] = "ocr"): number[] {
  const page: Page = {
    number: 1,
    width: 600,
    height: 800,
    words: [word],
    rules,
    fills: [panel],
    source,
    languages: ["eng"],
    toUploaded: () => [0, 0, 0, 0],
  };
  return withoutEdgePieces(page).rules.map(({ box }) => box.x0);
}

const drawn = [rule(41, 540, 140, 1.2), rule(42, 540, 160, 1.2), rule(43, 540, 180, 1.2)];
const seen = [rule(44, 160, 97.9, 0.4), rule(300, 539, 114, 0.2)];

it("drops pieces of a panel's edges", () => {
  expect(rulesOf([...drawn, ...seen])).toEqual([41, 42, 43]);
});

it("leaves rules as thick as others, whole edges, other lines and text layers", () => {
  const kept = [rule(45, 160, 114, 1.2), rule(46, 538, 98, 0.3), rule(47, 160, 120, 0.4)];
  expect(rulesOf([...drawn, ...kept])).toEqual([41, 42, 43, 45, 46, 47]);
  expect(rulesOf([...drawn, ...seen], "pdf")).toHaveLength(5);
});
