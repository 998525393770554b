import { expect, it } from "vitest";
import { type Print, typeset } from "../../../test/typeset";
import type { Rule } from "../../model";
import { joinInCombs } from "./join-in-combs";

const PITCH = 15;
const comb = (x: number, cells: number): Rule[] =>
  Array.from({ length: cells + 1 }, (_, i) => ({
    orientation: "vertical",
    box: { x0: x + i * PITCH, x1: x + i * PITCH + 1, top: 85, bottom: 106 },
  }));
const written = (x: number, signs: string): Print[] =>
  [...signs].flatMap((text, i) => (text === " " ? [] : [{ x: x + i * PITCH + 5, y: 100, text }]));
const textsOf = (prints: Print[], rules: Rule[]) =>
  joinInCombs(typeset(prints, rules)).words.map(({ text }) => text);

it("makes one word of what is written into a comb, with spaces for its empty cells", () => {
  const rules = [...comb(50, 8), ...comb(300, 14)];
  const page = typeset([...written(50, "20457"), ...written(300, "ANNE  WOLFF")], rules);
  const { words, inner } = joinInCombs(page);
  expect(words.map(({ text }) => text)).toEqual(["20457", "ANNE WOLFF"]);
  expect(words[0]?.box).toMatchObject({ x0: 55, x1: 120 });
  expect(rules.filter((rule) => !inner.has(rule)).map(({ box }) => box.x0)).toEqual([
    50, 170, 300, 510,
  ]);
});

it("leaves numbers of several digits, choices and words beside a comb", () => {
  const numbers = ["12", "30", "45", "60"].map((text, i) => ({ x: 52 + i * PITCH, y: 100, text }));
  expect(textsOf(numbers, comb(50, 4))).toEqual(["12", "30", "45", "60"]);
  expect(textsOf(written(50, "12345"), comb(50, 5))).toHaveLength(5);
  const beside = [{ x: 20, y: 100, text: "Nr." }, ...written(50, "7719")];
  expect(textsOf(beside, comb(50, 6))).toEqual(["Nr.", "7719"]);
});

it("makes one word of two digits beside longer combs, though they follow each other", () => {
  const prints = [...written(50, "091291"), ...written(300, "67")];
  expect(textsOf(prints, [...comb(50, 6), ...comb(300, 2)])).toEqual(["091291", "67"]);
});

it("takes in what stands out above low walls, and parts groups whose cells have their right walls alone", () => {
  const wall = (x: number): Rule => ({
    orientation: "vertical",
    box: { x0: x, x1: x + 1, top: 97, bottom: 106 },
  });
  const date = [50, 65, 80, 102, 117, 139, 154, 169, 184].map(wall);
  const signs = [...written(50, "14"), ...written(87, "01"), ...written(124, "2020")];
  const bottoms: Rule[] = [50, 88, 125].map((x0, i) => ({
    orientation: "horizontal",
    box: { x0, x1: [81, 118, 185][i] as number, top: 105, bottom: 106 },
  }));
  expect(textsOf(signs, [...date, ...bottoms])).toEqual(["14 01 2020"]);
  expect(textsOf(signs, date)).not.toEqual(["14 01 2020"]);
});
