import { describe, expect, it } from "vitest";
import { toSegment } from "../layout/segment";
import type { Word } from "../model";
import { splitSegment } from "./inline/split-segment";
import { withNamedBanks } from "./named-banks";

/** A text at a place, each of its words as wide as its letters. */
function textAt(x: number, baseline: number, text: string) {
  let x0 = x;
  const words = text.split(" ").map((one): Word => {
    const box = { x0, x1: x0 + 4 * one.length, top: baseline - 8, bottom: baseline };
    x0 = box.x1 + 2;
    const set = { baseline, fontSize: 8, bold: false, spaceBefore: true, confidence: 1 };
    return { text: one, box, ...set, source: "pdf" };
  });
  return toSegment(words, 1);
}

/** What the texts of lines, each with its place from the left, are parted into. */
function parted(language: string, ...lines: (readonly [x: number, text: string])[][]): string[] {
  const weights = new Map([[language, 1]]);
  const given = lines.map((line, at) => {
    const baseline = 700 + 10 * at;
    const segments = line.map(([x, text]) => textAt(x, baseline, text));
    return { page: 1, baseline, fontSize: 8, segments };
  });
  return withNamedBanks(given, weights)
    .flatMap(({ segments }) => segments)
    .flatMap((segment) => splitSegment(segment, false, weights))
    .map(({ segment }) => segment.text);
}

const sortCode = ["Sort code", "20-44-18"];

describe("withNamedBanks", () => {
  it("parts the word for a bank from its name above or beside the numbers that it keeps", () => {
    const own = ["Bank", "Marlow & Firth"];
    expect(parted("eng", [[40, "Bank Marlow & Firth"]], [[40, "Sort code 20-44-18"]])).toEqual([
      ...own,
      ...sortCode,
    ]);
    expect(
      parted("eng", [
        [40, "Bank Marlow & Firth"],
        [300, "Sort code 20-44-18"],
      ]),
    ).toEqual([...own, ...sortCode]);
    const account = "IBAN IT44 X054 2811 1010 0000 0123 456";
    expect(parted("ita", [[40, account]], [[40, "Banca Cassa del Lago"]]).slice(-2)).toEqual([
      "Banca",
      "Cassa del Lago",
    ]);
  });

  it("leaves names that begin with the word for a bank, and a bank beside no number", () => {
    const account = "Konto 55 8075 0003 0000 5550 1827 0001";
    const name = "Bank Rolny Południe";
    expect(parted("pol", [[40, name]], [[40, account]])[0]).toBe(name);
    expect(parted("eng", [[40, "Bank Marlow & Firth"]], [[40, "Mon to Fri"]])).toHaveLength(2);
    expect(parted("eng", [[40, "Bank Marlow & Firth"]], [[300, "Sort code 20-44-18"]])[0]).toBe(
      "Bank Marlow & Firth",
    );
    expect(parted("eng", [[40, "Bank of Firth"]], [[40, "Sort code 20-44-18"]])[0]).toBe(
      "Bank of Firth",
    );
  });
});
