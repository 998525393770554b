import { describe, expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { joinCombs } from "./join-combs";

const textsOf = (texts: string, pitch: number): string[] => {
  const prints = [...texts].map((text, i) => ({ x: 50 + pitch * i, y: 100, text }));
  return joinCombs(typeset(prints).words).map(({ text }) => text);
};

describe("joinCombs", () => {
  it("makes one word of signs in boxes of one width", () => {
    expect(textsOf("VE51R0", 13)).toEqual(["VE51R0"]);
  });

  it("leaves scales to choose from, few signs and the cells of a table", () => {
    expect(textsOf("12345", 13)).toHaveLength(5);
    expect(textsOf("V51", 13)).toHaveLength(3);
    expect(textsOf("233212", 25)).toHaveLength(6);
  });

  it("makes one number of digits with the same white between them, however wide each is", () => {
    const at = [0, 7.5, 12.9, 20.5, 27.8, 35.4, 42.2, 47.5];
    const digits = typeset(
      [..."01094718"].map((text, i) => ({ x: at[i] ?? 0, y: 100, text })),
    ).words;
    const even = digits.map((word, i) => ({
      ...word,
      box: { ...word.box, x1: (at[i + 1] ?? 55) - 1.7 },
    }));
    expect(joinCombs(even).map(({ text }) => text)).toEqual(["01094718"]);
    expect(joinCombs(even.slice(0, 6))).toHaveLength(6);
  });

  it("takes in signs that were read as one word, as wide apart as the others", () => {
    const [one, two, rest] = typeset([
      { x: 50, y: 100, text: "1" },
      { x: 63, y: 100, text: "98" },
      { x: 89, y: 100, text: "0445" },
    ]).words.map((word) => ({ ...word, fontSize: 13 }));
    // Each sign in a box 13 wide: the words reach from the first sign to the last.
    const wide = [one, two, rest].flatMap((word) => {
      const signs = [...(word?.text ?? "")].length;
      return word
        ? [{ ...word, box: { ...word.box, x1: word.box.x0 + 13 * (signs - 1) + 6 } }]
        : [];
    });
    expect(joinCombs(wide).map(({ text }) => text)).toEqual(["1980445"]);
  });

  it("takes in no word of print", () => {
    const words = typeset([{ x: 50, y: 100, text: "7 CAN" }]).words;
    const ends = [
      [50, 56.4],
      [62.4, 83.7],
    ];
    const printed = words.map((word, at) => {
      const [x0 = 0, x1 = 0] = ends[at] ?? [];
      return { ...word, box: { ...word.box, x0, x1 } };
    });
    expect(joinCombs(printed).map(({ text }) => text)).toEqual(["7", "CAN"]);
    // Bold capitals over two columns.
    const bold = typeset([{ x: 50, y: 100, text: "SL UOM", size: 7 }]).words.map((word, at) => {
      const [x0, x1] = at === 0 ? [50, 59.5] : [64.7, 80.7];
      return { ...word, box: { ...word.box, x0, x1 } };
    });
    expect(joinCombs(bold).map(({ text }) => text)).toEqual(["SL", "UOM"]);
  });

  it("takes no sign that stands apart", () => {
    const prints = [50, 63, 76, 89, 115].map((x) => ({ x, y: 100, text: "7" }));
    expect(joinCombs(typeset(prints).words).map(({ text }) => text)).toEqual(["7777", "7"]);
  });
});
