import { expect, it } from "vitest";
import { horizontal, type Print, typeset } from "../../../test/typeset";
import { toSegment } from "../../layout/segment";
import { toUnit } from "../units/unit";
import { isNumbered, partsOf } from "./caption-lines";

const unitOf = (print: Print) =>
  toUnit([toSegment(typeset([{ ...print, confidence: 0.95 }]).words, 1)], null, new Map());

const over = [
  { x: 42, y: 112, text: "Herring Cove" },
  { x: 302, y: 112, text: "Sail loft" },
].map(unitOf);
const under = [
  { x: 42, y: 123, text: "Rigging", size: 7 },
  { x: 302, y: 123, text: "Planking", size: 7 },
].map(unitOf);
const answers = [
  { x: 42, y: 135, text: "Two masts" },
  { x: 302, y: 135, text: "Tarred oak" },
].map(unitOf);

it("parts a line at the captions below it, but not one between two rows of captions over their answers", () => {
  const line = horizontal(115, 40, 560);
  const reach = { below: 1.8, above: 1.2 };
  expect(partsOf(line, [...over, ...under], reach)).toHaveLength(2);
  expect(partsOf(line, [...over, ...under, ...answers], reach)).toEqual([line]);
});

it("takes a text with a number in front of it for a question, not one with another text there", () => {
  const question = unitOf({ x: 60, y: 100, text: "Where she lies" });
  const before = (x: number, text: string) => [unitOf({ x, y: 100, text }), question];
  expect(isNumbered(question, before(45, "7."))).toBe(true);
  expect(isNumbered(question, before(45, "at"))).toBe(false);
  expect(isNumbered(question, before(5, "7."))).toBe(false);
});
