import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import { withBoxSigns } from "./box-signs";

const EM = 10;

/** Words seen on pixels, of signs one em wide, so many em apart. */
function seen(...words: [text: string, gap: number][]): string[] {
  let x = 0;
  const line = words.map(([text, gap]): Word => {
    const x0 = x + gap * EM;
    x = x0 + text.length * EM;
    const box = { x0, x1: x, top: text === "☐" ? 4 : 0, bottom: 11 };
    return {
      text,
      box,
      baseline: 9,
      fontSize: EM,
      bold: false,
      spaceBefore: true,
      confidence: 0.9,
      source: "ocr",
    };
  });
  return withBoxSigns(line).map(({ text }) => text);
}

describe("boxes to tick that were read as ideographs", () => {
  it("are put in their place, with their ticks", () => {
    expect(seen(["口男", 0], ["凶女", 1])).toEqual(["☐", "男", "☒", "女"]);
    expect(seen(["回种植　口经商", 0], ["”口工资", 1])).toEqual([
      "☒",
      "种植",
      "☐",
      "经商",
      "☐",
      "工资",
    ]);
    expect(seen(["要支援", 0], ["口", 1], ["1", 0.5], ["口", 1], ["2", 0.5])).toEqual([
      "要支援",
      "☐",
      "1",
      "☐",
      "2",
    ]);
    expect(seen(["来源：", 0], ["回其他", 0], ["☐", 1])).toEqual(["来源：", "☒", "其他", "☐"]);
  });

  it("stand where one has been drawn, and alone nowhere", () => {
    expect(seen(["☐", 0], ["有", 0.3], ["口無", 1])).toEqual(["☐", "有", "☐", "無"]);
    expect(seen(["口男", 0], ["女", 1])).toEqual(["口男", "女"]);
  });

  it("are no part of words", () => {
    const words: [string, number][] = [
      ["口座振替", 0],
      ["回数", 1],
      ["ロール", 1],
      ["家庭人", 1],
      ["口", 0],
    ];
    expect(seen(...words, ["☐", 1], ["☐", 1])).toEqual([...words.map(([text]) => text), "☐", "☐"]);
  });
});

describe("an empty box amid ideographs", () => {
  it("is the sign of a mouth where it stands as they do", () => {
    expect(seen(["海", 0], ["☐", 0.3], ["市龙华路", 0.3])).toEqual(["海", "口", "市龙华路"]);
  });

  it("is one to tick behind white, or beside another", () => {
    expect(seen(["同意", 0], ["☐", 0.8], ["是", 0.3])).toContain("☐");
    expect(seen(["海", 0], ["☐", 0.3], ["市", 0.3], ["☒", 1], ["是", 0.3])).toContain("☐");
  });
});
