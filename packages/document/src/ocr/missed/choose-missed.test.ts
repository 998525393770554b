import { describe, expect, it } from "vitest";
import { chooseMissed, isCertain, isSurer } from "./choose-missed";

const reading = (text: string, confidence: number) => ({ text, confidence });
const second = (text: string, confidence: number, spells = true, mean = confidence) => ({
  text,
  confidence,
  mean,
  spells,
});
const nothing = reading("", 0);

describe("isCertain", () => {
  it("believes letters only of a reader that has those of the page's language", () => {
    expect(isCertain(second("個", 0.9))).toBe(true);
    expect(isCertain(second("Hong", 0.9, false))).toBe(false);
    expect(isCertain(second("4725", 0.9, false))).toBe(true);
    expect(isCertain(second("4725", 0.8))).toBe(false);
  });
});

describe("isSurer", () => {
  it("takes what is seen from close by for its ideographs alone, and where they are likelier", () => {
    const far = second("桃本", 0.4);
    expect(isSurer(second("株式", 0.9), far)).toBe(true);
    expect(isSurer(second("株式", 0.3), far)).toBe(false);
    expect(isSurer(second("BK", 0.9), far)).toBe(false);
  });
});

describe("chooseMissed", () => {
  it("takes likely ideographs before the letters that the English model makes of them", () => {
    const signs = second("株式", 0.7);
    expect(chooseMissed(signs, [reading("株", 0), reading("BR", 0.6)])).toBe(signs);
    const letters = reading("BR", 0.8);
    expect(chooseMissed(signs, [nothing, letters])).toBe(letters);
  });

  it("takes the second reader's likely ideograph where the engine sees nothing", () => {
    const sign = second("号", 0.7);
    expect(chooseMissed(sign, [nothing, nothing])).toBe(sign);
    expect(chooseMissed(second("号", 0.4), [nothing, nothing])).toEqual(nothing);
    expect(chooseMissed(sign, [reading("芳", 0), reading("Tr", 0.1)])).toBe(sign);
  });

  it("takes no ideograph of a reader that does not know the page's, and no speck for a letter", () => {
    expect(chooseMissed(second("费", 0.8, false), [nothing, nothing])).toEqual(nothing);
    expect(chooseMissed(second("l", 0.8), [nothing, nothing])).toEqual(nothing);
  });

  it("leaves to the engine what it has read", () => {
    const own = reading("台", 0.6);
    expect(chooseMissed(second("合", 0.8), [own, reading("&", 0.7)])).toBe(own);
    const number = reading("7", 0.8);
    expect(chooseMissed(second("了", 0.8), [reading("フ", 0.5), number])).toBe(number);
  });

  it("takes what is written from the second reader, which knows hands, where it is as sure on the whole", () => {
    const written = second("tháng", 0.28, true, 0.8);
    expect(chooseMissed(written, [reading("Thânô", 0.07), reading("Thang", 0.43)])).toBe(written);
    expect(
      chooseMissed(second("tháng", 0.28, false, 0.8), [nothing, reading("Thang", 0.43)]),
    ).toEqual(reading("Thang", 0.43));
    const print = reading("Total", 0.95);
    expect(chooseMissed(second("Tota1", 0.3, true, 0.8), [print, nothing])).toBe(print);
  });
});
