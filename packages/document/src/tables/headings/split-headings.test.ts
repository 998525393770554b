import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { toSegment } from "../../layout/segment";
import { splitHeadings } from "./split-headings";

/** Headings of words at these left edges, five points a sign. */
function split(language: string, ...words: [x: number, text: string][]): string[] {
  const page = typeset(words.map(([x, text]) => ({ x, y: 100, text, confidence: 0.9 })));
  const spaced = page.words.map((word, i) => ({ ...word, spaceBefore: i > 0 }));
  const segment = toSegment(spaced, page.number);
  return splitHeadings(segment, new Map([[language, 1]])).map(({ text }) => text);
}

it("part the unit off a heading that the lexicon does not know, where it stands clearly apart", () => {
  expect(split("deu", [50, "lt."], [66, "Vorgabe"], [107, "ME"])).toEqual(["lt. Vorgabe", "ME"]);
  expect(split("deu", [50, "lt."], [66, "Vorgabe"], [103, "ME"])).toEqual(["lt. Vorgabe ME"]);
  expect(split("deu", [50, "lt."], [70, "Vorgabe"], [112, "ME"])).toEqual(["lt. Vorgabe ME"]);
  expect(split("deu", [50, "lt."], [66, "Vorgabe"], [107, "Zubrowka"])).toHaveLength(1);
});

it("part the sign of a tax rate off the heading before it", () => {
  expect(split("fra", [50, "TTC"], [74, "T"])).toEqual(["TTC", "T"]);
  expect(split("fra", [50, "TTC"], [69, "T"])).toEqual(["TTC T"]);
});

it("leave together what a language that is not the page's knows as a heading by itself", () => {
  expect(split("spa", [50, "Código"], [83, "Sat"])).toEqual(["Código Sat"]);
  expect(split("ind", [50, "Kode"], [73, "Sat"])).toEqual(["Kode", "Sat"]);
});

it("part headings that are told apart by nothing but their numbers, however close they stand", () => {
  expect(split("eng", [50, "Disc."], [77, "1"], [82, "Disc."], [109, "2"])).toEqual([
    "Disc. 1",
    "Disc. 2",
  ]);
  expect(split("eng", [50, "Disc."], [77, "1"], [82, "Disc."], [109, "4"])).toHaveLength(1);
});
