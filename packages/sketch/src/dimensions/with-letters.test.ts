import { describe, expect, it } from "vitest";
import { interpretTexts } from "./interpret-texts";

const sure = (text: string) => [{ text, probability: 0.7 }];
/** A B as it comes out of a hurried hand. */
const letterB = [
  { text: "8", probability: 0.35 },
  { text: "B", probability: 0.22 },
  { text: "100", probability: 0.21 },
];
const none = new Set<number>();
const said = (pages: Parameters<typeof interpretTexts>[0], index: number, marked = none) => {
  const [best] = interpretTexts(pages, marked)[index]?.interpretations ?? [];
  return best && [best.text, best.meaning.kind];
};

describe("letters of parts", () => {
  it.each([[["A", "C", "D"]], [["C", "A"]], [["D", "A"]]])(
    "in a row tell the one that looks like a number: %s",
    (others) => {
      expect(said([...others.map(sure), letterB], others.length)).toEqual(["B", "name"]);
    },
  );

  it.each([
    ["one letter tells of no row", ["A"]],
    ["it is there already", ["A", "B", "C"]],
    ["names are words", ["COVER", "ARM"]],
  ])("tell nothing where %s", (_, others) => {
    expect(said([...others.map(sure), letterB], others.length)).toEqual(["8", "linear"]);
  });

  it("leave a number alone that stands at a dimension line", () => {
    expect(said([sure("A"), sure("C"), letterB], 2, new Set([2]))).toEqual(["8", "linear"]);
  });

  it("leave one alone that hardly looks like the missing letter", () => {
    const number = [
      { text: "38", probability: 0.9 },
      { text: "B", probability: 0.02 },
    ];
    expect(said([sure("A"), sure("C"), number], 2)).toEqual(["38", "linear"]);
  });
});
