import { describe, expect, it } from "vitest";
import { typeset } from "../../test/typeset";
import { isStrangeText, saysTheSame } from "./doubt-text-layer";

const wordsOf = (text: string) => typeset([{ x: 10, y: 100, text, size: 4 }]).words;
const next = (text: string) =>
  text.replace(/[a-y]/gi, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1));

const english =
  "Purchase order Harbour Pumps Limited delivery date March bronze impeller five blades shaft seal carbon payment terms Saltby Waterworks Mill Lane";
/** A language that no lexicon has. */
const estonian =
  "Sadama pumbad viiruse lehekülg peaaegu kõikjal hommikul jõuab õhtune laevuke kaugele vaikselt üheksandal päikesekiir";

describe("a text layer", () => {
  it("is strange where no word is known, in whatever language, but not where there are few", () => {
    expect(isStrangeText(wordsOf(next(english)))).toBe(true);
    expect(isStrangeText(wordsOf(estonian))).toBe(true);
    expect(isStrangeText(wordsOf(english))).toBe(false);
    expect(isStrangeText(wordsOf(next("Harbour Pumps Limited")))).toBe(false);
    expect(isStrangeText(wordsOf("注文番号 納期 支払条件 12 400 HP-77"))).toBe(false);
  });

  it("says the same as the ink in spite of what its reader mistook", () => {
    expect(saysTheSame(wordsOf(estonian), wordsOf(estonian.replaceAll("õ", "6")))).toBe(true);
    expect(saysTheSame(wordsOf(next(english)), wordsOf(english))).toBe(false);
  });
});
