import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import type { Rule } from "../../model";
import type { Sign } from "../readers/print-network";
import { ruleUnder, turnedAround, wordsOnRule } from "./typed-on-rules";

const level = (x0: number, x1: number, y: number): Rule => ({
  orientation: "horizontal",
  box: { x0, x1, top: y, bottom: y + 1 },
});
const { words } = typeset([{ x: 100, y: 100, text: "Hotel MIN TTA", confidence: 0.9 }]);
const label = typeset([{ x: 40, y: 98, text: "Guests:", confidence: 0.9 }]).words;
const rule = level(95, 300, 99);

/** What a second reader saw: a sign every five points from where the text begins. */
const seen = (text: string, probability = 0.95): Sign[] =>
  [...text].flatMap((sign, i, all) =>
    sign === " " ? [] : [{ text: sign, probability, x: 102.5 + 5 * i, spaced: all[i - 1] === " " }],
  );

it("finds the rule that runs through the feet of a text, behind a label, too", () => {
  expect(ruleUnder(words, [level(95, 300, 104), rule])).toBe(rule);
  expect(ruleUnder([...label, ...words], [rule])).toBe(rule);
  expect(ruleUnder(words, [level(95, 300, 104), level(95, 300, 90)])).toBeUndefined();
  expect(ruleUnder(words, [level(160, 300, 99)])).toBeUndefined();
});

it("takes the words that were seen with the rule, without what is seen of it alone", () => {
  const read = wordsOnRule(words, seen("Hotel MULITA_"), rule);
  expect(read?.map((word) => word?.text ?? null)).toEqual(["Hotel", "MULITA", null]);
  expect(read?.[0]).toMatchObject({ second: "agrees", baseline: 99 });
  expect(read?.[1]).toMatchObject({ second: "overrules", confidence: 0.75 });
});

it("leaves to the usual way what is hardly seen", () => {
  expect(wordsOnRule(words, seen("Hotel MULITA", 0.7), rule)).toBeNull();
  expect(wordsOnRule(words, seen("____"), rule)).toBeNull();
});

it("turns the rules with the image", () => {
  const image = { width: 400, height: 200, data: new Uint8Array(400 * 200) };
  const [turned] = turnedAround({ image, rules: [rule] }).rules;
  expect(turned?.box).toEqual({ x0: 100, x1: 305, top: 100, bottom: 101 });
});
