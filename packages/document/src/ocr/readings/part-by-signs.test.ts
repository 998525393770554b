import { expect, it } from "vitest";
import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";
import { partBySigns } from "./part-by-signs";

const word = (text: string, x0: number, x1: number): Word => ({
  text,
  box: { x0, x1, top: 0, bottom: 12 },
  baseline: 9,
  fontSize: 10,
  bold: false,
  spaceBefore: true,
  confidence: 0.9,
  source: "ocr",
});

const sign = (text: string, x: number): Sign => ({ text, x, probability: 0.9, spaced: false });
const textsOf = (words: readonly Word[]) => words.map(({ text }) => text);

it("moves signs to the side of the white where they were seen", () => {
  const text = [word("届出", 0, 30), word("日5月", 38, 65)];
  const dealt = [
    [sign("届", 5), sign("出", 15)],
    [sign("日", 25), sign("5", 43), sign("月", 55)],
  ];
  expect(textsOf(partBySigns(text, dealt))).toEqual(["届出日", "5月"]);
});

it("moves them forth as well", () => {
  const text = [word("担当森", 0, 20), word("田", 30, 50)];
  const dealt = [[sign("担", 5), sign("当", 15), sign("森", 35)], [sign("田", 45)]];
  expect(textsOf(partBySigns(text, dealt))).toEqual(["担当", "森田"]);
});

it("leaves words whose signs stand on their own ink, or whose readers differ in number", () => {
  const text = [word("届出", 0, 30), word("日5月", 38, 65)];
  const own = [
    [sign("届", 5), sign("出", 15)],
    [sign("日", 43), sign("5", 50), sign("月", 60)],
  ];
  expect(partBySigns(text, own)).toEqual(text);
  const fewer = [own[0] as Sign[], [sign("日", 25), sign("月", 55)]];
  expect(partBySigns(text, fewer)).toEqual(text);
});

it("leaves no word empty", () => {
  const text = [word("日", 0, 10), word("月", 20, 30)];
  expect(partBySigns(text, [[sign("日", 25)], [sign("月", 27)]])).toEqual(text);
});
