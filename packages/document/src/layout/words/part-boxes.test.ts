import { describe, expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";
import { withBoxesApart } from "./part-boxes";

const wordsOf = (text: string) => withBoxesApart(typeset([{ x: 50, y: 100, text }])).words;

describe("withBoxesApart", () => {
  it("parts boxes from the choices that they were printed close to, each with its share of the width", () => {
    const words = wordsOf("男□女☑");
    expect(words.map(({ text }) => text)).toEqual(["男", "□", "女", "☑"]);
    expect(words.map(({ box }) => box.x0)).toEqual([50, 57.5, 65, 72.5]);
  });

  it("leaves boxes by themselves, and ticks within a sentence", () => {
    expect(wordsOf("☐ yes").map(({ text }) => text)).toEqual(["☐", "yes"]);
    expect(wordsOf("該当するものに✓を").map(({ text }) => text)).toEqual(["該当するものに✓を"]);
  });

  it("gives a question the choice before the box that is ticked", () => {
    const page = typeset([{ x: 50, y: 100, text: "程度：轻度□ 中度☑ 严重□" }]);
    const { fields } = readingOf([page]);
    expect(fields.map(({ label, value }) => [label, value])).toEqual([["程度", "中度"]]);
  });
});
