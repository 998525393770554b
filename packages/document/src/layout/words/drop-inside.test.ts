import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { dropInside } from "./drop-inside";

const seen = (...words: [x: number, text: string, confidence: number][]): string[] =>
  dropInside(
    typeset(words.map(([x, text, confidence]) => ({ x, y: 100, text, confidence }))).words,
  ).map(({ text }) => text);

it("drops what was read once more within a longer word", () => {
  expect(seen([50, "ES00210000", 0.99], [70, "234!", 0.7])).toEqual(["ES00210000"]);
});

it("keeps what stands beside it, was read more surely, or is a box to tick", () => {
  expect(seen([50, "ES00210000", 0.99], [97, "234", 0.7])).toHaveLength(2);
  expect(seen([50, "049", 0.7], [52, "e", 0.99])).toHaveLength(2);
  expect(seen([50, "Repair", 0.99], [52, "☐", 0.7])).toHaveLength(2);
});

it("keeps one of two readings of the same ink that say the same, the surer or the first", () => {
  expect(seen([50, "142,50", 0.7], [52, "142,50", 0.99], [60, "142,50", 0.99])).toHaveLength(1);
  expect(seen([50, "142,50", 0.99], [80, "142,50", 0.99])).toHaveLength(2);
});
