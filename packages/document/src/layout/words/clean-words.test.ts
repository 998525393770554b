import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import { cleanWords } from "./clean-words";

/** A word of 10 points, seen on pixels. */
const seen = (text: string, width: number): Word => ({
  text,
  box: { x0: 100, x1: 100 + width, top: 0, bottom: 11 },
  baseline: 9,
  fontSize: 10,
  bold: false,
  spaceBefore: true,
  confidence: 0.95,
  source: "ocr",
});

const textsOf = (...words: Word[]) => cleanWords(words).map(({ text }) => text);

describe("cleanWords", () => {
  it("takes an em dash as narrow as en dashes for one, and leaves other dashes as their ink told them", () => {
    expect(textsOf(seen("—", 5.6), seen("—", 9.5))).toEqual(["–", "—"]);
    expect(textsOf(seen("-", 4.7), seen("–", 4))).toEqual(["-", "–"]);
  });

  it("takes a sign of money that is no wider than one for one", () => {
    expect(textsOf(seen("€€", 6.5), seen("££", 11))).toEqual(["€", "££"]);
  });

  it("has one ring for degrees, and the comma of Chinese at the beginning of a word", () => {
    expect(textsOf(seen("0~8°℃", 30))).toEqual(["0~8℃"]);
    const textOf = (language: string) => cleanWords([seen(",220V/3kW", 40)], language)[0]?.text;
    expect(textOf("zho")).toBe("，220V/3kW");
    expect(textOf("eng")).toBe(",220V/3kW");
  });

  it("parts two words at a speck between them, where the reader was in doubt", () => {
    const doubted = { ...seen("UNIT*COST", 40), confidence: 0.6 };
    expect(textsOf(doubted)).toEqual(["UNIT", "COST"]);
    expect(textsOf(seen("UNIT*COST", 40), { ...seen("T*AB12", 30), confidence: 0.6 })).toEqual([
      "UNIT*COST",
      "T*AB12",
    ]);
  });

  it("parts Latin words that the reader of ideographs sees as one", () => {
    const read = (language: string) =>
      cleanWords([seen("Delivery Terms", 60), seen("工場 渡し", 40)], language);
    const [first, second] = read("jpn");
    expect(read("jpn").map(({ text }) => text)).toEqual(["Delivery", "Terms", "工場 渡し"]);
    expect(first?.box.x1).toBeLessThanOrEqual(second?.box.x0 ?? 0);
    expect(second?.spaceBefore).toBe(true);
    expect(read("eng")).toHaveLength(2);
  });

  it("has one sign for boxes to tick of one kind, whichever is printed", () => {
    const printed = (text: string): Word => ({ ...seen(text, 8), source: "pdf" });
    expect(textsOf(printed("⊗"), printed("⦿"), printed("❑"), printed("⊠"))).toEqual([
      "●",
      "●",
      "☐",
      "☒",
    ]);
  });

  it("takes what leads to a value and what parts the lines of a till for no text", () => {
    expect(textsOf(seen("…Lan", 24), seen("…", 8), seen("=======", 60))).toEqual(["Lan"]);
    expect(textsOf(seen("...)", 12), seen("…“", 10))).toEqual(["...)", "…“"]);
    expect(textsOf(seen("****", 30), seen("+84", 20))).toEqual(["****", "+84"]);
  });

  it("has the sign for square metres of print in ideographs there, and letters elsewhere", () => {
    const [area, other] = [seen("120 m²", 40), seen("3 cm²", 30)];
    expect(cleanWords([area, other], "zho").map(({ text }) => text)).toEqual(["120 ㎡", "3 cm²"]);
    expect(cleanWords([area], "deu").map(({ text }) => text)).toEqual(["120 m²"]);
  });

  it("leaves brackets of Japanese pages narrow where most of them were seen so", () => {
    const words = [seen("税込(7円)", 50), seen("月(日)", 30), seen("（写）", 30)];
    const read = (own: readonly Word[], language: string) =>
      cleanWords(own, language).map(({ text }) => text);
    expect(read(words, "jpn")).toEqual(["税込(7円)", "月(日)", "（写）"]);
    expect(read(words.slice(1), "jpn")).toEqual(["月（日）", "（写）"]);
    expect(read(words, "zho")).toEqual(["税込（7円）", "月（日）", "（写）"]);
  });

  it("sets brackets around ideographs wide, at the head of a word too", () => {
    expect(textsOf(seen("(万元)", 40), seen("年收入(万元)", 70), seen("(8)", 15))).toEqual([
      "（万元）",
      "年收入（万元）",
      "(8)",
    ]);
  });

  it("keeps a stroke that one reader doubts and the other is sure of", () => {
    const stroke = (second: number): Word => ({
      ...seen("/", 5),
      confidence: 0.46,
      readings: { first: 0.46, second, alike: 0 },
    });
    expect(textsOf(seen("ĐT", 16), stroke(0.99), seen("Tel.", 14))).toEqual(["ĐT", "/", "Tel."]);
    expect(textsOf(seen("ĐT", 16), stroke(0.9), seen("Tel.", 14))).toEqual(["ĐT", "Tel."]);
  });
});
