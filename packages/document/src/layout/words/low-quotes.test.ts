import { expect, it } from "vitest";
import type { Word } from "../../model";
import { withoutLowQuotes } from "./low-quotes";

const seen = (text: string): Word => ({
  text,
  box: { x0: 100, x1: 160, top: 0, bottom: 11 },
  baseline: 9,
  fontSize: 10,
  bold: false,
  spaceBefore: false,
  confidence: 0.5,
  source: "ocr",
});
const textsOf = (...texts: string[]) => withoutLowQuotes(texts.map(seen)).map(({ text }) => text);

it("drops low quotation marks that nothing closes", () => {
  expect(textsOf("Street", "„HARBOUR", "LANE", "Town„QUILLBY", "„Ten")).toEqual([
    "Street",
    "HARBOUR",
    "LANE",
    "Town",
    "QUILLBY",
    "Ten",
  ]);
});

it("leaves quotations, what says the same again, and text layers", () => {
  const quoted = ["Verein", "„Alte", "Mühle“", "„", "„Flex”,", "„X"];
  expect(textsOf(...quoted)).toEqual([...quoted.slice(0, -1), "X"]);
  const printed: Word = { ...seen("„Pod"), source: "pdf" };
  expect(withoutLowQuotes([printed])).toEqual([printed]);
});
