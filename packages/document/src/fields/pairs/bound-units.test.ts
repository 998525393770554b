import { expect, it } from "vitest";
import { frame, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

it("asks anew below a caption and its choices with the next numbered question of their cell", () => {
  const lines: [y: number, text: string][] = [
    [109, "11. KIND OF PERMIT"],
    [122, "☒ SINGLE CROSSING ☐ SEASON"],
    [148, "12. MEANS OF CROSSING"],
    [160, "☐ ROWING BOAT"],
    [172, "☒ PRIVATE LAUNCH"],
  ];
  const prints = lines.map(([y, text]) => ({ x: 54, y, text, size: 8, confidence: 0.95 }));
  const { fields } = readingOf([typeset(prints, frame(50, 100, 300, 190))]);
  expect(fields.map(({ label, value }) => `${label} = ${value}`)).toEqual([
    "11. KIND OF PERMIT = SINGLE CROSSING",
    "12. MEANS OF CROSSING = PRIVATE LAUNCH",
  ]);
});
