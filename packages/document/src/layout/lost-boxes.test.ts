import { describe, expect, it } from "vitest";
import type { Word } from "../model";
import { withLostBoxes } from "./lost-boxes";

/** Words of a line ten points high, each from its left edge on and so many ems wide. */
const line = (...texts: (readonly [x: number, text: string, ems: number])[]): Word[] =>
  texts.map(([x, text, ems]) => ({
    text,
    box: { x0: x, x1: x + 10 * ems, top: 91, bottom: 102 },
    baseline: 100,
    fontSize: 10,
    bold: false,
    spaceBefore: true,
    confidence: 0.9,
    source: "ocr",
  }));

const textsOf = (words: Word[]): string =>
  withLostBoxes(words)
    .map(({ text }) => text)
    .join(" ");

describe("withLostBoxes", () => {
  it("puts a tick before signs as wide as one more, beside boxes of which none is ticked", () => {
    const words = line([50, "左侧", 3.05], [90, "☐", 0.9], [103, "右侧", 2]);
    expect(textsOf(words)).toBe("☒ 左侧 ☐ 右侧");
    expect(withLostBoxes(words)[1]?.box).toMatchObject({ x0: 60.5, x1: 80.5 });
  });

  it("puts an empty box there beside a ticked one, also where it took the place of a sign", () => {
    const words = line([50, "☒", 0.9], [63, "左侧", 2], [90, "上", 0.9], [102, "下层", 3]);
    expect(textsOf(words)).toBe("☒ 左侧 ☐ 上下层");
  });

  it("leaves signs without boxes beside them, and two of which either may be ticked", () => {
    expect(textsOf(line([50, "左侧", 3.05], [90, "右侧", 2]))).toBe("左侧 右侧");
    const two = line([50, "左侧", 3], [90, "右侧", 3], [130, "☐", 0.9], [143, "下层", 2]);
    expect(textsOf(two)).toBe("左侧 右侧 ☐ 下层");
    expect(textsOf(line([50, "左侧", 3], [84, "面", 0.8], [130, "☐", 0.9], [143, "下", 1]))).toBe(
      "左侧 面 ☐ 下",
    );
  });
});
