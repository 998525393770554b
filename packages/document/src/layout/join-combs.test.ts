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

  it("takes no sign that stands apart", () => {
    const prints = [50, 63, 76, 89, 115].map((x) => ({ x, y: 100, text: "7" }));
    expect(joinCombs(typeset(prints).words).map(({ text }) => text)).toEqual(["7777", "7"]);
  });
});
