import { expect, it } from "vitest";
import { horizontal, type Print, typeset } from "../../test/typeset";
import { readingOf } from "../read-document";

it("are none of a question over its choices, below the rule of a heading", () => {
  const prints: Print[] = [
    { x: 50, y: 100, text: "Ida Brekke" },
    { x: 50, y: 114, text: "Skipper", size: 8 },
    { x: 320, y: 100, text: "Old Tern" },
    { x: 320, y: 114, text: "Cutter", size: 8 },
    { x: 50, y: 150, text: "3. Berth and slip", size: 11 },
    { x: 50, y: 166, text: "Where do you want to lie?", size: 9 },
    { x: 50, y: 180, text: "☒ by the mole", size: 9 },
    { x: 50, y: 194, text: "☐ in the inner basin", size: 9 },
  ].map((print) => ({ ...print, confidence: 0.9 }));
  const rules = [horizontal(103, 50, 250), horizontal(103, 320, 520), horizontal(153, 50, 520)];
  const labelled = readingOf([typeset(prints, rules)]).fields.filter(({ label }) => label !== "");
  expect(labelled.map(({ label, value }) => [label, value])).toContainEqual([
    "Where do you want to lie?",
    "by the mole",
  ]);
});
