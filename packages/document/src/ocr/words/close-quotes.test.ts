import { expect, it } from "vitest";
import type { Word } from "../../model";
import type { Model } from "../readers/model-data";
import { closeQuotes } from "./close-quotes";

function textsOf(model: Model, ...texts: string[]) {
  const box = { x0: 0, x1: 40, top: 0, bottom: 10 };
  const words = texts.map(
    (text): Word => ({
      text,
      box,
      baseline: 8,
      fontSize: 10,
      bold: false,
      spaceBefore: true,
      confidence: 0.9,
      source: "ocr",
    }),
  );
  return closeQuotes(words, model).map((word) => word.text);
}

it("closes a German quotation that was opened low as German is printed", () => {
  expect(textsOf("deu", "Bürostuhl", "„Flex”")).toEqual(["Bürostuhl", "„Flex“"]);
  expect(textsOf("deu", "„Flex", "Plus”,", "A”")).toEqual(["„Flex", "Plus“,", "A”"]);
});

it("leaves quotations of other languages as they were read", () => {
  expect(textsOf("pol", "„Flex”")).toEqual(["„Flex”"]);
  expect(textsOf("deu", "“Flex”", '„Flex"')).toEqual(["“Flex”", '„Flex"']);
});
