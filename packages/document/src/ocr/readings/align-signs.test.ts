import { describe, expect, it } from "vitest";
import type { Sign } from "../readers/print-network";
import { alignSigns } from "./align-signs";

/** Signs ten pixels apart, from the given place on. */
const signsOf = (text: string, from = 0): Sign[] =>
  [...text].map((sign, i) => ({ text: sign, probability: 1, x: from + 10 * i + 5, spaced: false }));
/** Words side by side, ten pixels a letter and ten between them. */
function wordsOf(...texts: string[]) {
  let x = 0;
  return texts.map((text) => {
    const box = { x0: x, x1: x + 10 * text.length };
    x = box.x1 + 10;
    return { text, box };
  });
}
const same = (a: string, b: string) => a === b;
const dealt = (words: ReturnType<typeof wordsOf>, signs: Sign[]) =>
  alignSigns(words, signs, same).map((own) => own.map((sign) => sign.text).join(""));

describe("alignSigns", () => {
  it("deals the signs of a line out to its words", () => {
    expect(dealt(wordsOf("Net", "total", "9"), signsOf("Nettotal9"))).toEqual([
      "Net",
      "total",
      "9",
    ]);
  });

  it("keeps words apart where signs were misread, left out or invented", () => {
    expect(dealt(wordsOf("lnvoice", "date"), signsOf("Invoicedale"))).toEqual(["Invoice", "dale"]);
    expect(dealt(wordsOf("Hex", "bolt", "M8"), signsOf("HxboltM8"))).toEqual(["Hx", "bolt", "M8"]);
    expect(dealt(wordsOf("1148", "kg"), signsOf("1.148kg"))).toEqual(["1.148", "kg"]);
  });

  it("gives a sign between two words to the one it stands on", () => {
    const signs = [...signsOf("ab"), ...signsOf("x", 17), ...signsOf("cd", 30)];
    expect(dealt(wordsOf("ab", "cd"), signs)).toEqual(["abx", "cd"]);
    const other = [...signsOf("ab"), ...signsOf("x", 33), ...signsOf("cd", 35)];
    expect(dealt(wordsOf("ab", "cd"), other)).toEqual(["ab", "xcd"]);
  });

  it("leaves words without signs empty", () => {
    expect(dealt(wordsOf("a", "b"), [])).toEqual(["", ""]);
  });
});
