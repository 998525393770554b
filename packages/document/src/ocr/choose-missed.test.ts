import { describe, expect, it } from "vitest";
import { chooseMissed } from "./choose-missed";

const reading = (text: string, confidence: number) => ({ text, confidence });
const nothing = reading("", 0);

describe("chooseMissed", () => {
  it("takes the second reader's likely ideograph where the engine sees nothing", () => {
    const second = reading("号", 0.7);
    expect(chooseMissed(second, [nothing, nothing], "jpn")).toBe(second);
    expect(chooseMissed(reading("号", 0.4), [nothing, nothing], "jpn")).toEqual(nothing);
  });

  it("takes no simplified form for Japanese, and no speck for a letter", () => {
    expect(chooseMissed(reading("费", 0.8), [nothing, nothing], "jpn")).toEqual(nothing);
    expect(chooseMissed(reading("l", 0.8), [nothing, nothing], "eng")).toEqual(nothing);
  });

  it("leaves to the engine what it has read", () => {
    const own = reading("台", 0.6);
    expect(chooseMissed(reading("合", 0.8), [own, reading("&", 0.7)], "jpn")).toBe(own);
    const number = reading("7", 0.8);
    expect(chooseMissed(reading("了", 0.8), [reading("フ", 0.5), number], "jpn")).toBe(number);
  });
});
