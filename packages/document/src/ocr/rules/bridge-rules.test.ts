import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import type { Rule } from "../../model";
import { bridgeRules } from "./bridge-rules";

const level = (x0: number, x1: number, y = 103): Rule => ({
  orientation: "horizontal",
  box: { x0, x1, top: y, bottom: y + 1 },
});
const { words } = typeset([{ x: 100, y: 100, text: "vài ngày nghỉ" }]);
const spansOf = (rules: Rule[]) => bridgeRules(rules, words, 10).map(({ box }) => [box.x0, box.x1]);

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

it("joins the parts of a rule that together are as long as those above and below them", () => {
  const rows = [200, 220, 240].map((y) => level(90, 300, y));
  const parts = [level(90, 170, 260), level(190, 300, 260)];
  expect(spansOf([...rows, ...parts])).toHaveLength(4);
  expect(spansOf([...rows.slice(1), ...parts])).toHaveLength(4);
  expect(spansOf([...rows, level(90, 170, 260), level(190, 330, 260)])).toHaveLength(5);
  expect(spansOf([...rows, level(90, 170, 260), level(200, 300, 260)])).toHaveLength(5);
});

it("leaves lines apart below whose beginnings captions stand", () => {
  const rows = [200, 220, 240].map((y) => level(90, 300, y));
  const parts = [level(90, 170, 260), level(190, 300, 260)];
  const { words: captions } = typeset([
    { x: 90, y: 269, text: "Ort, Datum", size: 7 },
    { x: 191, y: 269, text: "Unterschrift", size: 7 },
  ]);
  expect(bridgeRules([...rows, ...parts], captions, 10)).toHaveLength(5);
  expect(bridgeRules([...rows, ...parts], captions.slice(0, 2), 10)).toHaveLength(4);
});

it("leaves the gap between two tables side by side below a table as long as both", () => {
  const table = [200, 220, 240].map((y) => level(90, 300, y));
  const rows = [260, 280, 300].flatMap((y) => [level(90, 185, y), level(197, 300, y)]);
  expect(spansOf([...table, ...rows])).toHaveLength(9);
});
