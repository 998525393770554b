import { expect, it } from "vitest";
import { typeset } from "../../test/typeset";
import type { Rule } from "../model";
import { bridgeRules } from "./bridge-rules";

const level = (x0: number, x1: number, y = 103): Rule => ({
  orientation: "horizontal",
  box: { x0, x1, top: y, bottom: y + 1 },
});
const { words } = typeset([{ x: 100, y: 100, text: "vài ngày nghỉ" }]);
const spansOf = (rules: Rule[]) => bridgeRules(rules, words).map(({ box }) => [box.x0, box.x1]);

it("joins the parts of a rule that the tails of letters written on it part", () => {
  expect(spansOf([level(136, 300), level(90, 126)])).toEqual([[90, 300]]);
  expect(spansOf([level(90, 122), level(128, 146, 104), level(152, 300)])).toEqual([[90, 300]]);
});

it("leaves rules apart where nothing is written, below each other and under another line", () => {
  expect(spansOf([level(90, 126), level(170, 300)])).toHaveLength(2);
  expect(spansOf([level(200, 226), level(236, 300)])).toHaveLength(2);
  expect(spansOf([level(90, 126), level(136, 300, 106)])).toHaveLength(2);
  expect(spansOf([level(90, 126, 116), level(136, 300, 116)])).toHaveLength(2);
});
