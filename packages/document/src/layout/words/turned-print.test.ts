import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import type { Page, Word } from "../../model";
import { withoutTurnedPrint } from "./turned-print";

/** Signs below each other, so far apart from line to line, as unsure as readers are of letters on their side. */
function stack(signs: string, pitch: number, seen: Partial<Word> = {}): Page {
  const prints = [...signs].map((text, i) => ({
    x: 50,
    y: 100 + pitch * i,
    text,
    confidence: 0.5,
  }));
  const page = typeset([...prints, { x: 90, y: 100, text: "Supplier", confidence: 0.97 }]);
  return { ...page, words: page.words.map((word) => ({ ...word, ...seen })) };
}

const textOf = (page: Page) =>
  withoutTurnedPrint(page)
    .words.map(({ text }) => text)
    .join("");

it("drops what readers saw in letters that stand on their side", () => {
  expect(textOf(stack("a=ow", 9))).toBe("Supplier");
});

it("leaves signs that were read well, that stand apart, that are few, or ideographs", () => {
  expect(textOf(stack("1234", 9, { confidence: 0.97 }))).toBe("1234Supplier");
  expect(textOf(stack("1234", 9, { second: "agrees" }))).toBe("1234Supplier");
  expect(textOf(stack("1234", 16))).toBe("1234Supplier");
  expect(textOf(stack("a=", 9))).toBe("a=Supplier");
  expect(textOf(stack("備考欄", 9))).toBe("備考欄Supplier");
});
