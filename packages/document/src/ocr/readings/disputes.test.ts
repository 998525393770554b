import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Sign } from "../readers/print-network";
import { choicesOf, composed, isBracketOfLatin, isElision, partsOf } from "./disputes";

const seen = (text: string): Sign[] =>
  [...text].map((sign, x) => ({ text: sign, probability: 0.9, x, spaced: false }));

describe("partsOf", () => {
  it.each([
    ["Dept.", "Dept", ["D", "e", "p", "t", "./"]],
    ["COD.", "C.O.D.", ["C", "/.", "O", "/.", "D", "."]],
    ["mimero", "número", ["mi/nú", "m", "e", "r", "o"]],
    ["ourr", "our", ["o", "u", "r", "r/"]],
    ["4", "", ["4/"]],
    ["FAX8%(", "ＦＡX８％（", ["F", "A", "X", "8", "%", "(/（"]],
  ])("aligns %s and %s", (first, second, expected) => {
    const told = partsOf([...first], seen(second)).map((part) =>
      part.isSame
        ? part.first.join("")
        : `${part.first.join("")}/${part.second.map(({ text }) => text).join("")}`,
    );
    expect(told).toEqual(expected);
  });

  it("holds both readings whole", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abI1.,é"), maxLength: 9 });
    fc.assert(
      fc.property(word, word, (first, second) => {
        const parts = partsOf([...first], seen(second));
        const disputes = parts.filter(({ isSame }) => !isSame).map(() => true);
        expect(composed(parts, disputes).join("")).toBe(second);
        expect(
          composed(
            parts,
            disputes.map(() => false),
          ).join(""),
        ).toBe(first);
      }),
    );
  });
});

describe("choicesOf", () => {
  const parts = partsOf([..."C.1.F."], seen("C.I.F"));

  it("tells which reader a word followed, place by place", () => {
    expect(choicesOf(parts, "C.1.F.")).toEqual([false, false]);
    expect(choicesOf(parts, "C.I.F.")).toEqual([true, false]);
  });

  it("tells nothing of a word that is neither's, nor of one that both see alike", () => {
    expect(choicesOf(parts, "CIF")).toBeNull();
    expect(choicesOf(partsOf([..."Datum"], seen("Datum")), "Datum")).toBeNull();
  });
});

it("knows brackets of two widths beside Latin letters from others", () => {
  const disputed = (first: string, second: string) => {
    const parts = partsOf([...first], seen(second));
    return parts.map((part, at) => !part.isSame && isBracketOfLatin(parts, at));
  };
  expect(disputed("(EXW)", "（EXW）")).toEqual([true, false, false, false, true]);
  expect(disputed("(税込)", "（税込）")).toEqual([false, false, false, false]);
  expect(disputed("(EXW", "EXW")).toEqual([false, false, false, false]);
});

it.each([
  ["d'accueil", "daccueil", true],
  ["DELL'ARTE", "DELLARTE", true],
  ["L’adhérent", "Ladhérent", true],
  ["O'Brien", "OBrien", false],
  ["Employee's", "Employees", false],
  ["l'", "l", false],
  ["l'an", "l’an", false],
])(
  "knows the apostrophe of %s, read as %s, for that of an article: %s",
  (first, second, expected) => {
    const parts = partsOf([...first], seen(second));
    const at = parts.findIndex(({ isSame }) => !isSame);
    expect(isElision(parts, at)).toBe(expected);
  },
);
