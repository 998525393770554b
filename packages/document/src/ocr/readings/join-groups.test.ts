import { expect, it } from "vitest";
import type { Word } from "../../model";
import { joinGroups } from "./join-groups";

function join(texts: string[], spaced: boolean, gap = 10) {
  const words = texts.map(
    (text, i): Word => ({
      text,
      box: { x0: (40 + gap) * i, x1: (40 + gap) * i + 40, top: 0, bottom: 10 },
      baseline: 8,
      fontSize: 10,
      bold: false,
      spaceBefore: i > 0,
      confidence: 0.9,
      source: "ocr",
    }),
  );
  const signs = texts.map((text, i) =>
    [...text].map((sign, x) => ({
      text: sign,
      probability: 0.9,
      x,
      spaced: spaced && i > 0 && x === 0,
    })),
  );
  return joinGroups(words, signs);
}

it("joins the groups of a number between which the second reader saw no space", () => {
  const [first, second, third] = join(["2,", "133,", "500"], false);
  expect(first).toMatchObject({ text: "2,133,500", box: { x0: 0, x1: 140 } });
  expect([second, third]).toEqual([null, null]);
});

it("joins neither what it saw apart nor what are no groups", () => {
  expect(join(["2,", "133"], true).map((word) => word?.text)).toEqual(["2,", "133"]);
  expect(join(["2,", "13"], false).map((word) => word?.text)).toEqual(["2,", "13"]);
  expect(join(["4.01,", "500"], false).map((word) => word?.text)).toEqual(["4.01,", "500"]);
  expect(join(["A4", "133"], false).map((word) => word?.text)).toEqual(["A4", "133"]);
});

it("joins the pieces of a decimal number or code that stand close, and no list", () => {
  const textsOf = (...texts: string[]) => join(texts, false, 3).map((word) => word?.text);
  expect(textsOf("78,", "40")).toEqual(["78,40", undefined]);
  expect(textsOf("12", ".500")).toEqual(["12.500", undefined]);
  expect(textsOf("87-", "0777")).toEqual(["87-0777", undefined]);
  expect(textsOf("PO", "-98472")).toEqual(["PO-98472", undefined]);
  expect(textsOf("Rabatt", "-5")).toEqual(["Rabatt", "-5"]);
  expect(textsOf("size,", "40")).toEqual(["size,", "40"]);
  expect(join(["9,", "40"], true, 3).map((word) => word?.text)).toEqual(["9,", "40"]);
});

it("joins a lone capital or digit to its likes where no space was seen", () => {
  const textsOf = (...texts: string[]) => join(texts, false, 3).map((word) => word?.text);
  expect(textsOf("E", "XTENDED")).toEqual(["EXTENDED", undefined]);
  expect(textsOf("LB-31", "5")).toEqual(["LB-315", undefined]);
  expect(textsOf("M", "P-477")).toEqual(["MP-477", undefined]);
  expect(textsOf("1", "234,50")).toEqual(["1", "234,50"]);
  expect(textsOf("a", "boat")).toEqual(["a", "boat"]);
  expect(join(["E", "XTENDED"], true, 3)[0]?.text).toBe("E");
});
