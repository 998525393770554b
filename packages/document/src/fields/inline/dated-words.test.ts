import { expect, it } from "vitest";
import type { Word } from "../../model";
import { withDates } from "./dated-words";

/** Words of a line: those with a digit are a pen's, the others the form's. */
const line = (...texts: string[]): Word[] =>
  texts.map((text, i) => ({
    text,
    box: { x0: 30 * i, x1: 30 * i + 20, top: 0, bottom: 10 },
    baseline: 9,
    fontSize: /\d/.test(text) ? 11 : 9,
    bold: false,
    face: /\d/.test(text) ? "Pen" : "Form",
    spaceBefore: true,
    confidence: 1,
    source: "pdf",
  }));

const penned = (...texts: string[]) =>
  withDates(line(...texts)).map(({ text, face, fontSize }) =>
    face === "Pen" ? `${text}/${fontSize}` : text,
  );

it("takes the signs of a date, and all from one day to another, for the pen's that wrote the numbers", () => {
  expect(penned("期限", "令和", "6", "年", "9", "月", "17", "日")).toEqual([
    "期限",
    "令和/11",
    "6/11",
    "年/11",
    "9/11",
    "月/11",
    "17/11",
    "日/11",
  ]);
  expect(
    penned("期間", "4", "年", "8", "月", "21", "日から", "6", "年", "7", "月", "31", "日", "有効"),
  ).toEqual([
    "期間",
    ...["4/11", "年/11", "8/11", "月/11", "21/11", "日から/11"],
    ...["6/11", "年/11", "7/11", "月/11", "31/11", "日/11"],
    "有効",
  ]);
});

it("leaves what follows a day alone where no other day is named behind it", () => {
  expect(penned("4", "年", "8", "月", "21", "日", "から", "有効").slice(-2)).toEqual([
    "から",
    "有効",
  ]);
});
