import { describe, expect, it } from "vitest";
import type { Word } from "../model";
import { joinWords, joinWrapped } from "./segment";

function seen(...texts: string[]): string {
  const words = texts.map(
    (text, i): Word => ({
      text,
      box: { x0: 100 * i, x1: 100 * i + 90, top: 0, bottom: 20 },
      baseline: 16,
      fontSize: 20,
      bold: false,
      spaceBefore: i > 0,
      confidence: 0.9,
      source: "ocr",
    }),
  );
  return joinWords(words);
}

describe("joinWords, of words seen in pixels", () => {
  it("closes times of day that were seen with a gap on one side of their colon", () => {
    expect(seen("2026/02/12", "14", ":33")).toBe("2026/02/12 14:33");
    expect(seen("14:", "33")).toBe("14:33");
    expect(seen("1", ":", "50")).toBe("1 : 50");
    expect(seen("10：", "00")).toBe("10:00");
    expect(seen("10：", "00～16：30")).toBe("10：00～16：30");
  });

  it("closes dates that have a space behind one of their points", () => {
    expect(seen("11.", "11.2027")).toBe("11.11.2027");
    expect(seen("11/11/", "2027")).toBe("11/11/2027");
    expect(seen("11.", "11.", "2027")).toBe("11. 11. 2027");
    expect(seen("2026年12月4", "日")).toBe("2026年12月4日");
  });

  it("closes the slash before the ending of a word", () => {
    expect(seen("nato", "/a", "a")).toBe("nato/a a");
    expect(seen("alumno/", "a:")).toBe("alumno/a:");
    expect(seen("figlio", "/", "a")).toBe("figlio / a");
    expect(seen("casa", "/ab")).toBe("casa / ab");
  });

  it("closes a point before which an address of the net has a space", () => {
    expect(seen("li", ".falk@post.example")).toBe("li.falk@post.example");
    expect(seen("Mail.", "falk@post.example")).toBe("Mail. falk@post.example");
  });

  it("closes English ordinals that were seen with a space before their letters", () => {
    expect(seen("2", "nd", "of", "June")).toBe("2nd of June");
    expect(seen("23", "rd", "and", "14", "th")).toBe("23rd and 14th");
    expect(seen("4", "nd")).toBe("4 nd");
    expect(seen("1", "st")).toBe("1 st");
    expect(seen("2", "ndole")).toBe("2 ndole");
  });

  it("sees a slash with a space behind it alone as it is behind a single letter", () => {
    expect(seen("lamp", "w/", "tripod")).toBe("lamp w/ tripod");
    expect(seen("Tổng", "cộng/", "Total")).toBe("Tổng cộng / Total");
  });

  it("closes amounts that have a space beside their decimal sign, by themselves", () => {
    expect(seen("1,000", ".00")).toBe("1,000.00");
    expect(seen("¥2,", "480")).toBe("¥2,480");
    expect(seen("Nr.", "7,", "12")).toBe("Nr. 7, 12");
  });

  it("closes years and months, and takes digits that stand apart between ideographs for wide ones", () => {
    expect(seen("20", "1", "4.07")).toBe("2014.07");
    expect(seen("令和5年1", "0月2", "日")).toBe("令和５年１０月２日");
    expect(seen("2026年12月", "4日")).toBe("2026年12月4日");
  });

  it("sees both brackets around ideographs as wide where one is", () => {
    expect(seen("提交材料", "(可多选）")).toContain("（可多选）");
    expect(seen("Model", "(B)")).toBe("Model (B)");
  });

  it("closes addresses of the net", () => {
    expect(seen("office", "@kestrel.example")).toBe("office@kestrel.example");
    expect(seen("n.arribas@correo.", "example")).toBe("n.arribas@correo.example");
    expect(seen("ask", "info@x.de.", "thanks")).toBe("ask info@x.de. thanks");
    expect(seen("12", "@", "4.50")).toBe("12 @ 4.50");
  });

  it("gives a slash its space on both sides or on none, and a word behind a bracket its own", () => {
    expect(seen("Datum", "/Date")).toBe("Datum / Date");
    expect(seen("Né(e)le")).toBe("Né(e) le");
  });
});

it("joins lines of ideographs without a space behind the digits that one ends with", () => {
  expect(joinWrapped("白鹭县工业园3", "号楼")).toBe("白鹭县工业园3号楼");
  expect(joinWrapped("Unit 3", "号楼")).toBe("Unit 3 号楼");
});
