import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import { settleEastern } from "./settle-eastern";

/** Words on one line, ten pixels an em; a number is the gap before the next one, in pixels. */
function read(texts: (string | number)[], isJapanese = true): string[] {
  let x = 0;
  const words = texts.flatMap((text): Word[] => {
    if (typeof text === "number") {
      x += text;
      return [];
    }
    const x0 = x;
    x += 5 * text.length;
    return [
      {
        text,
        box: { x0, x1: x, top: 0, bottom: 10 },
        baseline: 8,
        fontSize: 10,
        bold: false,
        spaceBefore: false,
        confidence: 0.9,
        source: "ocr",
      },
    ];
  });
  return settleEastern(words, isJapanese).map(({ text }) => text);
}

describe("settleEastern", () => {
  it("sets no space behind the sign of the yen, and groups of a number in one piece", () => {
    expect(read(["¥ 4,310"])).toEqual(["¥4,310"]);
    expect(read(["¥8,", 2, "250", 2, "円"])).toEqual(["¥8,250", "円"]);
    expect(read(["3,", 20, "250"])).toEqual(["3,", "250"]);
    expect(read(["¥8,", 2, "2507"])).toEqual(["¥8,", "2507"]);
  });

  it("has commas between the groups of yen", () => {
    expect(read(["¥1 200", 30, "¥1", 3, "087", 30, "1", 3, "087"])).toEqual([
      "¥1,200",
      "¥1,087",
      "1",
      "087",
    ]);
    expect(read(["¥175", 20, "200", 30, "¥175 20"])).toEqual(["¥175", "200", "¥175 20"]);
    expect(read(["¥61.500", 30, "0.125", 30, "48.600円"])).toEqual([
      "¥61,500",
      "0.125",
      "48,600円",
    ]);
    expect(read(["48.600", 1, "円"])).toEqual(["48,600", "円"]);
    expect(read(["48.600", 1, "kg"])).toEqual(["48.600", "kg"]);
  });

  it("reads the sign for degrees behind a number", () => {
    expect(read(["36.5", 4, "て", 30, "4て以下", 30, "0 て"])).toEqual([
      "36.5",
      "℃",
      "4℃以下",
      "0 ℃",
    ]);
    expect(read(["3", 30, "て", 30, "5てん", 30, "見て"])).toEqual(["3", "て", "5てん", "見て"]);
  });

  it("reads a stroke that no kana is before as 一, and one that closes an amount as a dash", () => {
    expect(read(["ー階倉庫", 30, "第ー種", 30, "カー用品"])).toEqual([
      "一階倉庫",
      "第一種",
      "カー用品",
    ]);
    expect(read(["¥61,500一"])).toEqual(["¥61,500－"]);
  });

  it("reads a tilde as the wave dash, but in an address of the net and on other pages", () => {
    expect(read(["9:00~18:30", 30, "月~金", 30, "10時~"])).toEqual([
      "9:00～18:30",
      "月～金",
      "10時～",
    ]);
    expect(read(["example.com/~7"])).toEqual(["example.com/~7"]);
    expect(read(["9:00~18:30"], false)).toEqual(["9:00~18:30"]);
  });

  it("reads the mark of a reduced tax behind a measure, and percentages elsewhere", () => {
    expect(read(["煎餅80g%", 30, "1.5L%", 30, "8%", 30, "税率%"])).toEqual([
      "煎餅80g※",
      "1.5L※",
      "8%",
      "税率%",
    ]);
    expect(read(["煎餅80g%"], false)).toEqual(["煎餅80g%"]);
  });

  it("has the registration number of who issues an invoice in one piece, apart from its label", () => {
    expect(read(["登録番号", 3, "T61", 4, "10003904475"])).toEqual(["登録番号", "T6110003904475"]);
    expect(read(["登録番号:T40 20005 016633", 30, "T4020005016633 01"])).toEqual([
      "登録番号:T4020005016633",
      "T4020005016633 01",
    ]);
    expect(read(["登録番", 1, "号T6060002041788"])).toEqual(["登録番号", "T6060002041788"]);
    expect(read(["登録番号", 9, "T61", 4, "1000390447"])).toEqual([
      "登録番号",
      "T61",
      "1000390447",
    ]);
  });

  it("leaves points and strokes of Chinese pages alone", () => {
    expect(read(["¥ 61.500", 30, "ー階"], false)).toEqual(["¥ 61.500", "ー階"]);
  });
});
