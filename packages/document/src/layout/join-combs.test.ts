import { describe, expect, it } from "vitest";
import { typeset } from "../../test/typeset";
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

  it("takes no sign that stands apart", () => {
    const prints = [50, 63, 76, 89, 115].map((x) => ({ x, y: 100, text: "7" }));
    expect(joinCombs(typeset(prints).words).map(({ text }) => text)).toEqual(["7777", "7"]);
  });
});
