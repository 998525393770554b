import { expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const valuesOf = (prints: Print[]): string[] =>
  readingOf([typeset(prints, [...frame(50, 90, 120, 130), ...frame(120, 90, 400, 130)])])
    .fields.filter(({ label }) => label === "生年月日")
    .map(({ value }) => value);

const label = { x: 60, y: 112, text: "生年月日" };
const eras = { x: 126, y: 102, text: "☐大 ☒昭 ☐平" };

it("has the day below the eras, or behind them, for an answer of its own, without the age in brackets", () => {
  expect(valuesOf([label, eras, { x: 126, y: 120, text: "41年8月9日（満57歳）" }])).toEqual([
    "昭",
    "41年8月9日",
  ]);
  const level = { ...eras, y: 112 };
  expect(valuesOf([label, level, { x: 230, y: 112, text: "41年8月9日" }])).toEqual([
    "昭",
    "41年8月9日",
  ]);
});

it("is one date with a single era right before it", () => {
  const only = { x: 126, y: 112, text: "昭" };
  const behind = (x: number) => valuesOf([label, only, { x, y: 112, text: "41年8月9日" }]);
  expect(behind(146)).toEqual(["昭 41年8月9日"]);
  expect(behind(180)).toEqual(["昭", "41年8月9日"]);
});

it("leaves other texts below the eras alone", () => {
  expect(valuesOf([label, eras, { x: 126, y: 120, text: "満57歳" }])).toEqual(["昭"]);
});
