import { expect, it } from "vitest";
import { horizontal, type Print, typeset } from "../../../test/typeset";
import { toSegment } from "../../layout/segment";
import { toUnit } from "../units/unit";
import { partsOf } from "./caption-lines";
import { findCaptionsBelow } from "./captions-below";

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

it("takes no texts with their numbers in front of them for captions of the lines above, but those with other texts there", () => {
  const asked = ["Vessel", "Port of call", "Rig"].map((text, i) => ({ text, y: 111 + 60 * i }));
  const rules = asked.map(({ y }) => horizontal(y - 9, 60, 200));
  const captionsAfter = (x: number, texts: readonly string[]) =>
    findCaptionsBelow(
      asked
        .flatMap(({ text, y }, i) => [
          { x: 62, y: y - 11, text: `Tern ${"ABC"[i]}`, size: 11 },
          { x: 62, y, text, size: 7 },
          { x, y, text: texts[i] ?? "", size: 7 },
        ])
        .map(unitOf),
      rules,
    ).size;
  expect(captionsAfter(50, ["7.", "8.", "9."])).toBe(0);
  expect(captionsAfter(50, ["a", "a", "a"])).toBe(3);
  expect(captionsAfter(5, ["7.", "8.", "9."])).toBe(3);
});
