import { expect, it } from "vitest";
import type { Word } from "../model";
import { facePrefix } from "./prefix-by-look";

/** Words in print and, in braces, typed ones, 5 wide a sign, with these gaps between them. */
function line(text: string, gaps: readonly number[], source: Word["source"] = "ocr"): Word[] {
  let x = 0;
  return text.split(" ").map((part, i): Word => {
    const own = part.replace(/[{}]/g, "");
    const x0 = x + (gaps[i - 1] ?? 0);
    x = x0 + 5 * own.length;
    return {
      text: own,
      box: { x0, x1: x, top: 0, bottom: 10 },
      baseline: 8,
      fontSize: 10,
      bold: false,
      face: part.startsWith("{") ? "typed" : "printed",
      spaceBefore: i > 0,
      confidence: 0.9,
      source,
    };
  });
}

it("parts what was filled in from its label where it stands off on pixels, and wherever its face is sure", () => {
  expect(facePrefix(line("Hangar {Westholm}", [6]))).toBe(1);
  expect(facePrefix(line("Spar- und {Leihkasse} {Hitzerau}", [2, 1, 2]))).toBeNull();
  expect(facePrefix(line("Spar- und {Leihkasse} {Hitzerau}", [2, 1, 2], "pdf"))).toBe(2);
  expect(facePrefix(line("Hangar of {Westholm}", [5, 3]))).toBeNull();
  expect(facePrefix(line("Mr {Finch}", [6]))).toBeNull();
});

it("needs no gap behind a label of the lexicon or before a number", () => {
  expect(facePrefix(line("Address {Westholm}", [1]))).toBe(1);
  expect(facePrefix(line("Hangar {1996}", [1]))).toBe(1);
});
