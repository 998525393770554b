import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";
import { weighChinese } from "./weigh-chinese";

const known = new Set([
  ..."水泵房值班表第一二三组人员电话地址检查记录阀门压力正常处无法，。、：（）:,.()-0123456789mA”",
]);

interface Given {
  probability: number;
  /** Of single signs. */
  unlikely: Readonly<Record<string, number>>;
  before: string;
  after: string;
  confidence: number;
}

function weigh(first: string, second: string, given: Partial<Given> = {}): Word {
  const { probability = 0.98, unlikely = {}, before = "", after = "", confidence = 0.97 } = given;
  const signs = [...second].map(
    (text, i): Sign => ({
      text,
      probability: unlikely[text] ?? probability,
      x: 10 * i + 5,
      spaced: false,
    }),
  );
  const word: Word = {
    text: first,
    box: { x0: 0, x1: 10 * second.length, top: 0, bottom: 10 },
    baseline: 8,
    fontSize: 10,
    bold: false,
    spaceBefore: false,
    confidence,
    source: "ocr",
  };
  return weighChinese(word, signs, known, { before, after });
}

describe("weighChinese", () => {
  it("is all but certain of what both read", () => {
    expect(weigh("水泵房", "水泵房")).toMatchObject({ confidence: 0.99, second: "agrees" });
  });

  it("takes the second reader's signs, however sure the first was, unless it is a guess", () => {
    expect(weigh("水录房", "水泵房", { confidence: 0.99 })).toMatchObject({
      text: "水泵房",
      second: "overrules",
    });
    expect(weigh("水录房", "水泵房", { unlikely: { 泵: 0.4 } }).text).toBe("水录房");
  });

  it("puts in what the first reader overlooked, at the ends with more certainty", () => {
    expect(weigh("水房", "水泵房", { unlikely: { 泵: 0.6 } }).text).toBe("水泵房");
    expect(weigh("水泵", "水泵房", { unlikely: { 房: 0.6 } }).text).toBe("水泵");
    expect(weigh("水泵", "水泵房").text).toBe("水泵房");
  });

  it("drops ideographs that the first reader made up, and quotes and points before a word", () => {
    expect(weigh("水法泵房", "水泵房").text).toBe("水泵房");
    expect(weigh("”水泵房", "水泵房").text).toBe("水泵房");
    expect(weigh("。电话", "电话").text).toBe("电话");
    expect(weigh("水法泵房", "水泵房", { probability: 0.7 }).text).toBe("水法泵房");
  });

  it("keeps points and strokes that the second reader overlooks or takes for others", () => {
    expect(weigh("正常。", "正常").text).toBe("正常。");
    expect(weigh("地址、电话：", "地址,电话:").text).toBe("地址、电话：");
    expect(weigh("一组", "--组").text).toBe("一组");
    expect(weigh("组", "--组").text).toBe("一组");
  });

  it("writes points and brackets among ideographs as wide as they are", () => {
    expect(weigh("压力正常", "压力:正常").text).toBe("压力：正常");
    expect(weigh("员三组", "人员(三组").text).toBe("人员（三组");
  });

  it("keeps signs that the second reader has no character for, and all where it saw nothing", () => {
    expect(weigh("☑正常", "正常").text).toBe("☑正常");
    expect(weigh("正常", "")).toMatchObject({ text: "正常", second: "none" });
  });
});
